import { limitsOn, nextStart, rentProblem, type RentRule } from "./rent-rules";

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
