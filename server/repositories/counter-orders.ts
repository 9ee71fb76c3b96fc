import type { Day, OrderStatus } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import type { OrderEventRow } from "./order-states";
import type { OrderLineRow, OrderRow } from "./orders";
import { select, selectOne } from "./sql";

/* Orders as the shop's own people see them: with everything that was written down. */

export type CounterOrderRow = Omit<OrderRow, "body_hash">;
export interface CounterLineRow extends OrderLineRow {
  order_id: string;
}

const columns = `o.id, o.increment_id, o.status, o.payment_status, o.revision, o.deposit_status, o.deposit_kept,
  EXISTS (SELECT FROM payment p WHERE p.order_id = o.id AND p.purpose = 'deposit' AND p.counts) AS deposit_on_card,
  o.store_code, o.source_id, o.email, o.firstname, o.shipping_code, o.shipping_title, o.return_code, o.return_title,
  o.payment_code, o.payment_title, o.user_note, o.addresses, o.subtotal, o.services, o.shipping, o.return_amount,
  o.payment, o.discount, o.coupon, o.tax, o.grand_total, o.deposit, o.due, o.created_at, o.pay_until,
  o.refund, o.partner_code`;

export const readCounterOrder = (db: Queryable, number: string): Promise<CounterOrderRow | null> =>
  selectOne(db, `SELECT ${columns} FROM rental_order o WHERE o.increment_id = $1`, [number]);

/** The log of one order, from its beginning. */
export const readOrderEvents = (db: Queryable, orderId: string): Promise<OrderEventRow[]> =>
  select(
    db,
    `SELECT at, actor, subject, event, from_status, to_status, by_whom, note, amount
     FROM order_event WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );

export const readCounterLines = (db: Queryable, orderIds: readonly string[]): Promise<CounterLineRow[]> =>
  select(
    db,
    `SELECT order_id, sku, parent_sku, name, options, image, qty, period_from, period_to, source_id, price_incl_tax,
       deposit, person, product_option, services, fittings, kind
     FROM order_line WHERE order_id = ANY ($1::uuid[]) ORDER BY order_id, position`,
    [orderIds],
  );

/** Which day of an order a period means: when it was placed, or when its first things go out or its last come back. */
export const orderDays = ["placed", "pick-up", "return"] as const;
export type OrderDay = (typeof orderDays)[number];

export interface OrderFilter {
  day: OrderDay;
  /** Both ends inclusive. */
  from: Day | null;
  to: Day | null;
  storeCodes: readonly string[] | null;
  statuses: readonly OrderStatus[] | null;
}

/** Where a page of orders ended. */
export type OrderCursor = Pick<CounterOrderRow, "created_at" | "id">;

/**
 * Orders in the order in which they were placed, page by page: no more than one page is ever in memory.
 * @param zone in which the day of placing is meant
 */
export const readOrdersAfter = (
  db: Queryable,
  { day, from, to, storeCodes, statuses }: OrderFilter,
  { after, limit, zone }: { after: OrderCursor | null; limit: number; zone: string },
): Promise<CounterOrderRow[]> =>
  select(
    db,
    `SELECT ${columns} FROM rental_order o
     CROSS JOIN LATERAL (SELECT CASE $1
       WHEN 'pick-up' THEN (SELECT min(period_from) FROM order_line l WHERE l.order_id = o.id)
       WHEN 'return' THEN (SELECT max(period_to) FROM order_line l WHERE l.order_id = o.id)
       ELSE (o.created_at AT TIME ZONE $2)::date END AS day) AS d
     WHERE ($3::date IS NULL OR d.day >= $3) AND ($4::date IS NULL OR d.day <= $4)
       AND ($5::text[] IS NULL OR o.store_code = ANY ($5)) AND ($6::text[] IS NULL OR o.status = ANY ($6))
       AND ($7::timestamptz IS NULL OR (o.created_at, o.id) > ($7, $8::uuid))
     ORDER BY o.created_at, o.id LIMIT $9`,
    [day, zone, from, to, storeCodes, statuses, after?.created_at ?? null, after?.id ?? null, limit],
  );
