import { DISABLED_FROM } from "@/lib/domain/offer";
import type { FoundSql, ListingCriteria, Parameters } from "./listing-criteria";
import { facetCtes, MISSED_TWICE, missedSql } from "./listing-filters";
import { searchesByRelevance } from "./listing-relevance";
import { periodSql, stockedSql } from "./listing-scope";

/**
 * What is found where days or filters are judged by each variant.
 *
 * `missed` tells which filters a variant fails: it matches with 0, and fails filter f alone with `missing(f)`. A facet
 * of filter f counts variants that fail nothing but f, which is what makes facets of one attribute add to each other.
 * All filters are judged on one and the same variant. One that fails two counts nowhere, so it is dropped before
 * anybody asks whether it is free.
 */
export function judgedCtes(criteria: ListingCriteria, sources: string, p: Parameters): FoundSql {
  const availability = criteria.period ? periodSql(criteria, sources, p) : stockedSql(criteria, sources, "s");
  const missed = missedSql(criteria, p);
  const { keepsTaken } = criteria;
  return {
    matched: `candidate AS MATERIALIZED (
      SELECT v.id, v.product_id, v.facets, s.price, ${missed} AS missed,
        ${keepsTaken ? `s.servable AND ${availability}` : "true"} AS available
      FROM scope s JOIN variant v ON v.product_id = s.id
      WHERE v.status < ${DISABLED_FROM} AND (${missed}) < ${MISSED_TWICE}
        AND ${keepsTaken ? "true" : availability}
    ),
    matched AS MATERIALIZED (
      SELECT product_id, array_agg(id) FILTER (WHERE available) AS variant_ids
      FROM candidate WHERE missed = 0 GROUP BY product_id
    )`,
    ordered: `matched m JOIN ${searchesByRelevance(criteria) ? "scope" : "product"} p ON p.id = m.product_id`,
    needed: ", m.variant_ids",
    variantIds: "p.variant_ids",
    facets: facetCtes(criteria, p),
  };
}
