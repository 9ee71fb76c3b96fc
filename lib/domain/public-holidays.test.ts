import { isPublicHoliday, publicHolidays } from "./public-holidays";

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
