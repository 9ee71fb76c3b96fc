import type { Day } from "@/lib/contract";
import { weekdayOf } from "./days";

/** Times of day as "HH:MM". */
export interface Hours {
  opens: string;
  closes: string;
}

/** A single day that is unlike its weekday. */
export interface SpecialDay {
  day: Day;
  /** Null: closed. */
  hours: Hours | null;
  note?: string;
}

export interface Opening {
  /** A missing weekday is closed. */
  opening_hours: readonly { weekday: number }[];
  closed_days: readonly Day[];
  /** What is said of a single day holds whatever its weekday and the closed days say. */
  special_hours?: readonly Pick<SpecialDay, "day" | "hours">[];
}

/** Days on which a shop hands nothing over and takes nothing back. One without opening hours never does. */
export function closedAt({ opening_hours, closed_days, special_hours = [] }: Opening): (day: Day) => boolean {
  const open = new Set(opening_hours.map(({ weekday }) => weekday));
  const closed = new Set(closed_days);
  const special = new Map(special_hours.map(({ day, hours }) => [day, hours === null]));
  return (day) => special.get(day) ?? (closed.has(day) || !open.has(weekdayOf(day)));
}

export interface OpeningHours extends Opening {
  opening_hours: readonly ({ weekday: number } & Hours)[];
}

/** When a shop is open on a day; null when it is closed. */
export function hoursOn(opening: OpeningHours, day: Day): Hours | null {
  const special = opening.special_hours?.find((said) => said.day === day);
  if (special) return special.hours;
  return opening.closed_days.includes(day) ? null : usualHoursOn(opening, day);
}

/** When a shop is open on such a weekday. */
export function usualHoursOn({ opening_hours }: Pick<OpeningHours, "opening_hours">, day: Day): Hours | null {
  const hours = opening_hours.find(({ weekday }) => weekday === weekdayOf(day));
  return hours ? { opens: hours.opens, closes: hours.closes } : null;
}

/** "08:00" as it is read: "8:00". */
export const spokenTime = (time: string): string => time.replace(/^0/u, "");

/** Whether a place that is open like that never closes: a locker, a petrol station. Also of hours as they are read. */
export const isAroundTheClock = ({ opens, closes }: Hours): boolean => /^0?0:00$/u.test(opens) && closes === "24:00";

/**
 * Whether nobody is there: a place that never closes on any weekday is a box. It takes things back, but sees no
 * identity card and takes no deposit, so that it hands nothing over (decision 126).
 */
export const isUnattended = ({ opening_hours }: OpeningHours): boolean =>
  new Set(opening_hours.filter(isAroundTheClock).map(({ weekday }) => weekday)).size === 7;

/** Which of an order's words says when a place is open that day. */
export const openingWord = (hours: Hours | null): "opening" | "always" | "closed" =>
  hours === null ? "closed" : isAroundTheClock(hours) ? "always" : "opening";

/** The same hours as they are read: from "8:00" to "18:00". */
export function spokenHoursOn(opening: OpeningHours, day: Day): Hours | null {
  const hours = hoursOn(opening, day);
  return hours && { opens: spokenTime(hours.opens), closes: spokenTime(hours.closes) };
}
