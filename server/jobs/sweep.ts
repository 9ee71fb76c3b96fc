import type { Pool } from "pg";
import { withTransaction } from "@/server/db/client";
import { readExpiredClaims } from "@/server/repositories/claims";
import { readUnpaidPast } from "@/server/repositories/orders";
import { expireOrder } from "@/server/services/order/expire-order";
import { changeClaims } from "@/server/services/stock/claims";

/** Claims freed per transaction, so that no lock stays long. */
const BATCH = 100;

/** Frees all that carts kept past its time, batch by batch. Several processes may do so at once. */
export async function sweepExpiredClaims(pool: Pool, now: Date): Promise<number> {
  let freed = 0;
  for (;;) {
    const found = await withTransaction(pool, async (tx) => {
      const expired = await readExpiredClaims(tx, now, BATCH);
      await changeClaims(tx, { releaseExpired: expired }, now);
      return expired.length;
    });
    freed += found;
    if (found < BATCH) return freed;
  }
}

/** Gives up the orders whose time to be paid is over, where the job of their own was lost. */
export async function sweepUnpaidOrders(pool: Pool, now: Date): Promise<void> {
  for (const id of await readUnpaidPast(pool, now)) await expireOrder(pool, id, now);
}
