import type { Day } from "@/lib/contract";
import { addDays } from "./days";
import { type Hours, hoursOn, type OpeningHours, type SpecialDay, usualHoursOn } from "./opening";

/** Weekdays in a row that have the same hours; null hours: closed. */
export interface WeekPart {
  first: number;
  last: number;
  hours: Hours | null;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

const sameHours = (a: Hours | null, b: Hours | null): boolean => a?.opens === b?.opens && a?.closes === b?.closes;

/** An ordinary week as it is written on a door: "Mo–Fr 7–20, Sa 8–14, Su closed". */
export function weekOf({ opening_hours }: Pick<OpeningHours, "opening_hours">): WeekPart[] {
  const parts: WeekPart[] = [];
  for (const weekday of WEEK) {
    const found = opening_hours.find((hours) => hours.weekday === weekday);
    const hours = found ? { opens: found.opens, closes: found.closes } : null;
    const last = parts.at(-1);
    if (last && sameHours(last.hours, hours)) last.last = weekday;
    else parts.push({ first: weekday, last: weekday, hours });
  }
  return parts;
}

/** A day that a visitor can't judge by its weekday. */
export interface UnusualDay extends SpecialDay {
  isHoliday: boolean;
}

/**
 * Days from `today` on, so many ahead, on which a branch keeps other hours than by their weekday, or of which people
 * wonder whether it is open, because they are public holidays.
 */
export function unusualDays(
  opening: Omit<OpeningHours, "special_hours"> & { special_hours?: readonly SpecialDay[] },
  today: Day,
  ahead: number,
  holidays: readonly Day[] = [],
): UnusualDay[] {
  return Array.from({ length: ahead + 1 }, (_, count) => addDays(today, count)).flatMap((day) => {
    const usual = usualHoursOn(opening, day);
    const hours = hoursOn(opening, day);
    const isHoliday = holidays.includes(day);
    if (sameHours(usual, hours) && !(isHoliday && usual)) return [];
    const note = opening.special_hours?.find((said) => said.day === day)?.note;
    return [{ day, isHoliday, hours, ...(note && { note }) }];
  });
}
