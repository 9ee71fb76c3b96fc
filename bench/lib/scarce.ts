import { DISABLED_FROM } from "@/lib/domain/offer";
import { ask } from "./databases";

export interface Thing {
  sku: string;
  source: string;
}

/** Things of the main shop of which a source that is open every day has so few units. */
export const scarceThings = (url: string, { count, units }: { count: number; units: number }): Promise<Thing[]> =>
  ask(
    url,
    `SELECT v.sku, s.source_id AS source FROM stock s JOIN variant v ON v.id = s.variant_id
      JOIN product p ON p.id = v.product_id JOIN source o ON o.id = s.source_id
    WHERE s.units = $1 AND v.status < ${DISABLED_FROM} AND p.is_listed AND p.type_id = 'configurable'
    AND p.turnaround_days = 0 AND 'main' = ANY (p.store_codes) AND 'main' = ANY (o.store_codes)
      AND (SELECT count(DISTINCT hours ->> 'weekday') FROM jsonb_array_elements(o.opening_hours) AS hours) = 7
    ORDER BY v.id, s.source_id LIMIT $2`,
    [units, count],
  );
