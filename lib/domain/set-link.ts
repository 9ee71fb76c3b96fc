import { type ChosenOptions, initialChoice } from "./product-options";
import { defaultSelections, type OfferedOption, type Selections } from "./set-choice";

/** A part of a set as an address says it, `part=SKI-170:1`; one whose size is not chosen by its product's sku. */
export interface LinkedPart {
  sku: string;
  qty: number;
}

/** A sku may hold any sign, this one too: the number stands behind the last. */
const PART = /^(.+):(\d{1,2})$/su;

/** Null where an address says nothing of parts; what can't be read is left out. */
export function linkedParts(search: string): LinkedPart[] | null {
  const parts = new URLSearchParams(search).getAll("part").flatMap((text) => {
    const [, sku, qty] = PART.exec(text) ?? [];
    return sku && Number(qty) > 0 ? [{ sku, qty: Number(qty) }] : [];
  });
  return parts.length > 0 ? parts : null;
}

export const formatPart = ({ sku, qty }: LinkedPart): string => `${sku}:${qty}`;

/** Writes the parts into a query, in the place of those that it names. */
export function writeParts(query: URLSearchParams, parts: readonly LinkedPart[]): void {
  query.delete("part");
  for (const part of parts) query.append("part", formatPart(part));
}

/** The choice of a bundle that an address names: of what has to be had, and it does not name, the default. */
export function linkedSelections(
  options: readonly (OfferedOption & { max_units: number })[],
  parts: readonly LinkedPart[],
): Selections {
  const left = [...parts];
  return options.flatMap((option) => {
    const at = left.findIndex(({ sku }) => option.links.some((link) => link.sku === sku));
    const [part] = at < 0 ? [] : left.splice(at, 1);
    return part
      ? [
          {
            option_id: option.option_id,
            option_qty: Math.min(part.qty, option.max_units),
            option_selections: [part.sku],
          },
        ]
      : option.required
        ? defaultSelections([option])
        : [];
  });
}

type Sized = Parameters<typeof initialChoice>[0] & { sku: string };

/** How many of each part of a group, and in which size; what an address does not name is left out of the group. */
export const linkedWishes = (
  of: readonly Sized[],
  parts: readonly LinkedPart[],
): { qty: number; chosen: ChosenOptions }[] =>
  of.map((part) => {
    const named = parts.find(
      ({ sku }) => sku === part.sku || part.configurable_children.some((child) => child.sku === sku),
    );
    return { qty: named?.qty ?? 0, chosen: initialChoice(part, named?.sku ?? null) };
  });
