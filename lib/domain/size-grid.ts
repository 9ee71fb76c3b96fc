import type { CalendarDay, Day } from "@/lib/contract";
import { calendarMarks, type DayMark, isBar } from "./calendar-choice";
import { addDays } from "./days";

/** What a grid of sizes and days knows: the rules of the days, and of each size the units free on them. */
export interface SizeDays {
  days: readonly Omit<CalendarDay, "free">[];
  free: readonly number[];
}

/** A rent that begins on a day: whether it can be had, of the last unit too, or why not; null of days unknown. */
export type GridMark = DayMark | null;

/** Judges the rents of one size that are so many days long, by the day on which each begins. */
export function rentsFrom(size: SizeDays, length: number): (day: Day) => { mark: GridMark; free: number } {
  const days = size.days.map((day, index) => ({ ...day, free: size.free[index] ?? 0 }));
  const at = new Map(days.map(({ day }, index) => [day, index]));
  const markOf = calendarMarks(days, 1);
  return (day) => {
    const index = at.get(day);
    if (index === undefined) return { mark: null, free: 0 };
    const start = markOf(day, null);
    const mark = start === null || isBar(start) ? start : markOf(addDays(day, length - 1), day);
    if (mark === null || isBar(mark)) return { mark, free: 0 };
    const free = Math.min(...days.slice(index, index + length).map((known) => known.free));
    return { mark: free === 1 ? "last" : "free", free };
  };
}
