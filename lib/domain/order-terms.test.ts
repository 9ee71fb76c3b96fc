import type { OrderStatus } from "@/lib/contract";
import { cancelProblem } from "./order-terms";

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
])("%s at %s: %s", (status, now, problem) => expect(cancelProblem({ status, lines }, now)).toBe(problem));
