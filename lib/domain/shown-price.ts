import type { Money, PriceBand, ProductType } from "@/lib/contract";
import { isEndless } from "./kind-of-thing";
import { isOffered } from "./offer";
import { combinePriceLists, rentableFrom, shownPerDay } from "./pricing";
import { type RentRule, shortestRent } from "./rent-rules";
import type { PriceTerms } from "./special-price";

/* What a product as a whole is said to cost: a listing says what a rent of it begins at. */

export type PricedThing = PriceTerms & { tax_class_id: number; deposit: Money };

export interface PricedVariant extends PricedThing {
  status: number;
  /** What a set without a price of its own is priced by. */
  parts: readonly (PricedThing & { units: number })[];
}

interface Product<V extends PricedVariant> {
  type_id: ProductType;
  charged_by: Parameters<typeof isEndless>[0]["charged_by"];
  rent_rules: readonly RentRule[];
  variants: readonly V[];
}

/** What is charged for one thing, whatever that depends on. */
export type Charge = (thing: PricedThing) => PriceBand[];

export interface ShownPrice<V> {
  variant: V;
  price: Money;
  priceList: PriceBand[];
}

/** What counts of a product: what is switched off only where all of it is. */
export function candidatesOf<V extends PricedVariant>({ variants }: Pick<Product<V>, "variants">): readonly V[] {
  const offered = variants.filter(isOffered);
  return offered.length > 0 ? offered : variants;
}

/** Price lists of what counts of a product. Nobody is told a price of days for which the thing can't be rented. */
export function shownPriceLists<V extends PricedVariant>(product: Product<V>, charge: Charge): ShownPrice<V>[] {
  const shortest = isEndless(product) ? 1 : shortestRent(product.rent_rules);
  return candidatesOf(product).map((variant) => {
    const { parts } = variant;
    const whole =
      parts.length > 0
        ? combinePriceLists(parts.map((part) => ({ priceList: charge(part), units: part.units })))
        : charge(variant);
    const priceList = rentableFrom(whole, shortest);
    return { variant, priceList, price: shownPerDay(priceList) ?? 0 };
  });
}

/** The cheapest of them. */
export const shownPrice = <V extends PricedVariant>(product: Product<V>, charge: Charge): ShownPrice<V> | undefined =>
  shownPriceLists(product, charge).sort((a, b) => (a.price || Infinity) - (b.price || Infinity))[0];
