import type { OwnGroup } from "@/lib/domain/customer-group";
import { accountCardFilePath } from "@/lib/routes-account";
import { storeViews } from "@/lib/store-views";
import { noteLogin } from "./account-hint";
import { connectAccount } from "./connect-account";
import { forgetPass, renewPass } from "./kept-passes";
import { leaveNotices } from "./left-notices";
import { ensureCart } from "./runtime";

/** So long nobody waits for a cart after a login; what is not through then goes on with the next page. */
const PATIENCE_MS = 4_000;

/** A card kept on this device may be of somebody whose login ran out: it is made that of whoever is logged in now. */
async function renewKeptCards(): Promise<void> {
  for (const path of storeViews.map((storeView) => accountCardFilePath(storeView, "pass")))
    await renewPass(path).catch(() => forgetPass(path));
}

/** Somebody has just logged in: the cart is merged before the next page shows it. */
export async function enterAccount(customerId: string, group?: OwnGroup): Promise<void> {
  const cart = await ensureCart().finally(() => noteLogin(customerId, Date.now(), group));
  // Left by a login that ran out: nobody else is shown it, and nobody else's data become it.
  await Promise.all([cart.dropProfiles((customer) => customer !== customerId), renewKeptCards()]);
  await Promise.race([connectAccount(cart), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  // The page goes now: what was said of the cart meanwhile, the next one says.
  leaveNotices(["cart_unmerged", "cart_priced_anew"]);
}
