import type { Day } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select } from "./sql";

/** Units away from one source between two days, both inclusive (the turnaround is in `to`). */
export interface Slot {
  variantId: number;
  productId: number;
  sourceId: string;
  from: Day;
  to: Day;
  units: number;
}

export interface CounterRow {
  variant_id: number;
  source_id: string;
  day: Day;
  units: number;
  booked: number;
}

export interface HoldRow {
  id: number;
  cart_item_id: string;
  variant_id: number;
  product_id: number;
  source_id: string;
  period_from: Day;
  blocked_to: Day;
  units: number;
  expires_at: Date;
}

const columnsOf = (slots: readonly Slot[]): unknown[] => [
  slots.map((slot) => slot.variantId),
  slots.map((slot) => slot.sourceId),
  slots.map((slot) => slot.from),
  slots.map((slot) => slot.to),
];
const wanted = "unnest($1::int[], $2::text[], $3::date[], $4::date[]) AS w(variant_id, source_id, day_from, day_to)";

/** Units that somebody's cart keeps between two days, both inclusive. */
export type OwnHold = Pick<HoldRow, "variant_id" | "source_id" | "period_from" | "blocked_to" | "units">;

/** Holds that a cart has for lines of these variants (for sets: the holds of their parts). */
export const readOwnHolds = (db: Queryable, tokenHash: Buffer, variantIds: number[]): Promise<OwnHold[]> =>
  select(
    db,
    `SELECT h.variant_id, h.source_id, h.period_from, h.blocked_to, h.units
     FROM cart c JOIN cart_item i ON i.cart_id = c.id JOIN hold h ON h.cart_item_id = i.id WHERE c.token_hash = $1 AND i.variant_id = ANY ($2::int[])`,
    [tokenHash, variantIds],
  );

const ownOnDay = `coalesce((SELECT sum(o.units) FROM unnest($5::int[], $6::text[], $7::date[], $8::date[], $9::int[]) AS o(variant_id, source_id, day_from, day_to, units)
  WHERE o.variant_id = d.variant_id AND o.source_id = d.source_id AND d.day BETWEEN o.day_from AND o.day_to), 0)::int`;

/** Free units on the scarcest day, per variant and source that stocks it; `own` holds don't count as taken. */
export const readFree = (
  db: Queryable,
  slots: readonly Slot[],
  own: readonly OwnHold[] = [],
): Promise<{ variant_id: number; source_id: string; day_from: Day; day_to: Day; free: number }[]> =>
  select(
    db,
    `SELECT w.variant_id, w.source_id, w.day_from, w.day_to, greatest(0, s.units - coalesce((
        SELECT max(d.booked${own.length > 0 ? ` - ${ownOnDay}` : ""}) FROM stock_day d WHERE d.variant_id = w.variant_id AND d.source_id = w.source_id AND d.day BETWEEN w.day_from AND w.day_to), 0)) AS free
     FROM ${wanted} JOIN stock s ON s.variant_id = w.variant_id AND s.source_id = w.source_id`,
    [
      ...columnsOf(slots),
      ...(own.length > 0
        ? [
            own.map((hold) => hold.variant_id),
            own.map((hold) => hold.source_id),
            own.map((hold) => hold.period_from),
            own.map((hold) => hold.blocked_to),
            own.map((hold) => hold.units),
          ]
        : []),
    ],
  );

export const readUnits = (
  db: Queryable,
  variantIds: number[],
  sourceIds: string[],
): Promise<{ variant_id: number; source_id: string; units: number }[]> =>
  select(
    db,
    "SELECT variant_id, source_id, units FROM stock WHERE variant_id = ANY ($1::int[]) AND source_id = ANY ($2::text[])",
    [variantIds, sourceIds],
  );

/** Days on which something is booked; the others are wholly free. */
export const readBookedDays = (
  db: Queryable,
  variantIds: number[],
  sourceId: string,
  from: Day,
  to: Day,
): Promise<CounterRow[]> =>
  select(
    db,
    "SELECT variant_id, source_id, day, units, booked FROM stock_day WHERE variant_id = ANY ($1::int[]) AND source_id = $2 AND day BETWEEN $3 AND $4 AND booked > 0",
    [variantIds, sourceId, from, to],
  );

/**
 * Makes the counters that the slots need. In the order of the key, so that two makers never wait for each
 * other in a circle; with the stock row shared, so that a change of `units` waits and then sees the new rows.
 */
export async function makeCounters(db: Queryable, slots: readonly Slot[]): Promise<void> {
  const values = columnsOf(slots);
  const missing = await select(
    db,
    `SELECT 1 FROM ${wanted}
     WHERE (SELECT count(*) FROM stock_day d WHERE d.variant_id = w.variant_id AND d.source_id = w.source_id AND d.day BETWEEN w.day_from AND w.day_to)
       < w.day_to - w.day_from + 1 LIMIT 1`,
    values,
  );
  if (missing.length === 0) return;
  await execute(
    db,
    `WITH shared AS MATERIALIZED (
       SELECT s.variant_id, s.source_id, s.units, v.product_id FROM stock s JOIN variant v ON v.id = s.variant_id
       WHERE (s.variant_id, s.source_id) IN (SELECT variant_id, source_id FROM ${wanted})
       ORDER BY s.variant_id, s.source_id FOR SHARE OF s)
     INSERT INTO stock_day (variant_id, source_id, day, product_id, units)
     SELECT DISTINCT s.variant_id, s.source_id, d.day::date, s.product_id, s.units
     FROM ${wanted} JOIN shared s USING (variant_id, source_id) CROSS JOIN LATERAL generate_series(w.day_from, w.day_to, interval '1 day') AS d(day)
     ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING`,
    values,
  );
}

/** Locks the counters of all slots in the one order that everybody keeps. */
export const lockCounters = (db: Queryable, slots: readonly Slot[]): Promise<CounterRow[]> =>
  select(
    db,
    `SELECT d.variant_id, d.source_id, d.day, d.units, d.booked FROM stock_day d
     WHERE (d.variant_id, d.source_id, d.day) IN (
       SELECT w.variant_id, w.source_id, g.day::date FROM ${wanted} CROSS JOIN LATERAL generate_series(w.day_from, w.day_to, interval '1 day') AS g(day))
     ORDER BY d.variant_id, d.source_id, d.day FOR NO KEY UPDATE OF d`,
    columnsOf(slots),
  );

/** @throws when the database's own check refuses (constraint `never_overbooked`). */
export const addToCounters = (
  db: Queryable,
  changes: readonly { variantId: number; sourceId: string; day: Day; delta: number }[],
): Promise<number> =>
  execute(
    db,
    `UPDATE stock_day d SET booked = d.booked + c.delta
     FROM unnest($1::int[], $2::text[], $3::date[], $4::int[]) AS c(variant_id, source_id, day, delta)
     WHERE d.variant_id = c.variant_id AND d.source_id = c.source_id AND d.day = c.day`,
    [
      changes.map((c) => c.variantId),
      changes.map((c) => c.sourceId),
      changes.map((c) => c.day),
      changes.map((c) => c.delta),
    ],
  );

const holdColumns =
  "h.id, h.cart_item_id, h.variant_id, v.product_id, h.source_id, h.period_from, h.blocked_to, h.units, h.expires_at";

/** Holds past their time that still take units wanted by the slots. */
export const readExpiredInTheWay = (db: Queryable, slots: readonly Slot[], now: Date): Promise<HoldRow[]> =>
  select(
    db,
    `SELECT DISTINCT ON (h.id) ${holdColumns} FROM ${wanted} JOIN hold h ON h.variant_id = w.variant_id AND h.source_id = w.source_id
       AND h.expires_at <= $5 AND h.period_from <= w.day_to AND h.blocked_to >= w.day_from
     JOIN variant v ON v.id = h.variant_id`,
    [...columnsOf(slots), now],
  );

export const readExpiredHolds = (db: Queryable, now: Date, limit: number): Promise<HoldRow[]> =>
  select(
    db,
    `SELECT ${holdColumns} FROM hold h JOIN variant v ON v.id = h.variant_id WHERE h.expires_at <= $1 ORDER BY h.expires_at LIMIT $2`,
    [now, limit],
  );

export const readHoldsOfItems = (db: Queryable, itemIds: string[]): Promise<HoldRow[]> =>
  select(
    db,
    `SELECT ${holdColumns} FROM hold h JOIN variant v ON v.id = h.variant_id WHERE h.cart_item_id = ANY ($1::uuid[])`,
    [itemIds],
  );

/** Removes holds: those named without condition, and those named that have run out. @returns what really went. */
export const deleteHolds = (db: Queryable, ids: number[], idsIfExpired: number[], now: Date): Promise<HoldRow[]> =>
  select(
    db,
    `DELETE FROM hold h USING variant v WHERE v.id = h.variant_id AND (h.id = ANY ($1::bigint[]) OR (h.id = ANY ($2::bigint[]) AND h.expires_at <= $3)) RETURNING ${holdColumns}`,
    [ids, idsIfExpired, now],
  );

export const insertHolds = (
  db: Queryable,
  cartItemId: string,
  slots: readonly Slot[],
  expiresAt: Date,
): Promise<number> =>
  execute(
    db,
    `INSERT INTO hold (cart_item_id, variant_id, source_id, period_from, blocked_to, units, expires_at)
     SELECT $6::uuid, w.variant_id, w.source_id, w.day_from, w.day_to, w.units, $7::timestamptz
     FROM unnest($1::int[], $2::text[], $3::date[], $4::date[], $5::int[]) AS w(variant_id, source_id, day_from, day_to, units)`,
    [...columnsOf(slots), slots.map((slot) => slot.units), cartItemId, expiresAt],
  );

/** Gives live holds of a cart a new end. */
export const renewHolds = (db: Queryable, cartId: string, now: Date, expiresAt: Date): Promise<number> =>
  execute(
    db,
    `UPDATE hold SET expires_at = $3 WHERE expires_at > $2 AND expires_at < $3
       AND cart_item_id IN (SELECT id FROM cart_item WHERE cart_id = $1)`,
    [cartId, now, expiresAt],
  );

export interface ReservationOrigin {
  orderId?: string;
  orderLine?: number;
  reference?: string;
  periodTo: Day;
}

export const insertReservations = (db: Queryable, slots: readonly (Slot & ReservationOrigin)[]): Promise<number> =>
  execute(
    db,
    `INSERT INTO reservation (order_id, order_line, reference, variant_id, source_id, period_from, period_to, blocked_to, units)
     SELECT * FROM unnest($1::uuid[], $2::int[], $3::text[], $4::int[], $5::text[], $6::date[], $7::date[], $8::date[], $9::int[])`,
    [
      slots.map((slot) => slot.orderId ?? null),
      slots.map((slot) => slot.orderLine ?? null),
      slots.map((slot) => slot.reference ?? null),
      slots.map((slot) => slot.variantId),
      slots.map((slot) => slot.sourceId),
      slots.map((slot) => slot.from),
      slots.map((slot) => slot.periodTo),
      slots.map((slot) => slot.to),
      slots.map((slot) => slot.units),
    ],
  );

export const readSlotsOfOrder = (db: Queryable, orderId: string): Promise<Slot[]> =>
  select(
    db,
    `SELECT r.variant_id AS "variantId", v.product_id AS "productId", r.source_id AS "sourceId",
       r.period_from AS "from", r.blocked_to AS "to", r.units
     FROM reservation r JOIN variant v ON v.id = r.variant_id WHERE r.order_id = $1`,
    [orderId],
  );

export const deleteReservationsOfOrder = (db: Queryable, orderId: string): Promise<number> =>
  execute(db, "DELETE FROM reservation WHERE order_id = $1", [orderId]);
