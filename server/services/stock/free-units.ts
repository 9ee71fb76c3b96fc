import type { Period } from "@/lib/contract";
import { isEndless } from "@/lib/domain/kind-of-thing";
import { addDays } from "@/lib/domain/days";
import type { Queryable } from "@/server/db/client";
import type { RentalRow } from "@/server/repositories/rentals";
import { type OwnClaim, readFree, type Slot } from "@/server/repositories/stock";

/** Shown quantities of what is never used up stop here. */
export const ENDLESS = 99;

/**
 * Free units per variant and source on every day of a period; a set has as many as its scarcest part allows. `own`
 * claims don't count as taken.
 */
export async function freeUnits(
  db: Queryable,
  rentals: readonly RentalRow[],
  sourceIds: readonly string[],
  period: Period,
  own: readonly OwnClaim[] = [],
): Promise<(variantId: number, sourceId: string) => number> {
  const slots = new Map<string, Slot>();
  for (const part of rentals.flatMap((rental) => rental.parts)) {
    const to = addDays(period.to, part.turnaround_days);
    for (const sourceId of sourceIds)
      slots.set(`${part.variant_id}~${sourceId}`, {
        variantId: part.variant_id,
        productId: part.product_id,
        sourceId,
        from: period.from,
        to,
        units: part.units,
      });
  }
  const rows = slots.size > 0 ? await readFree(db, [...slots.values()], own) : [];
  const free = new Map(rows.map((row) => [`${row.variant_id}~${row.source_id}`, row.free]));
  const byId = new Map(rentals.map((rental) => [rental.id, rental]));
  return (variantId, sourceId) => {
    const rental = byId.get(variantId);
    if (!rental) return 0;
    if (isEndless(rental)) return ENDLESS;
    if (rental.parts.length === 0) return 0;
    return Math.min(
      ...rental.parts.map((part) => Math.floor((free.get(`${part.variant_id}~${sourceId}`) ?? 0) / part.units)),
    );
  };
}
