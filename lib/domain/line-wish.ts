import type { Product } from "@/lib/contract";
import type { CartLine, NewLine } from "./cart";
import { chooseCustom, customLabels, withSurcharges } from "./custom-options";
import { optionLabels, toProductOption } from "./product-options";

/** Whether a line's thing comes in sizes, so that another one can be chosen. */
export const hasSizes = ({ sku, parentSku, options }: Pick<CartLine, "sku" | "parentSku" | "options">): boolean =>
  options.length > 0 && sku !== parentSku;

/** The line as a wish for a new one: same thing, days and quantity; nothing of what became of it. */
export const asNewLine = (line: CartLine): NewLine => ({
  sku: line.sku,
  parentSku: line.parentSku,
  name: line.name,
  other_languages: line.other_languages,
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
  product: Pick<Product, "configurable_options" | "configurable_children" | "custom_options">,
  sku: string,
): NewLine | null {
  const child = product.configurable_children.find((candidate) => candidate.sku === sku);
  if (!child) return null;
  const { extension_attributes: option } = toProductOption(product, child);
  const { set, copy, custom_options } = line.product_option.extension_attributes;
  const offered = product.custom_options ?? [];
  const custom = chooseCustom(offered, custom_options);
  const surcharges = custom.ok ? custom.surcharges : [];
  return {
    ...asNewLine(line),
    sku: child.sku,
    options: [...optionLabels(product, child), ...customLabels(offered, custom.ok ? custom.chosen : [])],
    // Another size of a part stays in its set, and what was written with it stays written.
    product_option: {
      extension_attributes: { ...option, custom_options, ...(set && { set }), ...(copy && { copy }) },
    },
    priceList: child.price_list.length > 0 ? withSurcharges(child.price_list, surcharges) : line.priceList,
    deposit: child.deposit,
    image: child.image ?? line.image,
  };
}
