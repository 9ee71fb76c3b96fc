import type { Pool, PoolClient } from "pg";
import { withTransaction } from "@/server/db/client";
import { execute } from "@/server/repositories/sql";

/** Any constant would do, as long as nothing else on the same database locks by it. */
const IMPORT_LOCK = 7_305_114_502;

/** Takes a transaction back when all is known that its end would have said. */
class DryRunEnd extends Error {
  override readonly name = "DryRunEnd";
  constructor(readonly told: unknown) {
    super("a dry run keeps nothing");
  }
}

/**
 * Changes the catalogue as a whole or not at all, one after the other; nobody else waits for this lock.
 * @param isDryRun everything is done and told as it would be, and nothing is kept
 */
export async function inTransaction<Told>(
  pool: Pool,
  isDryRun: boolean,
  work: (tx: PoolClient) => Promise<Told>,
): Promise<Told> {
  try {
    return await withTransaction(pool, async (tx) => {
      await execute(tx, "SELECT pg_advisory_xact_lock($1)", [IMPORT_LOCK]);
      const told = await work(tx);
      if (isDryRun) throw new DryRunEnd(told);
      return told;
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.told as Told;
    throw error;
  }
}
