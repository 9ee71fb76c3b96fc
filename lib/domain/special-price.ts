import { roundHalfUp } from "@/lib/contract/rounding";
import type { Day, Money, PriceBand } from "@/lib/contract";
import type { TierPrice } from "./customer-group";
import { addDays } from "./days";
import { isPrice, shortestBand } from "./pricing";
import { grossOf } from "./tax";

/** A band as the shop entered it: it may name what it costs while the special price stands. */
export type EnteredBand = PriceBand & { special_price_per_day?: Money | null };

/** First and last day of a special price; a missing one is open. */
export interface SpecialWindow {
  special_from_date: Day | null;
  special_to_date: Day | null;
}

/** Prices of one thing as the shop entered them; special and final ones are for one day. */
export interface PriceTerms extends SpecialWindow {
  price_list: readonly EnteredBand[];
  special_price: Money | null;
  final_price: Money | null;
  /** What one day costs customers' groups. */
  tier_prices?: readonly TierPrice[];
}

/** How entered prices become what a shopper pays. */
export interface PriceTax {
  /** Percent. */
  rate: number;
  /** Whether the entered prices contain it already. */
  pricesIncludeTax: boolean;
  /** The customer group whose own prices count. */
  tierGroup?: number | undefined;
}

/** Whether a special price stands on a day of the shop's calendar; on no day (`null`) none does. */
const isSpecialOn = ({ special_from_date: from, special_to_date: to }: SpecialWindow, day: Day | null): boolean =>
  day !== null && (from === null || from <= day) && (to === null || day <= to);

const below = (price: Money | null, regular: Money): Money | null =>
  price !== null && isPrice(price) && price < regular ? price : null;

/** The special price of a day; null when none stands, or one that would lower nothing. */
export const standingSpecial = (terms: PriceTerms, day: Day | null): Money | null =>
  isSpecialOn(terms, day) ? below(terms.special_price, shortestBand(terms.price_list)?.price_per_day ?? 0) : null;

/** What a group pays for one day, where that is less; a price without days stands on every one. */
const standingTier = (
  { tier_prices: tiers = [] }: PriceTerms,
  regular: Money,
  day: Day | null,
  group: number | undefined,
): Money | null => {
  const tier = group === undefined ? undefined : tiers.find(({ group_id }) => group_id === group);
  return tier && isSpecialOn(tier, day) ? below(tier.price, regular) : null;
};

/** What lowers a one-day price: the special price where it stands and is lowest, else a final one or the group's. */
function loweredPrice(
  terms: PriceTerms,
  regular: Money,
  day: Day | null,
  group: number | undefined,
): { price: Money; isSpecial: boolean } | null {
  const others = [below(terms.final_price, regular), standingTier(terms, regular, day, group)];
  const other = Math.min(...others.flatMap((price) => price ?? []));
  const special = standingSpecial(terms, day);
  if (special !== null && special < other) return { price: special, isSpecial: true };
  return Number.isFinite(other) ? { price: other, isSpecial: false } : null;
}

/** What is paid for a price that was entered. */
export const charged = (entered: Money, tax: PriceTax): Money =>
  tax.pricesIncludeTax ? entered : grossOf(entered, tax.rate);

/** Bands are lowered to whole crowns. */
const CROWN = 100;

/**
 * The price list that is charged on a day, including tax: a special, final or group's price replaces the one-day price
 * and lowers every other band in proportion, unless the band names its own special price.
 */
export function chargedPriceList(terms: PriceTerms, day: Day | null, tax: PriceTax): PriceBand[] {
  const first = shortestBand(terms.price_list);
  const regular = first?.price_per_day ?? 0;
  const lowered = regular > 0 ? loweredPrice(terms, regular, day, tax.tierGroup) : null;
  const priceOf = (band: EnteredBand): Money => {
    if (lowered === null) return band.price_per_day;
    if (band === first) return lowered.price;
    if (lowered.isSpecial && band.special_price_per_day != null) return band.special_price_per_day;
    const crowns = roundHalfUp((band.price_per_day * lowered.price) / regular / CROWN);
    // A price never rounds to nothing, which would be no price at all.
    return Math.min(band.price_per_day, Math.max(crowns, 1) * CROWN);
  };
  return terms.price_list.map((band) => ({
    days_from: band.days_from,
    days_to: band.days_to,
    price_per_day: charged(priceOf(band), tax),
  }));
}

/** The price list without any offer, including tax: what a lowered price is compared with. */
export const regularPriceList = (terms: PriceTerms, tax: PriceTax): PriceBand[] =>
  chargedPriceList({ ...terms, special_price: null, final_price: null, tier_prices: [] }, null, tax);

/** Days beyond every rent, for windows with an open end. */
const FIRST_DAY: Day = "1000-01-01";
const LAST_DAY: Day = "9999-06-30";

/** The stretches of days on which the same special prices stand, in their order; between them none does. */
export function specialStretches(windows: readonly SpecialWindow[]): { from: Day; to: Day }[] {
  const closed = windows
    .map(({ special_from_date, special_to_date }) => ({
      from: special_from_date ?? FIRST_DAY,
      to: special_to_date ?? LAST_DAY,
    }))
    .filter(({ from, to }) => from <= to);
  const starts = [
    ...new Set(closed.flatMap(({ from, to }) => (to < LAST_DAY ? [from, addDays(to, 1)] : [from]))),
  ].sort();
  return starts.flatMap((from, index) => {
    const next = starts[index + 1];
    return closed.some((window) => window.from <= from && from <= window.to)
      ? [{ from, to: next === undefined ? LAST_DAY : addDays(next, -1) }]
      : [];
  });
}
