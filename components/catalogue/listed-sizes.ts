import type { Aggregations, Attribute, Category, Product } from "@/lib/contract";
import type { ListedSizes } from "@/lib/domain/sizing/own-sizes";
import { sizing } from "@/shop.config";

/** The sections that a category lies in, itself first. */
function chainOf(category: Category | undefined, categories: readonly Category[]): Category[] {
  const above = categories.find(({ id }) => id === category?.parent_id);
  return category ? [category, ...(above ? chainOf(above, categories) : [])] : [];
}

/** What a section's skis are: the nearest one above it says. */
const skiKindOf = (category: Category | undefined, categories: readonly Category[]) =>
  chainOf(category, categories).flatMap(({ slug }) => sizing.skis.find(({ section }) => section === slug) ?? [])[0]
    ?.kind;

/** By what an attribute's sizes are judged; null where nothing is known of them. */
function ruleOf(code: string, kind: ListedSizes["kind"]): Omit<ListedSizes, "options"> | null {
  const rule = sizing.attributes.find((sized) => sized.code === code)?.rule;
  if (!rule || (rule === "ski" && !kind)) return null;
  return { code, rule, ...(rule === "ski" && { kind }) };
}

/** What of a listing a renter's own measures can choose. */
export function listedSizes(
  attributes: readonly Attribute[],
  aggregations: Aggregations,
  category?: Category,
  categories: readonly Category[] = [],
): ListedSizes[] {
  const kind = skiKindOf(category, categories);
  return attributes.flatMap(({ attribute_code: code }) => {
    const sized = ruleOf(code, kind);
    const options = (aggregations[code]?.buckets ?? []).map(({ key: value, label }) => ({
      value,
      // Only a height is read from words.
      label: sized?.rule === "height" ? label : "",
    }));
    return sized && options.length > 0 ? [{ ...sized, options }] : [];
  });
}

/** What of a product they can choose. */
export function productSizes(
  { configurable_options: options, category_ids }: Pick<Product, "configurable_options" | "category_ids">,
  categories: readonly Category[],
): Omit<ListedSizes, "options">[] {
  const kind = category_ids
    .map((id) => categories.find((category) => category.id === id))
    .map((category) => skiKindOf(category, categories))
    .findLast((known) => known !== undefined);
  return options.flatMap(({ attribute_code: code }) => ruleOf(code, kind) ?? []);
}
