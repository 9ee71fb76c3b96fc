import type { Queryable } from "@/server/db/client";
import { execute, select } from "@/server/repositories/sql";
import type { Problem } from "../problems";
import type { ImportSet, Sourced } from "../read-files";
import { type Counts, upsert } from "./upsert";

interface Wanted {
  variant_id: number;
  source_id: string;
  units: number;
  place: Omit<Problem, "message">;
}

/** Units of each variant at each source, from products, children and stock files; the last word counts. */
function wantedStock(set: ImportSet, idOf: Map<string, number>, sources: Set<string>, problems: Problem[]): Wanted[] {
  const wanted = new Map<string, Wanted>();
  const add = (sku: string, source: string, units: number, place: Wanted["place"]): void => {
    const variantId = idOf.get(sku);
    if (variantId === undefined) problems.push({ ...place, message: `nothing to rent under ${sku}` });
    else if (!sources.has(source)) problems.push({ ...place, message: `no source ${source}` });
    else wanted.set(`${variantId}~${source}`, { variant_id: variantId, source_id: source, units, place });
  };
  const placeOf = ({ file, position, key }: Sourced<"products" | "stock">, field: string): Wanted["place"] => ({
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
  return [...wanted.values()];
}

/**
 * Sets units owned, and those of every day that has a counter. Fewer than are promised on some day from today is
 * refused.
 */
export async function writeStock(
  db: Queryable,
  set: ImportSet,
  sources: Set<string>,
  today: string,
  problems: Problem[],
): Promise<Counts> {
  const variants = await select<{ id: number; sku: string }>(db, "SELECT id, sku FROM variant");
  const wanted = wantedStock(set, new Map(variants.map((row) => [row.sku, row.id])), sources, problems);
  if (problems.length > 0 || wanted.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const rows = wanted.map(({ variant_id, source_id, units }) => ({ variant_id, source_id, units }));
  const short = await select<{ variant_id: number; source_id: string; day: string; booked: number }>(
    db,
    `SELECT DISTINCT ON (d.variant_id, d.source_id) d.variant_id, d.source_id, d.day, d.booked
     FROM jsonb_to_recordset($1::jsonb) AS r(variant_id int, source_id text, units int)
     JOIN stock_day d ON d.variant_id = r.variant_id AND d.source_id = r.source_id AND d.day >= $2::date AND d.booked > r.units
     ORDER BY d.variant_id, d.source_id, d.booked DESC, d.day`,
    [JSON.stringify(rows), today],
  );
  for (const row of short) {
    const { place, units } =
      wanted.find((entry) => entry.variant_id === row.variant_id && entry.source_id === row.source_id) ?? {};
    if (place)
      problems.push({ ...place, message: `${units} units are fewer than the ${row.booked} promised for ${row.day}` });
  }
  if (problems.length > 0) return { created: 0, updated: 0, unchanged: 0 };
  const counts = await upsert(
    db,
    {
      table: "stock",
      key: ["variant_id", "source_id"],
      columns: { variant_id: "int", source_id: "text", units: "int" },
    },
    rows,
  );
  await execute(
    db,
    `UPDATE stock_day d SET units = greatest(r.units, d.booked) FROM jsonb_to_recordset($1::jsonb) AS r(variant_id int, source_id text, units int)
     WHERE d.variant_id = r.variant_id AND d.source_id = r.source_id AND d.units <> r.units AND d.day >= $2::date`,
    [JSON.stringify(rows), today],
  );
  return counts;
}
