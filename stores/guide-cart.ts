import type { BiometricData, Period } from "@/lib/contract";
import { lineKey } from "@/lib/domain/cart-line";
import { nextCopy } from "@/lib/domain/cart-sets";
import type { NewLine } from "@/lib/domain/cart";
import { packedSize, type PackRow } from "@/lib/domain/equipment-guide/pack";
import { dataOfLine, fieldsFor } from "@/lib/domain/fitting-data";
import { childPriceList } from "@/lib/domain/pricing";
import { optionLabels, toProductOption } from "@/lib/domain/product-options";
import { namedToo } from "@/lib/domain/renters";
import { addToCart } from "./add-to-cart";
import { cartStore } from "./cart";
import { checkoutStore, nameAgain, setMeasures, setPerson } from "./checkout";

/** Somebody of the party, as the cart's lines are told of them. */
export interface CartPerson {
  name: string;
  data: BiometricData;
}

interface Wish {
  period: Period;
  source: { id: string; name: string };
}

/** What becomes a line; null of what is not packed. */
function lineOf(row: PackRow, { period, source }: Wish): NewLine | null {
  const { product, sku, qty } = row;
  if (!product || sku === null) return null;
  const size = packedSize(row);
  const line: NewLine = {
    ...{ sku, parentSku: product.sku, name: product.name, slug: product.slug, url_path: product.url_path },
    ...(product.other_languages && { other_languages: product.other_languages }),
    ...{ image: product.image, options: optionLabels(product, size), product_option: toProductOption(product, size) },
    ...{ qty, from: period.from, to: period.to, source: source.id, sourceName: source.name },
    ...{ priceList: childPriceList(size, product.price_list), chargedBy: product.charged_by },
    ...{ fittings: product.fittings, deposit: size?.deposit ?? product.deposit },
  };
  const { lines } = cartStore.getState().cart;
  // What is set to somebody is theirs: of the same size each has a line of their own.
  if (product.fittings.length === 0 || !lines.some(({ key }) => key === lineKey(line))) return line;
  const { extension_attributes: chosen } = line.product_option;
  return { ...line, product_option: { extension_attributes: { ...chosen, copy: nextCopy(lines) } } };
}

/** Names the line, and says what its thing is set by if all of that is known: what is missing is asked there. */
function tell(key: string, { name, data }: CartPerson): void {
  const { lines } = cartStore.getState().cart;
  const line = lines.find((one) => one.key === key);
  if (!line) return;
  const said = checkoutStore.getState().persons[key];
  if (said) return setPerson(key, namedToo(said, name));
  nameAgain(line, name, lines);
  const needed = fieldsFor(line.fittings ?? []);
  const known = needed.length > 0 && needed.every((field) => data[field] !== undefined);
  if (known) setMeasures(key, dataOfLine(line, data));
}

/**
 * All that is packed, one after the other, each for whom it is.
 * @returns pieces that are in the cart, and that are not
 */
export async function packIntoCart(
  rows: readonly PackRow[],
  people: readonly CartPerson[],
  wish: Wish,
): Promise<{ added: number; failed: number }> {
  const result = { added: 0, failed: 0 };
  for (const row of rows) {
    const line = lineOf(row, wish);
    if (!line) continue;
    const { outcome, key } = await addToCart(line, true);
    const isIn = outcome === "added" || outcome === "quantity_raised";
    result[isIn ? "added" : "failed"] += row.qty;
    // Without the cart's code nothing of it can be done now.
    if (outcome === "failed") return result;
    const person = row.person === null ? undefined : people[row.person];
    if (isIn && key && person) tell(key, person);
  }
  return result;
}
