import type { Day, Period } from "@/lib/contract";
import { timeZone } from "@/shop.config";

/*
 * Calendar days without clocks: a day is turned into its ordinal number and back (Howard Hinnant,
 * "chrono-compatible low-level date algorithms"), so neither time zone nor DST can shift it.
 */

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/u;
const DAYS_PER_ERA = 146_097;
const EPOCH_OFFSET = 719_468;

type CivilDay = { year: number; month: number; day: number };

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const monthLength = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

function readDay(text: string): CivilDay | null {
  const match = DAY_PATTERN.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month) ? { year, month, day } : null;
}

/** Year, month (1–12) and day of a day. @throws when the text is no day. */
export function civilDay(day: Day): CivilDay {
  const parts = readDay(day);
  if (!parts) throw new RangeError(`not a calendar day: ${day}`);
  return parts;
}

/** @throws when the result would leave the years 0–9999. */
export function makeDay(year: number, month: number, day: number): Day {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  civilDay(text);
  return text;
}

/** Days since 1970-01-01. */
function toOrdinal(text: Day): number {
  const { year, month, day } = civilDay(text);
  // The year starts in March here, so that a leap day is its last.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_OFFSET;
}

function fromOrdinal(ordinal: number): Day {
  const shifted = ordinal + EPOCH_OFFSET;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return makeDay(year, month, dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1);
}

export const isDay = (text: unknown): text is Day => typeof text === "string" && readDay(text) !== null;

/** @throws when the result would leave the years 0–9999. */
export const addDays = (day: Day, count: number): Day => fromOrdinal(toOrdinal(day) + count);

/** Days from `a` to `b`: positive when `b` is later, 0 for the same day. */
export const diffDays = (a: Day, b: Day): number => toOrdinal(b) - toOrdinal(a);

/** For sorting; ISO days order as text. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0);

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): 1 | 2 | 3 | 4 | 5 | 6 | 7 => {
  // 1970-01-01 was a Thursday.
  const fromMonday = (((toOrdinal(day) + 3) % 7) + 7) % 7;
  return (fromMonday + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
};

/** Every day of a period, both ends included; empty when it is reversed. */
export function eachDay(period: Period): Day[] {
  const first = toOrdinal(period.from);
  const length = Math.max(0, toOrdinal(period.to) - first + 1);
  return Array.from({ length }, (_, index) => fromOrdinal(first + index));
}

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Length of the month that the day lies in. */
export const daysInMonth = (day: Day): number => {
  const { year, month } = civilDay(day);
  return monthLength(year, month);
};

let dayFormat: Intl.DateTimeFormat | undefined;

/** Calendar day of the shop at an instant. */
export function shopDay(now: Date): Day {
  dayFormat ??= new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = new Map(dayFormat.formatToParts(now).map((part) => [part.type, part.value]));
  return makeDay(Number(parts.get("year")), Number(parts.get("month")), Number(parts.get("day")));
}
