import type { PaymentStatus } from "@/lib/contract";
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

/** How long the units of an order wait for money that a gateway takes. */
const PAYMENT_MINUTES = 30;

export const payUntil = (now: Date): Date => new Date(now.getTime() + PAYMENT_MINUTES * 60_000);

export const { canMove, next, isFinal } = machine(paymentTransitions);
