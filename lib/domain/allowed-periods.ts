import type { Day, Period } from "@/lib/contract";
import { addDays, diffDays } from "./days";
import { MAX_RENTAL_DAYS, periodProblem, rentalDays } from "./rental-period";

/* What may be rented instead of days that may not. Apart from the period's other rules, which every page loads. */

/** How far from a closed day an open one is looked for. */
const SEARCH_DAYS = 60;

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

/**
 * The nearest period that may be rented instead of one that is over, too long or the wrong way round; what is free,
 * the calendar knows.
 */
export function nearestAllowed(period: Period, today: Day): Period | null {
  const problem = periodProblem(period, today);
  if (problem === "reversed") {
    const swapped = { from: period.to, to: period.from };
    return periodProblem(swapped, today) === null ? swapped : nearestAllowed(swapped, today);
  }
  if (problem === "too_long") return { from: period.from, to: addDays(period.from, MAX_RENTAL_DAYS - 1) };
  if (problem !== "past") return null;
  return { from: today, to: addDays(today, Math.min(rentalDays(period), MAX_RENTAL_DAYS) - 1) };
}
