import type { Address, Day, OrderStatus } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

export interface OrderAddresses {
  billing: Address;
  /** Where a carrier brings the things; null when they are picked up. */
  shipping: Address | null;
  /** Where a carrier fetches them; null when they are brought back. */
  return: Address | null;
  payment_additional: Record<string, string>;
}

export interface OrderRow {
  id: string;
  body_hash: string;
  increment_id: string;
  status: OrderStatus;
  source_id: string;
  email: string;
  firstname: string;
  shipping_title: string;
  return_title: string;
  payment_code: string;
  payment_title: string;
  user_note: string;
  addresses: OrderAddresses;
  subtotal: number;
  /** Both ways together; the way back's part is `return_amount`. */
  shipping: number;
  return_amount: number;
  payment: number;
  grand_total: number;
  deposit: number;
  created_at: Date;
}

export interface OrderLineRow {
  sku: string;
  parent_sku: string;
  name: string;
  options: { label: string; value: string }[];
  image: string | null;
  qty: number;
  period_from: Day;
  period_to: Day;
  source_id: string;
  price_incl_tax: number;
  deposit: number;
  /** Who in the group it is for. */
  person: string | null;
}

/** The same order id comes in one at a time, until the end of the transaction. */
export const lockOrderId = (db: Queryable, id: string): Promise<number> =>
  execute(db, "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [id]);

export const readOrder = (db: Queryable, id: string): Promise<OrderRow | null> =>
  selectOne(
    db,
    `SELECT id, body_hash, increment_id, status, source_id, email, firstname, shipping_title, return_title, payment_code, payment_title, user_note, addresses,
       subtotal, shipping, return_amount, payment, grand_total, deposit, created_at FROM rental_order WHERE id = $1`,
    [id],
  );

/** An order's steps go one after another. */
export const lockOrder = (db: Queryable, id: string): Promise<{ status: OrderStatus } | null> =>
  selectOne(db, "SELECT status FROM rental_order WHERE id = $1 FOR NO KEY UPDATE", [id]);

/** For the one place that moves orders. */
export const writeOrderStatus = (db: Queryable, id: string, status: OrderStatus): Promise<number> =>
  execute(db, "UPDATE rental_order SET status = $2 WHERE id = $1", [id, status]);

export const readOrderLines = (db: Queryable, id: string): Promise<OrderLineRow[]> =>
  select(
    db,
    `SELECT sku, parent_sku, name, options, image, qty, period_from, period_to, source_id, price_incl_tax, deposit, person
     FROM order_line WHERE order_id = $1 ORDER BY position`,
    [id],
  );

export interface NewOrder extends Omit<OrderRow, "increment_id"> {
  year: string;
  store_code: string;
  shipping_code: string;
  return_code: string;
  tax: number;
}

/** @returns the number that people read, e.g. "2027-000123". Numbers of refused orders stay unused. */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<string> {
  const row = await selectOne<{ increment_id: string }>(
    db,
    `INSERT INTO rental_order (id, body_hash, increment_id, status, store_code, source_id, email, firstname, addresses, shipping_code, shipping_title,
       return_code, return_title, payment_code, payment_title, user_note, subtotal, shipping, payment, tax, grand_total, deposit, created_at, return_amount)
     VALUES ($1, $2, $3 || '-' || lpad(nextval('order_number')::text, 6, '0'), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
     RETURNING increment_id`,
    [
      order.id,
      order.body_hash,
      order.year,
      order.status,
      order.store_code,
      order.source_id,
      order.email,
      order.firstname,
      JSON.stringify(order.addresses),
      order.shipping_code,
      order.shipping_title,
      order.return_code,
      order.return_title,
      order.payment_code,
      order.payment_title,
      order.user_note,
      order.subtotal,
      order.shipping,
      order.payment,
      order.tax,
      order.grand_total,
      order.deposit,
      order.created_at,
      order.return_amount,
    ],
  );
  if (!row) throw new Error("an inserted order gave no number");
  return row.increment_id;
}

export const insertOrderLines = (db: Queryable, orderId: string, lines: readonly OrderLineRow[]): Promise<number> =>
  execute(
    db,
    `INSERT INTO order_line (order_id, position, sku, parent_sku, name, options, image, qty, period_from, period_to, source_id, price_incl_tax, deposit, person)
     SELECT $1::uuid, l.position, l.sku, l.parent_sku, l.name, l.options, l.image, l.qty, l.period_from, l.period_to, l.source_id, l.price_incl_tax, l.deposit, l.person
     FROM jsonb_to_recordset($2::jsonb) AS l(position int, sku text, parent_sku text, name text, options jsonb, image text, qty int,
       period_from date, period_to date, source_id text, price_incl_tax int, deposit int, person text)`,
    [orderId, JSON.stringify(lines.map((line, index) => ({ position: index + 1, ...line })))],
  );
