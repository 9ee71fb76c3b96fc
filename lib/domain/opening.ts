import type { Day } from "@/lib/contract";
import { weekdayOf } from "./days";

export interface Opening {
  /** A missing weekday is closed. */
  opening_hours: readonly { weekday: number }[];
  closed_days: readonly Day[];
}

/** Days on which a shop hands nothing over and takes nothing back. One without opening hours never does. */
export function closedAt({ opening_hours, closed_days }: Opening): (day: Day) => boolean {
  const open = new Set(opening_hours.map(({ weekday }) => weekday));
  const closed = new Set(closed_days);
  return (day) => closed.has(day) || !open.has(weekdayOf(day));
}

/** Times of day as "HH:MM". */
export interface Hours {
  opens: string;
  closes: string;
}

export interface OpeningHours extends Opening {
  opening_hours: readonly ({ weekday: number } & Hours)[];
}

/** When a shop is open on a day; null when it is closed. */
export function hoursOn({ opening_hours, closed_days }: OpeningHours, day: Day): Hours | null {
  if (closed_days.includes(day)) return null;
  const hours = opening_hours.find(({ weekday }) => weekday === weekdayOf(day));
  return hours ? { opens: hours.opens, closes: hours.closes } : null;
}

/** "08:00" as it is read: "8:00". */
export const spokenTime = (time: string): string => time.replace(/^0/u, "");

/** The same hours as they are read: from "8:00" to "18:00". */
export function spokenHoursOn(opening: OpeningHours, day: Day): Hours | null {
  const hours = hoursOn(opening, day);
  return hours && { opens: spokenTime(hours.opens), closes: spokenTime(hours.closes) };
}
