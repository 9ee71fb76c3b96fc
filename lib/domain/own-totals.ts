import type { Day, Money, Totals } from "@/lib/contract";
import { choicesOf } from "./additional-services";
import { type CartLine, type CartState, isBlocking, lineTotal, linesTotal, servicesTotal, unitServices } from "./cart";
import { cartTotals } from "./totals";

/* What a cart comes to while the shop has not said it: by the shop's own rules, from what the browser knows. */

/**
 * `incomplete`: a line has no price, so nobody can say what it all comes to. `without`: so many lines can't be had, and
 * are not in the sums. `discountOpen`: there is a coupon, and only the shop can say what it takes off.
 */
export type Sums = Omit<Totals, "total_segments"> & { incomplete?: true; without?: number; discountOpen?: true };

/** The cart's coupon, and what the shop said last that it takes off: of which rent, on which day. */
export interface KnownCoupon {
  code: string;
  said: { discount: Money; rent: Money; day: Day } | null;
}

/** What depends on the rent and the day alone holds as long as both do; null where nobody here can say. */
const knownDiscount = ({ said }: KnownCoupon, rent: Money, today: Day): Money | null =>
  said && said.rent === rent && said.day === today ? said.discount : null;

/** What can't be had is not charged; a line without a price counts, since nobody knows a sum with it. */
const charged = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter((line) => !isBlocking(line) || lineTotal(line) === null);

/** Tax is the shop's to say, so an own sum carries none. */
export function ownTotals(
  cart: Pick<CartState, "lines">,
  {
    coupon = null,
    ...chosen
  }: { shipping?: Money; payment?: Money; coupon?: (KnownCoupon & { today: Day }) | null } = {},
): Sums {
  const lines = charged(cart.lines);
  const without = cart.lines.length - lines.length;
  const rent = linesTotal({ lines });
  const discount = coupon && rent !== null ? knownDiscount(coupon, rent, coupon.today) : 0;
  const sums = cartTotals({
    lines: lines.map((line) => ({
      unit: lineTotal(line) === null ? 0 : line.unitPrice,
      qty: line.qty,
      deposit: line.deposit,
      taxRate: 0,
      services: unitServices(line),
    })),
    ...chosen,
    discount: discount ?? 0,
  });
  return {
    ...sums,
    ...(coupon && discount !== 0 && { coupon_code: coupon.code }),
    ...(discount === null && { discountOpen: true }),
    ...(rent === null && { incomplete: true }),
    ...(without > 0 && { without }),
  };
}

/** Whether the shop has heard of a line as it is: of what it has not heard, its totals do not speak. */
export const isHeardOf = ({ status, itemId }: Pick<CartLine, "status" | "itemId">): boolean =>
  itemId !== null && status !== "pending" && status !== "volatile";

/**
 * Whether totals of the shop's are about this cart: an answer may be older than its last change, and is of all that the
 * shop has, also of what can't be had.
 */
export const areOf = (
  cart: Pick<CartState, "lines">,
  totals: Pick<Totals, "subtotal_incl_tax" | "services">,
): boolean =>
  !cart.lines.some(isBlocking) &&
  totals.subtotal_incl_tax === linesTotal(cart) &&
  totals.services === servicesTotal(cart);

/** What the cart holds at what price, so that an answer about another content is never taken for one about this. */
export const contentOf = (lines: readonly CartLine[]): string =>
  lines.map((line) => `${line.key}×${line.qty}@${line.unitPrice}+${unitServices(line)}`).join("|");

/** What is wished for, whatever it costs. */
export const wishOf = (lines: readonly Pick<CartLine, "key" | "qty" | "services">[]): string =>
  lines.map(({ key, qty, services }) => `${key}×${qty}+${JSON.stringify(choicesOf(services))}`).join("|");
