import type { ApiClient, CallError } from "@/lib/api";
import type { UnmergedLine } from "@/lib/contract";
import type { SyncEvent } from "./events";
import type { Outbox } from "./outbox";

export type ConnectOutcome = { ok: true; unmerged: readonly UnmergedLine[] } | { ok: false; error: CallError };

/**
 * Makes the server's cart that of whoever has logged in; their other devices' lines are in it then.
 * @param storeCode where a cart begins that this browser has none of yet
 * @param copied whether the cart here was filled from what this browser showed of the account's
 */
export async function connectServerCart(
  { api, outbox, emit }: { api(storeCode: string): ApiClient; outbox: Outbox; emit(event: SyncEvent): void },
  storeCode: string,
  copied: boolean,
): Promise<ConnectOutcome> {
  const { cart } = await outbox.read();
  const store = cart.storeCode ?? storeCode;
  const answer = await api(store).call("connectCart", copied ? { copied } : {}, { cartToken: cart.token });
  if (!answer.ok) return answer;
  const { token, unmerged } = answer.value;
  // The cart that this browser had was somebody else's: its lines are told anew.
  if (cart.token !== null && cart.token !== token) await outbox.forgetServerCart(cart.token);
  emit({ kind: "cart", cart: await outbox.adoptCart(token, store) });
  return { ok: true, unmerged };
}
