import type { Queryable } from "@/server/db/client";
import { select } from "@/server/repositories/sql";
import type { ShopSoFar } from "./records";

/** What a table's names are looked up in. */
export async function readShopSoFar(db: Queryable): Promise<ShopSoFar> {
  const [categories, sources, products, attributes] = await Promise.all([
    select<ShopSoFar["categories"][number]>(
      db,
      "SELECT id, parent_id, coalesce(name->>'cs', slug) AS name, slug FROM category ORDER BY id",
    ),
    select<ShopSoFar["sources"][number]>(db, "SELECT id, name, city FROM source ORDER BY id"),
    select<{ sku: string; slug: string }>(db, "SELECT sku, slug FROM product"),
    select<ShopSoFar["attributes"][number]>(
      db,
      `SELECT a.code, a.label, a.prompt, a.is_variant, a.is_filterable, a.is_comparable, a.is_visible, a.in_tagline,
         a.position, coalesce((SELECT json_agg(json_build_object('value', o.value, 'label', o.label)
         ORDER BY o.position, o.id) FROM attribute_option o WHERE o.attribute_id = a.id), '[]') AS options
       FROM attribute a WHERE a.code IN ('brand', 'size', 'length')`,
    ),
  ]);
  return { categories, sources, attributes, products: new Map(products.map(({ sku, slug }) => [sku, slug])) };
}
