import { cancellationTerms, refundOf } from "./cancellation";

const deadline = new Date("2027-02-11T08:00:00+01:00");
const terms = { first: "2027-02-13", deadline };

test.each([
  ["until the last free moment", "2027-02-11T07:59:59+01:00", 100_00],
  ["from then on", "2027-02-11T08:00:00+01:00", 50_00],
  ["until the first day", "2027-02-12T23:59:59+01:00", 50_00],
  ["on the first day", "2027-02-13T00:00:00+01:00", 0],
  ["never more later", "2027-03-01T00:00:00+01:00", 0],
])("%s", (_when, now, back) => expect(refundOf(100_00, terms, new Date(now))).toBe(back));

test("the first day begins by the shop's clocks, also after a change of time", () => {
  const easter = { first: "2027-03-29", deadline };
  expect(refundOf(100_00, easter, new Date("2027-03-28T21:59:59Z"))).toBe(50_00);
  expect(refundOf(100_00, easter, new Date("2027-03-28T22:00:00Z"))).toBe(0);
});

test("a half is of whole haléře, and what nobody comes for always goes back", () => {
  const late = new Date("2027-02-12T12:00:00+01:00");
  expect([1, 333, 1_165_51].map((paid) => refundOf(paid, terms, late))).toEqual([1, 167, 582_76]);
  expect(refundOf(100_00, { first: null, deadline: null }, late)).toBe(100_00);
});

test("the terms say the same before and after the last free moment", () => {
  const said = (now: string) => cancellationTerms(deadline, new Date(now), "cs-CZ");
  expect(said("2027-02-11T07:59:59+01:00")).toEqual([
    { key: "free", values: { deadline: expect.stringMatching(/11\. února 2027.*8:00/u), hours: 48 } },
    { key: "shares", values: { hours: 48, percent: 50, firstDay: 0 } },
  ]);
  expect(said("2027-02-11T08:00:00+01:00").map(({ key }) => key)).toEqual(["late", "shares"]);
  expect(cancellationTerms(null, new Date(), "cs-CZ")).toEqual([]);
});
