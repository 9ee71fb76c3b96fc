import { type ErrorCode, refuse, ok, type Result } from "@/lib/contract/errors";
import type { Cart } from "@/lib/contract";
import { lineKey } from "@/lib/domain/cart-line";
import { isExpired } from "@/lib/domain/holds";
import { type CartItemRow, readItems, saveItem } from "@/server/repositories/carts";
import { readClaimsOfItems } from "@/server/repositories/claims";
import type { Call } from "../call";
import { referenceData, type ReferenceData, sourcesOf } from "../catalogue/reference-data";
import { resolveLines } from "../quote/resolve-line";
import { changeClaims, claimsFor } from "../stock/claims";
import { lineRefusal } from "../stock/rules";
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
    const missing: Missing = new Map();
    const moved = await move(call, data, source, unkept, missing);
    if (moved.ok) return pullCart(call);
    if (missing.size === 0 || !anyway) return moved;
    for (const id of missing.keys()) unkept.add(id);
  }
}

/** Lines by id that a source can't serve, each with its sku and why. */
type Missing = Map<string, { sku: string; why: ErrorCode }>;

/** One attempt, all or nothing. @param missing gets the lines that the source can't serve */
const move = (
  call: Call,
  data: ReferenceData,
  source: string,
  unkept: ReadonlySet<string>,
  missing: Missing,
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
    for (const [index, item] of wished.entries()) {
      const line = lines[index];
      const refused = line?.ok ? lineRefusal(call, data, line.value) : line;
      if (refused) missing.set(item.id, { sku: item.sku, why: refused.error.code });
    }
    for (const item of items)
      await saveItem(tx, {
        ...rowOf(item),
        cartId: cart.id,
        sourceId: source,
        lineKey: keyAt(item, source),
        now: call.now,
      });
    const take = wished.flatMap((item, index) => {
      const line = missing.has(item.id) ? undefined : lines[index];
      const endsAt = release.find((claim) => claim.cart_item_id === item.id)?.ends_at;
      if (!line?.ok || !endsAt || isExpired(endsAt, call.now)) return [];
      const { parts, from, to, qty } = line.value;
      return claimsFor(parts, { from, to, qty, source, owner: { cartItemId: item.id }, endsAt });
    });
    const claimed = await changeClaims(tx, { take, release }, call.now);
    const skuOf = new Map(items.map(({ id, sku }) => [id, sku]));
    for (const { claim } of claimed.ok ? [] : claimed.shortages) {
      const id = claim.owner.cartItemId ?? "";
      missing.set(id, { sku: skuOf.get(id) ?? "", why: "out_of_stock" });
    }
    if (missing.size === 0) return ok(undefined);
    const skus = [...missing.values()].map(({ sku }) => sku);
    return refuse("not_at_source", `${source} can't serve ${skus.join(", ")}`, {
      details: { source, skus, because: becauseOf(missing) },
    });
  });

/** The one thing that is wrong with the branch and not with its stock, where all are missing for it. */
function becauseOf(missing: Missing): "closed_day" | "too_late" | undefined {
  const [why, ...others] = new Set([...missing.values()].map((entry) => entry.why));
  return others.length === 0 && (why === "closed_day" || why === "too_late") ? why : undefined;
}

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
  services: item.services,
});
