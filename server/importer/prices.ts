import type { PriceBand } from "@/lib/contract";
import { toHalere } from "@/lib/contract/rounding";
import type { ImportRecord } from "./format";

type Bands = ImportRecord<"products">["price_list"];

export const toPriceList = (bands: Bands): PriceBand[] =>
  bands
    .map((band) => ({ days_from: band.days_from, days_to: band.days_to, price_per_day: toHalere(band.price_per_day) }))
    .sort((a, b) => a.days_from - b.days_from);

/** What is wrong with a price list: bands must not overlap, and only the last one may be open. */
export function priceListProblem(bands: Bands): string | null {
  const sorted = [...bands].sort((a, b) => a.days_from - b.days_from);
  for (const [index, band] of sorted.entries()) {
    if (band.days_to !== null && band.days_to < band.days_from)
      return `band from ${band.days_from} ends before it starts`;
    const next = sorted[index + 1];
    if (next && (band.days_to === null || band.days_to >= next.days_from))
      return `bands from ${band.days_from} and ${next.days_from} overlap`;
  }
  return null;
}
