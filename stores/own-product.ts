import { useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** What a page's product costs whoever is logged in, where that is not what the page says. */
interface OwnProduct {
  sku: string;
  prices: object;
}
export const ownProductStore = createStore<{ own: OwnProduct | null }>(() => ({ own: null }));

/** A page's product at the prices of whoever looks at it. */
export function useOwnProduct<P extends { sku: string }>(product: P): P {
  const own = useStore(ownProductStore, (state) => state.own);
  return useMemo(() => (own?.sku === product.sku ? { ...product, ...own.prices } : product), [own, product]);
}
