import type { ApiClient, CallError } from "@/lib/api";
import type { Cart, InputOf } from "@/lib/contract";
import { type CartLine, type CartState, periodOfAll } from "@/lib/domain/cart";
import { lineKey, movedKey } from "@/lib/domain/cart-line";
import { reconcile } from "@/lib/domain/cart-reconcile";
import { goneSince } from "@/lib/domain/cart-stock";
import { lineGone, type SyncEvent } from "./events";
import type { Doubts } from "./lines";
import type { Outbox } from "./outbox";
import { pushLine, type LineWish } from "./tasks";

/**
 * Lays the server's cart over ours. `pending` lines have a task waiting. `doubtful` ones were sent without
 * an answer: the client's word stands for them too, and whatever differs at the server is sent again,
 * because an overtaken request may have arrived last.
 */
export function mergeServerCart(
  cart: CartState,
  server: Cart,
  pending: ReadonlySet<string>,
  doubtful: ReadonlySet<string>,
  now: Date,
): { cart: CartState; tasks: LineWish[] } {
  const { state, diff } = reconcile(cart, server, new Set([...pending, ...doubtful]), now);
  const tasks = diff
    .filter((entry) => entry.party === "server" && entry.status !== "no-changes" && !pending.has(entry.key))
    .flatMap((entry): LineWish[] => {
      const line = state.lines.find((candidate) => candidate.key === entry.key);
      if (line) return [pushLine(line)];
      return server.items
        .filter((item) => lineKey(item) === entry.key)
        .map((item) => ({ endpoint: "deleteCartItem", lineKey: entry.key, item: deletion(item) }));
    });
  return { cart: state, tasks };
}

const deletion = ({ sku, product_option, item_id, from, to, source }: Cart["items"][number]): LineWish["item"] => ({
  sku,
  product_option,
  item_id,
  from,
  to,
  source,
  qty: 0,
});

function ask(api: ApiClient, how: WholeCartCall, cartToken: string) {
  if (typeof how === "string") return api.call(how, {}, { cartToken });
  return "moveCart" in how
    ? api.call("moveCart", how.moveCart, { cartToken })
    : api.call("moveDays", how.moveDays, { cartToken });
}

export type PullOutcome = { ok: true } | { ok: false; error: CallError };

/**
 * A call about the whole cart, which the server answers with its cart: `extendHolds` renews the holds on the way,
 * `moveCart` takes everything from another source, `moveDays` to other days.
 */
export type WholeCartCall =
  "pullCart" | "extendHolds" | { moveCart: InputOf<"moveCart"> } | { moveDays: InputOf<"moveDays"> };

/**
 * What lines that the shopper's word stands for may be called at the server. Moved along with the rest they have other
 * keys, and one in doubt may have the key that it had before: nothing that was taken out or ordered comes back so.
 */
function otherNames(how: WholeCartCall, { items }: Cart, untold: readonly string[], doubts: Doubts): string[] {
  const before = items.filter(({ item_id }) => doubts.items.includes(item_id)).map(lineKey);
  if (typeof how === "string") return before;
  const to = "moveCart" in how ? { source: how.moveCart.source } : how.moveDays;
  return [...before, ...untold.map((key) => movedKey(key, to))];
}

/** Makes such a call and merges the server's cart. */
export async function pullServerCart(
  deps: { api(storeCode: string): ApiClient; outbox: Outbox; emit(event: SyncEvent): void; now(): Date },
  how: WholeCartCall,
): Promise<PullOutcome> {
  const { api, outbox, emit, now } = deps;
  const { token, storeCode } = (await outbox.read()).cart;
  if (!token || storeCode === null) return { ok: true };
  const answer = await ask(api(storeCode), how, token);
  if (answer.ok) {
    let gone: CartLine[] = [];
    const { cart, first } = await outbox.reconcile(token, (before, pending, doubts) => {
      const names = otherNames(how, answer.value, [...pending, ...doubts.keys], doubts);
      const merged = mergeServerCart(before, answer.value, pending, new Set([...doubts.keys, ...names]), now());
      gone = goneSince(before, merged.cart);
      return merged;
    });
    emit({ kind: "cart", cart });
    for (const line of gone) emit(lineGone(line));
    const period = first ? periodOfAll(cart) : null;
    if (period) emit({ kind: "cart_days", period });
    return { ok: true };
  }
  if (answer.error.code !== "cart_not_found") return answer;
  emit({ kind: "cart", cart: await outbox.forgetServerCart(token) });
  return { ok: true };
}
