import type { ImportInput } from "@/server/importer/format";

export type Band = NonNullable<ImportInput<"products">["price_list"]>[number] & {
  days_from: number;
  days_to: number | null;
  price_per_day: number;
};

const bandEdges: readonly (readonly [from: number, to: number | null])[] = [
  [1, 1],
  [2, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 9],
  [10, 14],
  [15, null],
];

/** What a day costs in each band, as a share of the one-day price. */
const curves = {
  /** Skis and boards: a weekend is common, a week is the goal. */
  winter: [1, 0.88, 0.8, 0.75, 0.7, 0.62, 0.56, 0.53],
  /** Bikes and boats wear with use, so the price falls slowly. */
  summer: [1, 0.92, 0.86, 0.82, 0.77, 0.7, 0.64, 0.61],
  /** Small things: handing over costs more than the days. */
  small: [1, 0.8, 0.7, 0.64, 0.58, 0.52, 0.47, 0.45],
  /** One price however long: vouchers, guides, lessons by the day. */
  flat: [1, 1, 1, 1, 1, 1, 1, 1],
} as const;
export type Curve = keyof typeof curves;

const step = (price: number): number => (price >= 200 ? 5 : 1);

/** Customary bands for a one-day price in crowns; no rent costs less than a shorter one. */
export function priceList(oneDay: number, curve: Curve): Band[] {
  if (curve === "flat") return [{ days_from: 1, days_to: null, price_per_day: oneDay }];
  let longest = 0;
  return bandEdges.map(([from, to], index) => {
    const unit = step(oneDay);
    const wished = Math.round((oneDay * (curves[curve][index] ?? 1)) / unit) * unit;
    const price = Math.max(wished, Math.ceil(longest / from / unit) * unit);
    longest = price * (to ?? from);
    return { days_from: from, days_to: to, price_per_day: price };
  });
}
