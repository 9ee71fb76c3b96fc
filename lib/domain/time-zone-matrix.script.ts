/*
 * Run by time-zone-matrix.test.ts in several time zones: counts every start day of a year × 1–30 days
 * and prints how many differ from the platform's UTC calendar, with all answers to compare.
 */
import { addDays, eachDay, shopDay, weekdayOf } from "./days";
import { formatDayShort, formatPeriod } from "./formats";
import { pickUpInstant, returnInstant } from "./rental-instants";
import { parsePeriodQuery, rentalDays } from "./rental-period";
import { parseTypedDay } from "./typed-day";

const LOCALE = "cs-CZ";
const year = 2027;
const msPerDay = 86_400_000;
const answers: string[] = [];
let mismatches = 0;
let cases = 0;
for (let start = 0; start < 365; start += 1) {
  const startMs = Date.UTC(year, 0, 1) + start * msPerDay;
  const from = new Date(startMs).toISOString().slice(0, 10);
  const typed = parseTypedDay(`${Number(from.slice(8))}. ${Number(from.slice(5, 7))}. ${year}`, "2027-01-01", LOCALE);
  if (typed !== from || weekdayOf(from) % 7 !== new Date(startMs).getUTCDay()) mismatches += 1;
  answers.push(
    formatDayShort(from, LOCALE),
    pickUpInstant(from).toISOString(),
    returnInstant(from).toISOString(),
    shopDay(new Date(startMs + msPerDay - 1)),
  );
  for (let length = 1; length <= 30; length += 1) {
    const to = new Date(startMs + (length - 1) * msPerDay).toISOString().slice(0, 10);
    const { period } = parsePeriodQuery({ dateFrom: from, dateTo: to }, "2027-01-01");
    cases += 1;
    if (
      !period ||
      rentalDays(period) !== length ||
      addDays(from, length - 1) !== to ||
      eachDay(period).length !== length
    )
      mismatches += 1;
    else answers.push(formatPeriod(period, LOCALE));
  }
}
process.stdout.write(
  JSON.stringify({
    offset: new Date(Date.UTC(year, 6, 1)).getTimezoneOffset(),
    cases,
    mismatches,
    answers: answers.join("\n"),
  }),
);
