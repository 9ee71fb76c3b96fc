import type { CalendarDay, Day, Period } from "@/lib/contract";
import { addDays, eachDay } from "./days";

/** Units of one variant at one source on one day, and how many of them are reserved or held. */
export interface DayCount {
  day: Day;
  units: number;
  booked: number;
}

/** Fewest units free on any day of the period; a day without a count has its full stock free. */
export function freeOnEveryDay(days: readonly DayCount[], period: Period, units: number): number {
  const counts = new Map(days.map((count) => [count.day, count]));
  let least = units;
  for (const day of eachDay(period)) {
    const count = counts.get(day);
    if (count) least = Math.min(least, count.units - count.booked);
  }
  return Math.max(least, 0);
}

/** Days that a rent blocks: its own and those of the turnaround after the return. */
export const occupiedPeriod = (period: Period, turnaroundDays: number): Period => ({
  from: period.from,
  to: addDays(period.to, turnaroundDays),
});

/** Offline nobody knows the stock: the line is a pre-reservation. */
export const stockStatus = ({
  free,
  qty,
  online,
}: {
  free: number | null;
  qty: number;
  online: boolean;
}): "ok" | "out_of_stock" | "volatile" => {
  if (!online || free === null) return "volatile";
  return free >= qty ? "ok" : "out_of_stock";
};

export type DayMark = "full" | "last" | "closed" | "free";

/** What a calendar shows of each day; a day with nothing free is full even when the shop is closed. */
export const calendarMarks = (days: readonly CalendarDay[]): Map<Day, DayMark> =>
  new Map(
    days.map(({ day, free, closed }) => [day, free <= 0 ? "full" : closed ? "closed" : free === 1 ? "last" : "free"]),
  );
