import type { Queryable } from "@/server/db/client";
import type { OrderAddresses, OrderLineRow, OrderRow } from "./orders";
import { execute, selectOne } from "./sql";

/* What changes of an order that stands, and how it was before. */

export type ChangedLineRow = Pick<
  OrderLineRow,
  "sku" | "options" | "image" | "period_from" | "period_to" | "price_incl_tax" | "deposit" | "product_option"
> & { position: number };

/** The name, the number of pieces, and whom they are for stay. */
export const updateOrderLines = (db: Queryable, orderId: string, lines: readonly ChangedLineRow[]): Promise<number> =>
  execute(
    db,
    `UPDATE order_line o SET sku = l.sku, options = l.options, image = l.image, period_from = l.period_from,
       period_to = l.period_to, price_incl_tax = l.price_incl_tax, deposit = l.deposit,
       product_option = l.product_option
     FROM jsonb_to_recordset($2::jsonb) AS l(position int, sku text, options jsonb, image text, period_from date,
       period_to date, price_incl_tax int, deposit int, product_option jsonb)
     WHERE o.order_id = $1 AND o.position = l.position`,
    [orderId, JSON.stringify(lines)],
  );

/** At what times the renter comes to a branch, after its days were changed. */
export const updateTurnTimes = (
  db: Queryable,
  orderId: string,
  times: Pick<OrderAddresses, "shipping_times" | "return_times">,
): Promise<number> =>
  execute(db, "UPDATE rental_order SET addresses = addresses || $2 WHERE id = $1", [orderId, JSON.stringify(times)]);

/** The last moment in which it is called off for free, after its days were changed. */
export const updateFreeUntil = (db: Queryable, orderId: string, until: Date | null): Promise<number> =>
  execute(db, "UPDATE rental_order SET free_until = $2 WHERE id = $1", [orderId, until]);

/** Keeps an order as it was before a change, under the key of that change. */
export const insertRevision = (
  db: Queryable,
  { order, lines }: { order: OrderRow; lines: readonly OrderLineRow[] },
  change: { key: string; body_hash: string; at: Date },
): Promise<number> =>
  execute(
    db,
    `INSERT INTO order_revision (order_id, revision, key, body_hash, at, lines, subtotal, tax, grand_total, deposit,
       due)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      order.id,
      order.revision,
      change.key,
      change.body_hash,
      change.at,
      JSON.stringify(lines),
      order.subtotal,
      order.tax,
      order.grand_total,
      order.deposit,
      order.due,
    ],
  );

/** What was asked for under a key before; null when nothing was. */
export const readChange = (db: Queryable, orderId: string, key: string): Promise<{ body_hash: string } | null> =>
  selectOne(db, "SELECT body_hash FROM order_revision WHERE order_id = $1 AND key = $2", [orderId, key]);
