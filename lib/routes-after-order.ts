import { homePath } from "./routes";
import type { StoreView } from "./store-views";

/**
 * Where an order's renter opens an account that it comes into. Apart from the other links, because pages that every
 * visitor loads would carry it too.
 */
export const accountForOrderPath = (storeView: StoreView, orderId: string): string =>
  `${homePath(storeView).replace(/\/$/u, "")}/register?order=${encodeURIComponent(orderId)}`;
