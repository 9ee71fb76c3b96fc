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
