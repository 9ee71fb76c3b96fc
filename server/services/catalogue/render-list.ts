import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Money, OutputOf, ParsedInputOf } from "@/lib/contract";
import { retaxed, taxContained } from "@/lib/domain/tax";
import { currency, tax } from "@/shop.config";
import type { Call } from "../call";
import { taxRate } from "./prices";
import { productsBySkus } from "./product";
import { referenceData } from "./reference-data";

/**
 * What things cost today, so that a list which was kept can show it. Where prices are entered without tax and taxed by
 * groups, they are those of the customer's group; what includes its tax already costs everybody the same.
 */
export async function renderList(
  call: Call,
  { skus, currencyCode, storeId, userGroupId }: ParsedInputOf<"renderList">,
): Promise<Result<OutputOf<"renderList">>> {
  if (currencyCode !== undefined && currencyCode !== currency.code) return notHere("currencyCode", currencyCode);
  if (storeId !== undefined && storeId !== call.storeView.storeId) return notHere("storeId", String(storeId));
  const data = await referenceData(call.pool);
  const products = await productsBySkus(call, skus);
  return ok({
    items: products.map((product) => {
      const own = taxRate(data, product.tax_class_id);
      const rate = tax.pricesIncludeTax ? own : taxRate(data, product.tax_class_id, userGroupId);
      const priced = (amount: Money): Money => (rate === own ? amount : retaxed(amount, own, rate));
      const price = priced(product.price);
      return {
        sku: product.sku,
        price,
        price_tax: taxContained(price, rate),
        original_price: priced(product.original_price),
        special_price: product.special_price === null ? null : priced(product.special_price),
        special_from_date: product.special_from_date,
        special_to_date: product.special_to_date,
        price_list: product.price_list.map((band) => ({ ...band, price_per_day: priced(band.price_per_day) })),
      };
    }),
  });
}

const notHere = (path: string, value: string) =>
  refuse("invalid_input", `${path}: not ${value} here`, { errors: [{ path, message: "not of this store view" }] });
