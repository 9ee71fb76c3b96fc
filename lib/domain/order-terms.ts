import type { OrderStatus, Period } from "@/lib/contract";
import { next } from "./order-status";
import { cancellationDeadline } from "./order-times";

/** An order as its terms look at it. */
export interface TermedOrder {
  status: OrderStatus;
  lines: readonly Period[];
}

/**
 * Why its renter can't call an order off any more; null when they can. Past the free time the shop is asked, since
 * somebody may have got the things ready; an order that waits for its money promises nothing yet.
 */
export function cancelProblem({ status, lines }: TermedOrder, now: Date): "state" | "late" | null {
  if (next(status, "cancel") === null) return "state";
  if (status === "pending_payment") return null;
  const deadline = cancellationDeadline(lines);
  return deadline && now >= deadline ? "late" : null;
}
