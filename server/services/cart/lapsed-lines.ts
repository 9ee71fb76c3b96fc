import { isExpired } from "@/lib/domain/holds";
import { isEndless } from "@/lib/domain/kind-of-thing";
import { readExpiredInTheWay } from "@/server/repositories/claims";
import { readFree, type Slot } from "@/server/repositories/stock";
import type { Call } from "../call";
import type { ReferenceData } from "../catalogue/reference-data";
import { claimsFor } from "../stock/claims";
import { wishRefusal } from "../stock/rules";
import type { PricedItem } from "./cart-view";

const keyOf = (variantId: number, { sourceId, from, to }: Omit<Slot, "variantId" | "productId" | "units">): string =>
  [variantId, sourceId, from, to].join("~");

/**
 * Units that could be had now of each line for which nothing is kept, by the line's id: the cart's answer says it, so
 * that nobody reads of a line that it is checked later when it is gone already.
 */
export async function freeForLapsed(
  call: Call,
  data: ReferenceData,
  items: readonly PricedItem[],
): Promise<ReadonlyMap<string, number>> {
  const lapsed = items.flatMap(({ row, rental, quote }) => {
    const isKept = row.hold_expires_at !== null && !isExpired(row.hold_expires_at, call.now);
    if (isKept || !quote.ok || isEndless(rental)) return [];
    const period = { from: row.period_from, to: row.period_to };
    const source = data.sourceById.get(row.source_id);
    const isRefused = !source || wishRefusal(call, data, rental, source, period) !== null;
    const owner = { cartItemId: row.id };
    const claims = claimsFor(quote.value.parts, { ...period, qty: 1, source: row.source_id, owner, endsAt: call.now });
    return [{ id: row.id, isRefused, claims }];
  });
  const slots = lapsed.flatMap(({ claims }) => claims);
  if (slots.length === 0) return new Map();
  // What ran out and nobody has swept yet is as good as free.
  const rows = await readFree(call.pool, slots, await readExpiredInTheWay(call.pool, slots, call.now));
  const free = new Map(
    rows.map((row) => [
      keyOf(row.variant_id, { sourceId: row.source_id, from: row.day_from, to: row.day_to }),
      row.free,
    ]),
  );
  return new Map(
    lapsed.map(({ id, isRefused, claims }) => {
      const units = claims.map((claim) => Math.floor((free.get(keyOf(claim.variantId, claim)) ?? 0) / claim.units));
      return [id, isRefused ? 0 : Math.min(...units)];
    }),
  );
}
