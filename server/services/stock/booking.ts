import type { Day } from "@/lib/contract";
import { addDays, eachDay } from "@/lib/domain/days";
import type { Queryable } from "@/server/db/client";
import type { PartRow } from "@/server/repositories/rentals";
import * as stock from "@/server/repositories/stock";
import type { CounterRow, HoldRow, Slot } from "@/server/repositories/stock";

export interface BookingChange {
  /** Units to take. */
  take: readonly Slot[];
  /** Holds to give back, live or not. */
  release?: readonly HoldRow[];
  /** Holds to give back if they have run out by `now` when their counters are locked. */
  releaseExpired?: readonly HoldRow[];
}

/** What was short: the slot and how many units are free in all of it. */
export interface Shortage {
  slot: Slot;
  free: number;
}

const keyOf = (variantId: number, sourceId: string, day: Day): string => `${variantId}~${sourceId}~${day}`;
const slotOf = (hold: HoldRow): Slot => ({
  variantId: hold.variant_id,
  productId: hold.product_id,
  sourceId: hold.source_id,
  from: hold.period_from,
  to: hold.blocked_to,
  units: hold.units,
});
const daysOf = (slot: Slot): Day[] => eachDay({ from: slot.from, to: slot.to });

interface Change {
  variantId: number;
  sourceId: string;
  day: Day;
  delta: number;
}

/** Sum of what is taken and given back, per counter. */
function changesOf(take: readonly Slot[], gone: readonly HoldRow[]): Map<string, Change> {
  const changes = new Map<string, Change>();
  const add = (slot: Slot, units: number): void => {
    for (const day of daysOf(slot)) {
      const key = keyOf(slot.variantId, slot.sourceId, day);
      const change = changes.get(key) ?? { variantId: slot.variantId, sourceId: slot.sourceId, day, delta: 0 };
      change.delta += units;
      changes.set(key, change);
    }
  };
  for (const slot of take) add(slot, slot.units);
  for (const hold of gone) add(slotOf(hold), -hold.units);
  return changes;
}

/** Slots that lie on a counter that would overflow, with the units free in them were nothing taken. */
function shortagesOf(
  take: readonly Slot[],
  changes: Map<string, Change>,
  counters: Map<string, CounterRow>,
  gone: readonly HoldRow[],
): Shortage[] {
  const given = changesOf([], gone);
  const freeOn = (key: string): number => {
    const counter = counters.get(key);
    return counter ? counter.units - counter.booked - (given.get(key)?.delta ?? 0) : 0;
  };
  return take.flatMap((slot) => {
    const keys = daysOf(slot).map((day) => keyOf(slot.variantId, slot.sourceId, day));
    const overflows = keys.some((key) => {
      const counter = counters.get(key);
      return !counter || counter.booked + (changes.get(key)?.delta ?? 0) > counter.units;
    });
    return overflows ? [{ slot, free: Math.max(0, Math.min(...keys.map(freeOn))) }] : [];
  });
}

/**
 * Takes and gives back units in one step: makes missing counters, locks all in one order, frees holds that
 * ran out and stand in the way, checks, counts. To be called once in a transaction (a second round of locks
 * could meet another transaction's first), which the caller rolls back when units are short.
 */
export async function changeBookings(
  tx: Queryable,
  change: BookingChange,
  now: Date,
): Promise<{ ok: true } | { ok: false; shortages: Shortage[] }> {
  const release = change.release ?? [];
  const { take } = change;
  if (take.length > 0) await stock.makeCounters(tx, take);
  const inTheWay = take.length > 0 ? await stock.readExpiredInTheWay(tx, take, now) : [];
  const ifExpired = [...inTheWay, ...(change.releaseExpired ?? [])];
  const touched = [...take, ...release.map(slotOf), ...ifExpired.map(slotOf)];
  if (touched.length === 0) return { ok: true };

  const rows = await stock.lockCounters(tx, touched);
  const counters = new Map(rows.map((row) => [keyOf(row.variant_id, row.source_id, row.day), row]));
  // Only what is really gone counts: another transaction may have freed a hold before our locks stood.
  const gone =
    release.length + ifExpired.length > 0
      ? await stock.deleteHolds(
          tx,
          release.map((hold) => hold.id),
          ifExpired.map((hold) => hold.id),
          now,
        )
      : [];
  const changes = changesOf(take, gone);
  const shortages = shortagesOf(take, changes, counters, gone);
  if (shortages.length > 0) return { ok: false, shortages };
  const effective = [...changes.values()].filter(({ delta }) => delta !== 0);
  if (effective.length > 0) await stock.addToCounters(tx, effective);
  return { ok: true };
}

/** Slots that a rent needs: each part for the period and the turnaround after it. */
export const slotsFor = (
  parts: readonly PartRow[],
  rent: { from: Day; to: Day; qty: number; source: string },
): Slot[] =>
  parts.map((part) => ({
    variantId: part.variant_id,
    productId: part.product_id,
    sourceId: rent.source,
    from: rent.from,
    to: addDays(rent.to, part.turnaround_days),
    units: part.units * rent.qty,
  }));
