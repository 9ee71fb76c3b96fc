import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { MAX_LINE_OPTIONS, MAX_ORDER_LINES } from "@/lib/contract/limits";
import type { Cart, CartItem, CartItemInput, ProductOption } from "@/lib/contract";
import { mergeChoices } from "@/lib/domain/additional-services";
import {
  type CartItemRow,
  type CartOwner,
  type CartRow,
  deleteItems,
  insertCart,
  readItems,
  saveItem,
} from "@/server/repositories/carts";
import { readClaimsOfItems } from "@/server/repositories/claims";
import type { Queryable } from "@/server/db/client";
import { lockCustomerOf } from "../account/session";
import type { Call } from "../call";
import { lineServices } from "../catalogue/services";
import { referenceData, type ReferenceData } from "../catalogue/reference-data";
import { changeClaims } from "../stock/claims";
import { inTransaction } from "../transaction";
import { cartNotFound, hashCartToken, newCartToken } from "../cart-token";
import { itemOf, pricedItems, toCart, toCartItem } from "./cart-view";
import { keepUnits } from "./keep-units";
import { freeForLapsed } from "./lapsed-lines";
import { lockOwnCart, readOwnCart } from "./own-cart";
import { type ResolvedLine, resolveLine } from "../quote/resolve-line";
import { lineRefusal } from "../stock/rules";

export async function createCart(call: Call): Promise<Result<string>> {
  return inTransaction(call.pool, async (tx) => {
    const customer = await lockCustomerOf(tx, call);
    return ok((await openCart(tx, call, customer ?? undefined)).token);
  });
}

/** A new cart and the token that opens it. */
export async function openCart(
  db: Queryable,
  { storeView: { storeCode }, now }: Call,
  owner?: CartOwner,
): Promise<{ token: string; cart: CartRow }> {
  const [token, id] = [newCartToken(), randomUUID()];
  await insertCart(db, { id, tokenHash: hashCartToken(token), storeCode, owner, now });
  const cart = { id, store_code: storeCode, customer_id: owner?.id ?? null, kept_since: null, kept_until: null };
  return { token, cart };
}

/** Runs `work` on the caller's cart, one writer at a time. */
export async function withCart<T>(
  call: Call,
  work: (tx: PoolClient, cart: CartRow) => Promise<Result<T>>,
): Promise<Result<T>> {
  return inTransaction(call.pool, async (tx) => {
    const cart = await lockOwnCart(tx, call);
    return cart ? work(tx, cart) : cartNotFound();
  });
}

export async function pullCart(call: Call): Promise<Result<Cart>> {
  const cart = await readOwnCart(call);
  if (!cart) return cartNotFound();
  const data = await referenceData(call.pool);
  const items = await pricedItems(call.pool, call, data, cart.id);
  return ok(toCart(items, call, data, await freeForLapsed(call, data, items)));
}

/**
 * Sets one line to an absolute quantity and keeps the units for it. The line is the one with the same
 * identity, else the one with the given `item_id` (whose days or size then change); zero removes it.
 */
export async function updateCartItem(call: Call, wish: CartItemInput): Promise<Result<CartItem>> {
  const data = await referenceData(call.pool);
  return withCart(call, (tx, cart) => setLine(tx, call, data, cart, wish));
}

/** The same in a cart that is open for writing. What a refusal has written, the caller takes back. */
export async function setLine(
  tx: PoolClient,
  call: Call,
  data: ReferenceData,
  cart: CartRow,
  wish: CartItemInput,
): Promise<Result<CartItem>> {
  const resolved = await resolveLine(tx, call, data, wish);
  const items = await readItems(tx, cart.id);
  if (wish.qty === 0) return removeLine(tx, call, data, cart, items, wish, resolved);
  if (!resolved.ok) return resolved;
  const line = resolved.value;
  const refused = lineRefusal(call, data, line);
  if (refused) return refused;
  const same = items.find((item) => item.line_key === line.key);
  const edited = wish.item_id ? items.find((item) => item.id === wish.item_id) : undefined;
  const target = same ?? edited;
  const replaced = [same, edited].filter((item) => item !== undefined);
  const foreign = items.find((item) => item.source_id !== line.source.id && !replaced.includes(item));
  if (foreign)
    return refuse("other_source", "the cart holds things of another source", {
      details: { source: foreign.source_id },
    });

  if (!target && items.length >= MAX_ORDER_LINES)
    return refuse("cart_full", `a cart holds ${MAX_ORDER_LINES} lines`, { details: { most: MAX_ORDER_LINES } });

  const id = target?.id ?? randomUUID();
  const chosen =
    wish.additional_services ??
    mergeChoices(
      replaced.map(({ services }) => services),
      MAX_LINE_OPTIONS,
    );
  await saveItem(tx, {
    id,
    cartId: cart.id,
    lineKey: line.key,
    variantId: line.rental.id,
    sourceId: line.source.id,
    from: line.from,
    to: line.to,
    qty: line.qty,
    productOption: line.productOption,
    services: chosen,
    now: call.now,
  });
  const itemIds = [...new Set([id, ...replaced.map((item) => item.id)])];
  const kept = await keepUnits(tx, call, cart, { itemId: id, itemIds, line });
  if (!kept.ok) return kept;
  if (same && edited && same !== edited) await deleteItems(tx, [edited.id]);
  const services = lineServices(line.rental, chosen, data, call);
  return ok(toCartItem(itemOf({ ...line, services }, { id, cartId: cart.id, kept: kept.value }), call, data));
}

async function removeLine(
  tx: PoolClient,
  call: Call,
  data: ReferenceData,
  cart: { id: string },
  items: CartItemRow[],
  wish: CartItemInput,
  resolved: Result<ResolvedLine>,
): Promise<Result<CartItem>> {
  const item =
    items.find((candidate) => (resolved.ok ? candidate.line_key === resolved.value.key : false)) ??
    items.find((candidate) => candidate.id === wish.item_id);
  const shown = item
    ? (await pricedItems(tx, call, data, cart.id)).find((priced) => priced.row.id === item.id)
    : undefined;
  if (item) await freeItems(tx, [item.id], call.now);
  if (shown) return ok({ ...toCartItem(shown, call, data), qty: 0, hold_expires_at: null, hold_limit: undefined });
  if (!resolved.ok) return resolved;
  // Already gone: removing again says the same as removing.
  return ok({
    ...toCartItem(itemOf(resolved.value, { id: wish.item_id ?? "", cartId: cart.id, kept: null }), call, data),
    qty: 0,
  });
}

/** Removes lines and gives their units back. */
export async function freeItems(tx: PoolClient, itemIds: string[], now: Date): Promise<void> {
  await changeClaims(tx, { release: await readClaimsOfItems(tx, itemIds) }, now);
  await deleteItems(tx, itemIds);
}

/** Names the line by `item_id`, else by its identity. Removing what is not there is no mistake of the shopper. */
export async function deleteCartItem(
  call: Call,
  wish: { item_id?: string; sku?: string; product_option?: ProductOption; from?: string; to?: string; source?: string },
): Promise<Result<boolean>> {
  const data = await referenceData(call.pool);
  return withCart(call, async (tx, cart) => {
    const items = await readItems(tx, cart.id);
    const byId = items.find((item) => item.id === wish.item_id);
    const item = byId ?? (await findByIdentity(tx, call, data, items, wish));
    if (!item) return ok(false);
    await freeItems(tx, [item.id], call.now);
    return ok(true);
  });
}

async function findByIdentity(
  tx: PoolClient,
  call: Call,
  data: ReferenceData,
  items: CartItemRow[],
  wish: { sku?: string; product_option?: ProductOption; from?: string; to?: string; source?: string },
): Promise<CartItemRow | undefined> {
  const { sku, from, to, source } = wish;
  if (!sku || !from || !to || !source) return undefined;
  const resolved = await resolveLine(tx, call, data, {
    sku,
    from,
    to,
    source,
    qty: 1,
    product_option: wish.product_option,
  });
  return resolved.ok ? items.find((item) => item.line_key === resolved.value.key) : undefined;
}
