import type { Pool, PoolClient } from "pg";
import type { Result, ShopError } from "@/lib/contract";
import { withTransaction } from "@/server/db/client";

class Refused extends Error {
  constructor(readonly refusal: ShopError) {
    super(refusal.message);
  }
}

class Rehearsed<T> extends Error {
  constructor(readonly result: Result<T>) {
    super("rehearsed");
  }
}

/** What some work would come to: done in a transaction of which nothing stays. */
export async function rehearse<T>(pool: Pool, work: (tx: PoolClient) => Promise<Result<T>>): Promise<Result<T>> {
  let rehearsed: Rehearsed<T> | undefined;
  try {
    return await withTransaction(pool, async (tx) => {
      rehearsed = new Rehearsed(await work(tx));
      throw rehearsed;
    });
  } catch (error) {
    if (rehearsed && error === rehearsed) return rehearsed.result;
    throw error;
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

/** A part of a transaction: refused, it leaves nothing behind, and the rest goes on. */
export async function attempt<T>(tx: PoolClient, work: () => Promise<Result<T>>): Promise<Result<T>> {
  await tx.query("SAVEPOINT attempt");
  const result = await work();
  await tx.query(result.ok ? "RELEASE SAVEPOINT attempt" : "ROLLBACK TO SAVEPOINT attempt");
  return result;
}
