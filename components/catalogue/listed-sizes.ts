import type { Aggregations, Attribute, Category } from "@/lib/contract";
import type { ListedSizes } from "@/lib/domain/sizing/own-sizes";
import { sizing } from "@/shop.config";

/** The sections that a category lies in, itself first. */
function chainOf(category: Category | undefined, categories: readonly Category[]): Category[] {
  const above = categories.find(({ id }) => id === category?.parent_id);
  return category ? [category, ...(above ? chainOf(above, categories) : [])] : [];
}

/** What of a listing a renter's own measures can choose; what a section's skis are, the nearest one above it says. */
export function listedSizes(
  attributes: readonly Attribute[],
  aggregations: Aggregations,
  category?: Category,
  categories: readonly Category[] = [],
): ListedSizes[] {
  const kind = chainOf(category, categories).flatMap(
    ({ slug }) => sizing.skis.find(({ section }) => section === slug) ?? [],
  )[0]?.kind;
  return attributes.flatMap(({ attribute_code: code }) => {
    const rule = sizing.attributes.find((sized) => sized.code === code)?.rule;
    const options = (aggregations[code]?.buckets ?? []).map(({ key: value, label }) => ({
      value,
      // Only a height is read from words.
      label: rule === "height" ? label : "",
    }));
    if (!rule || options.length === 0 || (rule === "ski" && !kind)) return [];
    return [{ code, rule, options, ...(rule === "ski" && kind && { kind }) }];
  });
}
