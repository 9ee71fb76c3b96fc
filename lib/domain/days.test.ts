import fc from "fast-check";
import {
  addDays,
  civilDay,
  compareDays,
  daysInMonth,
  diffDays,
  eachDay,
  isDay,
  shopDay,
  startOfMonth,
  weekdayOf,
} from "./days";

/** Independent of the code under test: the platform's own UTC calendar. */
const fromUtc = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const dayArbitrary = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 864e5, max: Date.UTC(2199, 11, 31) / 864e5 })
  .map((days) => fromUtc(days * 864e5));

test.each(["2027-02-28", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])("%s is a day", (text) =>
  expect(isDay(text)).toBe(true),
);
test.each([
  "2027-02-29",
  "1900-02-29",
  "2027-13-01",
  "2027-00-10",
  "2027-04-31",
  "2027-1-1",
  " 2027-01-01",
  "2027-01-01\n",
  "2027-01-01T00:00",
  "",
  "٢٠٢٧-٠١-٠١",
  null,
  undefined,
  20270101,
  ["2027-01-01"],
])("%p is no day", (text) => expect(isDay(text)).toBe(false));

test("adding days agrees with the UTC calendar", () => {
  fc.assert(
    fc.property(dayArbitrary, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
      expect(addDays(day, count)).toBe(fromUtc(Date.parse(`${day}T00:00:00Z`) + count * 864e5));
    }),
  );
});

test("differences undo additions and order as the days do", () => {
  fc.assert(
    fc.property(dayArbitrary, dayArbitrary, (a, b) => {
      expect(addDays(a, diffDays(a, b))).toBe(b);
      expect(Math.sign(diffDays(a, b))).toBe(-compareDays(a, b) + 0);
    }),
  );
});

test("weekdays and month lengths agree with the UTC calendar", () => {
  fc.assert(
    fc.property(dayArbitrary, (day) => {
      expect(weekdayOf(day) % 7).toBe(new Date(`${day}T12:00:00Z`).getUTCDay());
      const { year, month } = civilDay(day);
      expect(daysInMonth(day)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      expect(startOfMonth(day)).toBe(`${day.slice(0, 8)}01`);
    }),
  );
});

test("a period lists both of its ends, a reversed one nothing", () => {
  expect(eachDay({ from: "2028-02-27", to: "2028-03-01" })).toEqual([
    "2028-02-27",
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
  ]);
  expect(eachDay({ from: "2027-02-13", to: "2027-02-12" })).toEqual([]);
});

test("leaving the calendar is a programmer's mistake", () => {
  expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
  expect(() => addDays("not a day", 1)).toThrow(RangeError);
});

test.each([
  ["2027-02-12T22:59:59.999Z", "2027-02-12"],
  ["2027-02-12T23:00:00.000Z", "2027-02-13"],
  ["2027-07-12T21:59:59.999Z", "2027-07-12"],
  ["2027-07-12T22:00:00.000Z", "2027-07-13"],
  ["2027-12-31T23:00:00.000Z", "2028-01-01"],
])("at %s it is %s in Prague", (instant, day) => expect(shopDay(new Date(instant))).toBe(day));
