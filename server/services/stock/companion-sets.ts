import type { Companion, OfferedSet, Product } from "@/lib/contract";
import { readSetsWith } from "@/server/repositories/products";
import type { Call } from "../call";
import { getProduct } from "../catalogue/product";

const offered = ({ bundle_options, ...set }: Product): OfferedSet => ({
  product: {
    ...{ sku: set.sku, name: set.name, slug: set.slug, url_path: set.url_path, image: set.image },
    ...{ price_list: set.price_list, deposit: set.deposit },
    ...(set.other_languages && { other_languages: set.other_languages }),
  },
  options: bundle_options.map(({ option_id, title, required, product_links: links }) => ({
    ...{ option_id, title, required },
    // A set that brings two of a thing is none that one of each makes up.
    links: links
      .filter(({ qty }) => qty === 1)
      .map(({ linked_product_sku: sku, surcharge = 0, product }) => ({
        ...{ sku, surcharge },
        label: product?.options.map(({ value }) => value).join(", ") || (product?.name ?? ""),
      })),
  })),
});

/** Sets that the shop rents for a price of their own, and for which one of these things can be chosen. */
export async function setsWith(call: Call, skus: readonly string[]): Promise<OfferedSet[]> {
  const found: OfferedSet[] = [];
  // One after the other: side by side they would take the connections that others read by.
  for (const { sku } of await readSetsWith(call.pool, skus, call.storeCode)) {
    const set = await getProduct(call, { sku });
    if (set.ok) found.push(offered(set.value));
  }
  return found;
}

const skusOf = ({ sku, configurable_children: children }: Companion["product"]): string[] =>
  children.length > 0 ? children.map((child) => child.sku) : [sku];

/** Whether a thing can be chosen for a set, in some size. */
export const isInSet = (
  product: Pick<Product, "sku" | "configurable_children">,
  sets: readonly OfferedSet[],
): boolean =>
  sets.some(({ options }) =>
    options.some(({ links }) =>
      links.some(({ sku }) => sku === product.sku || product.configurable_children.some((child) => child.sku === sku)),
    ),
  );

/** The companions with the first of the sets that all of them that it needs make up, beside what was asked about. */
export function withSet(
  found: readonly Companion[],
  sets: readonly OfferedSet[],
  skus: readonly string[],
): Companion[] {
  const has = ({ links }: OfferedSet["options"][number], named: readonly string[]): boolean =>
    links.some(({ sku }) => named.includes(sku));
  const all = [...skus, ...found.flatMap(({ product }) => skusOf(product))];
  const set = sets.find(({ options }) => options.every((option) => !option.required || has(option, all)));
  return found.map((companion) =>
    set?.options.some((option) => has(option, skusOf(companion.product))) ? { ...companion, set } : companion,
  );
}
