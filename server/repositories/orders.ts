import type {
  Address,
  Day,
  DepositStatus,
  Fitting,
  Money,
  OrderLine,
  OrderStatus,
  OrderWindow,
  OrderedService,
  PaymentStatus,
  PickupPoint,
  ProductOption,
  TurnTime,
} from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

export interface OrderAddresses {
  billing: Address;
  /** Where a carrier brings the things; null when they are picked up. */
  shipping: Address | null;
  /** Where a carrier fetches them; null when they are brought back. */
  return: Address | null;
  /** Where and when a carrier hands over; orders of before know nothing of it. */
  shipping_point?: PickupPoint | null;
  return_point?: PickupPoint | null;
  shipping_window?: OrderWindow | null;
  return_window?: OrderWindow | null;
  /** At what times the renter comes to a branch. */
  shipping_times?: TurnTime[];
  return_times?: TurnTime[];
  payment_additional: Record<string, string>;
}

export interface OrderRow {
  id: string;
  body_hash: string;
  increment_id: string;
  store_code: string;
  /** Whose it is; null for guests. */
  customer_id: number | null;
  /** Whose prices were agreed to; null: those of everybody. */
  customer_group: number | null;
  /** Through which partner's shop it came, as that shop calls itself. */
  partner_code: string | null;
  status: OrderStatus;
  payment_status: PaymentStatus;
  /** Grows with every change. */
  revision: number;
  source_id: string;
  email: string;
  firstname: string;
  shipping_code: string;
  shipping_title: string;
  return_code: string;
  return_title: string;
  payment_code: string;
  payment_title: string;
  user_note: string;
  addresses: OrderAddresses;
  subtotal: number;
  /** Of all lines. */
  services: number;
  /** Both ways together; the way back's part is `return_amount`. */
  shipping: number;
  return_amount: number;
  payment: number;
  /** What a coupon took off the rent, and its code. */
  discount: Money;
  coupon: string | null;
  tax: number;
  grand_total: number;
  deposit: number;
  deposit_status: DepositStatus;
  deposit_kept: Money;
  /** Whether a gateway holds, or held, it on the renter's card. */
  deposit_on_card: boolean;
  /** Its money came when it was called off already. */
  paid_late: boolean;
  /** Of an order that was paid and then changed: what is paid at the hand-over, or, negative, comes back there. */
  due: number;
  created_at: Date;
  /** Until when its money is waited for; null where it is not asked for first. */
  pay_until: Date | null;
  /** Until when it was promised to be called off for free; null of orders of before, and where nothing is rented. */
  free_until: Date | null;
  /** What goes back of its money, where it was called off; null where none was paid. */
  refund: number | null;
}

/** A file that is sold: its key in the shop's storage, and the name under which it is saved. */
export interface StoredDownload {
  key: string;
  name: string;
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
  /** What was chosen in a set; null of orders of before. */
  product_option: ProductOption | null;
  /** As they were agreed to. */
  services: OrderedService[];
  /** What of it is set to whoever rents it. */
  fittings: Fitting[];
  /** What it is, where it is not rented. */
  kind: OrderLine["kind"] | null;
}

/** A line as it is read. */
export interface KeptLineRow extends OrderLineRow {
  /** What it is set by is kept; what that is, is read at the counter alone. */
  is_fitted: boolean;
  /** The files that it is, as the catalogue has them now: a guide that was mended is mended for all. */
  downloads: StoredDownload[];
}

/** The same order id comes in one at a time, until the end of the transaction. */
export const lockOrderId = (db: Queryable, id: string): Promise<number> =>
  execute(db, "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [id]);

const ORDER = `SELECT id, body_hash, increment_id, store_code, customer_id, customer_group, partner_code, status,
    payment_status, revision, source_id, email, firstname, shipping_code, shipping_title, return_code, return_title,
    payment_code, payment_title, user_note, addresses, subtotal, services, shipping, return_amount, payment,
    discount, coupon, tax, grand_total, deposit, due, created_at,
    pay_until, free_until, refund, deposit_status, deposit_kept,
    EXISTS (SELECT FROM payment p WHERE p.order_id = rental_order.id AND p.purpose = 'deposit' AND p.counts)
      AS deposit_on_card,
    EXISTS (SELECT FROM order_event paid JOIN order_event over ON over.order_id = paid.order_id AND over.id < paid.id
      WHERE paid.order_id = rental_order.id AND paid.subject = 'payment' AND paid.event = 'pay'
        AND over.subject = 'order' AND over.to_status = 'cancelled') AS paid_late
  FROM rental_order WHERE id = $1`;

export const readOrder = (db: Queryable, id: string): Promise<OrderRow | null> => selectOne(db, ORDER, [id]);

/** The order as it is until the end of the transaction: nobody else makes a step of it meanwhile. */
export const lockOrder = (db: Queryable, id: string): Promise<OrderRow | null> =>
  selectOne(db, `${ORDER} FOR NO KEY UPDATE`, [id]);

export const readOrderLines = (db: Queryable, id: string): Promise<KeptLineRow[]> =>
  select(
    db,
    `SELECT sku, parent_sku, name, options, image, qty, period_from, period_to, source_id, price_incl_tax, deposit,
      person, product_option, services, fittings, kind,
      coalesce((SELECT p.downloads FROM variant v JOIN product p ON p.id = v.product_id WHERE v.sku = l.sku), '[]')
        AS downloads,
      EXISTS (SELECT FROM order_line_fitting f WHERE f.order_id = l.order_id AND f.order_line = l.position) AS is_fitted
     FROM order_line l WHERE order_id = $1 ORDER BY position`,
    [id],
  );

/** @param after how many lines the order has already */
export const insertOrderLines = (
  db: Queryable,
  orderId: string,
  lines: readonly OrderLineRow[],
  after = 0,
): Promise<number> =>
  execute(
    db,
    `INSERT INTO order_line (order_id, position, sku, parent_sku, name, options, image, qty, period_from, period_to,
      source_id, price_incl_tax, deposit, person, product_option, services, fittings, kind)
     SELECT $1::uuid, l.position, l.sku, l.parent_sku, l.name, l.options, l.image, l.qty, l.period_from, l.period_to,
     l.source_id, l.price_incl_tax, l.deposit, l.person, l.product_option, l.services, l.fittings, l.kind
     FROM jsonb_to_recordset($2::jsonb) AS l(position int, sku text, parent_sku text, name text, options jsonb,
     image text, qty int,
       period_from date, period_to date, source_id text, price_incl_tax int, deposit int, person text,
       product_option jsonb, services jsonb, fittings text[], kind text)`,
    [orderId, JSON.stringify(lines.map((line, index) => ({ position: after + index + 1, ...line })))],
  );

/** Orders whose time to be paid is over. */
export const readUnpaidPast = async (db: Queryable, now: Date): Promise<string[]> =>
  (
    await select<{ id: string }>(
      db,
      "SELECT id FROM rental_order WHERE status = 'pending_payment' AND pay_until <= $1 ORDER BY pay_until LIMIT 1000",
      [now],
    )
  ).map(({ id }) => id);
