import type { PaymentStatus } from "@/lib/contract";
import { payments } from "@/shop.config";
import { machine, type TransitionTable } from "./transition-table";

export type PaymentEvent = "pay" | "fail" | "refund_part" | "refund";

/**
 * The money of one order, whatever attempts it took. Forward only; money may still come after a failed attempt,
 * and a part may be given back more than once.
 */
export const paymentTransitions: TransitionTable<PaymentStatus, PaymentEvent> = {
  open: { pay: "paid", fail: "failed" },
  failed: { pay: "paid" },
  paid: { refund_part: "partly_refunded", refund: "refunded" },
  partly_refunded: { refund_part: "partly_refunded", refund: "refunded" },
  refunded: {},
};

/** How money comes that an order waits for: a gateway takes it, or the shopper sends it to an account. */
export type AwaitedMoney = "gateway" | "transfer";

const WAITING_MINUTES: Readonly<Record<AwaitedMoney, number>> = {
  gateway: payments.gatewayMinutes,
  transfer: payments.transferHours * 60,
};

/**
 * Until when the units of an order wait for its money.
 * @param latest after which nobody could order the rent any more, so that units kept longer would be lost to everybody
 * @returns null when it is too late for money that is on its way for days
 */
export function payUntil(money: AwaitedMoney, now: Date, latest: Date | null): Date | null {
  const end = new Date(now.getTime() + WAITING_MINUTES[money] * 60_000);
  if (money === "gateway" || latest === null || end <= latest) return end;
  return latest > now ? latest : null;
}

export const { canMove, next, isFinal } = machine(paymentTransitions);
