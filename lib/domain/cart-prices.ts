import type { Money } from "@/lib/contract";
import type { CartLine } from "./cart";

type Priced = Pick<CartLine, "key" | "qty" | "unitPrice">;

/** What the things that stay in a cart came to and come to now; null where none of them has another price. */
export function pricedAnew(
  before: readonly Priced[],
  after: readonly Priced[],
): { before: Money; after: Money } | null {
  const known = new Map(before.map((line) => [line.key, line.unitPrice]));
  const both = after.flatMap(({ key, qty, unitPrice }) => {
    const old = known.get(key);
    return old === undefined ? [] : [{ old: old * qty, now: unitPrice * qty }];
  });
  if (both.every(({ old, now }) => old === now)) return null;
  return {
    before: both.reduce((sum, { old }) => sum + old, 0),
    after: both.reduce((sum, { now }) => sum + now, 0),
  };
}
