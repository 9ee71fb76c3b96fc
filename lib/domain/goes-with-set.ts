import type { Money, OfferedSet, PriceBand } from "@/lib/contract";
import type { Selections } from "./set-choice";
import { withSurcharge } from "./set-price";

/** A set as some things make it up. */
export interface MadeSet {
  selections: Selections;
  /** What is chosen, as a line of the cart says it. */
  shown: { label: string; value: string }[];
  /** The things that are in it; the others are not. */
  skus: string[];
  priceList: PriceBand[];
}

const sum = (amounts: readonly Money[]): Money => amounts.reduce((total, amount) => total + amount, 0);

/** What a set is when it is put together of these things, one of each; null where they don't make it up. */
export function madeOf({ product, options }: OfferedSet, skus: readonly string[]): MadeSet | null {
  const chosen = options.map((option) => ({ option, link: option.links.find(({ sku }) => skus.includes(sku)) }));
  if (chosen.some(({ option, link }) => option.required && !link)) return null;
  const parts = chosen.flatMap(({ option, link }) => (link ? [{ ...link, option }] : []));
  return {
    selections: parts.map(({ sku, option }) => ({
      ...{ option_id: option.option_id, option_qty: 1, option_selections: [sku] },
    })),
    shown: parts.map(({ label, option }) => ({ label: option.title, value: label })),
    skus: parts.map(({ sku }) => sku),
    priceList: withSurcharge(product.price_list, sum(parts.map(({ surcharge }) => surcharge))),
  };
}
