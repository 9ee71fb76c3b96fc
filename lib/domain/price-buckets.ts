import type { Money } from "@/lib/contract";
import { toHalere } from "@/lib/contract/rounding";
import { catalogue } from "@/shop.config";

export interface PriceBucket {
  /** As in the URL and in aggregations, crowns per day: "290.0-500.0". */
  id: string;
  /** Haléře, included. */
  from: Money;
  /** Haléře, excluded; null is no end. */
  to: Money | null;
}

/** Half-open, so that no price falls into two of them. */
export const PRICE_BUCKETS: readonly PriceBucket[] = catalogue.priceRanges.map((from, index) => {
  const to = catalogue.priceRanges[index + 1];
  return {
    id: `${from.toFixed(1)}-${to === undefined ? "*" : to.toFixed(1)}`,
    from: toHalere(from),
    to: to === undefined ? null : toHalere(to),
  };
});

/** Whether a price per day (haléře) lies in a bucket. */
export const inBucket = (price: Money, { from, to }: PriceBucket): boolean =>
  price >= from && (to === null || price < to);
