import type { CouponProblem, Day, Money } from "@/lib/contract";
import { toHalere } from "@/lib/contract/rounding";
import type { coupons } from "@/shop.config";
import { foldEmail } from "./account-session";

export type Coupon = (typeof coupons)[number];

/** As people type it: blanks and small letters are meant as nothing. */
const spoken = (code: string): string => code.trim().toUpperCase();

export const findCoupon = (known: readonly Coupon[], code: string): Coupon | null =>
  known.find((coupon) => spoken(coupon.code) === spoken(code)) ?? null;

/** Why a coupon takes nothing off such a rent today; null where it does. Both its days are inclusive. */
export function couponProblem({ from, to, minimum }: Coupon, subtotal: Money, today: Day): CouponProblem | null {
  if (from !== undefined && today < from) return "early";
  if (to !== undefined && today > to) return "over";
  return minimum !== undefined && subtotal < toHalere(minimum) ? "minimum" : null;
}

/** What it takes off: of the rent alone, never of services, carriage or deposit, and no more than the rent. */
export function couponDiscount(coupon: Coupon, subtotal: Money, today: Day): Money {
  if (couponProblem(coupon, subtotal, today) !== null) return 0;
  const { off } = coupon;
  return "percent" in off ? Math.floor((subtotal * off.percent + 50) / 100) : Math.min(toHalere(off.amount), subtotal);
}

/** Under what a use is written down, which there can be once; null where there can be any number. */
export function couponUse({ code, uses }: Coupon, email: string): string | null {
  if (uses === "any") return null;
  return uses === "once" ? spoken(code) : `${spoken(code)} ${foldEmail(email)}`;
}
