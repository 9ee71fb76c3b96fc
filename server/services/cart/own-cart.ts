import { createHash } from "node:crypto";
import type { Queryable } from "@/server/db/client";
import { type CartRow, lockCart, readCart } from "@/server/repositories/carts";
import { type Call, isOfShop } from "../call";
import { hashCartToken } from "../cart-token";

/** Requests from this very machine are those of tools, or of a proxy that nobody told us of: everybody at once. */
const NOBODY = new Set(["127.0.0.1", "0:0:0:0::/64", "unknown"]);

/** Who writes, as far as it is known; kept only as this, and only while it matters. */
export const visitorOf = ({ client }: Pick<Call, "client">): Buffer | null =>
  NOBODY.has(client) ? null : createHash("sha256").update(client).digest();

/** A token opens its cart in the shop where it was made, whatever the language; elsewhere there is no such cart. */
const inShop = (cart: CartRow | null, call: Call): CartRow | null =>
  cart && isOfShop(cart.store_code, call) ? cart : null;

export async function readOwnCart(call: Call): Promise<CartRow | null> {
  const { cartToken } = call.session;
  return cartToken ? inShop(await readCart(call.pool, hashCartToken(cartToken)), call) : null;
}

/** Opens a cart for writing, until the end of the transaction. */
export async function lockOwnCart(
  tx: Queryable,
  call: Call,
  cartToken = call.session.cartToken,
): Promise<CartRow | null> {
  if (!cartToken) return null;
  const facts = { now: call.now, visitor: visitorOf(call) };
  const lock = () => lockCart(tx, hashCartToken(cartToken), facts);
  // One that went into another cart while its turn was awaited: the token opens that one now.
  return inShop((await lock()) ?? (await lock()), call);
}
