import type { OrderLine, Period, Product } from "@/lib/contract";
import type { NewLine } from "./cart";
import { childPriceList } from "./pricing";
import { optionLabels, toProductOption } from "./product-options";

/** What an order tells of a thing that is to be rented once more. */
export type LineAgain = Pick<OrderLine, "sku" | "name" | "qty" | "source"> & { sourceName: string };

/** What was rented; lessons, vouchers and files are chosen anew. */
export const canBeRentedAgain = ({ kind }: Pick<OrderLine, "kind">): boolean => kind === undefined;

/**
 * The same thing in other days, at today's price. Null where the shop has it no more, or where something has to be said
 * again: which parts a set has, what is written on it.
 */
export function rentAgain(product: Product, { sku, qty, source, sourceName }: LineAgain, { from, to }: Period) {
  const child = product.configurable_children.find((candidate) => candidate.sku === sku);
  const size = child ?? (product.sku === sku ? { ...product, options: {} } : null);
  const hasChoices = product.custom_options?.some(({ is_require }) => is_require) ?? false;
  if (!size || hasChoices || product.type_id === "bundle" || product.type_id === "grouped") return null;
  const line: NewLine = {
    ...{ sku: size.sku, parentSku: product.sku, name: product.name, slug: product.slug, url_path: product.url_path },
    ...(product.other_languages && { other_languages: product.other_languages }),
    ...{ image: product.image, options: optionLabels(product, size), product_option: toProductOption(product, size) },
    ...{ qty, from, to, source, sourceName },
    ...{ priceList: childPriceList(size, product.price_list), chargedBy: product.charged_by, deposit: size.deposit },
  };
  return line;
}
