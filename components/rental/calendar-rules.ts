import type { CalendarDay, Day } from "@/lib/contract";
import { startProblem } from "@/lib/domain/rent-rules";
import { MAX_RENTAL_DAYS, rentalDays } from "@/lib/domain/rental-period";
import type { DayMark } from "./range-calendar";

export interface CalendarRules {
  markOf: (day: Day) => DayMark;
  isBarred: (day: Day, anchor: Day | null) => boolean;
}

/**
 * What the calendar of one variant allows. A full day can't lie in a rent at all; a closed one can't start or
 * end it but may lie inside; a day that nobody counted is not promised.
 */
export function calendarRules(days: readonly CalendarDay[], qty: number): CalendarRules {
  const known = new Map(days.map((day) => [day.day, day]));
  const full = days.filter((day) => day.free < qty).map((day) => day.day);

  const markOf = (day: Day): DayMark => {
    const found = known.get(day);
    if (!found || found.free < qty) return "full";
    if (found.closed) return "closed";
    return found.free === qty ? "last" : "free";
  };

  const isBarred = (day: Day, anchor: Day | null): boolean => {
    const mark = markOf(day);
    if (mark === "full" || mark === "closed") return true;
    if (anchor === null) return known.get(day)?.no_start ?? false;
    const [from, to] = day < anchor ? [day, anchor] : [anchor, day];
    if (startProblem(known.get(from) ?? {}, { from, to }) !== null) return true;
    return full.some((taken) => taken > from && taken < to) || rentalDays({ from, to }) > MAX_RENTAL_DAYS;
  };

  return { markOf, isBarred };
}
