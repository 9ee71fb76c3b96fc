import type { LinkedProduct } from "@/lib/contract";
import { shownPerDay } from "@/lib/domain/pricing";
import { isOffered } from "@/lib/domain/offer";
import { readPartsOf, type RentalRow } from "@/server/repositories/rentals";
import type { ProductRow } from "@/server/repositories/products";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import { childOptions } from "./child-options";
import { configurableOptions } from "./configurable-options";
import { chargedRegularly, chargedToday } from "./prices";
import type { ReferenceData } from "./reference-data";

/** What a product names as parts of a set: things, or products of which a size is chosen. */
const partSkus = ({ links, bundle_options }: Pick<ProductRow, "links" | "bundle_options">): string[] => [
  ...new Set([
    ...links.filter(({ link_type }) => link_type === "associated").map(({ sku }) => sku),
    ...bundle_options.flatMap((option) => option.links.map(({ sku }) => sku)),
  ]),
];

/** The parts of a set as its page has to know them, by the sku that names them. */
export async function linkedProducts(
  row: ProductRow,
  call: Call,
  data: ReferenceData,
): Promise<Map<string, LinkedProduct>> {
  const skus = partSkus(row);
  if (skus.length === 0) return new Map();
  const parts = (await readPartsOf(call.pool, row.id)).filter(isOffered);
  return new Map(
    skus.flatMap((sku) => {
      const itself = parts.find((part) => part.sku === sku);
      const kinds = parts.filter((part) => part.parent_sku === sku);
      const part = itself ?? kinds[0];
      return part ? [[sku, toLinked(part, itself ? [] : kinds, call, data)]] : [];
    }),
  );
}

function toLinked(part: RentalRow, kinds: readonly RentalRow[], call: Call, data: ReferenceData): LinkedProduct {
  const name = inLanguage(part.name, call.language);
  const image = part.image?.image ?? null;
  return {
    sku: kinds.length > 0 ? part.parent_sku : part.sku,
    parentSku: part.parent_sku,
    name,
    slug: part.slug,
    url_path: part.url_path,
    type_id: part.type_id,
    charged_by: part.charged_by,
    price_list: chargedToday(part, call, data),
    deposit: part.deposit,
    image,
    options: kinds.length > 0 ? [] : childOptions(part, data, call.language),
    configurable_options: configurableOptions(kinds, call, data),
    configurable_children: kinds.map((kind) => {
      const price_list = chargedToday(kind, call, data);
      return {
        sku: kind.sku,
        name,
        status: kind.status,
        options: kind.options,
        price: shownPerDay(price_list) ?? 0,
        original_price: shownPerDay(chargedRegularly(kind, call, data)) ?? 0,
        price_list,
        deposit: kind.deposit,
        image,
      };
    }),
  };
}
