import { NO_PERIOD_FROM, NO_PERIOD_TO } from "@/lib/contract/no-period";
import fc from "fast-check";
import { addDays, eachDay } from "./days";
import {
  isPast,
  MAX_RENTAL_DAYS,
  monthPeriod,
  parsePeriodQuery,
  periodProblem,
  periodsOverlap,
  rentalDays,
} from "./rental-period";
import { pickUpInstant, returnInstant } from "./rental-instants";

const today = "2027-02-10";
const period = (from: string, to: string) => ({ from, to });

test.each([
  ["13–15 February", period("2027-02-13", "2027-02-15"), 3],
  ["one day", period("2027-02-13", "2027-02-13"), 1],
  ["over the start of summer time 2027", period("2027-03-27", "2027-03-29"), 3],
  ["28–30 March 2026, summer time starts", period("2026-03-28", "2026-03-30"), 3],
  ["28–30 March 2027", period("2027-03-28", "2027-03-30"), 3],
  ["24–26 October 2026, summer time ends", period("2026-10-24", "2026-10-26"), 3],
  ["24–26 October 2027", period("2027-10-24", "2027-10-26"), 3],
  ["leap February", period("2028-02-01", "2028-02-29"), 29],
  ["New Year", period("2027-12-31", "2028-01-01"), 2],
])("%s counts both ends", (_, days, length) => expect(rentalDays(days)).toBe(length));

test("pick-up is at six and return by nine in the evening in Prague, winter and summer", () => {
  expect(pickUpInstant("2027-02-13").toISOString()).toBe("2027-02-13T05:00:00.000Z");
  expect(returnInstant("2027-07-13").toISOString()).toBe("2027-07-13T19:00:00.000Z");
  expect(pickUpInstant("2027-03-28").toISOString()).toBe("2027-03-28T04:00:00.000Z");
  expect(returnInstant("2027-10-31").toISOString()).toBe("2027-10-31T20:00:00.000Z");
});

test("overlap shares a day, and agrees with listing the days", () => {
  const near = fc.integer({ min: 0, max: 12 });
  const arbitrary = fc
    .tuple(near, near)
    .map(([start, length]) => period(addDays(today, start), addDays(today, start + length)));
  fc.assert(
    fc.property(arbitrary, arbitrary, (a, b) => {
      const days = new Set(eachDay(a));
      expect(periodsOverlap(a, b)).toBe(eachDay(b).some((day) => days.has(day)));
    }),
  );
});

test("a rent that starts today is not past", () => {
  expect(isPast(period(today, today), today)).toBe(false);
  expect(isPast(period("2027-02-09", "2027-02-20"), today)).toBe(true);
});

test.each([
  [{}, null],
  [{ dateFrom: "", dateTo: "" }, null],
  [{ dateFrom: NO_PERIOD_FROM, dateTo: NO_PERIOD_TO }, null],
  [{ dateFrom: "2027-02-13" }, "incomplete"],
  [{ dateTo: "2027-02-13" }, "incomplete"],
  [{ dateFrom: "2027-02-30", dateTo: "2027-03-02" }, "invalid"],
  [{ dateFrom: "13. 2. 2027", dateTo: "2027-03-02" }, "invalid"],
  [{ dateFrom: "9999-12-30", dateTo: "9999-12-31" }, "invalid"],
  [{ dateFrom: "2027-02-15", dateTo: "2027-02-13" }, "reversed"],
  [{ dateFrom: "2027-02-09", dateTo: "2027-02-13" }, "past"],
  [{ dateFrom: "2027-02-10", dateTo: addDays("2027-02-10", MAX_RENTAL_DAYS) }, "too_long"],
])("%p drops the period: %p", (query, problem) =>
  expect(parsePeriodQuery(query, today)).toEqual({ period: null, problem }),
);

test("a usable period is read, the longest allowed one and repeated keys too", () => {
  const longest = period(today, addDays(today, MAX_RENTAL_DAYS - 1));
  expect(parsePeriodQuery({ dateFrom: longest.from, dateTo: longest.to }, today)).toEqual({
    period: longest,
    problem: null,
  });
  expect(parsePeriodQuery({ dateFrom: ["2027-02-13", "2027-05-01"], dateTo: " 2027-02-15 " }, today).period).toEqual(
    period("2027-02-13", "2027-02-15"),
  );
  expect(periodProblem(longest, today)).toBeNull();
});

test("no query text makes it throw, and what it lets through is valid", () => {
  const value = fc.oneof(
    fc.string(),
    fc.constant(undefined),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  );
  fc.assert(
    fc.property(value, value, (dateFrom, dateTo) => {
      const { period: read } = parsePeriodQuery({ dateFrom, dateTo }, today);
      if (read) expect(periodProblem(read, today)).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test("a month runs from its first to its last day", () => {
  expect(monthPeriod("2028-02-10")).toEqual(period("2028-02-01", "2028-02-29"));
  expect(monthPeriod("2027-12-31")).toEqual(period("2027-12-01", "2027-12-31"));
});
