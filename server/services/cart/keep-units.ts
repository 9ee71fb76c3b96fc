import type { HoldLimit } from "@/lib/contract";
import { ok, type Result } from "@/lib/contract/errors";
import { rentalDays } from "@/lib/domain/rental-period";
import { limitOf, nextHold } from "@/lib/domain/holds";
import type { Queryable } from "@/server/db/client";
import { type CartRow, readKept, writeHoldLimit, writeKeeping } from "@/server/repositories/carts";
import { type ClaimRow, type NewClaim, readClaimsOfItems, renewClaims } from "@/server/repositories/claims";
import { readFree } from "@/server/repositories/stock";
import type { Call } from "../call";
import { outOfStock } from "../quote/out-of-stock";
import type { ResolvedLine } from "../quote/resolve-line";
import { changeClaims, claimsFor } from "../stock/claims";
import { visitorOf } from "./own-cart";

/** What is kept for a line: until when, or why not. Things that never run out need nothing kept. */
export interface Kept {
  endsAt: Date | null;
  limit: HoldLimit | null;
}

/**
 * Keeps the units of one line, and all that the cart keeps a while longer. Past the owner's bounds on keeping
 * without ordering, the line stays and nothing is kept for it; it has to be free all the same.
 * @param itemIds the lines whose units these were before, the line's own among them
 */
export async function keepUnits(
  tx: Queryable,
  call: Call,
  cart: CartRow,
  { itemId, itemIds, line }: { itemId: string; itemIds: readonly string[]; line: ResolvedLine },
): Promise<Result<Kept>> {
  const hold = nextHold({ since: cart.kept_since, until: cart.kept_until }, call.now);
  const take = claimsFor(line.parts, {
    from: line.from,
    to: line.to,
    qty: line.qty,
    source: line.source.id,
    owner: { cartItemId: itemId },
    endsAt: hold?.endsAt ?? call.now,
  });
  const release = await readClaimsOfItems(tx, itemIds);
  const isKept = take.length > 0;
  const limit = !isKept ? null : hold ? await limitMet(tx, call, cart, itemIds, take) : "time";
  if (limit !== null) {
    const shortages = await shortagesOf(tx, take, release);
    if (shortages.length > 0) return outOfStock(line.rental.sku, line.source.id, shortages, line.parts);
  }
  const claimed = await changeClaims(tx, { take: limit === null ? take : [], release }, call.now);
  if (!claimed.ok) return outOfStock(line.rental.sku, line.source.id, claimed.shortages, line.parts);
  await writeHoldLimit(tx, itemId, limit === "time" ? null : limit);
  if (hold) await renewAll(tx, call, cart, hold);
  return ok({ endsAt: isKept && limit === null && hold ? hold.endsAt : null, limit });
}

/** Gives all that a cart keeps a new end, where it has not kept long enough. */
export async function renewCart(tx: Queryable, call: Call, cart: CartRow): Promise<void> {
  const hold = nextHold({ since: cart.kept_since, until: cart.kept_until }, call.now);
  if (hold && cart.kept_since) await renewAll(tx, call, cart, hold);
}

/** All that a cart keeps is kept until then. */
export async function renewAll(
  tx: Queryable,
  call: Call,
  cart: CartRow,
  { since, endsAt }: { since: Date; endsAt: Date },
): Promise<void> {
  await renewClaims(tx, cart.id, call.now, endsAt);
  await writeKeeping(tx, cart.id, since, endsAt);
}

async function limitMet(
  tx: Queryable,
  call: Call,
  cart: CartRow,
  itemIds: readonly string[],
  take: readonly NewClaim[],
): Promise<HoldLimit | null> {
  const wanted = take.reduce((sum, { from, periodTo, units }) => sum + units * rentalDays({ from, to: periodTo }), 0);
  const kept = await readKept(tx, { id: cart.id, visitor: visitorOf(call) }, itemIds, call.now);
  return limitOf({
    lines: (kept?.lines ?? 0) + 1,
    unitDays: (kept?.unit_days ?? 0) + wanted,
    visitorUnitDays: (kept?.visitor_unit_days ?? 0) + wanted,
  });
}

/** What is not free although nobody is going to keep it: a look without a lock, since it promises nothing. */
export async function shortagesOf(tx: Queryable, take: readonly NewClaim[], own: readonly ClaimRow[]) {
  const free = new Map((await readFree(tx, take, own)).map((row) => [row.variant_id, row.free]));
  return take.flatMap((claim) => {
    const units = free.get(claim.variantId) ?? 0;
    return units < claim.units ? [{ claim, free: units }] : [];
  });
}
