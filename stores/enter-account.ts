import { noteLogin } from "./account-hint";
import { connectAccount } from "./connect-account";
import { ensureCart } from "./runtime";

/** So long nobody waits for a cart after a login; what is not through then goes on with the next page. */
const PATIENCE_MS = 4_000;

/** Somebody has just logged in: the cart is merged before the next page shows it. */
export async function enterAccount(customerId: string): Promise<void> {
  const cart = await ensureCart().finally(() => noteLogin(customerId, Date.now()));
  // Left by a login that ran out: nobody else is shown it, and nobody else's data become it.
  await cart.dropProfiles((customer) => customer !== customerId);
  await Promise.race([connectAccount(cart), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
