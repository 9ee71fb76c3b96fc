import type { ChargedBy, ProductType } from "@/lib/contract";
import type { PriceTerms } from "@/lib/domain/special-price";
import type { Queryable } from "@/server/db/client";
import { type BundleOptionRow, type CustomOptionRow, type ImageRow, tierPricesOf } from "./products";
import { type Localised, select } from "./sql";

/** What has to be free for one unit of a variant: itself, or the parts of a set; nothing for virtual things. */
export interface PartRow {
  variant_id: number;
  sku: string;
  product_id: number;
  units: number;
  turnaround_days: number;
  category_slugs: string[];
}

/** A variant with all that renting it needs; its prices as they were entered. */
export interface RentalRow extends PriceTerms {
  id: number;
  sku: string;
  product_id: number;
  parent_sku: string;
  type_id: ProductType;
  name: Localised;
  slug: string;
  url_path: string | null;
  status: number;
  visibility: number;
  options: Record<string, string>;
  charged_by: ChargedBy;
  /** Of its own; a set without one asks for what its parts do. */
  deposit: number;
  tax_class_id: number;
  turnaround_days: number;
  image: ImageRow | null;
  bundle_options: BundleOptionRow[];
  custom_options: CustomOptionRow[];
  priced_by_parts: boolean;
  source_ids: string[];
  /** Codes of what can be had with it. */
  services: string[];
  /** Of every category that shows it, those above its own among them. */
  category_slugs: string[];
  parts: PartRow[];
}

export const isSet = ({ type_id }: Pick<RentalRow, "type_id">): boolean =>
  type_id === "bundle" || type_id === "grouped";

const categoriesOf = (productId: string): string =>
  `ARRAY(SELECT c.slug FROM product_category pc JOIN category c ON c.id = pc.category_id
     WHERE pc.product_id = ${productId} ORDER BY c.slug)`;

const query = (condition: string): string => `
  SELECT v.id, v.sku, v.product_id, p.sku AS parent_sku, p.type_id, p.name, p.slug, p.url_path,
    greatest(v.status, p.status) AS status, p.visibility, v.options, p.charged_by, v.price_list, v.special_price,
    p.special_from_date, p.special_to_date, v.final_price, ${tierPricesOf("v.id")} AS tier_prices,
    v.deposit, p.tax_class_id, p.turnaround_days,
    p.images -> 0 AS image, p.bundle_options, p.custom_options, p.priced_by_parts,
    v.source_ids, p.services,
    ${categoriesOf("p.id")} AS category_slugs,
    CASE WHEN p.type_id IN ('virtual', 'downloadable') AND p.charged_by <> 'time' THEN '[]'::json
      WHEN p.type_id IN ('bundle', 'grouped') THEN coalesce((
        SELECT json_agg(json_build_object('variant_id', pv.id, 'sku', pv.sku, 'product_id', pv.product_id,
          'units', part.units, 'turnaround_days', pp.turnaround_days,
          'category_slugs', ${categoriesOf("pp.id")}) ORDER BY pv.id)
        FROM variant_part part JOIN variant pv ON pv.id = part.part_id JOIN product pp ON pp.id = pv.product_id
        WHERE part.variant_id = v.id), '[]'::json)
      ELSE json_build_array(json_build_object('variant_id', v.id, 'sku', v.sku, 'product_id', v.product_id,
        'units', 1, 'turnaround_days', p.turnaround_days, 'category_slugs', ${categoriesOf("p.id")}))
    END AS parts
  FROM variant v JOIN product p ON p.id = v.product_id
  WHERE ${condition} ORDER BY v.position, v.id`;

/** @param storeCode null for things that need not be sold there by themselves, such as the parts of a set */
export const readRentalsBySku = (db: Queryable, skus: string[], storeCode: string | null): Promise<RentalRow[]> =>
  select(db, query("v.sku = ANY ($1::text[]) AND ($2::text IS NULL OR $2 = ANY (p.store_codes))"), [skus, storeCode]);

export const readRentalsOfProduct = (db: Queryable, productSku: string, storeCode: string): Promise<RentalRow[]> =>
  select(
    db,
    query(
      `v.product_id = coalesce((SELECT id FROM product WHERE sku = $1), (SELECT product_id FROM variant WHERE sku = $1))
        AND $2 = ANY (p.store_codes)`,
    ),
    [productSku, storeCode],
  );

/**
 * What may be chosen for a set: things that it names, and all sizes of products that it names. They need not be sold
 * there by themselves.
 */
export const readPartsOf = (db: Queryable, productId: number): Promise<RentalRow[]> =>
  select(
    db,
    query(
      `v.id IN (
        WITH named AS (
          SELECT linked_sku AS sku FROM product_link WHERE product_id = $1 AND link_type = 'associated'
          UNION
          SELECT link ->> 'sku' FROM product s, jsonb_array_elements(s.bundle_options) AS option,
            jsonb_array_elements(option -> 'links') AS link
          WHERE s.id = $1)
        SELECT part.id FROM named JOIN variant part ON part.sku = named.sku
        UNION SELECT part.id FROM named JOIN product kind ON kind.sku = named.sku
          JOIN variant part ON part.product_id = kind.id)`,
    ),
    [productId],
  );

export const readRentalsById = (db: Queryable, ids: number[]): Promise<RentalRow[]> =>
  select(db, query("v.id = ANY ($1::int[])"), [ids]);
