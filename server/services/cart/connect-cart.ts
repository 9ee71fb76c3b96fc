import type { PoolClient } from "pg";
import type { ConnectedCart, UnmergedLine } from "@/lib/contract";
import { ok, type Result } from "@/lib/contract/errors";
import { MAX_LINE_OPTIONS, MAX_QTY } from "@/lib/contract/limits";
import { mergeChoices } from "@/lib/domain/additional-services";
import { mergeKeeping } from "@/lib/domain/holds";
import { MAX_DEVICES, MERGED_AT_ONCE } from "@/lib/limits";
import {
  type CartItemRow,
  type CartOwner,
  type CartRow,
  lockCartsOf,
  noteCartToken,
  ownCart,
  readItems,
  replaceCart,
  writeKeeping,
} from "@/server/repositories/carts";
import { lockCustomerOf, loginRequired } from "../account/session";
import { type Call, isOfShop } from "../call";
import { hashCartToken } from "../cart-token";
import { referenceData, type ReferenceData } from "../catalogue/reference-data";
import { attempt, inTransaction } from "../transaction";
import { freeItems, openCart, setLine } from "./cart";
import { pricedItems, toCartItem } from "./cart-view";
import { lockOwnCart } from "./own-cart";

/**
 * Makes the caller's cart his own, once he is logged in: what his other carts of this shop hold comes into it, and
 * their tokens open it from now on, so that his devices share one cart. Repeating it finds nothing left to merge; of
 * more carts than people have, a few are merged each time.
 */
export async function connectCart(
  call: Call,
  { copied = false }: { copied?: boolean | undefined } = {},
): Promise<Result<ConnectedCart>> {
  const data = await referenceData(call.pool);
  return inTransaction(call.pool, async (tx) => {
    // Two devices that log in at once come one after the other, and one that is ended meanwhile does not come at all.
    const customer = await lockCustomerOf(tx, call);
    if (!customer) return loginRequired();
    const { token, cart: own } = await cartOfCaller(tx, call, customer);
    await ownCart(tx, own.id, customer.id);
    const all = await lockCartsOf(tx, customer.id, MERGED_AT_ONCE + 1);
    const others = all.filter(({ id, store_code }) => id !== own.id && isOfShop(store_code, call));
    const kept = [own, ...others].map(({ kept_since: since, kept_until: until }) => ({ since, until }));
    const { since, until } = mergeKeeping(kept, call.now);
    const cart = { ...own, kept_since: since, kept_until: until };
    if (others.length > 0) await writeKeeping(tx, cart.id, since, until);
    const unmerged: UnmergedLine[] = [];
    for (const other of others) {
      unmerged.push(...(await takeOver(tx, call, data, { cart, other, copied })));
      await replaceCart(tx, other.id, cart.id);
    }
    const seen = { tokenHash: hashCartToken(token), cartId: cart.id, deviceId: customer.device_id, now: call.now };
    await noteCartToken(tx, seen, MAX_DEVICES);
    return ok({ token, unmerged });
  });
}

/** The cart that the caller's token opens, unless it is somebody else's; then, as without one, a new one. */
async function cartOfCaller(
  tx: PoolClient,
  call: Call,
  customer: CartOwner,
): Promise<{ token: string; cart: CartRow }> {
  const { cartToken } = call.session;
  const cart = await lockOwnCart(tx, call);
  if (!cartToken || !cart || (cart.customer_id !== null && cart.customer_id !== customer.id))
    return openCart(tx, call, customer);
  return { token: cartToken, cart };
}

/** Brings the lines of one cart into another, each as if its owner had put it there now. @returns what it refused */
async function takeOver(
  tx: PoolClient,
  call: Call,
  data: ReferenceData,
  { cart, other, copied }: { cart: CartRow; other: CartRow; copied: boolean },
): Promise<UnmergedLine[]> {
  const shown = await pricedItems(tx, call, data, other.id);
  const names = new Map(shown.map((item) => [item.row.id, toCartItem(item, call, data).name]));
  const unmerged: UnmergedLine[] = [];
  for (const item of await readItems(tx, other.id)) {
    const same = (await readItems(tx, cart.id)).find(({ line_key }) => line_key === item.line_key);
    const put = await attempt(tx, async () => {
      // First, so that the line can have its own units.
      await freeItems(tx, [item.id], call.now);
      return setLine(tx, call, data, cart, wishOf(item, same, copied));
    });
    if (put.ok) continue;
    await freeItems(tx, [item.id], call.now);
    const { sku, qty, period_from: from, period_to: to } = item;
    unmerged.push({ ...{ sku, qty, from, to }, name: names.get(item.id) ?? sku, problem: put.error.code });
  }
  return unmerged;
}

/** What both carts have adds up; of what one has copied from the other, the copy counts: it was changed last. */
const wishOf = (item: CartItemRow, same: CartItemRow | undefined, copied: boolean) => ({
  sku: item.sku,
  product_option: item.product_option,
  from: item.period_from,
  to: item.period_to,
  source: item.source_id,
  qty: same && copied ? same.qty : Math.min(item.qty + (same?.qty ?? 0), MAX_QTY),
  additional_services:
    same && copied ? same.services : mergeChoices([...(same ? [same.services] : []), item.services], MAX_LINE_OPTIONS),
});
