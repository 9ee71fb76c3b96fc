import { holidaysFrom, holidaysOf, isPublicHoliday, publicHolidays } from "./public-holidays";

/** Act No. 245/2000, with the days that have a date; Good Friday is one since 2016. */
const FIXED = "01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26".split(" ");

test.each(Array.from({ length: 40 }, (_, index) => 2016 + index))(
  "%i has all days of the law, and Easter's",
  (year) => {
    const days = publicHolidays(year).map((day) => day.slice(5));
    expect(days).toHaveLength(13);
    expect(days).toEqual(expect.arrayContaining(FIXED));
  },
);

test("another owner's country has its own, and what nobody knows has none", () => {
  expect(holidaysOf("DE", 2027)).toContain("2027-10-03");
  expect(holidaysOf("SK", 2027)).not.toContain("2027-09-28");
  expect(holidaysOf("XX", 2027)).toEqual([]);
});

test("those ahead are named over the new year", () =>
  expect(holidaysFrom("2026-12-25", 8)).toEqual(["2026-12-25", "2026-12-26", "2027-01-01"]));

test("a year's holidays are those of the law, with Good Friday and Easter Monday", () => {
  expect(publicHolidays(2027)).toEqual([
    "2027-01-01",
    "2027-03-26",
    "2027-03-29",
    "2027-05-01",
    "2027-05-08",
    "2027-07-05",
    "2027-07-06",
    "2027-09-28",
    "2027-10-28",
    "2027-11-17",
    "2027-12-24",
    "2027-12-25",
    "2027-12-26",
  ]);
});

// Easter Sundays as the almanac has them, among them the earliest and the latest of the century.
test.each([
  "2024-04-01",
  "2025-04-21",
  "2026-04-06",
  "2028-04-17",
  "2035-03-26",
  "2038-04-26",
  "2076-04-20",
  "2100-03-29",
])("Easter Monday is %s", (day) => expect(isPublicHoliday(day)).toBe(true));

test("the second day of Christmas is a holiday, the day after is none", () => {
  expect([isPublicHoliday("2026-12-26"), isPublicHoliday("2026-12-27")]).toEqual([true, false]);
});
