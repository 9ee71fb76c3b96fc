import type { Day, Money, OrderStatus, PaymentStatus } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

export interface OrderSummaryRow {
  id: string;
  increment_id: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  created_at: Date;
  grand_total: Money;
  /** First and last day of its things. */
  period_from: Day;
  period_to: Day;
  things: string[];
}

/** The newest first. */
export const readOrdersOf = (
  db: Queryable,
  customerId: number,
  { size, start }: { size: number; start: number },
): Promise<OrderSummaryRow[]> =>
  select(
    db,
    `SELECT o.id, o.increment_id, o.status, o.payment_status, o.created_at, o.grand_total,
       min(l.period_from) AS period_from, max(l.period_to) AS period_to,
       array_agg(l.name ORDER BY l.position) AS things
     FROM (SELECT * FROM rental_order WHERE customer_id = $1 ORDER BY created_at DESC, id LIMIT $2 OFFSET $3) o
     JOIN order_line l ON l.order_id = o.id
     GROUP BY o.id, o.increment_id, o.status, o.payment_status, o.created_at, o.grand_total
     ORDER BY o.created_at DESC, o.id`,
    [customerId, size, start],
  );

export async function countOrdersOf(db: Queryable, customerId: number): Promise<number> {
  const row = await selectOne<{ count: number }>(
    db,
    "SELECT count(*)::int AS count FROM rental_order WHERE customer_id = $1",
    [customerId],
  );
  return row?.count ?? 0;
}

/** Gives an order that is nobody's to a customer, whose it may have become meanwhile. */
export const ownOrder = (db: Queryable, id: string, customerId: number): Promise<number> =>
  execute(db, "UPDATE rental_order SET customer_id = $2 WHERE id = $1 AND coalesce(customer_id, $2) = $2", [
    id,
    customerId,
  ]);
