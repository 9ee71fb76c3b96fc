import type { CartLine } from "./cart";
import { periodsOverlap } from "./rental-period";

type Wish = Pick<CartLine, "sku" | "source" | "from" | "to"> & { qty?: number | string };

/** Units of a cart's line that the shop does not keep yet: on their way to it, or known to this device alone. */
function unkept({ status, qty, prevQty }: CartLine): number {
  if (status === "out_of_stock") return 0;
  return status === "ok" || status === "pending" ? Math.max(0, qty - prevQty) : qty;
}

/**
 * Which of what is wished once more can't be had, beside what the cart has already.
 * @param freeOf units that nobody keeps, of the cart's own none among them; null of what has no end
 */
export function shortOf<W extends Wish>(
  wanted: readonly W[],
  cart: readonly CartLine[],
  freeOf: (wish: W) => number | null,
): W[] {
  const taken: Wish[] = cart.map((line) => ({ ...line, qty: unkept(line) }));
  return wanted.filter((wish) => {
    const free = freeOf(wish);
    if (free === null) return false;
    const before = taken
      .filter(({ sku, source }) => sku === wish.sku && source === wish.source)
      .filter((other) => periodsOverlap(other, wish))
      .reduce((sum, { qty }) => sum + Number(qty ?? 1), 0);
    const isShort = free - before < Number(wish.qty ?? 1);
    if (!isShort) taken.push({ ...wish, qty: wish.qty ?? 1 });
    return isShort;
  });
}
