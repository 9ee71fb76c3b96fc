"use client";

import { findStoreView, isOneShop, type StoreView } from "@/lib/store-views";
import { useCart } from "@/stores/cart";

/**
 * Where the cart's things are from and its order is finished: the view on the screen, unless the cart is another
 * shop's.
 */
export function useCartStoreView(shown: StoreView): StoreView {
  const storeCode = useCart((cart) => cart.storeCode);
  return storeCode === null || isOneShop(storeCode, shown.storeCode) ? shown : (findStoreView(storeCode) ?? shown);
}
