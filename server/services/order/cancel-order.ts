import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Order } from "@/lib/contract";
import type { Call } from "../call";
import { inTransaction } from "../transaction";
import { getOrder } from "./read-order";
import { moveOrder } from "./transition";

/** Calls an order off and frees its units; one that is cancelled already is answered as it is. */
export async function cancelOrder(call: Call, input: { id: string }): Promise<Result<Order>> {
  const cancelled = await inTransaction<void>(call.pool, async (tx) => {
    const order = await moveOrder(tx, input.id, "cancel", { actor: "renter", now: call.now });
    if (!order) return refuse("order_not_found", "no such order");
    return order.status === "cancelled"
      ? ok(undefined)
      : refuse("order_not_cancellable", `an order that is ${order.status} can't be cancelled`, {
          details: { status: order.status },
        });
  });
  return cancelled.ok ? getOrder(call, input) : cancelled;
}
