import type { Day } from "@/lib/contract";
import { addDays, shopDay, weekdayOf } from "./days";
import { hoursOn, type OpeningHours } from "./opening";
import { shopInstant } from "./rental-instants";

/*
 * Until when a day can be ordered. Every branch and every carrier answers that one question; what is too late, and
 * which day comes next, follows from it (decision 032). Loads the time zones, so no page starts with it.
 */

/** The last moment in which that day can be ordered; null when nothing is handed over that day. */
export type LastOrder = (day: Day) => Date | null;

export interface BranchTimes extends OpeningHours {
  /** The branch needs so long to make things ready. */
  lead_minutes: number;
  /** "HH:MM": what is fetched on a day is ordered until then on that day. */
  order_until: string | null;
}

export interface CarrierTimes {
  /** Orders are taken until this time, so many working days before the first day. */
  orderUntil: string;
  workingDaysBefore: number;
}

/** Which days nobody works on beside Saturdays and Sundays. */
type Holidays = (day: Day) => boolean;

/** The working day that lies so many of them before a day; the day itself for none. */
function workingDayBefore(day: Day, count: number, isHoliday: Holidays): Day {
  let found = day;
  for (let left = count; left > 0;) {
    found = addDays(found, -1);
    if (weekdayOf(found) <= 5 && !isHoliday(found)) left -= 1;
  }
  return found;
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** A branch hands over while it is open: what it could make ready only after closing is too late. */
export const branchLastOrder =
  (branch: BranchTimes): LastOrder =>
  (day) => {
    const hours = hoursOn(branch, day);
    if (!hours) return null;
    const ready = new Date(shopInstant(day, hours.closes).getTime() - branch.lead_minutes * 60_000);
    return branch.order_until === null ? ready : earlier(ready, shopInstant(day, branch.order_until));
  };

export const carrierLastOrder =
  ({ orderUntil, workingDaysBefore }: CarrierTimes, isHoliday: Holidays): LastOrder =>
  (day) =>
    shopInstant(workingDayBefore(day, workingDaysBefore, isHoliday), orderUntil);

/** From when what is ordered now can be fetched at a branch on a day that can still be served. */
export function readyAt(branch: BranchTimes, day: Day, now: Date): Date | null {
  const hours = hoursOn(branch, day);
  if (!hours || isTooLate(branchLastOrder(branch), day, now)) return null;
  const opens = shopInstant(day, hours.opens);
  const ready = new Date(now.getTime() + branch.lead_minutes * 60_000);
  return opens > ready ? opens : ready;
}

/** Why nothing can be had on a day: nobody hands over, or it had to be ordered earlier. */
export type DayProblem = "closed" | "late";

export function dayProblem(lastOrder: LastOrder, day: Day, now: Date): DayProblem | null {
  const last = lastOrder(day);
  if (last === null) return "closed";
  return now > last ? "late" : null;
}

/** Whether that day can no longer be ordered; a day on which nothing is handed over was never too late. */
export const isTooLate = (lastOrder: LastOrder, day: Day, now: Date): boolean =>
  dayProblem(lastOrder, day, now) === "late";

/** How far ahead a day that can be served is looked for. */
const SEARCH_DAYS = 60;

/** The first day from `wished` on that can be served. */
export function nextServable(lastOrder: LastOrder, wished: Day, now: Date): Day | null {
  const today = shopDay(now);
  const from = wished < today ? today : wished;
  for (let step = 0; step <= SEARCH_DAYS; step += 1) {
    const day = addDays(from, step);
    if (dayProblem(lastOrder, day, now) === null) return day;
  }
  return null;
}
