import type { Pool, PoolClient } from "pg";
import { EVERY_PAGE } from "@/lib/page-tags";
import { sweepExpiredClaims } from "@/server/jobs/sweep";
import { readClaimsOfReferences } from "@/server/repositories/claims";
import { announceChanges } from "@/server/repositories/page-changes";
import { execute } from "@/server/repositories/sql";
import { refreshSearch } from "@/server/services/catalogue/search-index";
import { changeClaims } from "@/server/services/stock/claims";
import { inTransaction } from "./in-transaction";
import type { ImportSet } from "./take-record";
import { refreshPrices } from "./write/prices";
import { refreshSources } from "./write/products";
import { removeLoose, removeUnused } from "./write/remove-basics";
import { removeProducts } from "./write/remove-products";
import type { TakenOut } from "./write/taken-out";

/**
 * Takes the records of a folder out of the shop again, in one transaction: what nothing else refers to is deleted, what
 * is in orders or carts is hidden, and what the owner's own records use stays.
 * @returns what became of them, by kind
 */
export async function takeOut(
  pool: Pool,
  set: ImportSet,
  { now, isDryRun = false }: { now: Date; isDryRun?: boolean },
): Promise<Record<string, TakenOut>> {
  // Carts that were left long ago are no reason to keep anything.
  if (!isDryRun) await sweepExpiredClaims(pool, now);
  return inTransaction(pool, isDryRun, async (tx) => {
    const bookings = await releaseBookings(tx, set, now);
    const products = await removeProducts(
      tx,
      set.products.map(({ record }) => record.sku),
    );
    const told = { bookings, products, ...(await removeUnused(tx, set)), ...(await removeLoose(tx, set)) };
    if (Object.values(told).every(({ removed, hidden }) => removed + hidden.length === 0)) return told;
    await refreshSources(tx);
    await refreshPrices(tx, "all", []);
    await refreshSearch(tx);
    await execute(tx, "UPDATE catalogue_version SET version = version + 1, changed_at = $1", [now]);
    await announceChanges(tx, [EVERY_PAGE]);
    return told;
  });
}

async function releaseBookings(tx: PoolClient, set: ImportSet, now: Date): Promise<TakenOut> {
  const release = await readClaimsOfReferences(
    tx,
    set.bookings.map(({ record }) => record.reference),
  );
  await changeClaims(tx, { release }, now);
  return { removed: release.length, hidden: [], kept: [] };
}
