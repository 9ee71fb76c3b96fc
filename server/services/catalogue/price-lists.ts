import type { PriceBand } from "@/lib/contract";
import { pricePerDay, rentPrice } from "@/lib/domain/pricing";
import { MAX_RENTAL_DAYS } from "@/lib/domain/rental-period";

/** Price list of several things rented together; days for which one of them has no price are left out. */
export function combinePriceLists(things: readonly { priceList: readonly PriceBand[]; units: number }[]): PriceBand[] {
  const starts = [
    ...new Set(
      things.flatMap(({ priceList }) =>
        priceList.flatMap((band) => [band.days_from, ...(band.days_to === null ? [] : [band.days_to + 1])]),
      ),
    ),
  ].sort((a, b) => a - b);
  return starts.flatMap((days, index) => {
    const prices = things.map(({ priceList, units }) => {
      const perDay = pricePerDay(priceList, days);
      return perDay === null ? null : perDay * units;
    });
    if (prices.length === 0 || prices.includes(null)) return [];
    const next = starts[index + 1];
    return [
      {
        days_from: days,
        days_to: next === undefined ? null : next - 1,
        price_per_day: prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
      },
    ];
  });
}

/** Rent of 1, 2, … days up to the longest that is allowed; null where there is no price. */
export const rentTotals = (priceList: readonly PriceBand[]): (number | null)[] =>
  Array.from({ length: MAX_RENTAL_DAYS }, (_, index) => rentPrice(priceList, index + 1));
