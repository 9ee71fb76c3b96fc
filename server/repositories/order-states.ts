import type { Day, DepositStatus, Money, OrderStatus, PaymentStatus } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import type { OrderRow } from "./orders";
import { execute, selectOne } from "./sql";

/* What writes an order's states; for `services/order/transition.ts` alone (`.dependency-cruiser.cjs`). */

export interface OrderStates {
  status: OrderStatus;
  payment_status: PaymentStatus;
  deposit_status: DepositStatus;
  deposit: Money;
  /** What its money came, or would come, to: what a change after that left for the hand-over is none of it. */
  paid: Money;
  /** On which its first rent begins. */
  first_day: Day | null;
  /** On which its last rent ends. */
  last_day: Day | null;
  /** Of what was paid, once it was called off. */
  refund: Money | null;
  /** Until when the order's units wait for its money. */
  pay_until: Date | null;
  /** Until when it was promised to be called off for free. */
  free_until: Date | null;
}

/** An order's steps go one after another. */
export const lockStates = (db: Queryable, id: string): Promise<OrderStates | null> =>
  selectOne(
    db,
    `SELECT status, payment_status, deposit_status, deposit, grand_total - due AS paid, refund, pay_until, free_until,
       (SELECT coalesce(min(l.period_from) FILTER (WHERE l.kind IS NULL OR l.kind = 'lesson'), min(l.period_from))
        FROM order_line l WHERE l.order_id = o.id) AS first_day,
       (SELECT max(l.period_to) FROM order_line l WHERE l.order_id = o.id) AS last_day
     FROM rental_order o WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );

export const writeStatus = (db: Queryable, id: string, status: OrderStatus): Promise<number> =>
  execute(db, "UPDATE rental_order SET status = $2 WHERE id = $1", [id, status]);

export const writePaymentStatus = (db: Queryable, id: string, status: PaymentStatus): Promise<number> =>
  execute(db, "UPDATE rental_order SET payment_status = $2 WHERE id = $1", [id, status]);

export const writeRefund = (db: Queryable, id: string, refund: Money): Promise<number> =>
  execute(db, "UPDATE rental_order SET refund = $2 WHERE id = $1", [id, refund]);

export const writeDepositStatus = (
  db: Queryable,
  id: string,
  { status, kept }: { status: DepositStatus; kept: Money },
): Promise<number> =>
  execute(db, "UPDATE rental_order SET deposit_status = $2, deposit_kept = $3 WHERE id = $1", [id, status, kept]);

/** What an order comes to. */
export type OrderSums = Pick<OrderRow, "subtotal" | "services" | "tax" | "grand_total" | "deposit" | "due">;

/** What an order comes to after a change, and where its deposit is then. */
export const writeSums = (db: Queryable, id: string, sums: OrderSums, depositStatus: DepositStatus): Promise<number> =>
  execute(
    db,
    `UPDATE rental_order SET subtotal = $2, tax = $3, grand_total = $4, deposit = $5, due = $6, services = $7,
       deposit_status = $8, revision = revision + 1
     WHERE id = $1`,
    [id, sums.subtotal, sums.tax, sums.grand_total, sums.deposit, sums.due, sums.services, depositStatus],
  );

/** Who made a step: the renter, the shop's staff, the payment gateway, or time itself. */
export type Actor = "renter" | "shop" | "gateway" | "clock";

export interface OrderEventRow {
  at: Date;
  actor: Actor;
  subject: "order" | "payment" | "deposit";
  event: string;
  from_status: string | null;
  to_status: string;
  /** Who of the shop; null where nobody of the shop did it. */
  by_whom: string | null;
  /** What they said to it. */
  note: string | null;
  /** Money that the step moved. */
  amount: Money | null;
}

/** @returns the step's id. */
export async function insertEvent(db: Queryable, orderId: string, event: OrderEventRow): Promise<number> {
  const row = await selectOne<{ id: number }>(
    db,
    `INSERT INTO order_event (order_id, at, actor, subject, event, from_status, to_status, by_whom, note, amount)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      orderId,
      event.at,
      event.actor,
      event.subject,
      event.event,
      event.from_status,
      event.to_status,
      event.by_whom,
      event.note,
      event.amount,
    ],
  );
  if (!row) throw new Error("an inserted step gave no id");
  return row.id;
}

export interface NewOrder extends Omit<
  OrderRow,
  "increment_id" | "revision" | "due" | "refund" | "paid_late" | "deposit_kept" | "deposit_on_card"
> {
  year: string;
  /** SHA-256 of the token of the cart that it came from. */
  cart_hash: Buffer | null;
}

/** @returns the number that people read, e.g. "2027-000123". Numbers of refused orders stay unused. */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<string> {
  const row = await selectOne<{ increment_id: string }>(
    db,
    `INSERT INTO rental_order (id, body_hash, increment_id, status, store_code, source_id, email, firstname,
       addresses, shipping_code, shipping_title, return_code, return_title, payment_code, payment_title, user_note,
       subtotal, shipping, payment, tax, grand_total, deposit, created_at, return_amount, payment_status, pay_until,
       deposit_status, cart_hash, services, discount, coupon, customer_id, free_until, customer_group,
       partner_code)
     VALUES ($1, $2, $3 || '-' || lpad(nextval('order_number')::text, 6, '0'), $4, $5, $6, $7, $8, $9, $10, $11, $12,
     $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35)
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
      order.payment_status,
      order.pay_until,
      order.deposit_status,
      order.cart_hash,
      order.services,
      order.discount,
      order.coupon,
      order.customer_id,
      order.free_until,
      order.customer_group,
      order.partner_code,
    ],
  );
  if (!row) throw new Error("an inserted order gave no number");
  return row.increment_id;
}
