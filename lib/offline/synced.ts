import type { CartState } from "@/lib/domain/cart";
import { fingerprint } from "./fingerprint";
import { readCart, readDoubts, lineTasks } from "./lines";
import type { Transaction } from "./storage";

/** What both sides agreed on last, and when. */
export interface Synced {
  hash: string;
  at: string;
}

/** What the server can confirm of a cart; not how its stock stands. */
const hashOf = ({ token, lines }: CartState): string =>
  fingerprint(JSON.stringify([token, lines.map(({ key, qty, unitPrice }) => [key, qty, unitPrice])]));

/** To be called when the server has answered: nothing is left to be told, and nothing is in doubt. */
export async function noteSynced(transaction: Transaction, now: Date): Promise<void> {
  const cart = await readCart(transaction);
  if (cart.token === null || (await lineTasks(transaction)).length > 0) return;
  if ((await readDoubts(transaction)).keys.length > 0) return;
  await transaction.putState("synced", { hash: hashOf(cart), at: now.toISOString() } satisfies Synced);
}

/** When the server confirmed the cart as it is; null where it was changed since, or never told. */
export function confirmedAt(cart: CartState, synced: Synced | null): string | null {
  return synced && cart.lines.length > 0 && synced.hash === hashOf(cart) ? synced.at : null;
}
