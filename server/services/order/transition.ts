import type { PoolClient } from "pg";
import type { OrderStatus } from "@/lib/contract";
import { eachDay } from "@/lib/domain/days";
import { next, type OrderEvent } from "@/lib/domain/order-status";
import { lockOrder, writeOrderStatus } from "@/server/repositories/orders";
import { addToCounters, deleteReservationsOfOrder, lockCounters, readSlotsOfOrder } from "@/server/repositories/stock";

export type Moved = { moved: true; status: OrderStatus } | { moved: false; status: OrderStatus };

/**
 * The only writer of the status of an order that stands. One step at a time per order; a step that means
 * nothing in the order's state changes nothing. @returns null when there is no such order.
 */
export async function moveOrder(tx: PoolClient, orderId: string, event: OrderEvent): Promise<Moved | null> {
  const order = await lockOrder(tx, orderId);
  if (!order) return null;
  const status = next(order.status, event);
  if (status === null) return { moved: false, status: order.status };
  await writeOrderStatus(tx, orderId, status);
  if (status === "cancelled") await releaseUnits(tx, orderId);
  return { moved: true, status };
}

async function releaseUnits(tx: PoolClient, orderId: string): Promise<void> {
  const slots = await readSlotsOfOrder(tx, orderId);
  if (slots.length === 0) return;
  await lockCounters(tx, slots);
  await deleteReservationsOfOrder(tx, orderId);
  // One by one: two parts of an order may lie on the same counter.
  for (const slot of slots) {
    await addToCounters(
      tx,
      eachDay(slot).map((day) => ({
        variantId: slot.variantId,
        sourceId: slot.sourceId,
        day,
        delta: -slot.units,
      })),
    );
  }
}
