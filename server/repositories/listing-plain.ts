import { DISABLED_FROM } from "@/lib/domain/offer";
import type { FoundSql, ListingCriteria } from "./listing-criteria";
import { searchesByRelevance } from "./listing-relevance";
import { stockedSql } from "./listing-scope";

/** Neither days nor filters: what is found depends on products alone, but for those that lack sizes at the place. */
export const isPlain = ({ period, groups, prices, specials }: ListingCriteria): boolean =>
  !period && groups.length === 0 && prices.length === 0 && !specials?.chosen;

/**
 * What is found where nothing is judged. Of a product all of whose variants are kept here its own row says everything
 * (`everywhere_ids`, `all_facets`); of the few others the variants are read.
 */
export function plainCtes(criteria: ListingCriteria, sources: string): FoundSql {
  const here = (product: string): string => `v.status < ${DISABLED_FROM} AND ${stockedSql(criteria, sources, product)}`;
  return {
    matched: `candidate AS MATERIALIZED (
      SELECT v.product_id, v.facets FROM scope s JOIN variant v ON v.product_id = s.id
      WHERE NOT s.is_whole AND ${here("s")}
    ),
    matched AS NOT MATERIALIZED (
      SELECT s.id AS product_id, s.* FROM scope s WHERE s.is_whole OR s.id IN (SELECT product_id FROM candidate)
    )`,
    ordered: searchesByRelevance(criteria) ? "matched p" : "matched m JOIN product p ON p.id = m.id",
    needed: ", p.charged_by",
    variantIds: `ARRAY(SELECT v.id FROM variant v WHERE v.product_id = p.id AND ${here("p")})`,
    facets: `facet AS (
      SELECT option_id, sum(products)::int AS products FROM (
        SELECT unnest(all_facets) AS option_id, count(*) AS products FROM matched WHERE is_whole GROUP BY 1
        UNION ALL
        SELECT option_id, count(*) FROM (
          SELECT id, unnest(facets) AS option_id FROM matched WHERE NOT is_whole
          UNION SELECT product_id, unnest(facets) FROM candidate) part GROUP BY 1
      ) counted GROUP BY option_id
    ),
    price_facet AS (SELECT price, count(*)::int AS products FROM matched WHERE price IS NOT NULL GROUP BY price),
    special_facet AS (
      SELECT word, count(*)::int AS products
      FROM matched CROSS JOIN LATERAL (VALUES ('offer', on_offer), ('new', is_new)) AS said(word, holds)
      WHERE holds GROUP BY word
    )`,
  };
}
