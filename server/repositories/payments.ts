import type { Day, DepositStatus, Money, OrderStatus, PaymentPurpose } from "@/lib/contract";
import type { AttemptStatus } from "@/lib/domain/payment-attempt";
import type { Queryable } from "@/server/db/client";
import type { OrderAddresses } from "./orders";
import { execute, select, selectOne } from "./sql";

export interface PaymentRow {
  id: string;
  order_id: string;
  purpose: PaymentPurpose;
  gateway: string;
  /** Null until the gateway has told it. */
  gateway_ref: string | null;
  number: string;
  amount: Money;
  currency: string;
  status: AttemptStatus;
  counts: boolean;
  /** How much of it goes, or went, back. */
  refund: Money | null;
  /** How much the shop keeps of what is held. */
  capture: Money | null;
  redirect_url: string | null;
  created_at: Date;
}

const COLUMNS = `p.id, p.order_id, p.purpose, p.gateway, p.gateway_ref, p.number, p.amount, p.currency, p.status,
  p.counts, p.refund, p.capture, p.redirect_url, p.created_at`;

export const readPayment = (db: Queryable, gateway: string, id: string): Promise<PaymentRow | null> =>
  selectOne(db, `SELECT ${COLUMNS} FROM payment p WHERE p.gateway = $1 AND p.id = $2`, [gateway, id]);

/** The attempt that a notice speaks of: by the gateway's name for it, or by ours while its own is not known yet. */
export const findPayment = (
  db: Queryable,
  gateway: string,
  { ref, number }: { ref: string; number?: string },
): Promise<PaymentRow | null> =>
  selectOne(
    db,
    `SELECT ${COLUMNS} FROM payment p
     WHERE p.gateway = $1 AND (p.gateway_ref = $2 OR p.gateway_ref IS NULL AND p.number = $3)
     ORDER BY p.gateway_ref NULLS LAST LIMIT 1`,
    [gateway, ref, number ?? null],
  );

/** All of an order's attempts, for a step of the order that changes them too; the order is locked after them. */
export const lockPaymentsOf = (tx: Queryable, orderId: string): Promise<number> =>
  execute(tx, "SELECT 1 FROM payment WHERE order_id = $1 ORDER BY id FOR NO KEY UPDATE", [orderId]);

/** Steps of one attempt go one after another. Locked before its order. */
export const lockPayment = (tx: Queryable, id: string): Promise<PaymentRow | null> =>
  selectOne(tx, `SELECT ${COLUMNS} FROM payment p WHERE p.id = $1 FOR NO KEY UPDATE`, [id]);

/** The attempt that a shopper may be at now. */
export const readOpenPayment = (db: Queryable, orderId: string, purpose: PaymentPurpose): Promise<PaymentRow | null> =>
  selectOne(
    db,
    `SELECT ${COLUMNS} FROM payment p
     WHERE p.order_id = $1 AND p.purpose = $2 AND p.status IN ('creating', 'open')`,
    [orderId, purpose],
  );

export type NewPayment = Pick<
  PaymentRow,
  "id" | "order_id" | "purpose" | "gateway" | "amount" | "currency" | "created_at"
>;

/** @returns null when another attempt at this order is open. */
export const insertPayment = (
  db: Queryable,
  payment: NewPayment,
  orderNumber: string,
  lookAt: Date | null,
): Promise<PaymentRow | null> =>
  selectOne(
    db,
    `INSERT INTO payment AS p (id, order_id, gateway, number, amount, currency, status, created_at, look_at, purpose)
     SELECT $1, $2, $3, $4 || '-' || 1 + (SELECT count(*) FROM payment WHERE order_id = $2), $5, $6, 'creating', $7,
       $8, $9
     ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
    [
      payment.id,
      payment.order_id,
      payment.gateway,
      orderNumber,
      payment.amount,
      payment.currency,
      payment.created_at,
      lookAt,
      payment.purpose,
    ],
  );

/** A payment of which something is to go back. */
export type ReturningRow = PaymentRow & { gateway_ref: string; refund: Money };

export const readReturning = (db: Queryable, id: string): Promise<ReturningRow | null> =>
  selectOne(
    db,
    `SELECT ${COLUMNS} FROM payment p WHERE p.id = $1 AND p.status = 'returning' AND p.gateway_ref IS NOT NULL`,
    [id],
  );

/** Where nothing else was decided, money goes back whole: all that was taken. */
export const writeAttempt = (
  tx: Queryable,
  id: string,
  to: { status: AttemptStatus; counts: boolean; lookAt: Date | null; heldUntil?: Date },
): Promise<number> =>
  execute(
    tx,
    `UPDATE payment SET status = $2, counts = $3, look_at = $4, held_until = coalesce($5, held_until),
       refund = CASE WHEN $2 IN ('returning', 'returned') THEN coalesce(refund, capture, amount) END
     WHERE id = $1`,
    [id, to.status, to.counts, to.lookAt, to.heldUntil ?? null],
  );

/** What is held of an order's deposit is captured as far as the shop keeps it, or let go, when gateways are asked. */
export const settleHoldOf = (tx: Queryable, orderId: string, kept: Money, now: Date): Promise<number> =>
  execute(
    tx,
    `UPDATE payment SET status = CASE WHEN $2 > 0 THEN 'capturing' ELSE 'voiding' END, capture = nullif($2, 0),
       look_at = $3
     WHERE order_id = $1 AND status = 'authorized'`,
    [orderId, kept, now],
  );

/** Until when the order's deposit is held on a card; null where it is not. */
export const readHeldUntil = async (db: Queryable, orderId: string): Promise<Date | null> =>
  (
    await selectOne<{ held_until: Date }>(
      db,
      "SELECT held_until FROM payment WHERE order_id = $1 AND status = 'authorized' AND counts",
      [orderId],
    )
  )?.held_until ?? null;

/** Of the money that counts for an order so much is to go back, as soon as gateways are asked again. */
export const returnPaymentsOf = (tx: Queryable, orderId: string, refund: Money, now: Date): Promise<number> =>
  execute(
    tx,
    `UPDATE payment SET status = 'returning', refund = least($2, amount), look_at = $3
     WHERE order_id = $1 AND purpose = 'order' AND status = 'paid'`,
    [orderId, refund, now],
  );

/** The shop's people have sent back themselves what no gateway has to any more. */
export const endReturnOf = (tx: Queryable, orderId: string): Promise<number> =>
  execute(
    tx,
    `UPDATE payment SET status = 'returned', look_at = NULL
     WHERE order_id = $1 AND purpose = 'order' AND counts AND status = 'returning'`,
    [orderId],
  );

/**
 * Of those who would ask for a part at the same time one does.
 * @param before an answer that was lost before this instant will not come any more
 * @returns whether it is this one
 */
export const takeRefund = async (db: Queryable, id: string, now: Date, before: Date | null): Promise<boolean> =>
  (await execute(
    db,
    `UPDATE payment SET refund_asked_at = $2
     WHERE id = $1 AND status = 'returning' AND (refund_asked_at IS NULL OR refund_asked_at <= $3)`,
    [id, now, before],
  )) > 0;

/** The gateway has said no: it can be asked anew. */
export const dropRefund = (db: Queryable, id: string): Promise<number> =>
  execute(db, "UPDATE payment SET refund_asked_at = NULL WHERE id = $1", [id]);

/** What the gateway calls the payment. */
export const writeGatewayRef = (db: Queryable, id: string, ref: string): Promise<number> =>
  execute(db, "UPDATE payment SET gateway_ref = coalesce(gateway_ref, $2) WHERE id = $1", [id, ref]);

/** The gateway's answer to a new payment: its notice of the same payment may have come before. */
export const writeOpened = (
  db: Queryable,
  id: string,
  { ref, redirectUrl }: { ref: string; redirectUrl: string },
): Promise<number> =>
  execute(
    db,
    `UPDATE payment SET gateway_ref = $2, redirect_url = $3,
       status = CASE status WHEN 'creating' THEN 'open' ELSE status END
     WHERE id = $1`,
    [id, ref, redirectUrl],
  );

/**
 * Takes the attempts about which their gateway is to be asked now, and puts off when it is asked next, so that no
 * other process asks at the same time.
 */
export const takeDuePayments = (
  db: Queryable,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<PaymentRow[]> =>
  select(
    db,
    `UPDATE payment p SET look_at = $2 WHERE p.id IN (
       SELECT id FROM payment WHERE look_at <= $1 ORDER BY look_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [now, again, limit],
  );

export const writeNextLook = (db: Queryable, id: string, lookAt: Date | null): Promise<number> =>
  execute(db, "UPDATE payment SET look_at = $2 WHERE id = $1", [id, lookAt]);

/** What paying an order needs to know of it. */
export interface PayableOrder {
  id: string;
  increment_id: string;
  status: OrderStatus;
  pay_until: Date | null;
  payment_code: string;
  grand_total: Money;
  email: string;
  addresses: OrderAddresses;
  deposit: Money;
  deposit_status: DepositStatus;
  /** Of everything that is handed over. */
  periods: { from: Day; to: Day }[];
}

const PAYABLE = `id, increment_id, status, pay_until, payment_code, grand_total, email, addresses, deposit,
  deposit_status, (SELECT coalesce(jsonb_agg(jsonb_build_object('from', l.period_from, 'to', l.period_to)), '[]')
    FROM order_line l WHERE l.order_id = rental_order.id) AS periods`;

export const readPayableOrder = (db: Queryable, id: string): Promise<PayableOrder | null> =>
  selectOne(db, `SELECT ${PAYABLE} FROM rental_order WHERE id = $1`, [id]);

/** The last order that came from a cart. */
export const readPayableOfCart = (db: Queryable, cartHash: Buffer): Promise<PayableOrder | null> =>
  selectOne(
    db,
    `SELECT ${PAYABLE} FROM rental_order WHERE cart_hash = $1 ORDER BY created_at DESC, increment_id DESC LIMIT 1`,
    [cartHash],
  );
