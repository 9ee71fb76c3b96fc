import { DISABLED_FROM } from "@/lib/domain/offer";
import type { Queryable } from "@/server/db/client";
import { execute, select } from "@/server/repositories/sql";
import type { StoredImage } from "@/server/images/store";
import type { DerivedProduct } from "../derive-product";
import type { Named } from "../named";
import { type Counts, upsert } from "./upsert";

const productColumns = {
  sku: "text",
  type_id: "text",
  name: "jsonb",
  slug: "text",
  url_path: "text",
  short_description: "jsonb",
  description: "jsonb",
  status: "int",
  visibility: "int",
  store_codes: "text[]",
  charged_by: "text",
  special_from_date: "date",
  special_to_date: "date",
  tax_class_id: "int",
  turnaround_days: "int",
  partner: "text",
  attributes: "jsonb",
  tagline: "jsonb",
  facets: "int[]",
  images: "jsonb",
  bundle_options: "jsonb",
  custom_options: "jsonb",
  downloads: "jsonb",
  priced_by_parts: "boolean",
  services: "text[]",
  popularity: "int",
  record_hash: "text",
  created_at: "date",
  updated_at: "timestamptz",
};
const variantColumns = {
  sku: "text",
  product_id: "int",
  options: "jsonb",
  facets: "int[]",
  status: "int",
  price_list: "jsonb",
  special_price: "int",
  final_price: "int",
  price: "int",
  deposit: "int",
  position: "int",
  source_ids: "text[]",
};

export const writePictures = (db: Queryable, pictures: Iterable<StoredImage>): Promise<Counts> =>
  upsert(
    db,
    { table: "media", key: ["image"], columns: { image: "text", width: "int", height: "int", placeholder: "text" } },
    [...new Map([...pictures].map((picture) => [picture.image, { ...picture }])).values()],
  );

/** Products with their variants, places and links. Only products whose record changed get new places and links. */
export async function writeProducts(
  db: Queryable,
  products: readonly DerivedProduct[],
  before: Named["products"],
  now: Date,
): Promise<{ products: Counts; variants: Counts }> {
  if (products.length === 0)
    return { products: { created: 0, updated: 0, unchanged: 0 }, variants: { created: 0, updated: 0, unchanged: 0 } };
  const changed = products.filter(({ row }) => before.get(row.sku) !== row.record_hash);
  const rows = changed.map(({ row }) => {
    const created = (row.created_at as string | undefined) ?? now.toISOString().slice(0, 10);
    return {
      ...row,
      created_at: created,
      updated_at: before.has(row.sku) ? now.toISOString() : `${created}T00:00:00Z`,
    };
  });
  const counts = await upsert(
    db,
    { table: "product", key: ["sku"], columns: productColumns, onlyNew: ["created_at"], differsBy: "record_hash" },
    rows,
  );
  const ids = await select<{ id: number; sku: string }>(
    db,
    "SELECT id, sku FROM product WHERE sku = ANY ($1::text[])",
    [products.map(({ row }) => row.sku)],
  );
  const idOf = new Map(ids.map((row) => [row.sku, row.id]));
  const variants = await writeVariants(db, products, idOf);
  await writePlaces(db, changed, idOf);
  await writeTiers(db, changed, idOf);
  return { products: { ...counts, unchanged: products.length - changed.length }, variants };
}

async function writeVariants(
  db: Queryable,
  products: readonly DerivedProduct[],
  idOf: Map<string, number>,
): Promise<Counts> {
  const rows = products.flatMap(({ row, variants }) =>
    variants.map(({ product_sku: _sku, tiers: _tiers, ...variant }) => ({
      ...variant,
      product_id: idOf.get(row.sku),
      source_ids: [],
    })),
  );
  const counts = await upsert(
    db,
    { table: "variant", key: ["sku"], columns: variantColumns, onlyNew: ["source_ids"] },
    rows,
  );
  // A child that its product no longer names stays for the orders and bookings that do, switched off.
  const off = await execute(
    db,
    `UPDATE variant SET status = ${DISABLED_FROM}
     WHERE product_id = ANY ($1::int[]) AND sku <> ALL ($2::text[]) AND status < ${DISABLED_FROM}`,
    [[...idOf.values()], rows.map((row) => row.sku)],
  );
  return { ...counts, updated: counts.updated + off };
}

async function writePlaces(
  db: Queryable,
  changed: readonly DerivedProduct[],
  idOf: Map<string, number>,
): Promise<void> {
  const ids = changed.flatMap(({ row }) => idOf.get(row.sku) ?? []);
  if (ids.length === 0) return;
  await execute(db, "DELETE FROM product_category WHERE product_id = ANY ($1::int[])", [ids]);
  await execute(db, "DELETE FROM product_link WHERE product_id = ANY ($1::int[])", [ids]);
  await execute(
    db,
    "DELETE FROM variant_part WHERE variant_id IN (SELECT id FROM variant WHERE product_id = ANY ($1::int[]))",
    [ids],
  );
  const withId = <T extends object>(of: (product: DerivedProduct) => readonly T[]): string =>
    JSON.stringify(
      changed.flatMap((product) => of(product).map((entry) => ({ ...entry, product_id: idOf.get(product.row.sku) }))),
    );
  await execute(
    db,
    `INSERT INTO product_category (category_id, product_id, is_direct, position)
      SELECT category_id, product_id, is_direct, position FROM jsonb_to_recordset($1::jsonb) AS r(category_id int,
      product_id int, is_direct boolean, position int)`,
    [withId((product) => product.categories)],
  );
  await execute(
    db,
    `INSERT INTO product_link (product_id, link_type, linked_sku, units, position)
     SELECT product_id, link_type, linked_sku, units, position
       FROM jsonb_to_recordset($1::jsonb) AS r(product_id int, link_type text, linked_sku text, units int, position int)
       ON CONFLICT DO NOTHING`,
    [withId((product) => product.links)],
  );
  await execute(
    db,
    `INSERT INTO variant_part (variant_id, part_id, units)
     SELECT v.id, part.id, sum(r.units) FROM jsonb_to_recordset($1::jsonb) AS r(product_id int, sku text, units int)
     JOIN variant v ON v.product_id = r.product_id
     JOIN LATERAL (SELECT coalesce(
       (SELECT id FROM variant WHERE sku = r.sku),
       -- Of a product with sizes the middle one stands for all, until one is chosen.
       (SELECT (array_agg(size.id ORDER BY size.position, size.id))[count(*) / 2 + 1]
        FROM variant size JOIN product kind ON kind.id = size.product_id WHERE kind.sku = r.sku)
     ) AS id) part ON part.id IS NOT NULL
     GROUP BY v.id, part.id`,
    [withId((product) => product.parts)],
  );
}

/** Prices of customer groups: all that a product's record says of them, and no others. */
async function writeTiers(db: Queryable, changed: readonly DerivedProduct[], idOf: Map<string, number>): Promise<void> {
  const ids = changed.flatMap(({ row }) => idOf.get(row.sku) ?? []);
  await execute(
    db,
    "DELETE FROM tier_price WHERE variant_id IN (SELECT id FROM variant WHERE product_id = ANY ($1::int[]))",
    [ids],
  );
  const tiers = changed.flatMap(({ variants }) =>
    variants.flatMap((variant) => variant.tiers.map((tier) => ({ ...tier, sku: variant.sku }))),
  );
  await execute(
    db,
    `INSERT INTO tier_price (variant_id, group_id, price, special_from_date, special_to_date)
     SELECT v.id, r.group_id, r.price, r.special_from_date, r.special_to_date FROM jsonb_to_recordset($1::jsonb)
       AS r(sku text, group_id int, price int, special_from_date date, special_to_date date)
     JOIN variant v ON v.sku = r.sku`,
    [JSON.stringify(tiers)],
  );
}

/**
 * Sources that stock each variant, and with them each product: some of its variants, and all of its enabled ones; and
 * the values of facets that it has with all of these.
 * @returns how many variants moved
 */
export async function refreshSources(db: Queryable): Promise<number> {
  const moved = await refreshVariantSources(db);
  const enabled = `variant v WHERE v.product_id = p.id AND v.status < ${DISABLED_FROM}`;
  await execute(
    db,
    `UPDATE product p SET source_ids = fresh.ids, everywhere_ids = fresh.everywhere_ids, all_facets = fresh.all_facets
     FROM (SELECT p.id,
         ARRAY(SELECT DISTINCT place.id FROM variant v CROSS JOIN LATERAL unnest(v.source_ids) AS place(id)
           WHERE v.product_id = p.id ORDER BY place.id) AS ids,
         ARRAY(SELECT place.id FROM (SELECT unnest(v.source_ids) AS id FROM ${enabled}) place
           GROUP BY place.id HAVING count(*) = (SELECT count(*) FROM ${enabled}) ORDER BY place.id) AS everywhere_ids,
         ARRAY(SELECT unnest(p.facets) AS id UNION SELECT unnest(v.facets) FROM ${enabled} ORDER BY id) AS all_facets
       FROM product p) fresh
     WHERE fresh.id = p.id AND (p.source_ids, p.everywhere_ids, p.all_facets)
       IS DISTINCT FROM (fresh.ids, fresh.everywhere_ids, fresh.all_facets)`,
  );
  return moved;
}

/** For a set those that stock enough of all its parts. */
const refreshVariantSources = (db: Queryable): Promise<number> =>
  execute(
    db,
    `UPDATE variant v SET source_ids = fresh.ids FROM (
       SELECT v.id, coalesce(CASE WHEN p.type_id IN ('bundle', 'grouped') THEN (
           SELECT array_agg(s.id ORDER BY s.position, s.id) FROM source s
           WHERE EXISTS (SELECT 1 FROM variant_part WHERE variant_id = v.id) AND NOT EXISTS (
             SELECT 1 FROM variant_part part LEFT JOIN stock st ON st.variant_id = part.part_id AND st.source_id = s.id
             WHERE part.variant_id = v.id AND coalesce(st.units, 0) < part.units))
         ELSE (SELECT array_agg(s.id ORDER BY s.position, s.id) FROM stock st JOIN source s ON s.id = st.source_id
         WHERE st.variant_id = v.id AND st.units > 0)
         END, '{}') AS ids
       FROM variant v JOIN product p ON p.id = v.product_id) fresh
     WHERE fresh.id = v.id AND v.source_ids IS DISTINCT FROM fresh.ids`,
  );
