import { readStored } from "./browser-storage";

/** Where the header's numbers of the cart are kept; nothing is kept of an empty one. */
export const CART_KEY = "sezona.cart";

/** Whether this browser has a cart; for pages that load the cart's store only then. */
export const hasKeptCart = (): boolean => readStored(CART_KEY) !== null;
