import type { Day, Period } from "@/lib/contract";
import { NO_PERIOD_FROM, NO_PERIOD_TO } from "@/lib/contract/no-period";
import { rental } from "@/shop.config";
import { addDays, civilDay, diffDays, isDay, makeDay } from "./days";

export const MAX_RENTAL_DAYS = rental.longestDays;
/** Rents are taken at most so far ahead; also keeps day arithmetic on typed years inside the calendar. */
export const MAX_ADVANCE_DAYS = rental.horizonDays;

/** How far from a closed day an open one is looked for. */
const SEARCH_DAYS = 60;

export type PeriodProblem = "incomplete" | "invalid" | "reversed" | "past" | "too_long";

/** Days charged: both ends count. */
export const rentalDays = (period: Period): number => diffDays(period.from, period.to) + 1;

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

export type EndsCheck = { ok: true } | { ok: false; end: "from" | "to"; nearest: Period | null };

/**
 * Whether a rent may start and end on these days. When not, `nearest` is the period with the least moved
 * ends (at equal distance the one that covers the wish); null when the shop is closed all around.
 */
export function checkEnds(period: Period, isClosed: (day: Day) => boolean, today?: Day): EndsCheck {
  const fromClosed = isClosed(period.from);
  if (!fromClosed && !isClosed(period.to)) return { ok: true };
  const starts = openDaysAround(period.from, isClosed, -1).filter((day) => today === undefined || day >= today);
  const ends = openDaysAround(period.to, isClosed, 1);
  let nearest: Period | null = null;
  let least = Infinity;
  for (const from of starts) {
    for (const to of ends) {
      const moved = Math.abs(diffDays(period.from, from)) + Math.abs(diffDays(period.to, to));
      if (moved < least && from <= to && rentalDays({ from, to }) <= MAX_RENTAL_DAYS)
        [nearest, least] = [{ from, to }, moved];
    }
  }
  return { ok: false, end: fromClosed ? "from" : "to", nearest };
}

/** The nearest open days on each side of a day (or the day itself), `preferred` direction first. */
function openDaysAround(day: Day, isClosed: (day: Day) => boolean, preferred: 1 | -1): Day[] {
  if (!isClosed(day)) return [day];
  const nextOpen = (direction: 1 | -1): Day | undefined => {
    for (let step = 1; step <= SEARCH_DAYS; step += 1) {
      const candidate = addDays(day, step * direction);
      if (!isClosed(candidate)) return candidate;
    }
    return undefined;
  };
  return [nextOpen(preferred), nextOpen(preferred === 1 ? -1 : 1)].filter((found) => found !== undefined);
}

const realDay = (year: number, month: number, day: number): Day | null => {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDay(text) ? text : null;
};

/** Americans put the month first, but between slashes only: dots are the Czech way in every language. */
const monthFirst = (locale: string): boolean => locale === "en-US";

/**
 * Reads a day as people type it: "12. 2. 2027", "12.2." (the next one), "12/2/2027" ("2/12/2027" in en-US),
 * "2027-02-12".
 */
export function parseTypedDay(text: string, today: Day, locale: string): Day | null {
  const compact = text.replace(/\s+/gu, "");
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(compact);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed = /^(\d{1,2})([./-])(\d{1,2})(?:[./-](\d{4}|\d{2})?)?\.?$/u.exec(compact);
  if (!typed) return null;
  const [first, second] = [Number(typed[1]), Number(typed[3])];
  const [day, month] = typed[2] === "/" && monthFirst(locale) ? [second, first] : [first, second];
  if (typed[4]) return realDay(typed[4].length === 2 ? 2000 + Number(typed[4]) : Number(typed[4]), month, day);
  const thisYear = civilDay(today).year;
  // A leap day typed without a year may be up to eight years away (around 2100).
  for (let year = thisYear; year <= thisYear + 8; year += 1) {
    const candidate = realDay(year, month, day);
    if (candidate && candidate >= today) return candidate;
  }
  return null;
}

/** "12. 2. 2027", in en-US "2/12/2027": a day as `parseTypedDay` reads it back in the same language. */
export function writeTypedDay(day: Day, locale: string): string {
  const { year, month, day: number } = civilDay(day);
  return monthFirst(locale) ? `${month}/${number}/${year}` : `${number}.\u00A0${month}.\u00A0${year}`;
}

/** The nearest period that may be rented instead of one that is over, or too long; what is free, the calendar knows. */
export function nearestAllowed(period: Period, today: Day): Period | null {
  const problem = periodProblem(period, today);
  if (problem === "too_long") return { from: period.from, to: addDays(period.from, MAX_RENTAL_DAYS - 1) };
  if (problem !== "past") return null;
  return { from: today, to: addDays(today, Math.min(rentalDays(period), MAX_RENTAL_DAYS) - 1) };
}

/** The whole calendar month that a day lies in. */
export const monthPeriod = (day: Day): Period => {
  const { year, month } = civilDay(day);
  const from = makeDay(year, month, 1);
  const next = month === 12 ? makeDay(year + 1, 1, 1) : makeDay(year, month + 1, 1);
  return { from, to: addDays(next, -1) };
};
