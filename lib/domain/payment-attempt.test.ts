import { type AttemptStatus, lookAfter } from "./payment-attempt";

const PAID = new Date("2027-02-01T10:00:00Z");
const HOUR = 3_600_000;
const after = (hours: number): Date => new Date(PAID.getTime() + hours * HOUR);
const wait = (status: AttemptStatus, hours: number): number | null => {
  const look = lookAfter(status, PAID, after(hours));
  return look && (look.getTime() - after(hours).getTime()) / 1000;
};

test("a payment that may still come is asked about soon, then ever more seldom, and after two weeks no more", () => {
  for (const status of ["creating", "open", "disputed"] as const)
    expect([0, 1, 8, 24 * 13, 24 * 15].map((hours) => wait(status, hours))).toEqual([15, 450, 3600, 21_600, null]);
});

test("money that goes back is asked about until it is back, however long ago it came", () =>
  expect([0, 24 * 13, 24 * 15, 24 * 400].map((hours) => wait("returning", hours))).toEqual([
    15, 21_600, 21_600, 21_600,
  ]));

test.each(["paid", "failed", "returned"] as const)("of one that is %s nothing is asked", (status) =>
  expect(wait(status, 0)).toBeNull(),
);
