import type { ListingCriteria, Parameters } from "./listing-criteria";

/** One missed filter is `ONE` and its place, so that two of them are `MISSED_TWICE` and more whichever they are. */
const ONE = 1_000;
export const MISSED_TWICE = 2 * ONE;
const PRICE_MISSED = ONE;
const SPECIAL_MISSED = ONE + 1;
const missing = (group: number): number => ONE + 2 + group;
const SPECIAL_COLUMNS = { offer: "s.on_offer", new: "s.is_new" } as const;

/** Which filters a variant `v` of a product `s` fails, as one number. */
export function missedSql(criteria: ListingCriteria, p: Parameters): string {
  const terms = criteria.groups.map(({ chosen, all, optional }, index) => {
    const options = p.add(chosen, "int[]");
    const sizeless = optional ? `OR NOT (v.facets || s.facets) && ${p.add(all, "int[]")}` : "";
    return `CASE WHEN v.facets && ${options} OR s.facets && ${options} ${sizeless} THEN 0 ELSE ${missing(index)} END`;
  });
  if (criteria.prices.length > 0) {
    const [low, high] = (["from", "to"] as const).map((end) =>
      p.add(
        criteria.prices.map((bucket) => bucket[end]),
        "int[]",
      ),
    );
    terms.push(`
      CASE WHEN EXISTS (
        SELECT 1 FROM unnest(${low}, ${high}) AS b(low, high)
        WHERE s.price >= b.low AND (b.high IS NULL OR s.price < b.high)
      ) THEN 0 ELSE ${PRICE_MISSED} END`);
  }
  const special = criteria.specials?.chosen;
  if (special) terms.push(`CASE WHEN ${SPECIAL_COLUMNS[special]} THEN 0 ELSE ${SPECIAL_MISSED} END`);
  return terms.length === 0 ? "0" : terms.join(" + ");
}

/** Counts per option and per price. A product's own options count once per product, the children's per child. */
export function facetCtes(criteria: ListingCriteria, p: Parameters): string {
  if (!criteria.withFacets) return "";
  const counted = [
    "c.missed = 0",
    ...criteria.groups.map(
      ({ all }, index) => `(c.missed = ${missing(index)} AND o.option_id = ANY (${p.add(all, "int[]")}))`,
    ),
  ].join(" OR ");
  return `
    by_product AS MATERIALIZED (SELECT DISTINCT product_id, missed FROM candidate),
    facet AS (
      SELECT option_id, count(*)::int AS products FROM (
        SELECT c.product_id, o.option_id
        FROM by_product c JOIN scope s ON s.id = c.product_id CROSS JOIN LATERAL unnest(s.facets) AS o(option_id)
        WHERE ${counted}
        UNION
        SELECT c.product_id, o.option_id FROM candidate c CROSS JOIN LATERAL unnest(c.facets) AS o(option_id)
        WHERE ${counted}
      ) counted GROUP BY option_id
    ),
    price_facet AS (
      SELECT s.price, count(*)::int AS products
      FROM (SELECT DISTINCT product_id FROM by_product WHERE missed IN (0, ${PRICE_MISSED})) c
        JOIN scope s ON s.id = c.product_id
      WHERE s.price IS NOT NULL GROUP BY s.price
    ),
    special_facet AS (
      SELECT word, count(*)::int AS products
      FROM scope s CROSS JOIN LATERAL (VALUES ('offer', s.on_offer), ('new', s.is_new)) AS said(word, holds)
      WHERE holds AND EXISTS (
        SELECT 1 FROM by_product c WHERE c.product_id = s.id AND c.missed IN (0, ${SPECIAL_MISSED})
      ) GROUP BY word
    )`;
}
