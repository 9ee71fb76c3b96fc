import { everyDay } from "./test-support";
import { placeProblems, placeRefusal } from "./place-days";
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

test("anywhere, a day is barred that no branch can serve", () => {
  expect(problems({ kind: "anywhere" }, "12:30", ["08", "10", "13"])).toEqual([null, null, null]);
  expect(problems({ kind: "anywhere" }, "17:01", ["08", "09"])).toEqual(["late", null]);
  const closed = branches.map((branch) => ({ ...branch, closed_days: ["2027-02-10"] }));
  const found = placeProblems({ kind: "anywhere" }, closed, at("12:30"));
  expect(found?.problemOn("2027-02-10")).toBe("closed");
});

test("both ends have to be served by one branch", () => {
  const [praha, liberec] = branches.map((branch) => ({ ...branch, order_until: null }));
  const apart = [praha!, { ...liberec!, closed_days: ["2027-02-11"] }];
  const anywhere = placeProblems({ kind: "anywhere" }, apart, at("12:30"))!;
  const refusal = (from: string, to: string) =>
    placeRefusal(anywhere, { from: `2027-02-${from}`, to: `2027-02-${to}` }, "2027-02-08");
  expect(refusal("10", "12")).toBeNull();
  expect(refusal("11", "13")).toEqual({
    why: "apart",
    day: "2027-02-11",
    nearest: { from: "2027-02-10", to: "2027-02-12" },
  });
});

test("at a branch that there is not no day is barred", () => {
  expect(problems({ kind: "branch", source: "brno" }, "12:30", ["08"])).toBeNull();
});
