import type { Pool } from "pg";
import { withTransaction } from "@/server/db/client";
import { readOrderId } from "@/server/repositories/orders";
import { movePayment } from "./transition";

/** The shop has seen the money on its account. @returns null when no order has that number. */
export const recordTransfer = (pool: Pool, number: string, now: Date): ReturnType<typeof movePayment> =>
  withTransaction(pool, async (tx) => {
    const id = await readOrderId(tx, number);
    return id === undefined ? null : movePayment(tx, id, "pay", { actor: "shop", now });
  });
