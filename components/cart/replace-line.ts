import type { Product } from "@/lib/contract";
import type { CartLine, NewLine } from "@/lib/domain/cart";
import { optionLabels, toProductOption } from "@/lib/domain/product-options";
import { replaceLine } from "@/stores/cart-actions";
import { loadCartApi } from "@/stores/api";

/** The line as a wish for a new one: same thing, days and quantity. */
export function asNewLine(line: CartLine): NewLine {
  const {
    key: _key,
    prevQty: _prevQty,
    itemId: _itemId,
    holdExpiresAt: _hold,
    status: _status,
    problem: _problem,
    before: _before,
    replaces: _replaces,
    holdLimit: _holdLimit,
    addedAt: _addedAt,
    ...rest
  } = line;
  return rest;
}

/** The line with another child of the same product: its own price list, deposit, picture and option names. */
export function withChild(
  line: CartLine,
  product: Pick<Product, "configurable_options" | "configurable_children">,
  sku: string,
): NewLine | null {
  const child = product.configurable_children.find((candidate) => candidate.sku === sku);
  if (!child) return null;
  return {
    ...asNewLine(line),
    sku: child.sku,
    options: optionLabels(product, child),
    product_option: toProductOption(product, child),
    // A child without bands of its own costs what its parent costs.
    priceList: child.price_list.length > 0 ? child.price_list : line.priceList,
    deposit: child.deposit,
    image: child.image ?? line.image,
  };
}

/** Swaps the line for a neighbouring size. False: the size can't be looked up now, and the line stays. */
export async function swapSize(line: CartLine, sku: string): Promise<boolean> {
  const answer = await (await loadCartApi()).call("getProduct", { sku });
  const wanted = answer.ok ? withChild(line, answer.value, sku) : null;
  if (!wanted) return false;
  await replaceLine(line.key, wanted);
  return true;
}

/** Moves a line that stands alone in the cart to another shop; the cart follows it. */
export async function moveToSource(line: CartLine, source: { id: string; name: string }): Promise<void> {
  await replaceLine(line.key, { ...asNewLine(line), source: source.id, sourceName: source.name });
}
