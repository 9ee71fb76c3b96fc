import type { Day, Period } from "@/lib/contract";
import { NO_PERIOD_FROM, NO_PERIOD_TO } from "@/lib/contract/no-period";
import { rental } from "@/shop.config";
import { addDays, civilDay, diffDays, isDay, makeDay } from "./days";

export const MAX_RENTAL_DAYS = rental.longestDays;
/** Rents are taken at most so far ahead; also keeps day arithmetic on typed years inside the calendar. */
export const MAX_ADVANCE_DAYS = rental.horizonDays;

export type PeriodProblem = "incomplete" | "invalid" | "reversed" | "past" | "too_long";

/** Days charged: both ends count. */
export const rentalDays = (period: Period): number => diffDays(period.from, period.to) + 1;

export const samePeriod = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

export const periodsOverlap = (a: Period, b: Period): boolean => a.from <= b.to && b.from <= a.to;

/** Whether the pick-up day is gone; a rent that starts today is not past. */
export const isPast = (period: Period, today: Day): boolean => period.from < today;

/** What forbids a period, whatever the product. */
export function periodProblem(period: Period, today: Day): Exclude<PeriodProblem, "incomplete"> | null {
  if (!isDay(period.from) || !isDay(period.to)) return "invalid";
  if (period.from > period.to) return "reversed";
  if (isPast(period, today)) return "past";
  if (rentalDays(period) > MAX_RENTAL_DAYS) return "too_long";
  return diffDays(today, period.from) > MAX_ADVANCE_DAYS ? "invalid" : null;
}

type QueryValue = string | readonly string[] | null | undefined;
const firstOf = (value: QueryValue): string => (typeof value === "string" ? value : (value?.[0] ?? "")).trim();

/** Reads dateFrom and dateTo of a URL. A period that can't be used is dropped, and `problem` says why. */
export function parsePeriodQuery(
  query: { dateFrom?: QueryValue; dateTo?: QueryValue },
  today: Day,
): { period: Period | null; problem: PeriodProblem | null } {
  const from = firstOf(query.dateFrom);
  const to = firstOf(query.dateTo);
  if (!from && !to) return { period: null, problem: null };
  if (from === NO_PERIOD_FROM && to === NO_PERIOD_TO) return { period: null, problem: null };
  if (!from || !to) return { period: null, problem: "incomplete" };
  const problem = periodProblem({ from, to }, today);
  return problem ? { period: null, problem } : { period: { from, to }, problem: null };
}

/** The whole calendar month that a day lies in. */
export const monthPeriod = (day: Day): Period => {
  const { year, month } = civilDay(day);
  const from = makeDay(year, month, 1);
  const next = month === 12 ? makeDay(year + 1, 1, 1) : makeDay(year, month + 1, 1);
  return { from, to: addDays(next, -1) };
};
