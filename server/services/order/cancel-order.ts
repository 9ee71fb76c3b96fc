import type { Order } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { cancelProblem } from "@/lib/domain/order-terms";
import { promisedDeadline } from "@/lib/domain/order-times";
import { lockOrder, readOrderLines } from "@/server/repositories/orders";
import { lockPaymentsOf } from "@/server/repositories/payments";
import type { Call } from "../call";
import { inTransaction } from "../transaction";
import { getOrder } from "./read-order";
import { moveOrder } from "./transition";

/** Calls an order off within its terms and frees its units; one that is cancelled already is answered as it is. */
export async function cancelOrder(call: Call, input: { id: string }): Promise<Result<Order>> {
  const cancelled = await inTransaction<void>(call.pool, async (tx) => {
    await lockPaymentsOf(tx, input.id);
    const order = await lockOrder(tx, input.id);
    if (!order) return refuse("order_not_found", "no such order");
    const { status } = order;
    if (status === "cancelled") return ok(undefined);
    const lines = (await readOrderLines(tx, order.id)).map((line) => ({ from: line.period_from, to: line.period_to }));
    const termed = { status, lines, free_until: order.free_until?.toISOString() };
    const problem = cancelProblem(termed, call.now);
    if (problem)
      return refuse("order_not_cancellable", `an order that is ${status} can't be cancelled now`, {
        details: { status, ...(problem === "late" && { until: promisedDeadline(termed)?.toISOString() }) },
      });
    await moveOrder(tx, order.id, "cancel", { actor: "renter", now: call.now });
    return ok(undefined);
  });
  return cancelled.ok ? getOrder(call, input) : cancelled;
}
