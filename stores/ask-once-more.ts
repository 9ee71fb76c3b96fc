import type { ApiClient, CallResult } from "@/lib/api";
import type { NewLine } from "@/lib/domain/cart";
import { shortOf } from "@/lib/domain/once-more";
import { selectedParts } from "@/lib/domain/set-choice";
import { checksFor } from "@/lib/offline/stock-checks";
import { loadCartApi } from "./api";
import { cartStore } from "./cart";

function valueOf<T>(answer: CallResult<T>): T {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

const selectionsOf = ({ product_option }: NewLine) => product_option.extension_attributes.bundle_options;

/** Units of a set as it was put together that are free on all of its days. */
async function freeSets(api: ApiClient, line: NewLine): Promise<number> {
  const { bundle_options: offered } = valueOf(await api.call("getProduct", { sku: line.parentSku ?? line.sku }));
  const options = offered.map(({ product_links, ...option }) => ({
    ...option,
    links: product_links.map(({ linked_product_sku: sku, qty }) => ({ sku, qty })),
  }));
  const parts = selectedParts(options, selectionsOf(line))?.map(({ sku, units }) => ({ sku, units }));
  if (!parts) return 0;
  const { sku, source, from, to } = line;
  const { days } = valueOf(await api.call("getCalendar", { sku, source, from, to, parts }));
  return Math.min(...days.map(({ free }) => free));
}

/**
 * What of these can't be had beside all that is in the cart. The cart's own token is not sent: what it holds is nobody
 * else's, but no second piece either.
 * @throws where the shop can't say it now
 */
export async function lackingOnceMore<L extends NewLine>(wanted: readonly L[]): Promise<L[]> {
  const api = await loadCartApi();
  const free = new Map<L, number>();
  const rented = wanted.filter(({ withoutDays }) => !withoutDays);
  const simple = rented.filter((line) => selectionsOf(line).length === 0);
  for (const { from, to, source, lines } of checksFor(simple.map((line, index) => ({ ...line, key: String(index) })))) {
    const skus = [...new Set(lines.map(({ sku }) => sku))];
    const { items } = valueOf(await api.call("listStock", { skus, dateFrom: from, dateTo: to, source }));
    for (const { key, sku } of lines) {
      const line = simple[Number(key)];
      if (line) free.set(line, items.find((item) => item.sku === sku)?.qty ?? 0);
    }
  }
  for (const line of rented) if (!free.has(line)) free.set(line, await freeSets(api, line));
  return shortOf(wanted, cartStore.getState().cart.lines, (line) => free.get(line) ?? null);
}
