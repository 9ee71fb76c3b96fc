import type { Day } from "@/lib/contract";
import { addDays, civilDay, makeDay } from "./days";

/** Act No. 245/2000: the Czech public holidays that have a date, as month and day. */
const FIXED = [
  [1, 1],
  [5, 1],
  [5, 8],
  [7, 5],
  [7, 6],
  [9, 28],
  [10, 28],
  [11, 17],
  [12, 24],
  [12, 25],
  [12, 26],
] as const;

/** Gregorian Easter Sunday (Meeus, "Astronomical Algorithms", after Butcher). */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - (inCentury % 4);
  const weekday = (32 + leaps - epact) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const fromMarch = epact + weekday - 7 * late + 114;
  return makeDay(year, Math.floor(fromMarch / 31), (fromMarch % 31) + 1);
}

/** Public holidays of a year in the order of their days, with Good Friday (since 2016) and Easter Monday. */
export function publicHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  return [...FIXED.map(([month, day]) => makeDay(year, month, day)), addDays(easter, -2), addDays(easter, 1)].sort();
}

export const isPublicHoliday = (day: Day): boolean => publicHolidays(civilDay(day).year).includes(day);
