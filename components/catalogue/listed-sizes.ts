import type { Aggregations, Attribute, Category, Product } from "@/lib/contract";
import type { ListedSizes } from "@/lib/domain/sizing/own-sizes";
import { sizing } from "@/shop.config";

/** The sections that a category lies in, itself first. */
function chainOf(category: Category | undefined, categories: readonly Category[]): Category[] {
  const above = categories.find(({ id }) => id === category?.parent_id);
  return category ? [category, ...(above ? chainOf(above, categories) : [])] : [];
}

/** What is said of a section's skis: by the nearest one above it. */
const skisOf = (category: Category | undefined, categories: readonly Category[]) =>
  chainOf(category, categories).flatMap(({ slug }) => sizing.skis.find(({ section }) => section === slug) ?? [])[0];

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
  const kind = skisOf(category, categories)?.kind;
  return attributes.flatMap(({ attribute_code: code }) => {
    const sized = ruleOf(code, kind);
    const options = (aggregations[code]?.buckets ?? []).map(({ key: value, label }) => ({
      value,
      ...(sized?.rule === "height" && { label }),
    }));
    return sized && options.length > 0 ? [{ ...sized, options }] : [];
  });
}

type Sized = Pick<Product, "configurable_options" | "category_ids">;

/** What is said of a product's skis: by the last of its sections that knows. */
const skisOfProduct = ({ category_ids }: Sized, categories: readonly Category[]) =>
  category_ids
    .map((id) => categories.find((category) => category.id === id))
    .map((category) => skisOf(category, categories))
    .findLast((known) => known !== undefined);

/** What of a product they can choose. */
export function productSizes(product: Sized, categories: readonly Category[]): Omit<ListedSizes, "options">[] {
  const kind = skisOfProduct(product, categories)?.kind;
  return product.configurable_options.flatMap(({ attribute_code: code }) => ruleOf(code, kind) ?? []);
}

/** The slug of the page on how a size of it is chosen; null where measures choose nothing, or nobody has written it. */
export function sizeGuideOf(product: Sized, categories: readonly Category[]): string | null {
  const [first] = productSizes(product, categories);
  const own = first?.rule === "ski" ? skisOfProduct(product, categories)?.guide : undefined;
  return own ?? sizing.attributes.find(({ code }) => code === first?.code)?.guide ?? null;
}
