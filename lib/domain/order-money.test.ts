import type { AttemptState, OrderStatus, PaymentStatus } from "@/lib/contract";
import { awaitedGateway, gatewayPayment, isSettled, isUnpaid } from "./order-money";

test.each<[OrderStatus, PaymentStatus, boolean]>([
  ["pending_payment", "open", true],
  ["pending_payment", "failed", true],
  ["confirmed", "open", true],
  ["handed_over", "open", true],
  ["confirmed", "paid", false],
  ["returned", "partly_refunded", false],
  ["confirmed", "refunded", false],
  ["cancelled", "open", false],
])("%s with its payment %s is unpaid: %s", (status, payment_status, unpaid) =>
  expect(isUnpaid({ status, payment_status })).toBe(unpaid),
);

test.each<[OrderStatus, PaymentStatus, total: number, due: number, boolean]>([
  ["confirmed", "paid", 99_00, 0, true],
  ["closed", "partly_refunded", 99_00, -10_00, true],
  // A coupon paid for all of it.
  ["confirmed", "open", 0, 0, true],
  ["confirmed", "open", 99_00, 0, false],
  ["pending_payment", "failed", 99_00, 0, false],
  // Something was added after it was paid.
  ["confirmed", "paid", 198_00, 99_00, false],
  ["cancelled", "paid", 99_00, 0, false],
  ["cancelled", "open", 0, 0, false],
])("%s and %s, of %d with %d still due, is settled: %s", (status, payment_status, grand_total, due, settled) =>
  expect(isSettled({ status, payment_status, grand_total, due })).toBe(settled),
);

test.each<[OrderStatus, string | null | undefined, string | null]>([
  ["pending_payment", "sandbox", "sandbox"],
  ["pending_payment", null, null],
  ["pending_payment", undefined, null],
  ["confirmed", "sandbox", null],
  ["cancelled", "sandbox", null],
])("%s, to be paid through %s, waits for %s", (status, payment_gateway, gateway) =>
  expect(awaitedGateway({ status, payment_gateway })).toBe(gateway),
);

test.each<[OrderStatus, PaymentStatus, AttemptState | null, ReturnType<typeof gatewayPayment>]>([
  ["pending_payment", "open", null, "waiting"],
  ["pending_payment", "open", "open", "checking"],
  ["pending_payment", "failed", "open", "checking"],
  ["pending_payment", "open", "failed", "failed"],
  ["pending_payment", "failed", null, "failed"],
  ["pending_payment", "open", "paid", "waiting"],
  ["confirmed", "paid", "paid", "paid"],
  ["confirmed", "paid", null, null],
  ["confirmed", "refunded", "paid", null],
  ["cancelled", "open", null, "cancelled"],
  ["cancelled", "paid", "paid", "cancelled"],
])("%s and %s, back from an attempt that is %s: %s", (status, payment_status, attempt, said) =>
  expect(gatewayPayment({ status, payment_status, payment_gateway: "sandbox" }, attempt)).toBe(said),
);

test("of an order that no gateway is asked for nothing is said, unless it was called off", () => {
  const order = { payment_status: "open", payment_gateway: null } as const;
  expect(gatewayPayment({ ...order, status: "pending_payment" }, null)).toBeNull();
  expect(gatewayPayment({ ...order, status: "cancelled" }, null)).toBe("cancelled");
});
