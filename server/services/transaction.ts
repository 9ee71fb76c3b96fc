import type { Pool, PoolClient } from "pg";
import type { Result, ShopError } from "@/lib/contract";
import { withTransaction } from "@/server/db/client";

class Refused extends Error {
  constructor(readonly refusal: ShopError) {
    super(refusal.message);
  }
}

/** A transaction whose refusal leaves nothing behind: rolled back, then returned like any other result. */
export async function inTransaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await withTransaction(pool, async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Refused(result.error);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.refusal };
    throw error;
  }
}
