import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Day, Period } from "@/lib/contract";
import { parsePeriodQuery } from "@/lib/domain/rental-period";
import { readStored, writeStored } from "./browser-storage";

const KEY = "sezona.period";

export type PeriodProblem = NonNullable<ReturnType<typeof parsePeriodQuery>["problem"]>;

interface ReservationState {
  /** The visitor's current period; cart lines carry their own. */
  period: Period | null;
  /** Why the dates of the last URL were not taken. */
  problem: PeriodProblem | null;
}

/** Starts empty, as the server renders it; what the visitor chose comes with `loadPeriod` after hydration has begun. */
export const reservationStore = createStore<ReservationState>(() => ({ period: null, problem: null }));

function keep(period: Period | null): void {
  writeStored(KEY, period);
}

export function loadPeriod(today: Day): void {
  const stored = readStored(KEY) as { from?: unknown; to?: unknown } | null;
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const { period } = parsePeriodQuery({ dateFrom: text(stored?.from), dateTo: text(stored?.to) }, today);
  reservationStore.setState({ period });
  if (stored && !period) keep(null);
}

export function setPeriod(period: Period | null): void {
  reservationStore.setState({ period, problem: null });
  keep(period);
}

/** Dates of a URL win over the remembered ones; unusable ones change nothing and say why. */
export function adoptPeriod(query: URLSearchParams, today: Day): PeriodProblem | null {
  const { period, problem } = parsePeriodQuery(
    { dateFrom: query.get("dateFrom") ?? undefined, dateTo: query.get("dateTo") ?? undefined },
    today,
  );
  if (period) setPeriod(period);
  else reservationStore.setState({ problem });
  return problem;
}

/** Another tab chose dates: the next page of this one shows them too. */
export function followOtherTabs(today: () => Day): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === KEY) loadPeriod(today());
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

export const usePeriod = (): Period | null => useStore(reservationStore, (state) => state.period);
