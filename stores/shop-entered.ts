import { isOneShop } from "@/lib/store-views";
import { readStored, writeStored } from "./browser-storage";
import { cartStore } from "./cart";
import { notify, PARTNER_NOTICE_MS } from "./notifications";

/** The store view that this tab was last told about. */
const KEY = "sezona.entered";

interface Entered {
  storeCode: string;
  /** The visitor's place is none of this shop's. */
  isPlaceLeft: boolean;
  ensureCart(): Promise<unknown>;
}

/** Tells, once at each switch between the shops, what of a visit doesn't come along; it waits where it was chosen. */
export async function shopEntered({ storeCode, isPlaceLeft, ensureCart }: Entered): Promise<void> {
  if (readStored(KEY, "session") === storeCode) return;
  writeStored(KEY, storeCode, "session");
  // A place in the address is answered by the page.
  if (isPlaceLeft && !new URLSearchParams(window.location.search).get("place"))
    notify({ type: "info", code: "place_left", timeToLive: PARTNER_NOTICE_MS });
  if (cartStore.getState().hint.lines === 0) return;
  await ensureCart();
  const { cart } = cartStore.getState();
  if (cart.lines.length > 0 && cart.storeCode !== null && !isOneShop(cart.storeCode, storeCode))
    notify({ type: "info", code: "cart_left", action1: "open_cart", timeToLive: PARTNER_NOTICE_MS });
}
