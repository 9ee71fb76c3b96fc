import type { Product } from "@/lib/contract";
import type { CartLine, NewLine } from "./cart";
import { childPriceList } from "./pricing";
import { optionLabels, toProductOption } from "./product-options";

/** Whether a line's thing comes in sizes, so that another one can be chosen. */
export const hasSizes = ({ sku, parentSku, options }: Pick<CartLine, "sku" | "parentSku" | "options">): boolean =>
  options.length > 0 && sku !== parentSku;

/** The line as a wish for a new one: same thing, days and quantity; nothing of what became of it. */
export const asNewLine = (line: CartLine): NewLine => ({
  sku: line.sku,
  parentSku: line.parentSku,
  name: line.name,
  slug: line.slug,
  url_path: line.url_path,
  image: line.image,
  options: line.options,
  product_option: line.product_option,
  qty: line.qty,
  from: line.from,
  to: line.to,
  source: line.source,
  priceList: line.priceList,
  chargedBy: line.chargedBy,
  withoutDays: line.withoutDays,
  fittings: line.fittings,
  unitPrice: line.unitPrice,
  deposit: line.deposit,
  services: line.services,
});

/**
 * The line with another child of the same product: its own price list, deposit, picture and option names; null when the
 * product has no such child.
 */
export function withChild(
  line: CartLine,
  product: Pick<Product, "configurable_options" | "configurable_children">,
  sku: string,
): NewLine | null {
  const child = product.configurable_children.find((candidate) => candidate.sku === sku);
  if (!child) return null;
  const { extension_attributes: option } = toProductOption(product, child);
  const { set } = line.product_option.extension_attributes;
  return {
    ...asNewLine(line),
    sku: child.sku,
    options: optionLabels(product, child),
    // Another size of a part stays in its set.
    product_option: { extension_attributes: { ...option, ...(set && { set }) } },
    priceList: childPriceList(child, line.priceList),
    deposit: child.deposit,
    image: child.image ?? line.image,
  };
}
