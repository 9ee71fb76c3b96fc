import type { Day } from "@/lib/contract";
import { addDays, eachDay } from "@/lib/domain/days";
import type { Queryable } from "@/server/db/client";
import { execute, select } from "@/server/repositories/sql";
import {
  addToCounters,
  type CounterRow,
  insertReservations,
  lockCounters,
  makeCounters,
  type Slot,
} from "@/server/repositories/stock";
import type { Problem } from "../problems";
import type { ImportSet, Sourced } from "../read-files";
import type { Counts } from "./upsert";

interface Booking {
  sourced: Sourced<"bookings">;
  slot: Slot & { reference: string; periodTo: Day };
}
interface Existing {
  id: number;
  reference: string;
  variant_id: number;
  product_id: number;
  source_id: string;
  period_from: Day;
  period_to: Day;
  blocked_to: Day;
  units: number;
}

const dayOf = (text: string, today: Day): Day => (/^[+-]\d/u.test(text) ? addDays(today, Number(text)) : text);

/** Bookings made elsewhere take units by the counters that the shop's own orders use; one that does not fit is refused by its line. */
export async function writeBookings(db: Queryable, set: ImportSet, today: Day, problems: Problem[]): Promise<Counts> {
  const bookings = await readBookings(db, set, today, problems);
  const existing = await select<Existing>(
    db,
    `SELECT r.id, r.reference, r.variant_id, v.product_id, r.source_id, r.period_from, r.period_to, r.blocked_to, r.units
     FROM reservation r JOIN variant v ON v.id = r.variant_id WHERE r.reference = ANY ($1::text[])`,
    [bookings.map(({ slot }) => slot.reference)],
  );
  const known = new Map(existing.map((row) => [row.reference, row]));
  const isSame = ({ slot }: Booking, row: Existing | undefined): boolean =>
    row !== undefined &&
    row.variant_id === slot.variantId &&
    row.source_id === slot.sourceId &&
    row.period_from === slot.from &&
    row.period_to === slot.periodTo &&
    row.blocked_to === slot.to &&
    row.units === slot.units;
  const changed = bookings.filter((booking) => !isSame(booking, known.get(booking.slot.reference)));
  const replaced = changed.flatMap(({ slot }) => known.get(slot.reference) ?? []);
  if (problems.length > 0 || changed.length === 0) return { created: 0, updated: 0, unchanged: bookings.length };

  const gone = replaced.map((row): Slot => ({
    variantId: row.variant_id,
    productId: row.product_id,
    sourceId: row.source_id,
    from: row.period_from,
    to: row.blocked_to,
    units: row.units,
  }));
  await makeCounters(
    db,
    changed.map(({ slot }) => slot),
  );
  const counters = await lockCounters(db, [...changed.map(({ slot }) => slot), ...gone]);
  const changes = countIn(changed, gone, counters, problems);
  if (problems.length > 0) return { created: 0, updated: 0, unchanged: 0 };
  await execute(db, "DELETE FROM reservation WHERE id = ANY ($1::bigint[])", [replaced.map((row) => row.id)]);
  await addToCounters(db, changes);
  await insertReservations(
    db,
    changed.map(({ slot }) => slot),
  );
  return {
    created: changed.length - replaced.length,
    updated: replaced.length,
    unchanged: bookings.length - changed.length,
  };
}

async function readBookings(db: Queryable, set: ImportSet, today: Day, problems: Problem[]): Promise<Booking[]> {
  const stock = await select<{
    sku: string;
    source_id: string;
    variant_id: number;
    product_id: number;
    turnaround_days: number;
  }>(
    db,
    `SELECT v.sku, s.source_id, s.variant_id, v.product_id, p.turnaround_days FROM stock s JOIN variant v ON v.id = s.variant_id JOIN product p ON p.id = v.product_id
     WHERE v.sku = ANY ($1::text[])`,
    [[...new Set(set.bookings.map(({ record }) => record.sku))]],
  );
  const byKey = new Map(stock.map((row) => [`${row.sku}~${row.source_id}`, row]));
  const references = new Set<string>();
  return set.bookings.flatMap((sourced): Booking[] => {
    const { record } = sourced;
    const [from, to] = [dayOf(record.from, today), dayOf(record.to, today)];
    const row = byKey.get(`${record.sku}~${record.source}`);
    const report = (field: string, message: string): void => void problems.push({ ...sourced, field, message });
    if (!row) report("sku", `${record.source} has no stock of ${record.sku}`);
    if (from > to) report("to", `${to} is before ${from}`);
    if (references.has(record.reference)) report("reference", `${record.reference} comes twice`);
    references.add(record.reference);
    if (!row || from > to) return [];
    return [
      {
        sourced,
        slot: {
          variantId: row.variant_id,
          productId: row.product_id,
          sourceId: row.source_id,
          from,
          to: addDays(to, row.turnaround_days),
          units: record.qty,
          reference: record.reference,
          periodTo: to,
        },
      },
    ];
  });
}

/** Counts bookings in one by one, so that the one that does not fit is known; the database checks the sums again. */
function countIn(
  bookings: readonly Booking[],
  gone: readonly Slot[],
  counters: readonly CounterRow[],
  problems: Problem[],
): { variantId: number; sourceId: string; day: Day; delta: number }[] {
  const keyOf = (slot: Slot, day: Day): string => `${slot.variantId}~${slot.sourceId}~${day}`;
  const byKey = new Map(counters.map((row) => [`${row.variant_id}~${row.source_id}~${row.day}`, { row, delta: 0 }]));
  const add = (slot: Slot, units: number): void => {
    for (const day of eachDay(slot)) {
      const counter = byKey.get(keyOf(slot, day));
      if (counter) counter.delta += units;
    }
  };
  for (const slot of gone) add(slot, -slot.units);
  for (const { sourced, slot } of bookings) {
    const full = eachDay(slot).find((day) => {
      const counter = byKey.get(keyOf(slot, day));
      return !counter || counter.row.booked + counter.delta + slot.units > counter.row.units;
    });
    if (full)
      problems.push({
        ...sourced,
        field: "qty",
        message: `not enough units of ${sourced.record.sku} at ${slot.sourceId} on ${full}`,
      });
    else add(slot, slot.units);
  }
  return [...byKey.values()]
    .filter(({ delta }) => delta !== 0)
    .map(({ row, delta }) => ({ variantId: row.variant_id, sourceId: row.source_id, day: row.day, delta }));
}
