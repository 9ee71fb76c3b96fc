import type { ChargedBy, CustomOption, Day, PriceBand, ProductType } from "@/lib/contract";
import type { PriceTerms, SpecialWindow } from "@/lib/domain/special-price";
import { DISABLED_FROM, INVISIBLE } from "@/lib/domain/offer";
import type { Queryable } from "@/server/db/client";
import { offerOn } from "./special-offers";
import { type Localised, select, selectOne } from "./sql";

export interface ImageRow {
  image: string;
  width: number;
  height: number;
  placeholder: string;
  label?: Localised;
}

/** Prices as they were entered; the offer's days are the product's. */
export interface VariantRow extends Omit<PriceTerms, keyof SpecialWindow> {
  id: number;
  sku: string;
  options: Record<string, string>;
  status: number;
  deposit: number;
  source_ids: string[];
}

export interface BundleOptionRow {
  option_id: string;
  title: Localised;
  required: boolean;
  /** One where nothing is said. */
  max_units?: number;
  links: { sku: string; qty: number; is_default: boolean; surcharge?: number }[];
}

/** As it was entered: prices in haléře, or in hundredths of a percent. */
export interface CustomOptionRow extends Omit<CustomOption, "title" | "values"> {
  title: Localised;
  values: (Omit<CustomOption["values"][number], "title"> & { title: Localised })[];
}

export interface ProductLinkRow {
  link_type: "associated" | "related";
  sku: string;
  qty: number;
  type_id: ProductType;
}

export interface ProductRow extends SpecialWindow {
  id: number;
  sku: string;
  type_id: ProductType;
  name: Localised;
  slug: string;
  url_path: string | null;
  short_description: Localised;
  description: Localised;
  status: number;
  visibility: number;
  charged_by: ChargedBy;
  /** What is charged today, as in a listing. */
  price_list: PriceBand[];
  price: number;
  original_price: number;
  deposit: number;
  tax_class_id: number;
  turnaround_days: number;
  partner: string | null;
  attributes: Record<string, string[]>;
  images: ImageRow[];
  bundle_options: BundleOptionRow[];
  custom_options: CustomOptionRow[];
  priced_by_parts: boolean;
  services: string[];
  review_count: number;
  review_average: number | null;
  created_at: Day;
  updated_at: string;
  category_ids: number[];
  variants: VariantRow[];
  links: ProductLinkRow[];
}

/** What one day of a variant costs customers' groups. */
export const tierPricesOf = (variantId: string): string => `(SELECT coalesce(json_agg(json_build_object(
    'group_id', tier.group_id, 'price', tier.price, 'special_from_date', tier.special_from_date,
    'special_to_date', tier.special_to_date)), '[]') FROM tier_price tier WHERE tier.variant_id = ${variantId})`;

const columns = `p.id, p.sku, p.type_id, p.name, p.slug, p.url_path, p.short_description, p.description,
  p.status, p.visibility, p.charged_by, p.special_from_date, p.special_to_date,
  coalesce(offer.price_list, p.price_list) AS price_list, coalesce(offer.price, p.price) AS price, p.original_price,
  p.deposit, p.tax_class_id, p.turnaround_days, p.partner,
  p.attributes, p.images, p.bundle_options, p.custom_options, p.priced_by_parts, p.services, p.review_count,
  p.review_average, p.created_at,
  to_char(p.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS updated_at,
  ARRAY(
    SELECT c.category_id FROM product_category c WHERE c.product_id = p.id AND c.is_direct ORDER BY c.position
  ) AS category_ids,
  (SELECT json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'status', v.status,
      'price_list', v.price_list, 'special_price', v.special_price, 'final_price', v.final_price,
      'tier_prices', ${tierPricesOf("v.id")},
      'deposit', v.deposit, 'source_ids', v.source_ids
    ) ORDER BY v.position, v.id)
    FROM variant v WHERE v.product_id = p.id) AS variants,
  coalesce((SELECT json_agg(json_build_object(
      'link_type', l.link_type, 'sku', l.linked_sku, 'qty', l.units, 'type_id', lp.type_id
    ) ORDER BY l.link_type, l.position)
    FROM product_link l LEFT JOIN variant lv ON lv.sku = l.linked_sku
      JOIN product lp
        ON lp.id = coalesce(lv.product_id, (SELECT id FROM product WHERE sku = l.linked_sku))
    WHERE l.product_id = p.id), '[]') AS links`;

/** The product that a sku names: its own, or that of a child. */
export const productIdOf = (sku: string): string =>
  `coalesce((SELECT id FROM product WHERE sku = ${sku}), (SELECT product_id FROM variant WHERE sku = ${sku}))`;

/** The product that the sku names, its own or a child's, whatever its status. */
export const readProductBySku = (
  db: Queryable,
  sku: string,
  storeCode: string,
  today: Day,
): Promise<ProductRow | null> =>
  selectOne(
    db,
    `SELECT ${columns} FROM product p ${offerOn("$3")}
     WHERE p.id = ${productIdOf("$1")} AND $2 = ANY (p.store_codes)`,
    [sku, storeCode, today],
  );

export const readProductsByIds = (db: Queryable, ids: number[], today: Day): Promise<ProductRow[]> =>
  select(
    db,
    `SELECT ${columns} FROM product p ${offerOn("$2")}
     WHERE p.id = ANY ($1::int[]) ORDER BY array_position($1::int[], p.id)`,
    [ids, today],
  );

/** Sets with a price of their own that one of these things can be chosen for, those that are rented most first. */
export const readSetsWith = (db: Queryable, skus: readonly string[], storeCode: string): Promise<{ sku: string }[]> =>
  select(
    db,
    `SELECT p.sku FROM product p
     WHERE p.type_id = 'bundle' AND NOT p.priced_by_parts AND p.status < 2 AND p.visibility > 1
       AND $2 = ANY (p.store_codes)
       AND EXISTS (
         SELECT FROM jsonb_array_elements(p.bundle_options) AS option, jsonb_array_elements(option -> 'links') AS link
         WHERE link ->> 'sku' = ANY ($1))
     ORDER BY p.popularity DESC, p.id LIMIT 4`,
    [skus, storeCode],
  );

/** Products of a store view that skus name, their own or a child's, whatever their status. */
export const readProductsBySkus = (
  db: Queryable,
  skus: readonly string[],
  storeCode: string,
  today: Day,
): Promise<ProductRow[]> =>
  select(
    db,
    `SELECT ${columns} FROM product p ${offerOn("$3")}
     WHERE $2 = ANY (p.store_codes) AND p.id IN (
       SELECT id FROM product WHERE sku = ANY ($1::text[])
       UNION SELECT product_id FROM variant WHERE sku = ANY ($1::text[]))
     ORDER BY p.id`,
    [skus, storeCode, today],
  );

/** What a url_path leads to; `moved_to` is the address that it has today, where it was asked for by a former one. */
export type UrlTarget = { moved_to?: string } & (
  { type: "product"; sku: string; slug: string; type_id: string } | { type: "category"; slug: string }
);

/** Products first, then categories, then what stood there once. */
export async function readUrlTarget(db: Queryable, urlPath: string, storeCode: string): Promise<UrlTarget | null> {
  const row = await selectOne<{ sku: string | null; slug: string; type_id: string | null; moved_to: string | null }>(
    db,
    `WITH stands AS (
       SELECT 1 AS rank, sku, slug, type_id, id AS product_id, NULL::int AS category_id, NULL AS moved_to
       FROM product WHERE url_path = $1
       UNION ALL SELECT 2, NULL, slug, NULL, NULL, id, NULL FROM category WHERE url_path = $1
       UNION ALL SELECT 3, p.sku, p.slug, p.type_id, p.id, NULL, p.url_path
       FROM former_address f JOIN product p ON p.id = f.product_id WHERE f.path = $1
       UNION ALL SELECT 3, NULL, c.slug, NULL, NULL, c.id, c.url_path
       FROM former_address f JOIN category c ON c.id = f.category_id WHERE f.path = $1)
     SELECT sku, slug, type_id, moved_to FROM stands
     WHERE EXISTS (SELECT FROM category c WHERE c.id = stands.category_id AND c.is_active)
       OR EXISTS (
         SELECT FROM product p JOIN variant v ON v.product_id = p.id AND v.status < ${DISABLED_FROM}
         WHERE p.id = stands.product_id AND $2 = ANY (p.store_codes) AND p.status < ${DISABLED_FROM}
           AND p.visibility > ${INVISIBLE})
     ORDER BY rank LIMIT 1`,
    [urlPath, storeCode],
  );
  if (!row) return null;
  const moved = row.moved_to === null ? {} : { moved_to: row.moved_to };
  return row.sku !== null && row.type_id !== null
    ? { type: "product", sku: row.sku, slug: row.slug, type_id: row.type_id, ...moved }
    : { type: "category", slug: row.slug, ...moved };
}
