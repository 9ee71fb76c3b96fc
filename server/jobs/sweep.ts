import type { Pool } from "pg";
import type { Queryable } from "@/server/db/client";
import { withTransaction } from "@/server/db/client";
import { readExpiredClaims } from "@/server/repositories/claims";
import { changeClaims } from "@/server/services/stock/claims";

/** Holds freed per transaction, so that no lock stays long. */
const BATCH = 100;

/** Frees one batch of holds that have run out. @returns how many were found. */
export async function sweepExpiredIn(tx: Queryable, now: Date, limit = 1_000_000): Promise<number> {
  const expired = await readExpiredClaims(tx, now, limit);
  await changeClaims(tx, { releaseExpired: expired }, now);
  return expired.length;
}

/** Frees all holds that have run out, batch by batch. Several processes may do so at once. */
export async function sweepExpiredHolds(pool: Pool, now: Date): Promise<number> {
  let freed = 0;
  for (;;) {
    const found = await withTransaction(pool, (tx) => sweepExpiredIn(tx, now, BATCH));
    freed += found;
    if (found < BATCH) return freed;
  }
}
