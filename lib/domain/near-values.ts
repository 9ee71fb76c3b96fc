import type { Aggregations, Attribute } from "@/lib/contract";
import type { ListingState } from "./filters";

/** Values of one attribute that would leave something, nearest to the chosen ones. */
export interface NearValues {
  code: string;
  label: string;
  values: { key: string; label: string; count: number }[];
}

const MOST = 3;

/**
 * Where the chosen sizes leave nothing: of each attribute the values next to them that do, with everything else as it
 * was chosen. The counts of a facet follow all other filters and the days, so each of them can be had.
 */
export function nearValues(
  chosen: ListingState["attributes"],
  attributes: readonly Attribute[],
  aggregations: Aggregations,
): NearValues[] {
  return attributes.flatMap(({ attribute_code: code, default_frontend_label: label, is_variant, options }) => {
    const wanted = chosen[code];
    if (!is_variant || !wanted) return [];
    const places = new Map(options.map(({ value }, index) => [value, index]));
    const at = (key: string): number => places.get(key) ?? Infinity;
    const way = (key: string): number => Math.min(...wanted.map((value) => Math.abs(at(value) - at(key))));
    const values = (aggregations[code]?.buckets ?? [])
      .filter(({ key, doc_count }) => doc_count > 0 && !wanted.includes(key) && places.has(key))
      .sort((a, b) => way(a.key) - way(b.key))
      .slice(0, MOST)
      .sort((a, b) => at(a.key) - at(b.key))
      .map(({ key, label: name, doc_count }) => ({ key, label: name, count: doc_count }));
    return values.length > 0 ? [{ code, label, values }] : [];
  });
}
