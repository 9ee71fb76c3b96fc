import { toHalere } from "@/lib/contract/rounding";
import type { EnteredBand } from "@/lib/domain/special-price";
import type { ImportRecord } from "./format";

type Bands = ImportRecord<"products">["price_list"];

export const toPriceList = (bands: Bands): EnteredBand[] =>
  bands
    .map(({ days_from, days_to, price_per_day, special_price_per_day }) => ({
      days_from,
      days_to,
      price_per_day: toHalere(price_per_day),
      ...(special_price_per_day === undefined ? {} : { special_price_per_day: toHalere(special_price_per_day) }),
    }))
    .sort((a, b) => a.days_from - b.days_from);

/** What is wrong with a price list: from the first day on each has one price, and only the last band may be open. */
export function priceListProblem(bands: Bands): string | null {
  const sorted = [...bands].sort((a, b) => a.days_from - b.days_from);
  let next = 1;
  for (const [index, band] of sorted.entries()) {
    if (band.days_to !== null && band.days_to < band.days_from)
      return `band from ${band.days_from} ends before it starts`;
    const before = sorted[index - 1];
    if (before && (before.days_to === null || before.days_to >= band.days_from))
      return `bands from ${before.days_from} and ${band.days_from} overlap`;
    if (band.days_from > next) return `days ${next} to ${band.days_from - 1} have no price`;
    next = (band.days_to ?? 0) + 1;
  }
  return null;
}
