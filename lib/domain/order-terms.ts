import type { Money, OrderStatus, PaymentStatus, Period } from "@/lib/contract";
import { next } from "./order-status";
import { promisedDeadline } from "./order-times";

/** So often its renter changes an order; who still does not know is helped by the shop, and each change is mailed. */
export const MOST_CHANGES = 20;

/** An order as its terms look at it. */
export interface TermedOrder {
  status: OrderStatus;
  /** The last free moment that it was promised. */
  free_until?: string | null;
  lines: readonly Period[];
}

/**
 * Why its renter can't call an order off any more; null when they can. Past the free time the shop is asked, since
 * somebody may have got the things ready; an order that waits for its money promises nothing yet.
 */
export function cancelProblem(order: TermedOrder, now: Date): "state" | "late" | null {
  const { status } = order;
  if (next(status, "cancel") === null) return "state";
  if (status === "pending_payment") return null;
  const deadline = promisedDeadline(order);
  return deadline && now >= deadline ? "late" : null;
}

/**
 * Why its renter can't change an order any more; null when they can, as long as they could call it off. What waits for
 * its money is paid first, since a sum may be on its way; of one whose money went back the shop knows more.
 */
export function changeProblem(
  order: TermedOrder & { payment_status: PaymentStatus; revision: number },
  now: Date,
): "state" | "late" | null {
  const { status, payment_status, revision } = order;
  const moneyWentBack = payment_status === "partly_refunded" || payment_status === "refunded";
  // The first revision is the order as it was placed.
  if (revision > MOST_CHANGES) return "state";
  return status !== "confirmed" || moneyWentBack ? "state" : cancelProblem(order, now);
}

/**
 * What of a changed order's sum is left for the hand-over: all of it where nothing was paid yet, which needs no word.
 * Negative: what comes back there.
 */
export const dueAfter = (
  before: { payment_status: PaymentStatus; grand_total: Money; due: Money },
  grandTotal: Money,
): Money => (before.payment_status === "paid" ? before.due + grandTotal - before.grand_total : 0);

/** What an order's money came to: what a later change left for the hand-over is none of it. */
export const paidSum = ({ grand_total, due }: { grand_total: Money; due: Money }): Money => grand_total - due;
