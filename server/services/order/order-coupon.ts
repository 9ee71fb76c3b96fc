import type { OrderBody } from "@/lib/contract";
import type { Result } from "@/lib/contract/errors";
import { type Coupon, findCoupon, couponUse } from "@/lib/domain/coupon";
import type { Queryable } from "@/server/db/client";
import { readCoupon, takeCouponUse } from "@/server/repositories/coupons";
import { coupons } from "@/shop.config";
import { hashCartToken } from "../cart-token";

interface OrderCoupon {
  coupon: Coupon | null;
  /** Code of the cart's coupon, where it takes nothing off because its use is gone. */
  used: string | null;
}

/**
 * The coupon that the order's cart has, with its use taken for this order. One whose use is gone takes nothing off: the
 * shopper is told by the sum, which is not what they agreed to.
 */
export async function couponOfOrder(
  tx: Queryable,
  body: OrderBody,
  cartToken: string | undefined,
): Promise<OrderCoupon> {
  const code = cartToken ? await readCoupon(tx, hashCartToken(cartToken)) : null;
  const coupon = code === null ? null : findCoupon(coupons, code);
  if (!coupon) return { coupon: null, used: null };
  const use = couponUse(coupon, body.addressInformation.billingAddress.email);
  const isLeft = use === null || (await takeCouponUse(tx, use, body.order_id));
  return isLeft ? { coupon, used: null } : { coupon: null, used: coupon.code };
}

/** Says of a sum that was not agreed to that the coupon makes it differ. */
export function becauseOfCoupon<T>(refused: Result<T>, used: string | null): Result<T> {
  if (refused.ok || refused.error.code !== "price_changed" || !refused.error.details || used === null) return refused;
  return { ok: false, error: { ...refused.error, details: { ...refused.error.details, coupon: used } } };
}
