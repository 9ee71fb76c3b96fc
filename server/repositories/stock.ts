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

/** Units that somebody's cart keeps between two days, both inclusive. */
export interface OwnClaim {
  variant_id: number;
  source_id: string;
  period_from: Day;
  blocked_to: Day;
  units: number;
}

export interface CounterRow {
  variant_id: number;
  source_id: string;
  day: Day;
  units: number;
  booked: number;
}

type SlotKey = "variantId" | "sourceId" | "from" | "to";

const columnsOf = (slots: readonly Pick<Slot, SlotKey>[]): unknown[] => [
  slots.map((slot) => slot.variantId),
  slots.map((slot) => slot.sourceId),
  slots.map((slot) => slot.from),
  slots.map((slot) => slot.to),
];
const wanted = "unnest($1::int[], $2::text[], $3::date[], $4::date[]) AS w(variant_id, source_id, day_from, day_to)";

const ownOnDay = `coalesce((SELECT sum(o.units) FROM unnest($5::int[], $6::text[], $7::date[], $8::date[],
  $9::int[]) AS o(variant_id, source_id, day_from, day_to, units)
  WHERE o.variant_id = d.variant_id AND o.source_id = d.source_id AND d.day BETWEEN o.day_from AND o.day_to), 0)::int`;

/** Free units on the scarcest day, per variant and source that stocks it; `own` claims don't count as taken. */
export const readFree = (
  db: Queryable,
  slots: readonly Slot[],
  own: readonly OwnClaim[] = [],
): Promise<{ variant_id: number; source_id: string; day_from: Day; day_to: Day; free: number }[]> =>
  select(
    db,
    `SELECT w.variant_id, w.source_id, w.day_from, w.day_to, greatest(0, s.units - coalesce((
        SELECT max(d.booked${own.length > 0 ? ` - ${ownOnDay}` : ""}) FROM stock_day d
          WHERE d.variant_id = w.variant_id AND d.source_id = w.source_id
          AND d.day BETWEEN w.day_from AND w.day_to), 0)) AS free
     FROM ${wanted} JOIN stock s ON s.variant_id = w.variant_id AND s.source_id = w.source_id`,
    [
      ...columnsOf(slots),
      ...(own.length > 0
        ? [
            own.map((claim) => claim.variant_id),
            own.map((claim) => claim.source_id),
            own.map((claim) => claim.period_from),
            own.map((claim) => claim.blocked_to),
            own.map((claim) => claim.units),
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
    `SELECT variant_id, source_id, units FROM stock WHERE variant_id = ANY ($1::int[])
      AND source_id = ANY ($2::text[])`,
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
    `SELECT variant_id, source_id, day, units, booked FROM stock_day WHERE variant_id = ANY ($1::int[])
      AND source_id = $2 AND day BETWEEN $3 AND $4 AND booked > 0`,
    [variantIds, sourceId, from, to],
  );

/**
 * Makes the counters that the slots need. In the order of the key, so that two transactions never
 * deadlock; with the stock row shared, so that a change of `units` waits and then sees the new rows.
 */
export async function makeCounters(db: Queryable, slots: readonly Slot[]): Promise<void> {
  const values = columnsOf(slots);
  const missing = await select(
    db,
    `SELECT 1 FROM ${wanted}
     WHERE (SELECT count(*) FROM stock_day d WHERE d.variant_id = w.variant_id AND d.source_id = w.source_id
     AND d.day BETWEEN w.day_from AND w.day_to)
       < w.day_to - w.day_from + 1 LIMIT 1`,
    values,
  );
  if (missing.length === 0) return;
  await execute(
    db,
    `WITH shared AS MATERIALIZED (
       SELECT s.variant_id, s.source_id, s.units FROM stock s
       WHERE (s.variant_id, s.source_id) IN (SELECT variant_id, source_id FROM ${wanted})
       ORDER BY s.variant_id, s.source_id FOR SHARE)
     INSERT INTO stock_day (variant_id, source_id, day, units)
     SELECT DISTINCT s.variant_id, s.source_id, d.day::date, s.units
     FROM ${wanted} JOIN shared s USING (variant_id, source_id)
     CROSS JOIN LATERAL generate_series(w.day_from, w.day_to, interval '1 day') AS d(day)
     ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING`,
    values,
  );
}

/** Locks the counters of all slots in the one order that everybody keeps; one that two slots want comes twice. */
export const lockCounters = (db: Queryable, slots: readonly Pick<Slot, SlotKey>[]): Promise<CounterRow[]> =>
  select(
    db,
    `SELECT d.variant_id, d.source_id, d.day, d.units, d.booked
     FROM ${wanted} JOIN stock_day d
       ON d.variant_id = w.variant_id AND d.source_id = w.source_id AND d.day BETWEEN w.day_from AND w.day_to
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
