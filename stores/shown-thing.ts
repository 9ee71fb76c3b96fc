import { createStore } from "zustand/vanilla";
import type { PriceBand } from "@/lib/contract";
import type { NewLine } from "@/lib/domain/cart";

/** The thing that a product page is about, as far as it is chosen. */
export interface ShownThing {
  sku: string;
  /** Those there are to choose from. */
  sizes: readonly { sku: string; priceList: readonly PriceBand[] }[];
  /** Of the branch where it would be had. */
  source: string | undefined;
  /** What one press would put into the cart; null while its size is not chosen. */
  line: NewLine | null;
}

/** Other parts of the page follow it; null on pages of no thing, and where it can't be had in the visitor's days. */
export const shownThingStore = createStore<{ shown: ShownThing | null }>(() => ({ shown: null }));
