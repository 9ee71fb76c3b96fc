import fc from "fast-check";
import { isAcceptable, isTurnTime, movedTimes, turnDays, turnSlots } from "./turn-times";

test("lines that begin or end on one day meet the shop once", () => {
  const lines = [
    { from: "2027-02-20", to: "2027-02-21" },
    { from: "2027-02-13", to: "2027-02-21" },
  ];
  expect([turnDays(lines, "from"), turnDays(lines, "to")]).toEqual([["2027-02-13", "2027-02-20"], ["2027-02-21"]]);
});

test.each([
  ["08:00", "10:00", 30, ["08:00", "08:30", "09:00", "09:30"]],
  ["08:10", "09:45", 30, ["08:30", "09:00"]],
  ["08:10", "08:40", 30, []],
  ["20:00", "21:00", 60, ["20:00"]],
  ["10:00", "09:00", 30, []],
])("from %s to %s every %i minutes one can choose %j", (from, to, step, slots) =>
  expect(turnSlots({ from, to }, step)).toEqual(slots),
);

test("whatever can be chosen lies within the hours, and a step before their end", () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minutes) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":"));
  fc.assert(
    fc.property(time, time, fc.integer({ min: 5, max: 240 }), (from, to, step) => {
      const slots = turnSlots({ from, to }, step);
      expect(slots.every((slot) => isTurnTime({ from, to }, slot) && slot < to)).toBe(true);
      expect([...slots].sort()).toEqual(slots);
    }),
  );
});

test("an order that moves takes its time along, where somebody is there then", () => {
  const times = [{ day: "2027-02-13", time: "09:30" }];
  const always = () => true;
  expect(movedTimes(times, ["2027-02-13"], ["2027-02-14"], always)).toEqual([{ day: "2027-02-14", time: "09:30" }]);
  expect(movedTimes(times, ["2027-02-13"], ["2027-02-14"], ({ day }) => day !== "2027-02-14")).toEqual([]);
  // Another turn comes to it: the first one stays.
  expect(movedTimes(times, ["2027-02-13"], ["2027-02-13", "2027-02-20"], always)).toEqual(times);
  // Of several that move nobody knows which became which.
  const two = ["2027-02-13", "2027-02-14"];
  expect(movedTimes(times, two, ["2027-02-20", "2027-02-21"], always)).toEqual([]);
});

test("a time can be left out unless the owner wants to be told one; one that is named has to be right", () => {
  const hours = { from: "08:00", to: "18:00" };
  for (const nothing of [undefined, ""])
    expect([isAcceptable(hours, nothing, false), isAcceptable(hours, nothing, true)]).toEqual([true, false]);
  for (const mustSay of [false, true])
    expect(["08:00", "18:00", "07:59", "18:01"].map((time) => isAcceptable(hours, time, mustSay))).toEqual([
      ...[true, true, false, false],
    ]);
});
