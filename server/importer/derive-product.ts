import { createHash } from "node:crypto";
import { toHalere } from "@/lib/contract/rounding";
import { groupByCode, type TierPrice } from "@/lib/domain/customer-group";
import { oneDayPrice } from "@/lib/domain/pricing";
import type { EnteredBand } from "@/lib/domain/special-price";
import { inLanguage } from "@/server/repositories/sql";
import type { StoredDownload } from "@/server/repositories/orders";
import type { StoredImage } from "@/server/images/store";
import type { Known } from "./known";
import { toHtml } from "./markdown";
import { urlPathOf } from "./named";
import { toPriceList } from "./prices";
import type { Sourced } from "./take-record";
import type { PlacedCategory } from "./write/categories";

type Product = Sourced<"products">["record"];
const languages = ["cs", "en", "de", "it"] as const;

export interface DerivedVariant {
  sku: string;
  product_sku: string;
  options: Record<string, string>;
  facets: number[];
  status: number;
  /** As entered; listings' prices are worked out when everything is written. */
  price_list: EnteredBand[];
  special_price: number | null;
  final_price: number | null;
  tiers: TierPrice[];
  price: number;
  deposit: number;
  position: number;
}
export interface Part {
  sku: string;
  units: number;
}
export interface DerivedProduct {
  /** Columns of `product`. */
  row: Record<string, unknown> & { sku: string };
  variants: DerivedVariant[];
  parts: Part[];
  categories: { category_id: number; is_direct: boolean; position: number }[];
  links: { link_type: string; linked_sku: string; units: number; position: number }[];
}

/** What a product is derived with: the rest of the catalogue. */
interface Surroundings {
  known: Known;
  categories: Map<number, PlacedCategory>;
  pictures: Map<string, StoredImage>;
  downloads: Map<string, StoredDownload>;
  /** Absolute name of a file that the record names. */
  fileOf: (file: string) => string;
}

/** What a set is by default: all of a group, and of each bundle option its default or first choice. */
export function partsOf(record: Product): Part[] {
  const links =
    record.type_id === "grouped"
      ? record.links.filter((link) => link.link_type === "associated")
      : record.type_id === "bundle"
        ? record.bundle_options
            .filter((option) => option.required)
            .flatMap((option) => option.links.find((link) => link.is_default) ?? option.links[0] ?? [])
        : [];
  const units = new Map<string, number>();
  for (const link of links) units.set(link.sku, (units.get(link.sku) ?? 0) + Math.max(1, link.qty));
  return [...units].map(([sku, count]) => ({ sku, units: count }));
}

const halere = (crowns: number | undefined): number | null => (crowns === undefined ? null : toHalere(crowns));

/** Of a group that is configured, as was checked. */
const toTier = (tier: NonNullable<Product["tier_prices"]>[number]): TierPrice => ({
  group_id: groupByCode(tier.group)?.id ?? 0,
  price: toHalere(tier.price),
  special_from_date: tier.special_from_date ?? null,
  special_to_date: tier.special_to_date ?? null,
});

type Child = Omit<Product["children"][number], "stock">;

export function variantsOf(record: Product, known: Known): DerivedVariant[] {
  const facetsOf = (options: Record<string, string>): number[] =>
    Object.entries(options).flatMap(([code, value]) => known.attributes.get(code)?.options.get(value)?.id ?? []);
  const own: Child[] =
    record.children.length > 0 ? record.children : [{ sku: record.sku, options: {}, status: record.status }];
  return own.map((child, position) => {
    const priceList = toPriceList(child.price_list ?? record.price_list);
    // An offer is one on a price list: a child with another list has its own offers or none.
    const inherited = child.price_list ? undefined : record;
    return {
      sku: child.sku,
      product_sku: record.sku,
      options: child.options,
      facets: facetsOf(child.options),
      status: child.status,
      price_list: priceList,
      special_price: halere(child.special_price ?? inherited?.special_price),
      final_price: halere(child.final_price ?? inherited?.final_price),
      tiers: (child.tier_prices ?? inherited?.tier_prices ?? []).map(toTier),
      price: oneDayPrice(priceList) ?? 0,
      deposit: toHalere(child.deposit ?? record.deposit),
      position,
    };
  });
}

/** Everything that reading wants to find ready: prices, facets, taglines, words to search. */
export function deriveProduct(sourced: Sourced<"products">, around: Surroundings): DerivedProduct {
  const { record } = sourced;
  const { known } = around;
  const variants = variantsOf(record, known);
  const parts = partsOf(record);
  const attributes = Object.fromEntries(
    Object.entries(record.attributes).map(([code, values]) => [code, [values].flat()]),
  );
  const facets = Object.entries(attributes).flatMap(([code, values]) =>
    values.flatMap((value) => known.attributes.get(code)?.options.get(value)?.id ?? []),
  );
  const content = {
    sku: record.sku,
    type_id: record.type_id,
    name: record.name,
    slug: record.slug,
    url_path: urlPathOf(record, around.categories),
    short_description: record.short_description,
    description: toHtml(record.description),
    status: record.status,
    visibility: record.visibility,
    store_codes: record.store_codes,
    charged_by: record.charged_by ?? (record.type_id === "downloadable" ? "piece" : "day"),
    special_from_date: record.special_from_date ?? null,
    special_to_date: record.special_to_date ?? null,
    tax_class_id: record.tax_class_id,
    turnaround_days: record.turnaround_days,
    partner: record.partner,
    attributes,
    tagline: taglineOf(attributes, known),
    facets,
    images: record.images.flatMap(({ file, label }) => {
      const picture = around.pictures.get(around.fileOf(file));
      return picture ? [{ ...picture, ...(label ? { label } : {}) }] : [];
    }),
    bundle_options: record.bundle_options.map(({ links, ...option }) => ({
      ...option,
      links: links.map(({ surcharge, ...link }) => ({ ...link, surcharge: toHalere(surcharge) })),
    })),
    custom_options: record.custom_options.map((option) => ({
      ...option,
      price: toHalere(option.price),
      values: option.values.map(({ option_type_id: id, ...value }) => ({
        ...value,
        option_type_id: String(id),
        price: toHalere(value.price),
      })),
    })),
    priced_by_parts: parts.length > 0 && record.price_list.length === 0,
    downloads: record.downloads.flatMap((file) => around.downloads.get(around.fileOf(file)) ?? []),
    services: record.services,
    popularity: record.popularity,
  };
  const categories = categoriesOf(record, around.categories);
  const links = record.links.map((link, position) => ({
    link_type: link.link_type,
    linked_sku: link.sku,
    units: Math.max(1, link.qty),
    position,
  }));
  const hash = createHash("sha256")
    .update(JSON.stringify([content, categories, links, parts, variants]))
    .digest("hex");
  return { row: { ...content, record_hash: hash, created_at: record.created_at }, variants, parts, categories, links };
}

/** "Allmountain, pokročilí": German keeps the capitals of its nouns. A language that has no word of it has none. */
function taglineOf(attributes: Record<string, string[]>, known: Known): Record<string, string> {
  const labels = [...known.attributes.values()]
    .filter((attribute) => attribute.in_tagline)
    .flatMap((attribute) =>
      (attributes[attribute.code] ?? []).flatMap((value) => attribute.options.get(value)?.label ?? []),
    );
  const spoken = languages.filter((language) => language === "cs" || labels.some((label) => language in label));
  return Object.fromEntries(
    spoken.map((language) => [
      language,
      labels
        .map((label) => inLanguage(label, language))
        .map((text, index) =>
          index === 0 || language === "de" ? text : text.charAt(0).toLocaleLowerCase(language) + text.slice(1),
        )
        .join(", "),
    ]),
  );
}

function categoriesOf(record: Product, categories: Map<number, PlacedCategory>): DerivedProduct["categories"] {
  const direct = record.category_ids.map((category_id, position) => ({ category_id, is_direct: true, position }));
  const above = new Set(record.category_ids.flatMap((id) => (categories.get(id)?.path ?? "").split("/").map(Number)));
  return [
    ...direct,
    ...[...above]
      .filter((id) => !record.category_ids.includes(id))
      .map((category_id) => ({ category_id, is_direct: false, position: 0 })),
  ];
}
