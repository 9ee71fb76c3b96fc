import type { Money, PriceBand } from "@/lib/contract";
import { combinePriceLists } from "./pricing";

/** A thing that was chosen for a set, with what one of it costs. */
export interface SetPart {
  priceList: readonly PriceBand[];
  deposit: Money;
  units: number;
  /** What one day of the set costs more with all these units. */
  surcharge?: Money;
}

export interface SetTerms {
  /** Of the set itself; not looked at where it costs what its parts do. */
  priceList: readonly PriceBand[];
  /** Of the set itself; without one it asks for what its parts do. */
  deposit: Money;
  pricedByParts: boolean;
}

const sum = (amounts: readonly Money[]): Money => amounts.reduce((total, amount) => total + amount, 0);

/** So much more on every day, whatever the length of the rent. */
export const withSurcharge = (priceList: readonly PriceBand[], perDay: Money): PriceBand[] =>
  priceList.map((band) => ({ ...band, price_per_day: band.price_per_day + perDay }));

/**
 * What a set costs as it was put together: its own price or that of its parts, and what was chosen at a surcharge. A
 * set with a price of its own has a deposit of its own as well.
 */
export function setPrice(set: SetTerms, parts: readonly SetPart[]): { priceList: PriceBand[]; deposit: Money } {
  const surcharge = sum(parts.map((part) => part.surcharge ?? 0));
  if (!set.pricedByParts) return { priceList: withSurcharge(set.priceList, surcharge), deposit: set.deposit };
  return {
    priceList: withSurcharge(combinePriceLists(parts), surcharge),
    deposit: set.deposit || sum(parts.map(({ deposit, units }) => deposit * units)),
  };
}
