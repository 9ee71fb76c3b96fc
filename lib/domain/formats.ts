/* Days, periods and counts as people write them in their language. */

import type { Day, Period } from "@/lib/contract";
import { civilDay, diffDays, makeDay } from "./days";
import { perLocale } from "./per-locale";

const NBSP = "\u00A0";
/** A dash lets a line end behind it; a word joiner, which is neither seen nor read out, does not. */
const DASH = "–\u2060";

// Day and month together give the genitive ("února") where a language has one.
const monthFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }),
);
const weekdayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }));
const weekdayLongFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }));
const monthHeadingFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }));
const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));

const utcNoon = (day: Day): Date => {
  const parts = civilDay(day);
  return new Date(Date.UTC(parts.year, parts.month - 1, parts.day, 12));
};

const monthName = (day: Day, locale: string): string =>
  monthFormat(locale)
    .formatToParts(utcNoon(day))
    .find((part) => part.type === "month")?.value ?? "";

/** "13." in Czech and German, "13" elsewhere. */
const dayNumber = (day: Day, locale: string): string => `${civilDay(day).day}${/^(?:cs|de)/u.test(locale) ? "." : ""}`;

/** Day and month, never broken across lines. */
const dayAndMonth = (day: Day, locale: string): string =>
  locale.startsWith("en")
    ? `${monthName(day, locale)}${NBSP}${dayNumber(day, locale)}`
    : `${dayNumber(day, locale)}${NBSP}${monthName(day, locale)}`;

const withYear = (text: string, day: Day, locale: string): string =>
  `${text}${locale.startsWith("en") ? "," : ""} ${civilDay(day).year}`;

/** "po" of 1, "ne" of 7. */
export const formatWeekday = (weekday: number, locale: string): string =>
  // 1 January 2024 was a Monday.
  weekdayFormat(locale).format(utcNoon(makeDay(2024, 1, weekday)));

/** "13. února 2027" */
export const formatDay = (day: Day, locale: string): string => withYear(dayAndMonth(day, locale), day, locale);

/** "so 13. 2." */
export function formatDayShort(day: Day, locale: string): string {
  const weekday = weekdayFormat(locale).format(utcNoon(day));
  const { month, day: number } = civilDay(day);
  if (locale.startsWith("en")) return `${weekday}${NBSP}${month}/${number}`;
  return locale.startsWith("it")
    ? `${weekday}${NBSP}${number}/${month}`
    : `${weekday}${NBSP}${number}.${NBSP}${month}.`;
}

/** "sobota 13. února 2027", "Saturday, February 13, 2027": a day as it is read out. */
export const formatDayLong = (day: Day, locale: string): string =>
  `${weekdayLongFormat(locale).format(utcNoon(day))}${/^(?:en|de)/u.test(locale) ? "," : ""} ${formatDay(day, locale)}`;

/** Heading of a calendar month, in the nominative: "únor 2027". */
export const formatMonth = (day: Day, locale: string): string =>
  `${monthHeadingFormat(locale).format(utcNoon(day))} ${civilDay(day).year}`;

/**
 * "13.–15. února 2027", "28. února – 2. března 2027",
 * "30. prosince 2026 – 2. ledna 2027". No line ends at the dash.
 */
export function formatPeriod(period: Period, locale: string): string {
  const { from, to } = period;
  if (diffDays(from, to) === 0) return formatDay(from, locale);
  if (from.slice(0, 7) !== to.slice(0, 7)) {
    const first = from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth(from, locale) : formatDay(from, locale);
    return `${first}${NBSP}–${NBSP}${formatDay(to, locale)}`;
  }
  const numbers = `${dayNumber(from, locale)}${DASH}${dayNumber(to, locale)}`;
  const text = locale.startsWith("en")
    ? `${monthName(to, locale)}${NBSP}${numbers}`
    : `${numbers}${NBSP}${monthName(to, locale)}`;
  return withYear(text, to, locale);
}

/** Forms by plural category; Czech wants one (1), few (2–4), many (1.5) and other (0, 5 and more). */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export const plural = (count: number, forms: PluralForms, locale: string): string =>
  forms[pluralRules(locale).select(count)] ?? forms.other;
