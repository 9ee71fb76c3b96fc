import type { Day } from "@/lib/contract";
import { civilDay, isDay } from "./days";

/* Days as people type them; loaded with the fields that they type into. */

const realDay = (year: number, month: number, day: number): Day | null => {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDay(text) ? text : null;
};

/** Americans put the month first, but between slashes only: dots are the Czech way in every language. */
const monthFirst = (locale: string): boolean => locale === "en-US";

/**
 * Reads a day as people type it: "12. 2. 2027", "12.2." (the next one), "12/2/2027" ("2/12/2027" in en-US),
 * "2027-02-12".
 */
export function parseTypedDay(text: string, today: Day, locale: string): Day | null {
  const compact = text.replace(/\s+/gu, "");
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(compact);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed = /^(\d{1,2})([./-])(\d{1,2})(?:[./-](\d{4}|\d{2})?)?\.?$/u.exec(compact);
  if (!typed) return null;
  const [first, second] = [Number(typed[1]), Number(typed[3])];
  const [day, month] = typed[2] === "/" && monthFirst(locale) ? [second, first] : [first, second];
  if (typed[4]) return realDay(typed[4].length === 2 ? 2000 + Number(typed[4]) : Number(typed[4]), month, day);
  const thisYear = civilDay(today).year;
  // A leap day typed without a year may be up to eight years away (around 2100).
  for (let year = thisYear; year <= thisYear + 8; year += 1) {
    const candidate = realDay(year, month, day);
    if (candidate && candidate >= today) return candidate;
  }
  return null;
}

/** "12. 2. 2027", in en-US "2/12/2027": a day as `parseTypedDay` reads it back in the same language. */
export function writeTypedDay(day: Day, locale: string): string {
  const { year, month, day: number } = civilDay(day);
  return monthFirst(locale) ? `${month}/${number}/${year}` : `${number}.\u00A0${month}.\u00A0${year}`;
}
