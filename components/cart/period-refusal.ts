import type { CalendarDay, Day, Period } from "@/lib/contract";
import { eachDay } from "@/lib/domain/days";
import { checkEnds, nearestValidPeriods } from "@/lib/domain/rental-period";

export interface PeriodRefusal {
  /** Closed on the first day, on the last one, or too few pieces on some day between. */
  why: "closedFrom" | "closedTo" | "full";
  nearest: Period | null;
}

/**
 * Why the shop would refuse these days, by its calendar; null when it takes them. Days beyond the calendar are the
 * server's to judge.
 */
export function periodRefusal(
  period: Period,
  days: readonly CalendarDay[],
  qty: number,
  today: Day,
): PeriodRefusal | null {
  const known = new Map(days.map((day) => [day.day, day]));
  const isClosed = (day: Day) => known.get(day)?.closed ?? false;
  const isFull = (day: Day) => (known.get(day)?.free ?? qty) < qty;
  const isFree = (day: Day) => known.has(day) && !isFull(day);
  const ends = checkEnds(period, isClosed, today);
  const full = eachDay(period).some(isFull);
  if (ends.ok && !full) return null;
  const moved = ends.ok ? null : ends.nearest;
  const nearest =
    moved && eachDay(moved).every(isFree)
      ? moved
      : (nearestValidPeriods(period, isFree, isClosed, today, 1)[0] ?? null);
  return { why: ends.ok ? "full" : ends.end === "from" ? "closedFrom" : "closedTo", nearest };
}
