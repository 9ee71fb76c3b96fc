import { loadCartApi } from "./api";

/** Takes the coupon off the cart with this token. @returns whether the shop has said that it is off */
export const dropCoupon = async (token: string): Promise<boolean> =>
  (await (await loadCartApi()).call("deleteCoupon", {}, { cartToken: token })).ok;
