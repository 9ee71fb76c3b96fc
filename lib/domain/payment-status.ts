import { machine, type TransitionTable } from "./transition-table";

export type PaymentStatus =
  "created" | "pending" | "authorized" | "paid" | "failed" | "cancelled" | "expired" | "refunded";
export type PaymentEvent = "start" | "authorize" | "pay" | "fail" | "cancel" | "expire" | "refund";

/**
 * Forward only. Money may still arrive after a payment was given up (the gateway's word comes late): it is
 * taken in as `paid`, and refunded when the unit is gone by then.
 */
export const paymentTransitions: TransitionTable<PaymentStatus, PaymentEvent> = {
  created: {
    start: "pending",
    authorize: "authorized",
    pay: "paid",
    fail: "failed",
    cancel: "cancelled",
    expire: "expired",
  },
  pending: { authorize: "authorized", pay: "paid", fail: "failed", cancel: "cancelled", expire: "expired" },
  authorized: { pay: "paid", fail: "failed", cancel: "cancelled", expire: "expired" },
  paid: { refund: "refunded" },
  failed: { pay: "paid" },
  cancelled: { pay: "paid" },
  expired: { pay: "paid" },
  refunded: {},
};

export const { canMove, next, isFinal } = machine(paymentTransitions);
