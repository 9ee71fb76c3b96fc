import type { AttemptState, Order } from "@/lib/contract";

/* Where the money of an order is: what its page and its mails say of it, and what the way to paying it leads to. */

/** Its money is still wanted, and none of it has come. */
export const isUnpaid = ({ status, payment_status: paid }: Pick<Order, "status" | "payment_status">): boolean =>
  status !== "cancelled" && (paid === "open" || paid === "failed");

/** All that was asked for when it was placed has come, and stays here. */
export const isPaid = ({ status, payment_status: paid }: Pick<Order, "status" | "payment_status">): boolean =>
  status !== "cancelled" && paid === "paid";

/** Nothing of its sum is awaited: what is handed out for money alone can be taken. */
export const isSettled = ({
  status,
  payment_status: paid,
  grand_total: total,
  due,
}: Pick<Order, "status" | "payment_status" | "grand_total" | "due">): boolean =>
  status !== "cancelled" && due <= 0 && (total === 0 || paid === "paid" || paid === "partly_refunded");

/** The gateway that has to take its money before it stands; null where none has to. */
export const awaitedGateway = ({
  status,
  payment_gateway,
}: Pick<Order, "status"> & { payment_gateway?: string | null | undefined }): string | null =>
  (status === "pending_payment" && payment_gateway) || null;

/** How the payment of an order through a gateway stands; `cancelled`: the order was called off, or given up. */
export type GatewayPayment = "cancelled" | "paid" | "checking" | "failed" | "waiting";

/**
 * By our own server's word alone; null where there is nothing to say.
 * @param attempt state of the attempt to pay that the renter comes back from
 */
export function gatewayPayment(
  order: Pick<Order, "status" | "payment_status" | "payment_gateway">,
  attempt: AttemptState | null,
): GatewayPayment | null {
  if (order.status === "cancelled") return "cancelled";
  if (order.payment_gateway === null) return null;
  if (awaitedGateway(order) === null) return attempt === "paid" && order.payment_status === "paid" ? "paid" : null;
  if (attempt === "open") return "checking";
  return attempt === "failed" || order.payment_status === "failed" ? "failed" : "waiting";
}
