import Holidays from "date-holidays";
import type { Day } from "@/lib/contract";
import { addDays, civilDay, eachDay, shopDay } from "@/lib/domain/days";
import { tax } from "@/shop.config";

/* Loads the holidays of all countries and their calendars, so it is for the server alone (decision 032). */

/** The days of a country's public holidays in a year, in their order; none where the library knows none of it. */
export function holidaysOf(country: string, year: number): Day[] {
  const found = new Holidays(country, { types: ["public"] }).getHolidays(year);
  const days = found.flatMap(({ date, end }) => {
    const first = date.slice(0, 10);
    // The end is the first moment after it, by the country's clock.
    const last = shopDay(new Date(end.getTime() - 1));
    return last > first ? eachDay({ from: first, to: last }) : first;
  });
  return [...new Set(days)].sort();
}

const known = new Map<number, Day[]>();

/** Public holidays of the shop's country. */
export function publicHolidays(year: number): readonly Day[] {
  const days = known.get(year) ?? holidaysOf(tax.defaultCountry, year);
  known.set(year, days);
  return days;
}

export const isPublicHoliday = (day: Day): boolean => publicHolidays(civilDay(day).year).includes(day);

/** Those from a day on, so many days ahead. */
export const holidaysFrom = (day: Day, ahead: number): Day[] =>
  eachDay({ from: day, to: addDays(day, ahead) }).filter(isPublicHoliday);
