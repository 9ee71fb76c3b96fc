import type { Day, Period } from "@/lib/contract";
import { addDays } from "./days";
import { MAX_RENTAL_DAYS, periodProblem, rentalDays } from "./rental-period";

/* What may be rented instead of days that may not. Apart from the period's other rules, which every page loads. */

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
