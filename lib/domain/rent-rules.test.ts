import fc from "fast-check";
import { addDays } from "./days";
import { limitsOn, nextStart, rentProblem, type RentRule, startDay, startProblem } from "./rent-rules";

const rule = (more: Partial<RentRule>): RentRule => ({
  season: null,
  shortest_days: null,
  longest_days: null,
  start_weekdays: null,
  ...more,
});
const winter = { from: "12-20", to: "03-15" };

test.each([
  ["2026-12-19", 1],
  ["2026-12-20", 3],
  ["2027-01-01", 3],
  ["2027-03-15", 3],
  ["2027-03-16", 1],
])("a season may run over the new year: a rent from %s takes at least %i days", (day, shortest) => {
  expect(limitsOn([rule({ season: winter, shortest_days: 3 })], day).shortest).toBe(shortest);
});

test("rules of all kinds that a thing is of hold together", () => {
  const rules = [
    rule({ shortest_days: 2, longest_days: 30 }),
    rule({ season: { from: "07-01", to: "08-31" }, shortest_days: 4, longest_days: 40, start_weekdays: [6, 7] }),
    rule({ season: { from: "07-01", to: "08-31" }, start_weekdays: [1, 6] }),
  ];
  // 3 July 2027 is a Saturday.
  expect(limitsOn(rules, "2027-07-03")).toEqual({ shortest: 4, longest: 30, mayStart: true });
  expect(limitsOn(rules, "2027-07-04").mayStart).toBe(false);
  expect(limitsOn(rules, "2027-06-04")).toEqual({ shortest: 2, longest: 30, mayStart: true });
  expect(nextStart(rules, "2027-07-04")).toBe("2027-07-10");
  expect(nextStart([rule({ start_weekdays: [] })], "2027-07-04")).toBeNull();
});

test.each([
  ["2027-07-03", "2027-07-05", "too_short"],
  ["2027-07-03", "2027-07-06", null],
  ["2027-07-03", "2027-07-12", null],
  ["2027-07-03", "2027-07-13", "too_long"],
  ["2027-07-04", "2027-07-08", "start_day"],
])("from %s to %s: %s", (from, to, problem) => {
  const rules = [rule({ shortest_days: 4, longest_days: 10, start_weekdays: [6] })];
  expect(rentProblem(limitsOn(rules, from), { from, to })).toBe(problem);
});

const summer = { from: "04-15", to: "10-15" };

test.each([
  ["2027-01-10", "2027-01-12", "2027-04-15", "2027-10-15", "off_season"],
  ["2027-04-14", "2027-04-16", "2027-04-15", "2027-10-15", "off_season"],
  ["2027-04-15", "2027-04-16", "2027-04-15", "2027-10-15", null],
  ["2027-10-14", "2027-10-15", "2027-04-15", "2027-10-15", null],
  ["2027-10-15", "2027-10-16", "2027-04-15", "2027-10-15", "off_season"],
  ["2027-10-16", "2027-10-17", "2028-04-15", "2028-10-15", "off_season"],
])(
  "what is rented in summer alone is asked from %s to %s: the season is from %s to %s",
  (from, to, opens, ends, is) => {
    const limits = limitsOn([rule({ rented: summer })], from);
    expect(limits.season).toEqual({ from: opens, to: ends });
    expect(rentProblem(limits, { from, to })).toBe(is);
  },
);

test.each([
  ["2026-11-30", { from: "2026-12-01", to: "2027-03-31" }],
  ["2026-12-31", { from: "2026-12-01", to: "2027-03-31" }],
  ["2027-01-01", { from: "2026-12-01", to: "2027-03-31" }],
  ["2027-04-01", { from: "2027-12-01", to: "2028-03-31" }],
])("a season of rents may run over the new year: on %s it is %j", (day, season) =>
  expect(limitsOn([rule({ rented: { from: "12-01", to: "03-31" } })], day).season).toEqual(season),
);

test("seasons of all kinds that a thing is of hold together; of two that never meet no day is left", () => {
  const late = rule({ rented: { from: "09-01", to: "12-31" } });
  expect(limitsOn([rule({ rented: summer }), late], "2027-01-10").season).toEqual({
    from: "2027-09-01",
    to: "2027-10-15",
  });
  expect(limitsOn([rule({ rented: summer }), late], "2027-10-16").season).toEqual({
    from: "2028-09-01",
    to: "2028-10-15",
  });
  const never = [rule({ rented: summer }), rule({ rented: { from: "11-01", to: "03-01" } })];
  expect(limitsOn(never, "2027-05-01").season).toBeNull();
  expect(rentProblem(limitsOn(never, "2027-05-01"), { from: "2027-05-01", to: "2027-05-01" })).toBe("off_season");
  expect(nextStart(never, "2027-05-01")).toBeNull();
});

test("a season that is the whole year bars no rent over the new year", () => {
  for (const rented of [
    { from: "01-01", to: "12-31" },
    { from: "05-01", to: "04-30" },
    { from: "03-01", to: "02-28" },
    { from: "03-01", to: "02-29" },
  ])
    expect(limitsOn([rule({ rented })], "2026-12-30").season).toBeUndefined();
});

test("a season that ends or begins on 29 February has its neighbours in other years", () => {
  const until = limitsOn([rule({ rented: { from: "01-10", to: "02-29" } })], "2027-02-01");
  expect(until.season).toEqual({ from: "2027-01-10", to: "2027-02-28" });
  const from = [rule({ rented: { from: "02-29", to: "05-31" } })];
  expect(limitsOn(from, "2027-01-01").season).toEqual({ from: "2027-03-01", to: "2027-05-31" });
  expect(limitsOn(from, "2028-01-01").season).toEqual({ from: "2028-02-29", to: "2028-05-31" });
});

test("the next day on which a rent may begin is one of the season that the weekdays allow", () =>
  // 15 April 2027 is a Thursday.
  expect(nextStart([rule({ rented: summer, start_weekdays: [6] })], "2027-01-10")).toBe("2027-04-17"));

test("a calendar's day says of every rent what the rules say", () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays("2026-11-23", days));
  const monthDay = fc.integer({ min: 0, max: 365 }).map((days) => addDays("2028-01-01", days).slice(5));
  const part = fc.record({ from: monthDay, to: monthDay });
  const rules = fc.array(
    fc.record({
      season: fc.option(part),
      shortest_days: fc.option(fc.integer({ min: 1, max: 4 })),
      longest_days: fc.option(fc.integer({ min: 4, max: 9 })),
      start_weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })),
      rented: fc.option(part),
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(rules, day, fc.integer({ min: 0, max: 12 }), (all, from, more) => {
      const period = { from, to: addDays(from, more) };
      expect(startProblem(startDay(all, from), period)).toBe(rentProblem(limitsOn(all, from), period));
      const next = nextStart(all, from);
      if (next) expect(startDay(all, next)).not.toMatchObject({ off_season: true });
    }),
  );
});
