import type { Money, TaxRule } from "@/lib/contract";
import { roundHalfUp } from "@/lib/contract/rounding";

/*
 * Product prices net, taxed and gross, unrounded. Idempotent: whatever is
 * computed starts from the `original_*` prices as they were entered, so computing twice changes nothing.
 */

/** Net of a gross price; the rate is a fraction (0.21). Unrounded. */
export const netOfGross = (gross: number, rate: number): number => gross / (1 + rate);

/** Tax inside a gross amount, in whole haléře. */
export const taxContained = (gross: Money, ratePercent: number): Money =>
  roundHalfUp((gross * ratePercent) / (100 + ratePercent));

export interface RateOptions {
  regionId?: number;
  /** Customer group; when given, only rules for it apply. */
  customerGroup?: number;
}

/** Percent of the first matching rule and rate; 0 when none matches. */
export function findRate(
  rules: readonly TaxRule[],
  classId: number,
  country: string,
  { regionId, customerGroup }: RateOptions = {},
): number {
  const rule = rules.find(
    (candidate) =>
      candidate.product_tax_class_ids.includes(classId) &&
      (customerGroup === undefined || candidate.customer_tax_class_ids.includes(customerGroup)),
  );
  const rate = rule?.rates.find(
    (candidate) =>
      candidate.tax_country_id === country && (!candidate.tax_region_id || candidate.tax_region_id === regionId),
  );
  return rate?.rate ?? 0;
}

type PriceText = number | string | null;

/** Prices of a product or child as a backend sends them; text becomes a number. */
export interface PricedThing {
  price?: PriceText;
  special_price?: PriceText;
  final_price?: PriceText;
  special_from_date?: string | null;
  special_to_date?: string | null;
  tax_class_id?: number | null;
  configurable_children?: PricedThing[];
  /** Set by the first computation; the entered prices. */
  original_price?: number;
  original_special_price?: number;
  original_final_price?: number;
}

export interface TaxContext {
  rules: readonly TaxRule[];
  country: string;
  now: Date;
  /** Entered `price` and `special_price` include tax. */
  sourceIncludesTax?: boolean;
  /** Entered `final_price` includes tax; the source's flag when absent. */
  finalIncludesTax?: boolean;
  rate?: RateOptions;
}

export interface ComputedPrices {
  price: number;
  price_tax: number;
  price_incl_tax: number;
  special_price: number;
  special_price_tax: number;
  special_price_incl_tax: number;
  final_price: number;
  /** As entered, so that computing again gives the same. */
  original_price: number;
  original_special_price: number;
  original_final_price: number;
  original_price_incl_tax: number;
}

const toNumber = (price: PriceText | undefined): number => {
  const number = Number(price ?? 0);
  return Number.isFinite(number) ? number : 0;
};

/** Bounds are exclusive, a missing one is open. */
function isSpecialActive({ special_from_date: from, special_to_date: to }: PricedThing, now: Date): boolean {
  return (!from || new Date(from) < now) && (!to || new Date(to) > now);
}

/** Net regular and special price that apply: the lowest valid offer wins `price`. */
function applyOffers(regular: number, special: number, final: number): { price: number; special: number } {
  const price = final > 0 && final < regular ? final : regular;
  if (special <= 0) return { price, special: 0 };
  if (final > 0 && final < special) return { price: special, special: final };
  return special < regular ? { price: special, special } : { price, special: 0 };
}

function computeOwn(thing: PricedThing, context: TaxContext, classId: number): ComputedPrices {
  const rate = findRate(context.rules, classId, context.country, context.rate) / 100;
  const entered = {
    price: thing.original_price ?? toNumber(thing.price),
    special: thing.original_special_price ?? toNumber(thing.special_price),
    final: thing.original_final_price ?? toNumber(thing.final_price),
  };
  const sourceGross = context.sourceIncludesTax ?? false;
  const net = (amount: number, gross: boolean): number => (gross ? netOfGross(amount, rate) : amount);
  const regular = net(entered.price, sourceGross);
  const final = net(entered.final, context.finalIncludesTax ?? sourceGross);
  const active = isSpecialActive(thing, context.now) ? net(entered.special, sourceGross) : 0;
  const { price, special } = applyOffers(regular, active, final);
  return {
    price,
    price_tax: price * rate,
    price_incl_tax: price + price * rate,
    special_price: special,
    special_price_tax: special * rate,
    special_price_incl_tax: special + special * rate,
    final_price: final,
    original_price: entered.price,
    original_special_price: entered.special,
    original_final_price: entered.final,
    original_price_incl_tax: regular + regular * rate,
  };
}

/**
 * The thing with its prices computed, children too. A configurable parent takes the cheapest child when
 * that costs no more than the parent, or when the parent has no price.
 */
export function calculateProductPrices<T extends PricedThing>(thing: T, context: TaxContext): T & ComputedPrices {
  const classId = thing.tax_class_id ?? 0;
  const own = computeOwn(thing, context, classId);
  if (!thing.configurable_children) return { ...thing, ...own };

  const children = thing.configurable_children.map((child) => ({
    ...child,
    ...computeOwn(child, context, child.tax_class_id ?? classId),
  }));
  let shown: ComputedPrices = own;
  for (const child of children) {
    if (child.price_incl_tax > 0 && (shown.price_incl_tax === 0 || child.price_incl_tax <= shown.price_incl_tax))
      shown = child;
  }
  return {
    ...thing,
    ...own,
    price: shown.price,
    price_tax: shown.price_tax,
    price_incl_tax: shown.price_incl_tax,
    special_price: shown.special_price,
    special_price_tax: shown.special_price_tax,
    special_price_incl_tax: shown.special_price_incl_tax,
    configurable_children: children,
  };
}
