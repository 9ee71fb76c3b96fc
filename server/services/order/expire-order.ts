import type { Pool } from "pg";
import { withTransaction } from "@/server/db/client";
import { moveOrder } from "./transition";

/** Gives up an order whose time to be paid is over; one that was paid, or was given more time, stays as it is. */
export async function expireOrder(pool: Pool, orderId: string, now: Date): Promise<void> {
  await withTransaction(pool, (tx) => moveOrder(tx, orderId, "expire", { actor: "clock", now }));
}
