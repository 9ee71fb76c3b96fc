import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { OutputOf, ParsedInputOf } from "@/lib/contract";
import { currency } from "@/shop.config";
import { claimedGroup } from "../account/caller-group";
import type { Call } from "../call";
import { taxRate } from "./prices";
import { productsBySkus } from "./product";
import { referenceData } from "./reference-data";

/** What things cost today, so that a list which was kept can show it: everybody, or the group that the caller is in. */
export async function renderList(
  call: Call,
  { skus, currencyCode, storeId, userGroupId }: ParsedInputOf<"renderList">,
): Promise<Result<OutputOf<"renderList">>> {
  if (currencyCode !== undefined && currencyCode !== currency.code) return notHere("currencyCode", currencyCode);
  if (storeId !== undefined && storeId !== call.storeView.storeId) return notHere("storeId", String(storeId));
  const data = await referenceData(call.pool);
  const group = await claimedGroup(call, userGroupId);
  const products = await productsBySkus({ ...call, group }, skus);
  return ok({
    items: products.map((product) => ({
      sku: product.sku,
      type_id: product.type_id,
      charged_by: product.charged_by,
      price: product.price,
      price_tax: product.price_tax,
      tax_rate: taxRate(data, product.tax_class_id, group),
      original_price: product.original_price,
      special_price: product.special_price,
      special_from_date: product.special_from_date,
      special_to_date: product.special_to_date,
      price_list: product.price_list,
      price_varies: new Set(product.configurable_children.map((child) => JSON.stringify(child.price_list))).size > 1,
    })),
  });
}

const notHere = (path: string, value: string) =>
  refuse("invalid_input", `${path}: not ${value} here`, { errors: [{ path, message: "not of this store view" }] });
