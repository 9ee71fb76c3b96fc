import type { ChargedBy, ProductType } from "@/lib/contract";
import type { RentRule } from "@/lib/domain/rent-rules";
import type { PricedThing, PricedVariant } from "@/lib/domain/shown-price";
import type { Queryable } from "@/server/db/client";
import { tierPricesOf } from "./products";
import { select } from "./sql";

/** A product with all that its prices follow from. */
export interface PricedProduct {
  id: number;
  sku: string;
  type_id: ProductType;
  charged_by: ChargedBy;
  /** Of all kinds of thing that it is of. */
  rent_rules: RentRule[];
  variants: (PricedVariant & { parts: (PricedThing & { sku: string; charged_by: ChargedBy })[] })[];
}

const thing = (variant: string, product: string): string => `'price_list', ${variant}.price_list,
  'special_price', ${variant}.special_price, 'final_price', ${variant}.final_price, 'deposit', ${variant}.deposit,
  'tier_prices', ${tierPricesOf(`${variant}.id`)},
  'special_from_date', ${product}.special_from_date, 'special_to_date', ${product}.special_to_date,
  'tax_class_id', ${product}.tax_class_id`;

const query = (condition: string): string => `
  SELECT p.id, p.sku, p.type_id, p.charged_by,
    (SELECT coalesce(json_agg(rule), '[]') FROM product_category pc JOIN category c ON c.id = pc.category_id,
      jsonb_array_elements(c.rent_rules) rule WHERE pc.product_id = p.id) AS rent_rules,
    json_agg(json_build_object('status', v.status, ${thing("v", "p")},
    'parts', CASE WHEN p.priced_by_parts THEN coalesce((
      SELECT json_agg(json_build_object('sku', pv.sku, 'charged_by', pp.charged_by, 'units', part.units,
      ${thing("pv", "pp")}))
      FROM variant_part part JOIN variant pv ON pv.id = part.part_id JOIN product pp ON pp.id = pv.product_id
      WHERE part.variant_id = v.id), '[]') ELSE '[]' END) ORDER BY v.position, v.id) AS variants
  FROM product p JOIN variant v ON v.product_id = p.id
  WHERE ${condition}
  GROUP BY p.id`;

export const readPricedByIds = (db: Queryable, ids: readonly number[]): Promise<PricedProduct[]> =>
  select(db, query("p.id = ANY ($1::int[])"), [ids]);
