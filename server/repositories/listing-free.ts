import type { ListingCriteria, Parameters } from "./listing-criteria";

/**
 * Units of a card (`page`, `p`) that are free on all days, branch by branch: a rent is served by one branch, so units
 * of two are never added up. Of several sizes those of a branch are; a set has as many as its scarcest part allows.
 */
export function freeAtSql({ period }: ListingCriteria, sources: string, p: Parameters): string {
  if (!period) return "NULL";
  const taken = `
        SELECT max(d.booked) AS most FROM stock_day d
        WHERE d.variant_id = st.variant_id AND d.source_id = st.source_id
          AND d.day BETWEEN ${p.add(period.from, "date")} AND ${p.add(period.to, "date")}`;
  return `CASE
    WHEN p.type_id IN ('simple', 'configurable') THEN (
      SELECT coalesce(json_agg(json_build_object('source', id, 'free', free) ORDER BY position, id), '[]') FROM (
        SELECT src.id, src.position, sum(greatest(0, st.units - coalesce(taken.most, 0)))::int AS free
        FROM unnest(page.variant_ids) AS c(id)
        JOIN stock st ON st.variant_id = c.id AND st.source_id = ANY (${sources})
        JOIN source src ON src.id = st.source_id
        LEFT JOIN LATERAL (${taken} + p.turnaround_days) taken ON true
        GROUP BY src.id HAVING sum(greatest(0, st.units - coalesce(taken.most, 0))) > 0
      ) at_source)
    WHEN p.type_id IN ('bundle', 'grouped') THEN (
      SELECT coalesce(json_agg(json_build_object('source', id, 'free', free) ORDER BY position, id), '[]') FROM (
        SELECT src.id, src.position, min((st.units - coalesce(taken.most, 0)) / part.units)::int AS free
        FROM unnest(page.variant_ids) AS c(id)
        JOIN variant v ON v.id = c.id JOIN variant_part part ON part.variant_id = c.id
        JOIN variant pv ON pv.id = part.part_id JOIN product pp ON pp.id = pv.product_id
        JOIN stock st ON st.variant_id = part.part_id AND st.source_id = ANY (v.source_ids)
        JOIN source src ON src.id = st.source_id
        LEFT JOIN LATERAL (${taken} + pp.turnaround_days) taken ON true
        WHERE st.source_id = ANY (${sources})
        GROUP BY src.id HAVING min((st.units - coalesce(taken.most, 0)) / part.units) > 0
      ) at_source) END`;
}
