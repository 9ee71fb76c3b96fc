import type { BiometricData, Day, RidingLevel } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select } from "./sql";

/* Body measurements: written with an order, read at the counter, forgotten. Nothing else touches them. */

/** Lines count from 1, as elsewhere in an order. */
export const insertFittings = (
  db: Queryable,
  orderId: string,
  lines: readonly { line: number; data: BiometricData }[],
): Promise<number> =>
  execute(
    db,
    `INSERT INTO order_line_fitting (order_id, order_line, height_cm, weight_kg, foot_mm, level)
     SELECT $1::uuid, l.line, (l.data ->> 'height')::smallint, (l.data ->> 'weight')::smallint,
       (l.data ->> 'foot')::smallint, l.data ->> 'level'
     FROM jsonb_to_recordset($2::jsonb) AS l(line int, data jsonb)`,
    [orderId, JSON.stringify(lines)],
  );

export interface FittingRow {
  order_line: number;
  height_cm: number | null;
  weight_kg: number | null;
  foot_mm: number | null;
  level: RidingLevel | null;
}

export const readFittings = (db: Queryable, orderId: string): Promise<FittingRow[]> =>
  select(db, "SELECT order_line, height_cm, weight_kg, foot_mm, level FROM order_line_fitting WHERE order_id = $1", [
    orderId,
  ]);

/**
 * Forgets what was given for orders that ended (came back or were cancelled) before an instant, and for those that
 * nobody ever said the end of, once their last day lies before a day. What is out with a renter keeps it.
 */
export const forgetFittings = (
  db: Queryable,
  { endedBefore, lastDayBefore }: { endedBefore: Date; lastDayBefore: Day },
): Promise<number> =>
  execute(
    db,
    `DELETE FROM order_line_fitting f USING rental_order o
     WHERE o.id = f.order_id AND (
       o.status IN ('pending_payment', 'confirmed')
         AND NOT EXISTS (SELECT 1 FROM order_line m WHERE m.order_id = o.id AND m.period_to >= $2::date)
       OR EXISTS (SELECT 1 FROM order_event e WHERE e.order_id = o.id AND e.subject = 'order'
         AND e.to_status IN ('returned', 'cancelled') AND e.at <= $1))`,
    [endedBefore, lastDayBefore],
  );
