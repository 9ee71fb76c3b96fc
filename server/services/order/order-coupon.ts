import type { OrderBody } from "@/lib/contract";
import { type Coupon, findCoupon, couponUse } from "@/lib/domain/coupon";
import type { Queryable } from "@/server/db/client";
import { readCoupon, takeCouponUse } from "@/server/repositories/coupons";
import { coupons } from "@/shop.config";
import { hashCartToken } from "../cart-token";

/**
 * The coupon that the order's cart has, with its use taken for this order. One that somebody else used meanwhile takes
 * nothing off: the shopper is told by the sum, which is not what they agreed to.
 */
export async function couponOfOrder(
  tx: Queryable,
  body: OrderBody,
  cartToken: string | undefined,
): Promise<Coupon | null> {
  const code = cartToken ? await readCoupon(tx, hashCartToken(cartToken)) : null;
  const coupon = code === null ? null : findCoupon(coupons, code);
  if (!coupon) return null;
  const use = couponUse(coupon, body.addressInformation.billingAddress.email);
  return use === null || (await takeCouponUse(tx, use, body.order_id)) ? coupon : null;
}
