import { deleteOldCarts } from "@/server/repositories/carts";
import { getPool } from "@/server/db/client";
import { sweepExpiredHolds } from "./sweep";

const SWEEP_MS = 15_000;
const PRUNE_MS = 6 * 60 * 60_000;
/** An untouched cart is forgotten after so long. */
const CART_DAYS = 60;

const shared = globalThis as typeof globalThis & { sezonaJobs?: NodeJS.Timeout[] };

/** Starts the work that nobody waits for; once per process, whatever the number of bundles that call it. */
export function startBackgroundJobs(): void {
  if (shared.sezonaJobs) return;
  shared.sezonaJobs = [every(SWEEP_MS, (now) => sweepExpiredHolds(getPool(), now)), every(PRUNE_MS, pruneCarts)];
}

export const pruneCarts = (now: Date): Promise<number> =>
  deleteOldCarts(getPool(), new Date(now.getTime() - CART_DAYS * 86_400_000));

/** A run that is still going is not overtaken; one that fails is logged and tried again the next time. */
function every(milliseconds: number, work: (now: Date) => Promise<unknown>): NodeJS.Timeout {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    work(new Date())
      .catch((error: unknown) =>
        process.stderr.write(`background job failed: ${error instanceof Error ? error.message : String(error)}\n`),
      )
      .finally(() => {
        busy = false;
      });
  }, milliseconds);
  return timer.unref();
}
