import { orderTransitions, canMove, isFinal, next } from "./order-status";
import { canMove as canPaymentMove, next as nextPayment, paymentTransitions } from "./payment-status";
import { depositTransitions } from "./deposit-status";
import type { TransitionTable } from "./transition-table";

/** Every other state that can be reached from one, and the one itself if there is a way back to it. */
function reachable<S extends string>(table: TransitionTable<S, string>, from: S): Set<S> {
  const seen = new Set<S>();
  const open = [from];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const following of Object.values(table[state]) as S[]) {
      // A step may leave things as they are.
      if (following === state || seen.has(following)) continue;
      seen.add(following);
      open.push(following);
    }
  }
  return seen;
}

const tables: [string, TransitionTable<string, string>][] = [
  ["order", orderTransitions],
  ["payment", paymentTransitions],
  // But for a deposit that is given anew, below.
  ["deposit", { ...depositTransitions, lost: {} }],
];
test.each(tables)("no %s ever comes back to a state that it left", (_, table) => {
  for (const state of Object.keys(table))
    expect([state, [...reachable(table, state)].includes(state)]).toEqual([state, false]);
});

test("a deposit that the card has lost can be given anew, and nothing else becomes of it", () => {
  expect(depositTransitions.lost).toEqual({ take: "held" });
});

test("an order goes from payment to hand-over and back to the shelf", () => {
  expect(
    (["pay", "hand_over", "take_back", "close"] as const).reduce<ReturnType<typeof next>>(
      (state, event) => state && next(state, event),
      "pending_payment",
    ),
  ).toBe("closed");
  expect(next("pending_payment", "expire")).toBe("cancelled");
  expect(canMove("pending_payment", "confirmed")).toBe(true);
});

test("what has been handed over or cancelled is not cancelled or paid any more", () => {
  expect(next("handed_over", "cancel")).toBeNull();
  expect(next("cancelled", "pay")).toBeNull();
  expect(canMove("confirmed", "pending_payment")).toBe(false);
  expect([isFinal("cancelled"), isFinal("closed"), isFinal("returned")]).toEqual([true, true, false]);
});

test("money may come after a failed attempt, and what was paid is only given back", () => {
  expect(nextPayment("open", "fail")).toBe("failed");
  expect(nextPayment("failed", "pay")).toBe("paid");
  expect([nextPayment("paid", "fail"), nextPayment("paid", "pay"), nextPayment("open", "refund")]).toEqual([
    null,
    null,
    null,
  ]);
  expect([nextPayment("paid", "refund_part"), nextPayment("partly_refunded", "refund_part")]).toEqual([
    "partly_refunded",
    "partly_refunded",
  ]);
  expect(canPaymentMove("partly_refunded", "refunded")).toBe(true);
  expect(canPaymentMove("refunded", "paid")).toBe(false);
});
