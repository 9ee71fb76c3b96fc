import type { ChargedBy, Money, Period, PriceBand } from "@/lib/contract";
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

/**
 * Rent of one unit for the whole time. What is charged by the piece costs the same however long; a lesson, charged by
 * its time, is taken once on each day.
 */
export function rentPrice(priceList: readonly PriceBand[], days: number, chargedBy: ChargedBy = "day"): Money | null {
  if (days < 1) return null;
  const charged = chargedBy === "piece" ? 1 : days;
  const perDay = pricePerDay(priceList, charged);
  return perDay === null ? null : perDay * charged + (bandFor(priceList, charged)?.once ?? 0);
}

/** A child without bands of its own costs what its parent costs. */
export const childPriceList = <B extends PriceBand>(child: { price_list: B[] } | null, parents: B[]): B[] =>
  child && child.price_list.length > 0 ? child.price_list : parents;

export const oneDayPrice = (priceList: readonly PriceBand[]): Money | null => pricePerDay(priceList, 1);

/** Band of the shortest rent: usually one day. */
export const shortestBand = <B extends PriceBand>(priceList: readonly B[]): B | undefined =>
  priceList.reduce<B | undefined>(
    (first, band) => (first && first.days_from <= band.days_from ? first : band),
    undefined,
  );

/** Per-day price of the shortest rent: what is shown of a thing where no days are chosen. */
export function shownPerDay(priceList: readonly PriceBand[]): Money | null {
  const first = shortestBand(priceList);
  return first ? pricePerDay(priceList, first.days_from) : null;
}

/** What of a price list can be rented at all where no rent is shorter; one that has no such length stays as it is. */
export function rentableFrom<B extends PriceBand>(priceList: B[], shortest: number): B[] {
  const long = priceList.filter(({ days_to: to }) => to === null || to >= shortest);
  if (shortest <= 1 || long.length === 0) return priceList;
  return long.map((band) => ({ ...band, days_from: Math.max(band.days_from, shortest) }));
}

/** Fewest and most days of a rent that begins on some day, where the owner says so. */
export interface RentLengths {
  shortest?: number | undefined;
  longest?: number | undefined;
}

/** The same where no rent may be longer either. */
export function rentableBetween<B extends PriceBand>(priceList: B[], { shortest = 1, longest }: RentLengths): B[] {
  const most = longest ?? Infinity;
  const short = priceList
    .filter(({ days_from: from }) => from <= most)
    .map((band) => ((band.days_to ?? Infinity) > most ? { ...band, days_to: most } : band));
  return rentableFrom(short.length > 0 ? short : priceList, shortest);
}

/** The length nearest to the wished one that a price list knows. */
export function nearestLength(priceList: readonly PriceBand[], days: number): number {
  if (priceList.length === 0) return days;
  const shortest = Math.min(...priceList.map((band) => band.days_from));
  const longest = Math.max(...priceList.map((band) => band.days_to ?? Infinity));
  return Math.min(Math.max(days, shortest), longest);
}

export interface LadderStep {
  days: number;
  perDay: Money;
  total: Money;
}

/** First day of each band, shortest first. */
export const ladder = (priceList: readonly PriceBand[]): LadderStep[] =>
  priceList
    .filter((band) => isPrice(band.price_per_day))
    .map(({ days_from: days, price_per_day: perDay, once = 0 }) => ({ days, perDay, total: perDay * days + once }))
    .sort((a, b) => a.days - b.days);

/** Where a day costs least: the longest band's first length; null where length makes nothing cheaper. */
export function cheapestDay(priceList: readonly PriceBand[]): LadderStep | null {
  const [first, ...longer] = ladder(priceList);
  const last = longer.at(-1);
  return first && last && last.perDay < first.perDay ? last : null;
}

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

/** What one day more adds to a rent, less than nothing where it makes it cheaper; null where it can't be longer. */
export function oneDayMore(priceList: readonly PriceBand[], days: number, chargedBy: ChargedBy): Money | null {
  if (chargedBy === "piece" || days >= MAX_RENTAL_DAYS) return null;
  const [now, longer] = [days, days + 1].map((length) => rentPrice(priceList, length, chargedBy));
  return now == null || longer == null ? null : longer - now;
}

export interface LinePrice {
  days: number;
  /** Of one unit; what is charged by the piece costs so much once. */
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
  chargedBy: ChargedBy;
  period: Period;
  qty: number;
  deposit: Money;
}): LinePrice | null {
  const days = rentalDays(line.period);
  const unit = rentPrice(line.priceList, days, line.chargedBy);
  if (unit === null) return null;
  const perDay = line.chargedBy === "piece" ? unit : (pricePerDay(line.priceList, days) ?? 0);
  return { days, perDay, unit, total: unit * line.qty, deposit: line.deposit * line.qty };
}

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
    const once = things.reduce((sum, { priceList, units }) => sum + (bandFor(priceList, days)?.once ?? 0) * units, 0);
    const next = starts[index + 1];
    return [
      {
        days_from: days,
        days_to: next === undefined ? null : next - 1,
        price_per_day: prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
        ...(once > 0 && { once }),
      },
    ];
  });
}

/** Rent of 1, 2, … days up to the longest that is allowed; null where there is no price. */
export const rentTotals = (priceList: readonly PriceBand[], chargedBy: ChargedBy): (Money | null)[] =>
  Array.from({ length: MAX_RENTAL_DAYS }, (_, index) => rentPrice(priceList, index + 1, chargedBy));
