import { randomUUID } from "node:crypto";
import type { AgreedService, BiometricData, CartItemInput, OrderBody } from "@/lib/contract";
import { pickUpAt } from "@/lib/contract/testing/order";
import type { CallContext } from "@/server/call";
import { type TestShop, valueOf } from "./shop";

/** The way to pay that a gateway takes, which has to come before the order stands. */
export const GATEWAY = "card";

export type Rent = Pick<CartItemInput, "sku" | "qty" | "from" | "to" | "source"> & {
  additional_services?: AgreedService[];
  person?: string;
  biometric_data?: BiometricData;
};

/** An order body as the checkout builds it: pick-up and return at the source, cash on delivery. */
export const orderOf = (products: Rent[], more: Partial<OrderBody> = {}): OrderBody => ({
  order_id: randomUUID(),
  user_id: "",
  cart_id: "",
  store_code: "main",
  products,
  addressInformation: pickUpAt(products[0]?.source ?? ""),
  user_note: "",
  ...more,
});

/** Somebody with a cart of their own. */
export async function openShopper(shop: TestShop, now?: Date) {
  const token = valueOf(await shop.port.createCart({}, shop.context()));
  const context = (at?: Date): CallContext =>
    shop.context({ cartToken: token, ...((at ?? now) ? { now: at ?? now } : {}) });
  return {
    token,
    context,
    put: (cartItem: CartItemInput, at?: Date) => shop.port.updateCartItem({ cartItem }, context(at)),
    pull: async (at?: Date) => valueOf(await shop.port.pullCart({}, context(at))),
    order: (rents: Rent[], more: Partial<OrderBody> = {}, at?: Date) =>
      shop.port.placeOrder(orderOf(rents, { cart_id: token, ...more }), context(at)),
  };
}

/** What the counters say against what claims add up to, day by day; empty when they agree. */
export async function counterErrors(shop: TestShop): Promise<unknown[]> {
  const { rows } = await shop.pool.query(`
    WITH taken AS (
      SELECT variant_id, source_id, d::date AS day, sum(units)::int AS units FROM claim
      CROSS JOIN LATERAL generate_series(period_from, blocked_to, interval '1 day') AS d GROUP BY 1, 2, 3)
    SELECT variant_id, source_id, day, c.booked, t.units AS taken, s.units AS owned
    FROM stock_day c FULL JOIN taken t USING (variant_id, source_id, day) JOIN stock s USING (variant_id, source_id)
    WHERE coalesce(c.booked, 0) <> coalesce(t.units, 0) OR coalesce(t.units, 0) > s.units`);
  return rows;
}

/** Where orders and what is claimed for them disagree; empty when they agree. */
export async function claimErrors(shop: TestShop): Promise<unknown[]> {
  const { rows } = await shop.pool.query(`
    SELECT o.id, o.status, o.pay_until, c.ends_at FROM rental_order o LEFT JOIN claim c ON c.order_id = o.id
    WHERE (o.status = 'cancelled') <> (c.id IS NULL)
      OR (o.status = 'pending_payment' AND c.ends_at IS DISTINCT FROM o.pay_until)
      OR (o.status <> 'pending_payment' AND c.ends_at IS NOT NULL)`);
  return rows;
}
