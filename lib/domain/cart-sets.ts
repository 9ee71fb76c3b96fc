import type { ProductOption } from "@/lib/contract";
import type { LineIdentity } from "./cart-line";

/** Lines that were put into the cart as one set, or one line by itself. */
export interface LineGroup<L> {
  /** Tells groups apart. */
  key: string;
  set: NonNullable<ProductOption["extension_attributes"]["set"]> | null;
  lines: L[];
}

/**
 * A cart as it is shown: the parts of a set stand together, where the first of them stands. The same set for other days
 * is another one, and so is a part that was moved to other days.
 */
export function groupSets<L extends LineIdentity & { key: string }>(lines: readonly L[]): LineGroup<L>[] {
  const groups = new Map<string, LineGroup<L>>();
  for (const line of lines) {
    const set = line.product_option?.extension_attributes.set ?? null;
    const key = set ? ["set", set.sku, line.from, line.to, line.source].join("~") : line.key;
    const group = groups.get(key) ?? { key, set, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
}
