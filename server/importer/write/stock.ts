import type { Day } from "@/lib/contract";
import { addDays } from "@/lib/domain/days";
import type { Queryable } from "@/server/db/client";
import { execute, select } from "@/server/repositories/sql";
import type { NewClaim } from "@/server/repositories/claims";
import type { Problem } from "../problems";
import type { ImportSet, Sourced } from "../take-record";
import type { Counts } from "./upsert";

type Place = Omit<Problem, "message" | "told">;
interface Wanted extends Place {
  variant_id: number;
  source_id: string;
  units: number;
}

/**
 * Puts aside the units of each variant at each source, from products, children and stock files; the last word counts.
 * What all parts want is kept by the database (`import_stock`).
 */
export async function addWanted(
  db: Queryable,
  set: ImportSet,
  sources: Set<string>,
  problems: Problem[],
): Promise<void> {
  const wanted = new Map<string, Wanted>();
  const idOf = await variantIds(db, set);
  const add = (sku: string, source: string, units: number, place: Place): void => {
    const variantId = idOf.get(sku);
    if (variantId === undefined) problems.push({ ...place, message: `nothing to rent under ${sku}` });
    else if (!sources.has(source)) problems.push({ ...place, message: `no source ${source}` });
    else wanted.set(`${variantId}~${source}`, { ...place, variant_id: variantId, source_id: source, units });
  };
  const placeOf = ({ file, position, key }: Sourced<"products" | "stock">, field: string): Place => ({
    file,
    position,
    key,
    field,
  });
  for (const sourced of set.products) {
    const { record } = sourced;
    for (const [source, units] of Object.entries(record.stock))
      add(record.sku, source, units, placeOf(sourced, `stock.${source}`));
    for (const [index, child] of record.children.entries()) {
      for (const [source, units] of Object.entries(child.stock))
        add(child.sku, source, units, placeOf(sourced, `children.${index}.stock.${source}`));
    }
  }
  for (const sourced of set.stock)
    add(sourced.record.sku, sourced.record.source, sourced.record.units, placeOf(sourced, "units"));
  if (wanted.size === 0 || problems.length > 0) return;
  await execute(
    db,
    `INSERT INTO import_stock (variant_id, source_id, units, file, position, key, field)
     SELECT * FROM jsonb_to_recordset($1::jsonb)
       AS r(variant_id int, source_id text, units int, file text, position text, key text, field text)
     ON CONFLICT (variant_id, source_id) DO UPDATE SET units = excluded.units, file = excluded.file,
       position = excluded.position, key = excluded.key, field = excluded.field`,
    [JSON.stringify([...wanted.values()])],
  );
}

async function variantIds(db: Queryable, { products, stock }: ImportSet): Promise<Map<string, number>> {
  const skus = new Set([
    ...products.flatMap(({ record }) => [record.sku, ...record.children.map(({ sku }) => sku)]),
    ...stock.map(({ record }) => record.sku),
  ]);
  const rows = await select<{ id: number; sku: string }>(
    db,
    "SELECT id, sku FROM variant WHERE sku = ANY ($1::text[])",
    [[...skus]],
  );
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/**
 * Sets units owned. Whoever makes counters for these things waits until the end of the import, so only what
 * differs is locked, in the order in which they lock it.
 * @returns how many have another number than before; the counters of their days are still to be set
 */
export async function writeStock(db: Queryable): Promise<{ counts: Counts; restocked: number }> {
  const restocked = await execute(
    db,
    `WITH locked AS MATERIALIZED (
       SELECT s.variant_id, s.source_id FROM import_stock r
       JOIN stock s ON s.variant_id = r.variant_id AND s.source_id = r.source_id AND s.units <> r.units
       ORDER BY s.variant_id, s.source_id FOR NO KEY UPDATE OF s)
     UPDATE import_stock r SET is_restocked = true FROM locked
     WHERE locked.variant_id = r.variant_id AND locked.source_id = r.source_id`,
  );
  const updated = await execute(
    db,
    `UPDATE stock s SET units = r.units FROM import_stock r
     WHERE r.is_restocked AND r.variant_id = s.variant_id AND r.source_id = s.source_id`,
  );
  const created = await execute(
    db,
    `INSERT INTO stock (variant_id, source_id, units) SELECT variant_id, source_id, units FROM import_stock
     ORDER BY variant_id, source_id ON CONFLICT (variant_id, source_id) DO NOTHING`,
  );
  const [all] = await select<{ wanted: number }>(db, "SELECT count(*)::int AS wanted FROM import_stock");
  return { counts: { created, updated, unchanged: (all?.wanted ?? 0) - created - updated }, restocked };
}

/** Counters lie between the first day of a restock and what the shop will ever let anybody book. */
const FAR = 10 * 366;

/**
 * Locks the counters of the slots and of all that is restocked at once, in the order that shoppers keep: a second
 * round could meet one of theirs.
 */
export async function lockUnits(
  db: Queryable,
  slots: readonly Pick<NewClaim, "variantId" | "sourceId" | "from" | "to">[],
  today: Day,
): Promise<void> {
  await execute(
    db,
    `WITH wanted AS (
       SELECT * FROM unnest($1::int[], $2::text[], $3::date[], $4::date[]) AS s(variant_id, source_id, day_from, day_to)
       UNION ALL SELECT variant_id, source_id, $5::date, $6::date FROM import_stock WHERE is_restocked),
     locked AS MATERIALIZED (
       SELECT 1 FROM wanted w JOIN stock_day d
         ON d.variant_id = w.variant_id AND d.source_id = w.source_id AND d.day BETWEEN w.day_from AND w.day_to
       ORDER BY d.variant_id, d.source_id, d.day FOR NO KEY UPDATE OF d)
     SELECT count(*) FROM locked`,
    [
      slots.map(({ variantId }) => variantId),
      slots.map(({ sourceId }) => sourceId),
      slots.map(({ from }) => from),
      slots.map(({ to }) => to),
      today,
      addDays(today, FAR),
    ],
  );
}

/** So many of them say enough. */
const MOST_SHORT = 100;

/** Sets the units of every day that has a counter. Fewer than are promised on some day from today is refused. */
export async function restockDays(db: Queryable, today: Day, problems: Problem[]): Promise<void> {
  const short = await select<Place & { day: string; booked: number; units: number }>(
    db,
    `SELECT DISTINCT ON (d.variant_id, d.source_id) d.day, d.booked, r.units, r.file, r.position, r.key, r.field
     FROM import_stock r
     JOIN stock_day d ON d.variant_id = r.variant_id AND d.source_id = r.source_id AND d.day >= $1::date
       AND d.booked > r.units
     WHERE r.is_restocked
     ORDER BY d.variant_id, d.source_id, d.booked DESC, d.day LIMIT ${MOST_SHORT}`,
    [today],
  );
  for (const { day, booked, units, ...place } of short)
    problems.push({
      ...place,
      key: place.key ?? undefined,
      message: `${units} units are fewer than the ${booked} promised for ${day}`,
    });
  if (short.length > 0) return;
  await execute(
    db,
    `UPDATE stock_day d SET units = r.units FROM import_stock r
     WHERE r.is_restocked AND d.variant_id = r.variant_id AND d.source_id = r.source_id AND d.units <> r.units
       AND d.day >= $1::date`,
    [today],
  );
}
