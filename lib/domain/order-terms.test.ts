import type { OrderStatus, PaymentStatus } from "@/lib/contract";
import { cancelProblem, changeProblem, dueAfter, MOST_CHANGES } from "./order-terms";

const lines = [
  { from: "2027-02-20", to: "2027-02-21" },
  { from: "2027-02-13", to: "2027-02-15" },
];
const before = new Date("2027-02-11T05:59:59+01:00");
const from = new Date("2027-02-11T06:00:00+01:00");

test.each<[OrderStatus, Date, ReturnType<typeof cancelProblem>]>([
  ["confirmed", before, null],
  ["confirmed", from, "late"],
  ["pending_payment", from, null],
  ["handed_over", before, "state"],
  ["cancelled", before, "state"],
])("cancelling what is %s at %s: %s", (status, now, problem) =>
  expect(cancelProblem({ status, lines }, now)).toBe(problem),
);

test.each<[OrderStatus, PaymentStatus, Date, ReturnType<typeof changeProblem>]>([
  ["confirmed", "open", before, null],
  ["confirmed", "paid", before, null],
  ["confirmed", "paid", from, "late"],
  ["confirmed", "refunded", before, "state"],
  ["pending_payment", "open", before, "state"],
  ["handed_over", "paid", before, "state"],
])("changing what is %s and %s at %s: %s", (status, payment_status, now, problem) =>
  expect(changeProblem({ status, payment_status, lines, revision: 1 }, now)).toBe(problem),
);

test("an order is changed so often and no more", () => {
  const order = { status: "confirmed", payment_status: "open", lines } as const;
  expect(changeProblem({ ...order, revision: MOST_CHANGES }, before)).toBeNull();
  expect(changeProblem({ ...order, revision: MOST_CHANGES + 1 }, before)).toBe("state");
});

test("of what was paid the differences add up; of what was not, nothing is owed apart", () => {
  const order = { grand_total: 1000_00, due: 150_00 };
  expect(dueAfter({ ...order, payment_status: "paid" }, 800_00)).toBe(-50_00);
  expect(dueAfter({ ...order, due: 0, payment_status: "open" }, 800_00)).toBe(0);
});
