import type { Pool } from "pg";

/** Kept apart from the ids of what is there. */
const SHIFT = 100_000;

/**
 * Copies all that an imported shop lists until there are so many products: the same names, kinds and sections many
 * times, with the sizes of each and the units of these, so that a search finds many things of everything it finds.
 */
export async function multiplyCatalogue(pool: Pool, products: number): Promise<void> {
  const { rows } = await pool.query<{ listed: number }>("SELECT count(*)::int AS listed FROM product WHERE is_listed");
  const copies = Math.ceil(products / (rows[0]?.listed ?? products)) - 1;
  const numbered = { sku: "sku || '~' || n", slug: "slug || '-' || n", record_hash: "md5(record_hash || n)" };
  const copied = { copies, shift: SHIFT };
  await copy(pool, "product", copied, {
    ...numbered,
    id: "id + n * $2",
    url_path: "url_path || '-' || n",
    // No two things are called alike: what they are is followed by a number.
    name: `(SELECT jsonb_object_agg(key, value || ' ' || n) FROM jsonb_each_text(name))`,
    // What is like something popular is popular, a little less with each.
    popularity: "greatest(0, popularity - n)",
  });
  await copy(pool, "product_category", copied, { product_id: "product_id + n * $2" });
  await copy(pool, "variant", copied, { id: "id + n * $2", sku: numbered.sku, product_id: "product_id + n * $2" });
  await copy(pool, "variant_part", copied, { variant_id: "variant_id + n * $2", part_id: "part_id + n * $2" });
  await copy(pool, "stock", copied, { variant_id: "variant_id + n * $2" });
}

async function copy(
  pool: Pool,
  table: string,
  { copies, shift }: { copies: number; shift: number },
  changed: Record<string, string>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await pool.query(
    `INSERT INTO ${table} (${names.join(", ")}) OVERRIDING SYSTEM VALUE
     SELECT ${names.map((name) => changed[name] ?? name).join(", ")}
     FROM ${table} CROSS JOIN generate_series(1, $1::int) AS n WHERE $2::int > 0`,
    [copies, shift],
  );
}
