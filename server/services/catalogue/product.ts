import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { AttributeValue, LinkedProduct, Product } from "@/lib/contract";
import { rentableFrom, shortestBand, shownPerDay } from "@/lib/domain/pricing";
import { charged, type PriceTerms, type SpecialWindow, standingSpecial } from "@/lib/domain/special-price";
import { taxContained } from "@/lib/domain/tax";
import { isOffered, productProblems } from "@/lib/domain/offer";
import {
  type ProductRow,
  readProductBySku,
  readProductsByIds,
  readProductsBySkus,
} from "@/server/repositories/products";
import { inLanguage, otherLanguages } from "@/server/repositories/sql";
import type { Call } from "../call";
import { configurableOptions } from "./configurable-options";
import { linkedProducts } from "./linked-products";
import { customOptions } from "./custom-options";
import { offeredServices } from "./services";
import { pricedForGroup } from "./group-prices";
import { toImage } from "./images";
import { chargedRegularly, chargedToday, priceTax, taxRate } from "./prices";
import { type ReferenceData, referenceData, sourcesOf } from "./reference-data";

/** One product by its own or a child's sku; what is switched off is not found, what is out of stock is. */
export async function getProduct(call: Call, input: { sku: string }): Promise<Result<Product>> {
  const [data, row] = await Promise.all([
    referenceData(call.pool),
    readProductBySku(call.pool, input.sku, call.storeCode, call.today),
  ]);
  const problems = row ? productProblems(row) : ["unknown"];
  if (!row || problems.length > 0)
    return refuse("product_not_found", `no product ${input.sku} in ${call.storeCode}: ${problems.join(", ")}`, {
      details: { sku: input.sku },
    });
  const priced = await pricedForGroup(call, data, [row]);
  return ok(toProduct(priced(row), call, data, await linkedProducts(row, call, data)));
}

export async function productsByIds(call: Call, ids: number[]): Promise<Product[]> {
  const [data, rows] = await Promise.all([referenceData(call.pool), readProductsByIds(call.pool, ids, call.today)]);
  const priced = await pricedForGroup(call, data, rows);
  return rows.map((row) => toProduct(priced(row), call, data));
}

/** Products that skus name, their own or a child's; what is not offered in this store view is left out. */
export async function productsBySkus(call: Call, skus: readonly string[]): Promise<Product[]> {
  const [data, rows] = await Promise.all([
    referenceData(call.pool),
    readProductsBySkus(call.pool, skus, call.storeCode, call.today),
  ]);
  const offered = rows.filter((row) => productProblems(row).length === 0);
  const priced = await pricedForGroup(call, data, offered);
  return offered.map((row) => toProduct(priced(row), call, data));
}

/** @param parts what a set is put together from; without them its links are no more than skus */
function toProduct(
  row: ProductRow,
  call: Call,
  data: ReferenceData,
  parts: ReadonlyMap<string, LinkedProduct> = new Map(),
): Product {
  const { language } = call;
  const children = hasChildren(row) ? row.variants.filter(isOffered) : [];
  const sources = sourcesOf(data, call.storeCode);
  const image = row.images[0]?.image ?? null;
  const shortest = shortestBand(row.price_list)?.days_from ?? 1;
  return {
    id: row.id,
    sku: row.sku,
    parentSku: row.sku,
    name: inLanguage(row.name, language),
    slug: row.slug,
    url_path: row.url_path,
    type_id: row.type_id,
    status: row.status,
    visibility: row.visibility,
    short_description: inLanguage(row.short_description, language),
    description: inLanguage(row.description, language),
    other_languages: otherLanguages(
      { name: row.name, short_description: row.short_description, description: row.description },
      language,
    ),
    charged_by: row.charged_by,
    price: row.price,
    price_tax: taxContained(row.price, taxRate(data, row.tax_class_id, call.group)),
    original_price: row.original_price,
    ...specialOf(row, call, data),
    price_list: row.price_list,
    deposit: row.deposit,
    tax_class_id: row.tax_class_id,
    turnaround_days: row.turnaround_days,
    category_ids: row.category_ids,
    image,
    media_gallery: row.images.map((picture) => toImage(picture, language)),
    attributes: shownAttributes(row.attributes, call, data),
    configurable_options: configurableOptions(children, call, data),
    configurable_children: children.map((child) => ({
      sku: child.sku,
      name: inLanguage(row.name, language),
      status: child.status,
      options: child.options,
      ...childPrices({ ...child, ...windowOf(row), tax_class_id: row.tax_class_id }, shortest, call, data),
      deposit: child.deposit,
      image,
    })),
    product_links: row.links.map((link) => ({
      link_type: link.link_type,
      linked_product_type: link.type_id,
      linked_product_sku: link.sku,
      qty: link.qty,
      is_default: false,
      id: link.sku,
      ...(link.link_type === "associated" && { product: parts.get(link.sku) }),
    })),
    bundle_options: row.bundle_options.map((option) => ({
      option_id: option.option_id,
      title: inLanguage(option.title, language),
      required: option.required,
      max_units: option.max_units ?? 1,
      product_links: option.links.map((link) => ({
        link_type: "option" as const,
        linked_product_type: "simple" as const,
        linked_product_sku: link.sku,
        qty: link.qty,
        is_default: link.is_default,
        id: link.sku,
        ...(link.surcharge && { surcharge: link.surcharge }),
        product: parts.get(link.sku),
      })),
    })),
    custom_options: customOptions(row, data, call),
    priced_by_parts: row.priced_by_parts,
    additional_services: offeredServices(row.services, data, call),
    source_ids: sources
      .filter((source) => row.variants.some((variant) => variant.source_ids.includes(source.id)))
      .map((source) => source.id),
    partner: row.partner,
    review_count: row.review_count,
    review_average: row.review_average,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A configurable product has them, and a lesson that is given at several times. */
const hasChildren = ({ variants }: ProductRow): boolean =>
  variants.some(({ options }) => Object.keys(options).length > 0);

const windowOf = ({ special_from_date, special_to_date }: SpecialWindow): SpecialWindow => ({
  special_from_date,
  special_to_date,
});

/** The offer that stands today, by the cheapest of what it is for. */
function specialOf(
  row: ProductRow,
  call: Call,
  data: ReferenceData,
): Pick<Product, "special_price" | keyof SpecialWindow> {
  const specials = row.variants
    .filter(isOffered)
    .flatMap((variant) => standingSpecial({ ...variant, ...windowOf(row) }, call.today) ?? []);
  return specials.length > 0
    ? { special_price: charged(Math.min(...specials), priceTax(data, row.tax_class_id, call.group)), ...windowOf(row) }
    : { special_price: null, special_from_date: null, special_to_date: null };
}

/** @param shortest the shortest rent of the product, below which its own list has no price */
function childPrices(child: PriceTerms & { tax_class_id: number }, shortest: number, call: Call, data: ReferenceData) {
  const price_list = rentableFrom(chargedToday(child, call, data), shortest);
  const regular = rentableFrom(chargedRegularly(child, call, data), shortest);
  return { price: shownPerDay(price_list) ?? 0, original_price: shownPerDay(regular) ?? 0, price_list };
}

function shownAttributes(values: ProductRow["attributes"], call: Call, data: ReferenceData): AttributeValue[] {
  return data.attributes.flatMap((attribute) => {
    const keys = values[attribute.code];
    if (!keys || keys.length === 0 || !attribute.is_visible) return [];
    const labels = keys.map(
      (key) => inLanguage(attribute.options.find((option) => option.value === key)?.label, call.language) || key,
    );
    return [
      {
        attribute_code: attribute.code,
        label: inLanguage(attribute.label, call.language),
        other_languages: otherLanguages({ label: attribute.label }, call.language),
        values: keys,
        value_labels: labels,
      },
    ];
  });
}
