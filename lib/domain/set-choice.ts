import type { Money, PriceBand, ProductOption } from "@/lib/contract";
import { type BundleOption, type ChosenPart, chooseParts } from "./bundle-choice";
import { pricePerDay } from "./pricing";

/** What is chosen for a bundle, as it travels in its line. */
export type Selections = ProductOption["extension_attributes"]["bundle_options"];

export interface OfferedLink {
  sku: string;
  qty: number;
  surcharge: Money;
  isDefault: boolean;
  priceList: readonly PriceBand[];
}

export interface OfferedOption extends BundleOption {
  links: readonly OfferedLink[];
}

const standard = <L extends { isDefault: boolean }>(links: readonly L[]): L | undefined =>
  links.find(({ isDefault }) => isDefault) ?? links[0];

/** What a bundle is before anybody chooses: of each option its default, else the first; what need not be had is not. */
export const defaultSelections = (options: readonly OfferedOption[]): Selections =>
  options.flatMap(({ option_id, required, links }) => {
    const link = standard(links);
    return link && (required || link.isDefault) ? [{ option_id, option_qty: 1, option_selections: [link.sku] }] : [];
  });

/** The choice with another thing for one option; null takes the option out. */
export const withSelection = (
  selections: Selections,
  optionId: string,
  wish: { sku: string; qty: number } | null,
): Selections => [
  ...selections.filter(({ option_id }) => option_id !== optionId),
  ...(wish ? [{ option_id: optionId, option_qty: wish.qty, option_selections: [wish.sku] }] : []),
];

/** What the choice takes from the stock; null while something is missing, or no longer offered. */
export function selectedParts(options: readonly BundleOption[], selections: Selections): ChosenPart[] | null {
  const choice = chooseParts(options, selections);
  return choice.ok ? choice.parts : null;
}

/** How many sets can be made of what is free; null while one part is not known, or nothing was chosen. */
export function setsFree(parts: readonly ChosenPart[], freeOf: (sku: string) => number | null): number | null {
  const units = new Map<string, number>();
  for (const part of parts) units.set(part.sku, (units.get(part.sku) ?? 0) + part.units);
  const counts = [...units].map(([sku, needed]) => {
    const free = freeOf(sku);
    return free === null ? null : Math.floor(free / needed);
  });
  return counts.length === 0 || counts.includes(null) ? null : Math.min(...counts.map((count) => count ?? 0));
}

/** Of the sizes of one part those that are free, the nearest to the one that is not first. */
export function nearestFree<S extends { sku: string; isFree: boolean }>(sizes: readonly S[], taken: string): S[] {
  const at = sizes.findIndex(({ sku }) => sku === taken);
  const away = (size: S): number => Math.abs(sizes.indexOf(size) - at);
  return sizes
    .filter(({ sku, isFree }) => isFree && sku !== taken)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST_SIZES);
}
const MOST_SIZES = 4;

/**
 * What a day costs more (or less) with this thing than with the one that the set's price begins at; null where a price
 * is not known.
 */
export function linkSurcharge(
  links: readonly OfferedLink[],
  link: OfferedLink,
  { pricedByParts, days }: { pricedByParts: boolean; days: number },
): Money | null {
  const first = standard(links);
  if (!first) return null;
  const more = link.surcharge - first.surcharge;
  if (!pricedByParts) return more;
  const [own, others] = [pricePerDay(link.priceList, days), pricePerDay(first.priceList, days)];
  return own === null || others === null ? null : own * Math.max(1, link.qty) - others * Math.max(1, first.qty) + more;
}
