import type { ListingCriteria, Parameters } from "./listing-criteria";

/**
 * `free_at`: for each card of `page` the units that are free on all days, branch by branch: a rent is served by one
 * branch, so units of two are never added up. Of several sizes those of a branch are; a set has as many as its scarcest
 * part allows. All cards are asked for at once: one by one, starting the question costs more than its answer.
 */
export function freeAtCte({ period }: ListingCriteria, sources: string, p: Parameters): string {
  if (!period) return "";
  const from = p.add(period.from, "date");
  const to = p.add(period.to, "date");
  return `,
    free_at AS MATERIALIZED (
      SELECT at.product_id,
        json_agg(json_build_object('source', at.source_id, 'free', at.free) ORDER BY src.position, src.id) AS branches
      FROM (
        SELECT page.id AS product_id, st.source_id, sum(greatest(0, st.units - taken.most))::int AS free
        FROM page CROSS JOIN LATERAL unnest(page.variant_ids) AS c(id)
        JOIN stock st ON st.variant_id = c.id AND st.source_id = ANY (${sources})
        CROSS JOIN LATERAL (
          SELECT coalesce(max(d.booked), 0) AS most FROM stock_day d
          WHERE d.variant_id = st.variant_id AND d.source_id = st.source_id
            AND d.day BETWEEN ${from} AND ${to} + page.turnaround_days) taken
        WHERE page.type_id IN ('simple', 'configurable') GROUP BY page.id, st.source_id
        UNION ALL
        SELECT page.id, held.source_id, max(free_sets(v.id, held.source_id, ${from}, ${to}))
        FROM page JOIN variant v ON v.id = ANY (page.variant_ids)
        CROSS JOIN LATERAL unnest(v.source_ids) AS held(source_id)
        WHERE page.type_id IN ('bundle', 'grouped') AND held.source_id = ANY (${sources})
        GROUP BY page.id, held.source_id
      ) at JOIN source src ON src.id = at.source_id WHERE at.free > 0 GROUP BY at.product_id
    )`;
}

/** The branches of a card `p`, as an array; null without days, and for what is kept nowhere. */
export const freeAtSql = ({ period }: ListingCriteria): string =>
  period
    ? `CASE WHEN p.type_id IN ('simple', 'configurable', 'bundle', 'grouped')
        THEN coalesce((SELECT branches FROM free_at WHERE free_at.product_id = page.id), '[]') END`
    : "NULL";
