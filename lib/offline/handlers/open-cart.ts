import type { CallResult } from "@/lib/api";
import { queue } from "@/shop.config";
import type { Desk } from "./handler";

/**
 * Opens a cart on the server; gives its token, or that of the cart which another tab has opened meanwhile. A shop that
 * wants to know who asks is asked as a guest then, as often as the owner lets it; after that it keeps no cart for this
 * visitor.
 */
export async function openCart({ api, outbox, emit }: Desk): Promise<CallResult<string>> {
  let answer = await api.call("createCart", {});
  for (let bypassed = 0; bypassed < queue.maxCartBypassAttempts && isRefused(answer); bypassed += 1)
    answer = await api.call("createCart", {}, { customerToken: null });
  if (!answer.ok) return answer;
  const cart = await outbox.keepToken(answer.value);
  emit({ kind: "cart", cart });
  return { ok: true, value: cart.token ?? answer.value };
}

const isRefused = (answer: CallResult<string>): boolean => !answer.ok && answer.error.code === "login_required";
