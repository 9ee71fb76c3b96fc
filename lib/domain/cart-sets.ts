import type { OrderLine, Period, ProductOption } from "@/lib/contract";
import type { CartLine, NewLine } from "./cart";
import type { LineIdentity } from "./cart-line";
import { asNewLine } from "./line-wish";

type LineSet = NonNullable<ProductOption["extension_attributes"]["set"]>;

/** Lines that were put into the cart as one set, or one line by itself. */
export interface LineGroup<L> {
  /** Tells groups apart. */
  key: string;
  set: LineSet | null;
  lines: L[];
}

/** What a line says of its set. */
interface InSet {
  /** The line's own. */
  key: string;
  set?: LineSet | null;
  /** Of several same sets, which one. */
  copy?: number;
}

/**
 * Lines as they are shown: the parts of a set stand together, where the first of them stands. The same set for other
 * days or another person is another one, and so is a part that was moved to other days.
 */
function grouped<L extends Period & { source: string }>(
  lines: readonly L[],
  said: (line: L, index: number) => InSet,
): LineGroup<L>[] {
  const groups = new Map<string, LineGroup<L>>();
  for (const [index, line] of lines.entries()) {
    const { key: own, set = null, copy = 1 } = said(line, index);
    const key = set ? ["set", set.sku, copy, line.from, line.to, line.source].join("~") : own;
    const group = groups.get(key) ?? { key, set, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A cart's lines in their sets. */
export const groupSets = <L extends LineIdentity & { key: string }>(lines: readonly L[]): LineGroup<L>[] =>
  grouped(lines, ({ key, product_option: option }) => ({ key, ...option?.extension_attributes }));

/** An order's lines in theirs. */
export const groupOrderSets = (lines: readonly OrderLine[]): LineGroup<OrderLine>[] =>
  grouped(lines, ({ set, set_copy: copy }, index) => ({ key: String(index), set, copy }));

/** The first number of a copy that no line of the cart has. */
export function nextCopy(lines: readonly Pick<CartLine, "product_option">[]): number {
  const taken = new Set(lines.map(({ product_option: { extension_attributes: of } }) => of.copy ?? 1));
  let copy = 2;
  while (taken.has(copy)) copy += 1;
  return copy;
}

/** The same things once more, for somebody else: lines of their own, whatever of them is in the cart already. */
export function onceMore(group: readonly CartLine[], lines: readonly CartLine[]): NewLine[] {
  const copy = nextCopy(lines);
  return group.map((line) => ({
    ...asNewLine(line),
    product_option: { extension_attributes: { ...line.product_option.extension_attributes, copy } },
  }));
}

/** What all parts of a set have as their person; null where they differ. */
export function commonPerson(
  parts: readonly Pick<CartLine, "key">[],
  persons: Readonly<Record<string, string>>,
): string | null {
  const [first = "", ...others] = parts.map(({ key }) => persons[key] ?? "");
  return others.every((name) => name === first) ? first : null;
}
