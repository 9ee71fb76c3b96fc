import { ok, type Result } from "@/lib/contract/errors";
import type { Cart } from "@/lib/contract";
import { isExpired } from "@/lib/domain/holds";
import { readItems } from "@/server/repositories/carts";
import type { Call } from "../call";
import { referenceData } from "../catalogue/reference-data";
import { resolveLine } from "../quote/resolve-line";
import { pullCart, withCart } from "./cart";
import { keepUnits, renewCart } from "./keep-units";

/** Gives live holds a new end, and takes the units of lapsed lines again where they are still free. */
export async function extendHolds(call: Call): Promise<Result<Cart>> {
  const lapsed = await withCart(call, async (tx, cart) => {
    await renewCart(tx, call, cart);
    const items = await readItems(tx, cart.id);
    return ok(
      items
        .filter((item) => item.hold_expires_at === null || isExpired(item.hold_expires_at, call.now))
        .map((item) => item.id),
    );
  });
  if (!lapsed.ok) return lapsed;
  // Each in its own transaction: one line that is gone must not cost the others their units.
  for (const itemId of lapsed.value) await holdAgain(call, itemId);
  return pullCart(call);
}

async function holdAgain(call: Call, itemId: string): Promise<Result<void>> {
  const data = await referenceData(call.pool);
  return withCart(call, async (tx, cart) => {
    const item = (await readItems(tx, cart.id)).find((candidate) => candidate.id === itemId);
    if (!item) return ok(undefined);
    const line = await resolveLine(tx, call, data, {
      sku: item.sku,
      product_option: item.product_option,
      from: item.period_from,
      to: item.period_to,
      source: item.source_id,
      qty: item.qty,
    });
    if (!line.ok) return line;
    const kept = await keepUnits(tx, call, cart, { itemId: item.id, itemIds: [item.id], line: line.value });
    return kept.ok ? ok(undefined) : kept;
  });
}
