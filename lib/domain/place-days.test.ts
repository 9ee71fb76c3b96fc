import { everyDay } from "./test-support";
import { placeProblems } from "./place-days";
import type { Place } from "./place";

const branches = [
  {
    id: "praha-holesovice",
    opening_hours: everyDay.slice(0, 5),
    closed_days: ["2027-02-10"],
    lead_minutes: 60,
    order_until: null,
  },
  { id: "liberec", opening_hours: everyDay, closed_days: [], lead_minutes: 60, order_until: "12:00" },
];
/** 8 February 2027 is a Monday; Prague is an hour ahead. */
const at = (time: string): Date => new Date(`2027-02-08T${time}:00+01:00`);
const problems = (place: Place, time: string, days: string[], broughtFrom?: string) => {
  const found = placeProblems(place, branches, at(time), broughtFrom);
  return found && days.map((day) => found.problemOn(`2027-02-${day}`));
};

test.each([
  [{ kind: "branch", source: "praha-holesovice" }, "12:30", undefined, [null, null, "closed", "closed"]],
  [{ kind: "branch", source: "praha-holesovice" }, "17:01", undefined, ["late", null, "closed", "closed"]],
  [{ kind: "branch", source: "liberec" }, "12:30", undefined, ["late", null, null, null]],
  // What is brought has to be ready at the branch, and wait for the carrier.
  [{ kind: "delivery", postcode: "11000" }, "12:30", "2027-02-09", ["late", null, "closed", "closed"]],
  [{ kind: "delivery", postcode: "11000" }, "12:30", "2027-02-11", ["late", "late", "closed", "closed"]],
  [{ kind: "delivery", postcode: "11000" }, "17:01", "2027-02-08", ["late", null, "closed", "closed"]],
] as const)("%j at %s, brought from %s on: Monday, Tuesday, Wednesday, Saturday: %j", (place, time, from, expected) => {
  expect(problems(place, time, ["08", "09", "10", "13"], from)).toEqual(expected);
});

test("anywhere, and at a branch that there is not, no day is barred", () => {
  expect(problems({ kind: "anywhere" }, "12:30", ["08"])).toBeNull();
  expect(problems({ kind: "branch", source: "brno" }, "12:30", ["08"])).toBeNull();
});
