import { refuse, ok, type Result } from "@/lib/contract/errors";
import type { Cart } from "@/lib/contract";
import { lineKey } from "@/lib/domain/cart-line";
import { isExpired } from "@/lib/domain/holds";
import { type CartItemRow, readItems, saveItem } from "@/server/repositories/carts";
import { readClaimsOfItems } from "@/server/repositories/claims";
import type { Call } from "../call";
import { referenceData, type ReferenceData, sourcesOf } from "../catalogue/reference-data";
import { resolveLines } from "../quote/resolve-line";
import { changeClaims, claimsFor } from "../stock/claims";
import { pullCart, withCart } from "./cart";

interface Move {
  source: string;
  /** Lines that the source doesn't have come along too, and nothing is kept for them. */
  anyway: boolean;
}

/**
 * Takes all lines of a cart from another source, each checked anew: a cart has one, so they can't go one by one. What
 * is kept stays kept as long as before. Where the source lacks some of them nothing changes, unless the shopper said
 * so.
 */
export async function moveCart(call: Call, { source, anyway }: Move): Promise<Result<Cart>> {
  const data = await referenceData(call.pool);
  if (sourcesOf(data, call.storeCode, { source }).length === 0)
    return refuse("invalid_input", `no source ${source} in ${call.storeCode}`, {
      errors: [{ path: "source", message: "unknown source" }],
    });
  const unkept = new Set<string>();
  for (;;) {
    const missing = new Map<string, string>();
    const moved = await move(call, data, source, unkept, missing);
    if (moved.ok) return pullCart(call);
    if (missing.size === 0 || !anyway) return moved;
    for (const id of missing.keys()) unkept.add(id);
  }
}

/** One attempt, all or nothing. @param missing gets the lines, by id and sku, that the source doesn't have */
const move = (
  call: Call,
  data: ReferenceData,
  source: string,
  unkept: ReadonlySet<string>,
  missing: Map<string, string>,
): Promise<Result<void>> =>
  withCart(call, async (tx, cart): Promise<Result<void>> => {
    const items = await readItems(tx, cart.id);
    const wished = items.filter(({ id }) => !unkept.has(id));
    const lines = await resolveLines(
      tx,
      call,
      data,
      wished.map((item) => wishOf(item, source)),
    );
    const release = await readClaimsOfItems(
      tx,
      items.map(({ id }) => id),
    );
    for (const [index, item] of wished.entries()) if (!lines[index]?.ok) missing.set(item.id, item.sku);
    for (const item of items)
      await saveItem(tx, {
        ...rowOf(item),
        cartId: cart.id,
        sourceId: source,
        lineKey: keyAt(item, source),
        now: call.now,
      });
    const take = wished.flatMap((item, index) => {
      const line = lines[index];
      const endsAt = release.find((claim) => claim.cart_item_id === item.id)?.ends_at;
      if (!line?.ok || !endsAt || isExpired(endsAt, call.now)) return [];
      const { parts, from, to, qty } = line.value;
      return claimsFor(parts, { from, to, qty, source, owner: { cartItemId: item.id }, endsAt });
    });
    const claimed = await changeClaims(tx, { take, release }, call.now);
    const skuOf = new Map(items.map(({ id, sku }) => [id, sku]));
    for (const { claim } of claimed.ok ? [] : claimed.shortages) {
      const id = claim.owner.cartItemId ?? "";
      missing.set(id, skuOf.get(id) ?? "");
    }
    const skus = [...missing.values()];
    return skus.length === 0
      ? ok(undefined)
      : refuse("not_at_source", `${source} lacks ${skus.join(", ")}`, { details: { source, skus } });
  });

const wishOf = (item: CartItemRow, source: string) => ({
  sku: item.sku,
  product_option: item.product_option,
  from: item.period_from,
  to: item.period_to,
  source,
  qty: item.qty,
});

const keyAt = (item: CartItemRow, source: string): string => lineKey(wishOf(item, source));

const rowOf = (item: CartItemRow) => ({
  id: item.id,
  variantId: item.variant_id,
  from: item.period_from,
  to: item.period_to,
  qty: item.qty,
  productOption: item.product_option,
});
