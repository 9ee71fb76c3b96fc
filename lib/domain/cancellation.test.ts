import { cancellationTerms, refundOf } from "./cancellation";

const periods = [
  { from: "2027-02-20", to: "2027-02-21" },
  { from: "2027-02-13", to: "2027-02-15" },
];

test.each([
  ["until the last free moment", "2027-02-11T05:59:59+01:00", 100_00],
  ["from then on", "2027-02-11T06:00:00+01:00", 50_00],
  ["until the first day", "2027-02-12T23:59:59+01:00", 50_00],
  ["on the first day", "2027-02-13T00:00:00+01:00", 0],
  ["never more later", "2027-03-01T00:00:00+01:00", 0],
])("%s", (_when, now, back) => expect(refundOf(100_00, periods, new Date(now))).toBe(back));

test("over the change of time, the moment is that of the shop's clocks", () => {
  const easter = [{ from: "2027-03-29", to: "2027-03-30" }];
  expect(refundOf(100_00, easter, new Date("2027-03-27T03:59:59Z"))).toBe(100_00);
  expect(refundOf(100_00, easter, new Date("2027-03-27T04:00:00Z"))).toBe(50_00);
  expect(refundOf(100_00, easter, new Date("2027-03-28T21:59:59Z"))).toBe(50_00);
  expect(refundOf(100_00, easter, new Date("2027-03-28T22:00:00Z"))).toBe(0);
});

test("a half is of whole haléře, and what nobody comes for always goes back", () => {
  const late = new Date("2027-02-12T12:00:00+01:00");
  expect([1, 333, 1_165_51].map((paid) => refundOf(paid, periods, late))).toEqual([1, 167, 582_76]);
  expect(refundOf(100_00, [], late)).toBe(100_00);
});

test("the terms say the same before and after the last free moment", () => {
  const said = (now: string) => cancellationTerms(periods, new Date(now), "cs-CZ");
  expect(said("2027-02-11T05:59:59+01:00")).toEqual([
    { key: "free", values: { deadline: expect.stringMatching(/11\. února 2027.*6:00/u), hours: 48 } },
    { key: "shares", values: { hours: 48, percent: 50, firstDay: 0 } },
  ]);
  expect(said("2027-02-11T06:00:00+01:00").map(({ key }) => key)).toEqual(["late", "shares"]);
  expect(cancellationTerms([], new Date(), "cs-CZ")).toEqual([]);
});
