import type { OutputOf } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { couponProblem, findCoupon, couponUse } from "@/lib/domain/coupon";
import { isCouponUsed, readCoupon, writeCoupon } from "@/server/repositories/coupons";
import { coupons } from "@/shop.config";
import type { Call } from "../call";
import { cartNotFound, hashCartToken } from "../cart-token";
import { referenceData } from "../catalogue/reference-data";
import { inTransaction } from "../transaction";
import { pricedItems } from "./cart-view";
import { lockOwnCart, readOwnCart } from "./own-cart";

/** Keeps a coupon with the cart, in place of the one that was there; one that would take nothing off is refused. */
export const applyCoupon = (call: Call, input: { coupon: string }): Promise<Result<OutputOf<"applyCoupon">>> =>
  inTransaction(call.pool, async (tx) => {
    const cart = await lockOwnCart(tx, call);
    if (!cart) return cartNotFound();
    const coupon = findCoupon(coupons, input.coupon);
    if (!coupon) return refuse("coupon_invalid", "there is no such coupon", { details: { problem: "unknown" } });
    const items = await pricedItems(tx, call, await referenceData(call.pool), cart.id);
    const subtotal = items.reduce((sum, { row, quote }) => sum + (quote.ok ? quote.value.price.unit * row.qty : 0), 0);
    const isGone = coupon.uses === "once" && (await isCouponUsed(tx, couponUse(coupon, "") ?? ""));
    const problem = isGone ? "used" : couponProblem(coupon, subtotal, call.today);
    if (problem) return refuse("coupon_invalid", `the coupon takes nothing off: ${problem}`, { details: { problem } });
    await writeCoupon(tx, cart.id, coupon.code);
    return ok(true);
  });

/** Takes the coupon off the cart, if there is one. */
export const deleteCoupon = (call: Call): Promise<Result<OutputOf<"deleteCoupon">>> =>
  inTransaction(call.pool, async (tx) => {
    const cart = await lockOwnCart(tx, call);
    if (!cart) return cartNotFound();
    await writeCoupon(tx, cart.id, null);
    return ok(true);
  });

/** The code that is kept with the cart; null where there is none. */
export async function getCoupon(call: Call): Promise<Result<OutputOf<"getCoupon">>> {
  const { cartToken } = call.session;
  if (!cartToken || !(await readOwnCart(call))) return cartNotFound();
  return ok(await readCoupon(call.pool, hashCartToken(cartToken)));
}
