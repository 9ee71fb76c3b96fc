import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Day, Period } from "@/lib/contract";
import { ANYWHERE, type Branch, branchOf, formatPlace, parsePlace, type Place } from "@/lib/domain/place";
import { parsePeriodQuery, type PeriodProblem } from "@/lib/domain/rental-period";
import { readStored, writeStored } from "./browser-storage";

const KEY = "sezona.period";
const PLACE_KEY = "sezona.place";

interface ReservationState {
  /** The visitor's current period; cart lines carry their own. */
  period: Period | null;
  /** Where they want the things. */
  place: Place;
  /** Branches of the shop on the screen: another shop's are no places here, and come back with it. */
  branches: readonly Branch[];
  /** What was remembered of the visit is in; before that, no days means only that nobody has looked. */
  isLoaded: boolean;
  /** Why the dates of the last URL were not taken. */
  problem: PeriodProblem | null;
}

/** Starts empty, as the server renders it; what the visitor chose comes with `loadPeriod` after hydration has begun. */
export const reservationStore = createStore<ReservationState>(() => ({
  period: null,
  place: ANYWHERE,
  branches: [],
  isLoaded: false,
  problem: null,
}));

function keep(period: Period | null): void {
  writeStored(KEY, period);
}

export function loadPeriod(today: Day): void {
  const stored = readStored(KEY) as { from?: unknown; to?: unknown } | null;
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const { period } = parsePeriodQuery({ dateFrom: text(stored?.from), dateTo: text(stored?.to) }, today);
  reservationStore.setState({ period, isLoaded: true });
  if (stored && !period) keep(null);
}

export function setPeriod(period: Period | null): void {
  reservationStore.setState({ period, problem: null });
  keep(period);
}

/**
 * @param branches of the shop that is on the screen now
 * @returns what became of the place that was chosen, here or in another of the shops
 */
export function loadPlace(branches: readonly Branch[]): "none" | "kept" | "left" {
  const stored = readStored(PLACE_KEY);
  const place = typeof stored === "string" ? parsePlace(stored, branches) : null;
  reservationStore.setState({ place: place ?? ANYWHERE, branches });
  if (typeof stored !== "string") return "none";
  return place ? "kept" : "left";
}

export function setPlace(place: Place): void {
  reservationStore.setState({ place });
  writeStored(PLACE_KEY, place.kind === "anywhere" ? null : formatPlace(place));
}

/** The place of a URL wins over the remembered one. @returns what was no place of this shop, and changed nothing. */
export function adoptPlace(query: URLSearchParams, branches: readonly Branch[]): string | null {
  const text = query.get("place");
  if (!text) return null;
  const place = parsePlace(text, branches);
  if (place) setPlace(place);
  return place ? null : text;
}

/**
 * Dates of a URL win over the remembered ones; unusable ones change nothing and say why. An empty first day alone lets
 * go of them: no form writes that.
 */
export function adoptPeriod(query: URLSearchParams, today: Day): PeriodProblem | null {
  if (query.get("dateFrom") === "" && !query.has("dateTo")) {
    setPeriod(null);
    return null;
  }
  const { period, problem } = parsePeriodQuery(
    { dateFrom: query.get("dateFrom") ?? undefined, dateTo: query.get("dateTo") ?? undefined },
    today,
  );
  if (period) setPeriod(period);
  else reservationStore.setState({ problem });
  return problem;
}

/** Another tab chose dates or a place: the next page of this one shows them too. */
export function followOtherTabs(today: () => Day): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === KEY) loadPeriod(today());
    if (event.key === PLACE_KEY) loadPlace(reservationStore.getState().branches);
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

export const usePeriod = (): Period | null => useStore(reservationStore, (state) => state.period);
export const useIsVisitLoaded = (): boolean => useStore(reservationStore, (state) => state.isLoaded);
export const usePlace = (): Place => useStore(reservationStore, (state) => state.place);
export const useBranches = (): readonly Branch[] => useStore(reservationStore, (state) => state.branches);
/** The branch that the wished place means. */
export const useWishedBranch = (): Branch | undefined =>
  useStore(reservationStore, ({ place, branches }) => branchOf(place, branches));
