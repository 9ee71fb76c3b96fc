import { isRetryable } from "@/lib/api";
import type { ConnectOutcome } from "@/lib/offline";
import { noteConnected } from "./account-hint";

/** Makes the cart that of whoever has logged in; while nobody can be asked, that stays to be done. */
export async function connectAccount(cart: { connect(): Promise<ConnectOutcome> }): Promise<void> {
  const outcome = await cart.connect();
  if (outcome.ok || !isRetryable(outcome.error)) noteConnected();
}
