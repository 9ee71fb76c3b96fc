import fc from "fast-check";
import { addDays, eachDay, weekdayOf } from "./days";
import {
  calendarRefusal,
  checkEnds,
  type DayRules,
  LATER_DAYS,
  mixOffers,
  nearestPeriods,
  nextAsLong,
} from "./nearest-periods";
import { periodProblem, rentalDays } from "./rental-period";

/** Two weeks from Monday; closed on Sundays, one pair on the Wednesday of the second week. */
const days = Array.from({ length: 14 }, (_, index) => ({
  day: addDays("2027-02-01", index),
  free: index === 9 ? 1 : 4,
  closed: index % 7 === 6,
}));

test("open days with pieces enough are not refused, and a closed day inside is no hindrance", () => {
  expect(calendarRefusal({ from: "2027-02-06", to: "2027-02-08" }, days, 2, "2027-02-01")).toBeNull();
});

test("a closed end is refused with the nearest open days", () => {
  expect(calendarRefusal({ from: "2027-02-07", to: "2027-02-08" }, days, 1, "2027-02-01")).toEqual({
    why: "closedFrom",
    nearest: { from: "2027-02-08", to: "2027-02-09" },
  });
  expect(calendarRefusal({ from: "2027-02-05", to: "2027-02-07" }, days, 1, "2027-02-01")).toEqual({
    why: "closedTo",
    nearest: { from: "2027-02-04", to: "2027-02-06" },
  });
});

test("too few pieces are refused with the nearest days that have them", () => {
  expect(calendarRefusal({ from: "2027-02-10", to: "2027-02-11" }, days, 2, "2027-02-01")).toEqual({
    why: "full",
    nearest: { from: "2027-02-11", to: "2027-02-12" },
  });
  expect(calendarRefusal({ from: "2027-02-10", to: "2027-02-11" }, days, 1, "2027-02-01")).toBeNull();
});

test("days beyond the calendar are left to the shop", () => {
  expect(calendarRefusal({ from: "2027-03-10", to: "2027-03-11" }, days, 1, "2027-02-01")).toBeNull();
});

const today = "2026-12-01";
const period = (from: string, to: string) => ({ from, to });
const free: DayRules = { today, isFree: () => true, isClosed: () => false };
const except = (...taken: string[]): DayRules => ({ ...free, isFree: (day) => !taken.includes(day) });

/** "10-24" in December 2026. */
const december = (text: string) => {
  const [from = "", to = from] = text.split("-");
  return period(`2026-12-${from}`, `2026-12-${to}`);
};
const offers = (wish: string, rules: DayRules, count: number): string[] =>
  nearestPeriods(december(wish), rules, count).map(({ from, to }) =>
    from === to ? from.slice(8) : `${from.slice(8)}-${to.slice(8)}`,
  );
// 5, 6, 12 and 13 December 2026 are Saturdays and Sundays.
const weekdays: DayRules = { ...free, isClosed: (day) => weekdayOf(day) > 5 };

test.each([
  [
    "one taken day at the end: as long and earlier, or a day less",
    "10-24",
    except("2026-12-24"),
    3,
    "09-23 08-22 10-23",
  ],
  ["one taken day in the middle: both sides of it", "10-16", except("2026-12-13"), 4, "06-12 14-20 10-12 14-16"],
  ["a closed weekend at the beginning: as long right after it", "12-14", weekdays, 4, "14-16 09-11 15-17 14"],
  ["of those the three of a listing", "12-14", weekdays, 3, "14-16 09-11 14"],
  ["and the one of a planner", "12-14", weekdays, 1, "14-16"],
  ["a single closed day: the nearest ones on both sides", "12", weekdays, 3, "11 10 14"],
  ["nothing as long, nor a part of the wish: a shorter one", "12-14", { ...free, ...only("11") }, 2, "11"],
  ["nothing shorter is rented: a longer one", "12", { ...free, ...atLeast(3) }, 2, "12-14 11-13"],
  ["nothing at all", "12-14", { ...free, isClosed: () => true }, 4, ""],
] as const)("%s", (_, wish, rules, count, expected) => {
  expect(offers(wish, rules, count).join(" ")).toBe(expected);
});

/** From the 20th on nothing is rented for less than four days, as at Christmas. */
const christmas: DayRules = { ...free, fitsRules: (wish) => wish.from < "2026-12-20" || rentalDays(wish) >= 4 };

test.each([
  ["as short on other days, and from the wished day on as long as the rules ask", "22-23", {}, 3, "22-25 19-20 18-19"],
  ["of the one offer of a calendar the first day stays", "22-23", {}, 1, "22-25"],
  ["unless other days are as near", "20-21", {}, 1, "19-20"],
  ["longer where it would end on a closed day", "22-23", closedOn("25", "26"), 1, "22-27"],
  ["also where the wish itself ends on one", "22-24", closedOn("24"), 1, "22-25"],
  ["not where something is taken", "22-23", takenOn("24"), 3, "19-20 18-19 17-18"],
  ["nothing longer where a shorter rent will do", "22-27", closedOn("27"), 3, "21-26 23-28 22-26"],
] as const)("a rent that is too short: %s", (_, wish, days, count, expected) => {
  expect(offers(wish, { ...christmas, ...days }, count).join(" ")).toBe(expected);
});

function closedOn(...days: string[]): Partial<DayRules> {
  return { isClosed: (asked) => days.includes(asked.slice(8)) };
}

function takenOn(day: string): Partial<DayRules> {
  return { isFree: (asked) => asked !== `2026-12-${day}` };
}

function only(day: string): Partial<DayRules> {
  return { isClosed: (asked) => asked !== `2026-12-${day}` };
}

function atLeast(days: number): Partial<DayRules> {
  return { fitsRules: (wish) => rentalDays(wish) >= days };
}

test("of what is found half is as long as wished, or more where there is little else", () => {
  const [wish, ...found] = ["10-12", "11-13", "12-14", "13-15", "10-11", "10"].map(december);
  expect(mixOffers(wish!, found, 3)).toEqual(["11-13", "12-14", "10-11"].map(december));
  expect(mixOffers(wish!, found, 2)).toEqual(["11-13", "10-11"].map(december));
  expect(mixOffers(wish!, found.slice(0, 3), 2)).toEqual(["11-13", "12-14"].map(december));
});

const isSunday = (day: string) => weekdayOf(day) === 7;

test("a closed day may lie inside a rent but neither start nor end it", () => {
  // 13 and 20 December 2026 are Sundays.
  expect(checkEnds(december("12-14"), isSunday, today)).toEqual({ ok: true });
  expect(checkEnds(december("13-15"), isSunday, today)).toEqual({ ok: false, end: "from", nearest: december("12-14") });
  expect(checkEnds(december("11-13"), isSunday, today)).toEqual({ ok: false, end: "to", nearest: december("10-12") });
  expect(checkEnds(december("13"), isSunday, today)).toMatchObject({ end: "from", nearest: december("12") });
});

test("the nearest period never starts before today, waits for a season, and is null when the shop never opens", () => {
  expect(checkEnds(december("13-15"), isSunday, "2026-12-13")).toMatchObject({ nearest: december("14-16") });
  const season = (day: string) => day < "2027-01-15";
  expect(checkEnds(december("13-15"), season, today)).toMatchObject({ nearest: period("2027-01-15", "2027-01-17") });
  expect(checkEnds(december("13-14"), () => true, today)).toEqual({ ok: false, end: "from", nearest: null });
});

test("the wish a day earlier and a day later come first, where they can be had", () => {
  expect(nearestPeriods(period("2026-12-10", "2026-12-10"), except("2026-12-10"), 4).slice(0, 2)).toEqual([
    period("2026-12-09", "2026-12-09"),
    period("2026-12-11", "2026-12-11"),
  ]);
});

test("the next days as long as the wish: free with the turnaround, open at both ends, by the rules", () => {
  const wish = period("2026-12-10", "2026-12-12");
  const full = except("2026-12-11", "2026-12-16");
  expect(nextAsLong(wish, full)).toEqual(period("2026-12-12", "2026-12-14"));
  expect(nextAsLong(wish, { ...full, turnaroundDays: 2 })).toEqual(period("2026-12-17", "2026-12-19"));
  expect(nextAsLong(wish, { ...full, isClosed: (day) => day === "2026-12-14" })).toEqual(
    period("2026-12-13", "2026-12-15"),
  );
  expect(nextAsLong(wish, { ...free, fitsRules: ({ from }) => from >= "2026-12-20" })?.from).toBe("2026-12-20");
  expect(nextAsLong(wish, { ...free, isFree: (day) => day > addDays(wish.from, LATER_DAYS) })).toBeNull();
});

test("the longest rent with a turnaround is offered at its whole length", () => {
  const wish = period("2026-12-10", addDays("2026-12-10", 89));
  const rules = { ...except("2026-12-10"), turnaroundDays: 1 };
  expect(nearestPeriods(wish, rules, 2).map(rentalDays)).toEqual([90, 89]);
});

test("nothing is offered beyond the days that a shop rents ahead", () => {
  const last = addDays(today, 730);
  expect(nearestPeriods(period(last, last), except(last), 9).filter(({ from }) => from > last)).toEqual([]);
});

test("what is offered can be rented: in time, open at its ends, free with its turnaround, as long as wished", () => {
  const days = fc.integer({ min: -3, max: 60 }).map((offset) => addDays(today, offset));
  const wishes = fc
    .tuple(days, fc.integer({ min: 0, max: 20 }))
    .map(([from, more]) => period(from, addDays(from, more)));
  const taken = fc.uniqueArray(days, { maxLength: 25 });
  fc.assert(
    fc.property(wishes, taken, fc.integer({ min: 0, max: 3 }), (wish, full, turnaroundDays) => {
      const isClosed = (day: string) => weekdayOf(day) === 7;
      const offered = nearestPeriods(wish, { ...except(...full), isClosed, turnaroundDays }, 4);
      for (const { from, to } of offered) {
        const blocked = eachDay(period(from, addDays(to, turnaroundDays)));
        expect([periodProblem(period(from, to), today), isClosed(from), isClosed(to)]).toEqual([null, false, false]);
        expect(blocked.filter((day) => full.includes(day))).toEqual([]);
        expect(rentalDays(period(from, to))).toBeLessThanOrEqual(rentalDays(wish));
      }
      const within = offered.filter((inner) =>
        offered.some((outer) => outer !== inner && outer.from <= inner.from && inner.to <= outer.to),
      );
      expect(within.every((inner) => offered.indexOf(inner) < offered.length)).toBe(true);
    }),
  );
});
