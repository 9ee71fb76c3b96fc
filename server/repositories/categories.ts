import type { Day, TrailColor } from "@/lib/contract";
import { DISABLED_FROM } from "@/lib/domain/offer";
import type { Queryable } from "@/server/db/client";
import { offerOn } from "./special-offers";
import { type Localised, select } from "./sql";

/** A category as it is stored. */
export interface StoredCategory {
  id: number;
  parent_id: number | null;
  name: Localised;
  slug: string;
  url_path: string;
  path: string;
  level: number;
  position: number;
  is_active: boolean;
  description: Localised;
  trail_color: TrailColor;
  illustration: string | null;
}

export interface CategoryRow extends StoredCategory {
  product_count: number;
  price_from: number | null;
}

/** All active categories with what they hold for the store; sets of some hundred rows, so they come at once. */
export const readCategories = (db: Queryable, storeCode: string, today: Day): Promise<CategoryRow[]> =>
  select(
    db,
    `SELECT c.id, c.parent_id, c.name, c.slug, c.url_path, c.path, c.level, c.position, c.is_active, c.description,
       c.trail_color, c.illustration, coalesce(n.product_count, 0) AS product_count, n.price_from
     FROM category c LEFT JOIN (
       SELECT pc.category_id, count(*)::int AS product_count, min(coalesce(offer.price, p.price)) AS price_from
       FROM product_category pc JOIN product p ON p.id = pc.product_id ${offerOn("$2")}
       WHERE p.is_listed AND $1 = ANY (p.store_codes) GROUP BY pc.category_id) n ON n.category_id = c.id
     WHERE c.is_active ORDER BY c.position, c.id`,
    [storeCode, today],
  );

/** Things of each category that a branch keeps, and what is kept nowhere and so can be had from any. */
export const countProductsAt = (
  db: Queryable,
  storeCode: string,
  sourceId: string,
): Promise<{ category_id: number; product_count: number }[]> =>
  select(
    db,
    `SELECT pc.category_id, count(*)::int AS product_count
     FROM product p JOIN product_category pc ON pc.product_id = p.id
     WHERE p.is_listed AND $1 = ANY (p.store_codes) AND EXISTS (
       SELECT FROM variant v WHERE v.product_id = p.id AND v.status < ${DISABLED_FROM}
         AND ($2 = ANY (v.source_ids) OR p.type_id IN ('virtual', 'downloadable')))
     GROUP BY pc.category_id ORDER BY pc.category_id`,
    [storeCode, sourceId],
  );
