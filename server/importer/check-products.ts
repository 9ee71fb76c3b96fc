import { groupByCode, isDefaultGroup } from "@/lib/domain/customer-group";
import { findStoreView } from "@/lib/store-views";
import { urlPathProblem } from "./check-basics";
import type { Known } from "./known";
import { codesOf, type Named, noSuchLink, urlPathOf } from "./named";
import { priceListProblem } from "./prices";
import type { Problem } from "./problems";
import type { Sourced } from "./take-record";
import type { PlacedCategory } from "./write/categories";

type Report = (field: string, message: string) => void;
type Product = Sourced<"products">["record"];

const isSet = (type: Product["type_id"]): boolean => type === "bundle" || type === "grouped";

/** References and rules that one record's schema can't see. */
export function checkProducts(
  products: readonly Sourced<"products">[],
  {
    known,
    categories,
    named,
    isWhole,
  }: {
    known: Known;
    categories: Map<number, PlacedCategory>;
    named: Named;
    /** No later part brings what these products may name. */
    isWhole: boolean;
  },
  problems: Problem[],
): void {
  const own = new Set(products.flatMap(({ record }) => codesOf(record)));
  const rentable = new Set([
    ...named.variants.keys(),
    ...products.flatMap(({ record }) =>
      record.children.length > 0 ? record.children.map((child) => child.sku) : [record.sku],
    ),
  ]);
  const owners = new Map(named.owners);
  const urls = new Map<string, string>([
    ...[...categories.values()].map((category) => [category.url_path, `category ${category.id}`] as const),
    ...named.urls,
  ]);

  for (const sourced of products) {
    const { record } = sourced;
    const report: Report = (field, message) => void problems.push({ ...sourced, field, message });
    for (const [index, sku] of codesOf(record).entries()) {
      const field = index === 0 ? "sku" : `children.${index - 1}.sku`;
      const owner = owners.get(sku) ?? named.variants.get(sku);
      if (owners.has(sku) || (owner !== undefined && owner !== record.sku))
        report(field, `${sku} belongs to ${owner ?? "another product"} already`);
      owners.set(sku, record.sku);
    }
    checkReferences(record, known, categories, report);
    checkRental(record, rentable, report);
    for (const [index, link] of record.links.entries()) {
      const exists = rentable.has(link.sku) || own.has(link.sku) || named.products.has(link.sku);
      // What may still come is looked for when all is written.
      if (!exists && isWhole) report(`links.${index}.sku`, noSuchLink(link.sku, link.link_type));
    }
    const url = urlPathOf(record, categories);
    const urlProblem = urlPathProblem(url);
    if (urlProblem) report("url_path", urlProblem);
    const taken = urls.get(url);
    if (taken) report("url_path", `${url} is taken by ${taken}`);
    urls.set(url, record.sku);
  }
}

function checkReferences(record: Product, known: Known, categories: Map<number, PlacedCategory>, report: Report): void {
  for (const [index, id] of record.category_ids.entries())
    if (!categories.has(id)) report(`category_ids.${index}`, `no category ${id}`);
  for (const [index, code] of record.store_codes.entries())
    if (!findStoreView(code)) report(`store_codes.${index}`, `no store view ${code}`);
  for (const [index, code] of record.services.entries())
    if (!known.services.has(code)) report(`services.${index}`, `no service ${code}`);
  const checkOption = (field: string, code: string, value: string): void => {
    const attribute = known.attributes.get(code);
    if (!attribute) report(field, `no attribute ${code}`);
    else if (!attribute.options.has(value)) report(field, `attribute ${code} has no option ${value}`);
  };
  for (const [code, values] of Object.entries(record.attributes))
    for (const value of [values].flat()) checkOption(`attributes.${code}`, code, value);
  for (const [index, child] of record.children.entries())
    for (const [code, value] of Object.entries(child.options))
      checkOption(`children.${index}.options.${code}`, code, value);
  const stocks = [
    { field: "stock", stock: record.stock },
    ...record.children.map((child, index) => ({ field: `children.${index}.stock`, stock: child.stock })),
  ];
  for (const { field, stock } of stocks)
    for (const source of Object.keys(stock))
      if (!known.sources.has(source)) report(`${field}.${source}`, `no source ${source}`);
}

function checkRental(record: Product, rentable: Set<string>, report: Report): void {
  if (record.type_id === "configurable" && record.children.length === 0)
    report("children", "a configurable product needs children");
  // Times of a lesson, each with its own places, are its children.
  const isLesson = record.type_id === "virtual" && record.charged_by === "time";
  if (record.type_id !== "configurable" && !isLesson && record.children.length > 0)
    report("children", `a ${record.type_id} product has none`);
  if (
    isSet(record.type_id) &&
    record.price_list.length === 0 &&
    (record.special_price ?? record.final_price) !== undefined
  )
    report("special_price", "a set without a price list has the offers of its parts");
  for (const [field, tiers] of [
    ["tier_prices", record.tier_prices ?? []] as const,
    ...record.children.map((child, index) => [`children.${index}.tier_prices`, child.tier_prices ?? []] as const),
  ])
    for (const [index, { group: code }] of tiers.entries()) {
      const group = groupByCode(code);
      if (!group) report(`${field}.${index}.group`, `no customer group ${code}`);
      else if (isDefaultGroup(group)) report(`${field}.${index}.group`, `${code} pays what the price list says`);
    }
  if (isSet(record.type_id) && record.price_list.length === 0 && record.tier_prices?.length)
    report("tier_prices", "a set without a price list costs what its parts do");
  if (record.special_from_date && record.special_to_date && record.special_to_date < record.special_from_date)
    report("special_to_date", "lies before special_from_date");
  if (record.price_list.length === 0 && !isSet(record.type_id) && !record.children.every((child) => child.price_list))
    report("price_list", "needs at least one band");
  for (const [index, { field, bands }] of [
    { field: "price_list", bands: record.price_list },
    ...record.children.map((child) => ({ field: "price_list", bands: child.price_list ?? [] })),
  ].entries()) {
    const problem = priceListProblem(bands);
    if (problem) report(index === 0 ? field : `children.${index - 1}.${field}`, problem);
  }
  const choices = record.children.map((child) => JSON.stringify(Object.entries(child.options).sort()));
  if (new Set(choices).size < choices.length) report("children", "two children have the same options");
  if (record.type_id === "bundle" && record.bundle_options.length === 0)
    report("bundle_options", "a bundle needs options");
  if (record.type_id === "grouped" && !record.links.some((link) => link.link_type === "associated"))
    report("links", "a grouped product needs associated ones");
  if ((record.type_id === "downloadable") !== record.downloads.length > 0)
    report("downloads", "a downloadable product is sold as files, and no other is");
  if (isSet(record.type_id) && record.custom_options.length > 0)
    report("custom_options", "what is written belongs to a part of a set, not to the set");
  for (const [index, option] of record.bundle_options.entries()) {
    if (option.max_units > 1 && record.price_list.length > 0)
      report(`bundle_options.${index}.max_units`, "a set with a price of its own would give the further units away");
    for (const [place, link] of option.links.entries())
      if (!rentable.has(link.sku))
        report(`bundle_options.${index}.links.${place}.sku`, `nothing to rent under ${link.sku}`);
  }
}
