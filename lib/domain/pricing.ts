import type { Money, Period, PriceBand } from "@/lib/contract";
import { catalogue } from "@/shop.config";
import { MAX_RENTAL_DAYS, rentalDays } from "./rental-period";

/** Whether an amount is a price at all: zero is one where the owner says so. */
export const isPrice = (amount: Money): boolean => (catalogue.zeroPriceProducts ? amount >= 0 : amount > 0);

/** Band that a rent of so many days falls into. */
export const bandFor = (priceList: readonly PriceBand[], days: number): PriceBand | null =>
  priceList.find((band) => days >= band.days_from && (band.days_to === null || days <= band.days_to)) ?? null;

/** Per-day price of a rent so long; null when unknown (no band, or one without a price). */
export function pricePerDay(priceList: readonly PriceBand[], days: number): Money | null {
  const band = days >= 1 ? bandFor(priceList, days) : null;
  return band && isPrice(band.price_per_day) ? band.price_per_day : null;
}

/** Rent of one unit for the whole time. */
export function rentPrice(priceList: readonly PriceBand[], days: number): Money | null {
  const perDay = pricePerDay(priceList, days);
  return perDay === null ? null : perDay * days;
}

export const oneDayPrice = (priceList: readonly PriceBand[]): Money | null => rentPrice(priceList, 1);

export interface LadderStep {
  days: number;
  perDay: Money;
  total: Money;
}

/** First day of each band, shortest first. */
export const ladder = (priceList: readonly PriceBand[]): LadderStep[] =>
  priceList
    .filter((band) => isPrice(band.price_per_day))
    .map((band) => ({ days: band.days_from, perDay: band.price_per_day, total: band.price_per_day * band.days_from }))
    .sort((a, b) => a.days - b.days);

/** The cheapest longer rent that costs less than this one: inside a band only its first day can be it. */
export function cheaperLonger(priceList: readonly PriceBand[], days: number): { days: number; total: Money } | null {
  const total = rentPrice(priceList, days);
  if (total === null) return null;
  let best: { days: number; total: Money } | null = null;
  for (const step of ladder(priceList)) {
    if (step.days <= days || step.days > MAX_RENTAL_DAYS) continue;
    if (step.total < (best?.total ?? total)) best = { days: step.days, total: step.total };
  }
  return best;
}

export interface LinePrice {
  days: number;
  perDay: Money;
  /** Rent of one unit for the whole period. */
  unit: Money;
  /** Rent of all units. */
  total: Money;
  /** Deposit of all units; paid on receipt, not in `total`. */
  deposit: Money;
}

/** The one pricing of a line, for server, browser and tests. `deposit` given is per unit. */
export function priceLine(line: {
  priceList: readonly PriceBand[];
  period: Period;
  qty: number;
  deposit: Money;
}): LinePrice | null {
  const days = rentalDays(line.period);
  const perDay = pricePerDay(line.priceList, days);
  if (perDay === null) return null;
  const unit = perDay * days;
  return { days, perDay, unit, total: unit * line.qty, deposit: line.deposit * line.qty };
}
