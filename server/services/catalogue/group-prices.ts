import { hasOwnPrices } from "@/lib/domain/customer-group";
import { shownPrice } from "@/lib/domain/shown-price";
import { readPricedByIds } from "@/server/repositories/priced-products";
import type { ProductRow } from "@/server/repositories/products";
import type { Call } from "../call";
import { chargedRegularly, chargedToday } from "./prices";
import type { ReferenceData } from "./reference-data";

type Row = Pick<ProductRow, "id" | "price" | "price_list" | "original_price">;

/**
 * Products with what they cost the caller's group, worked out as an import works out what they cost everybody: what it
 * has written is for visitors. For them, and for groups that pay the same, nothing is read.
 */
export async function pricedForGroup(
  call: Call,
  data: ReferenceData,
  rows: readonly Row[],
): Promise<<R extends Row>(row: R) => R> {
  if (!call.group || !hasOwnPrices(call.group)) return (row) => row;
  const products = await readPricedByIds(
    call.pool,
    rows.map(({ id }) => id),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return (row) => {
    const product = byId.get(row.id);
    const today = product && shownPrice(product, (thing) => chargedToday(thing, call, data));
    const regular = product && shownPrice(product, (thing) => chargedRegularly(thing, call, data));
    return {
      ...row,
      price: today?.price ?? 0,
      price_list: today?.priceList ?? [],
      original_price: regular?.price ?? 0,
    };
  };
}
