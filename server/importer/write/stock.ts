import type { Day } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select } from "@/server/repositories/sql";
import type { Problem } from "../problems";
import type { ImportSet, Sourced } from "../take-record";
import { type Counts, upsert } from "./upsert";

export interface Restocked {
  variant_id: number;
  source_id: string;
  units: number;
  place: Omit<Problem, "message">;
}

/** Units of each variant at each source, from products, children and stock files; the last word counts. */
export async function addWanted(
  db: Queryable,
  wanted: Map<string, Restocked>,
  set: ImportSet,
  sources: Set<string>,
  problems: Problem[],
): Promise<void> {
  const idOf = await variantIds(db, set);
  const add = (sku: string, source: string, units: number, place: Restocked["place"]): void => {
    const variantId = idOf.get(sku);
    if (variantId === undefined) problems.push({ ...place, message: `nothing to rent under ${sku}` });
    else if (!sources.has(source)) problems.push({ ...place, message: `no source ${source}` });
    else wanted.set(`${variantId}~${source}`, { variant_id: variantId, source_id: source, units, place });
  };
  const placeOf = ({ file, position, key }: Sourced<"products" | "stock">, field: string): Restocked["place"] => ({
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

const asJson = (rows: readonly Restocked[]): string =>
  JSON.stringify(rows.map(({ variant_id, source_id, units }) => ({ variant_id, source_id, units })));

/**
 * Sets units owned. Whoever makes counters for these things waits until the end of the import, so only what
 * differs is locked, in the order in which they lock it.
 * @returns those whose number changed; the counters of their days are still to be set
 */
export async function writeStock(
  db: Queryable,
  all: ReadonlyMap<string, Restocked>,
): Promise<{ counts: Counts; restocked: Restocked[] }> {
  const wanted = [...all.values()];
  const locked = await select<{ variant_id: number; source_id: string }>(
    db,
    `SELECT s.variant_id, s.source_id
     FROM jsonb_to_recordset($1::jsonb) AS r(variant_id int, source_id text, units int)
     JOIN stock s ON s.variant_id = r.variant_id AND s.source_id = r.source_id AND s.units <> r.units
     ORDER BY s.variant_id, s.source_id FOR NO KEY UPDATE OF s`,
    [asJson(wanted)],
  );
  const changed = new Set(locked.map((row) => `${row.variant_id}~${row.source_id}`));
  const restocked = wanted.filter((row) => changed.has(`${row.variant_id}~${row.source_id}`));
  const fresh = await select<{ variant_id: number; source_id: string; units: number }>(
    db,
    `SELECT r.* FROM jsonb_to_recordset($1::jsonb) AS r(variant_id int, source_id text, units int)
     WHERE NOT EXISTS (SELECT 1 FROM stock s WHERE s.variant_id = r.variant_id AND s.source_id = r.source_id)`,
    [asJson(wanted)],
  );
  const counts = await upsert(
    db,
    {
      table: "stock",
      key: ["variant_id", "source_id"],
      columns: { variant_id: "int", source_id: "text", units: "int" },
    },
    [...restocked.map(({ variant_id, source_id, units }) => ({ variant_id, source_id, units })), ...fresh],
  );
  return { counts: { ...counts, unchanged: wanted.length - counts.created - counts.updated }, restocked };
}

/** Sets the units of every day that has a counter. Fewer than are promised on some day from today is refused. */
export async function restockDays(
  db: Queryable,
  restocked: readonly Restocked[],
  today: Day,
  problems: Problem[],
): Promise<void> {
  const rows = asJson(restocked);
  const short = await select<{ variant_id: number; source_id: string; day: string; booked: number }>(
    db,
    `SELECT DISTINCT ON (d.variant_id, d.source_id) d.variant_id, d.source_id, d.day, d.booked
     FROM jsonb_to_recordset($1::jsonb) AS r(variant_id int, source_id text, units int)
     JOIN stock_day d ON d.variant_id = r.variant_id AND d.source_id = r.source_id AND d.day >= $2::date
       AND d.booked > r.units
     ORDER BY d.variant_id, d.source_id, d.booked DESC, d.day`,
    [rows, today],
  );
  for (const row of short) {
    const { place, units } =
      restocked.find((entry) => entry.variant_id === row.variant_id && entry.source_id === row.source_id) ?? {};
    if (place)
      problems.push({ ...place, message: `${units} units are fewer than the ${row.booked} promised for ${row.day}` });
  }
  if (short.length > 0) return;
  await execute(
    db,
    `UPDATE stock_day d SET units = r.units
     FROM jsonb_to_recordset($1::jsonb) AS r(variant_id int, source_id text, units int)
     WHERE d.variant_id = r.variant_id AND d.source_id = r.source_id AND d.units <> r.units AND d.day >= $2::date`,
    [rows, today],
  );
}
