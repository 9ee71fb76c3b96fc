import type { CalendarDay } from "@/lib/contract";
import { calendarMarks, isBar, isTooLong, periodBar } from "./calendar-choice";

const on = (number: number): string => `2027-02-${String(number).padStart(2, "0")}`;
const day = (number: number, free: number, more: Partial<CalendarDay> = {}): CalendarDay => ({
  ...{ day: on(number), free, closed: false },
  ...more,
});
/** What is said of the days of the month, one after another. */
const told = (days: readonly CalendarDay[], anchor: number | null = null, qty = 1) => {
  const markOf = calendarMarks(days, qty);
  return days.map((each) => markOf(each.day, anchor === null ? null : on(anchor)));
};

const days = [day(1, 3), day(2, 3, { closed: true }), day(3, 1), day(4, 0), day(5, 3)];

test("before anything is chosen each day says whether it can be, and why not", () =>
  expect(told(days)).toEqual(["free", "closed", "last", "full", "free"]));

test("a closed day is no end but may lie inside; no rent passes over a full one, in either direction", () => {
  expect(told(days, 1)).toEqual(["free", "closed", "last", "full", "passes_full"]);
  expect(told(days, 5)).toEqual(["passes_full", "closed", "passes_full", "full", "free"]);
});

test("what is merely too late to order is not called closed", () =>
  expect(told([day(1, 3, { closed: true, too_late: true }), day(2, 3)])).toEqual(["late", "free"]));

test("a day on which no rent may begin is no first day, but may be the last", () => {
  const rules = [day(1, 3), day(2, 3, { no_start: true }), day(3, 3)];
  expect(told(rules)).toEqual(["free", "no_start", "free"]);
  expect(told(rules, 1)).toEqual(["free", "free", "free"]);
  expect(told(rules, 3)).toEqual(["free", "no_start", "free"]);
});

test("a rent is barred by its first day or by what its last one is for that, and not by what nobody knows", () => {
  const markOf = calendarMarks(days, 1);
  const barOf = (from: number, to: number, anchor?: number) =>
    periodBar(markOf, { from: on(from), to: on(to) }, anchor === undefined ? undefined : on(anchor));
  expect([barOf(1, 3), barOf(2, 3), barOf(1, 2), barOf(3, 5), barOf(4, 4), barOf(5, 9)]).toEqual([
    ...[null, "closed", "closed", "passes_full", "full", null],
  ]);
  // Chosen from its end, the day that is looked at is the first one.
  const rules = calendarMarks([day(1, 3, { no_start: true, shortest: 2 }), day(2, 3)], 1);
  expect(periodBar(rules, { from: on(1), to: on(2) }, on(2))).toBe("no_start");
});

test("the owner's shortest and longest rent are those of its first day, whichever end was chosen first", () => {
  const rules = [day(1, 3, { shortest: 2, longest: 3 }), day(2, 3), day(3, 3), day(4, 3)];
  expect(told(rules, 1)).toEqual(["too_short", "free", "free", "too_long"]);
  expect(told(rules, 4)).toEqual(["too_long", "free", "free", "free"]);
});

test("days outside a season are neither first nor last, and no rent outlasts it", () => {
  const rules = [
    ...[1, 2].map((number) => day(number, 3, { season_until: on(2) })),
    ...[3, 4].map((number) => day(number, 3, { off_season: true })),
    day(5, 3, { season_until: "2027-03-01" }),
  ];
  expect(told(rules)).toEqual(["free", "free", "off_season", "off_season", "free"]);
  expect(told(rules, 1)).toEqual(["free", "free", "off_season", "off_season", "off_season"]);
});

test("a rent has ninety days at most", () => {
  const long = Array.from({ length: 100 }, (_, index) => ({
    ...{ day: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10), free: 2, closed: false },
  }));
  const markOf = calendarMarks(long, 1);
  expect([89, 90].map((index) => markOf(long[index]?.day ?? "", "2027-01-01"))).toEqual(["free", "too_long"]);
});

test("without a thing the shop's own bound is the only one, in either direction", () => {
  expect([isTooLong("2027-03-31", "2027-01-01"), isTooLong("2027-04-01", "2027-01-01")]).toEqual([false, true]);
  expect([isTooLong("2027-01-01", "2027-04-01"), isTooLong("2027-04-01", null)]).toEqual([true, false]);
});

test("two units need two free; of days nobody counted nothing is said, and they are not promised", () => {
  expect(told(days, null, 2)).toEqual(["free", "closed", "full", "full", "free"]);
  const unknown = calendarMarks(days, 1)("2027-03-01", null);
  expect([unknown, isBar(unknown)]).toEqual([null, true]);
});
