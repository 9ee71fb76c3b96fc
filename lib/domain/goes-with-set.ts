import type { Money, OfferedSet, PriceBand } from "@/lib/contract";
import { sumMoney } from "./money";
import { rentPrice } from "./pricing";
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
    priceList: withSurcharge(product.price_list, sumMoney(parts.map(({ surcharge }) => surcharge))),
  };
}

/** A thing that a set may be made of: the size that is chosen, or those that may be, at what each costs alone. */
export interface ThingOfSet {
  isChosen: boolean;
  sizes: readonly { sku: string; price: Money }[];
}

/** What a set costs and saves against its things one by one. */
export interface AgainstApart {
  price: Money;
  /** Another choice costs more. */
  isFrom: boolean;
  saved: Money;
  /** Another choice saves more. */
  isLeast: boolean;
}

/**
 * What a set that is made of these things costs at least, and saves at least, whichever of their sizes is taken; null
 * where they don't make it up, or some choice of sizes would cost less one by one.
 */
export function againstApart(
  { product, options }: OfferedSet,
  things: readonly ThingOfSet[],
  days: number,
): AgainstApart | null {
  const costs = (surcharge: Money): Money | null => rentPrice(withSurcharge(product.price_list, surcharge), days);
  const base = costs(0);
  if (base === null) return null;
  const parts = options.map(({ required, links }) => {
    const fitting = things
      .filter(({ isChosen }) => isChosen || required)
      .map(({ sizes }) =>
        sizes.flatMap(({ sku, price }) => {
          const link = links.find((candidate) => candidate.sku === sku);
          const more = link && (costs(link.surcharge) ?? Infinity) - base;
          return more === undefined ? [] : [{ more, less: price - more }];
        }),
      );
    return { required, ways: fitting.find((ways) => ways.length > 0) };
  });
  if (parts.some(({ required, ways }) => required && !ways)) return null;
  const ways = parts.flatMap((part) => (part.ways ? [part.ways] : []));
  const dearer = ways.map((of) => of.map(({ more }) => more));
  const saving = ways.map((of) => of.map(({ less }) => less));
  const saved = sumMoney(saving.map((of) => Math.min(...of))) - base;
  if (!(saved > 0)) return null;
  return {
    price: base + sumMoney(dearer.map((of) => Math.min(...of))),
    isFrom: dearer.some((of) => new Set(of).size > 1),
    ...{ saved, isLeast: saving.some((of) => new Set(of).size > 1) },
  };
}
