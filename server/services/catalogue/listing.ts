import type { Aggregations, ListingInput, ProductCard, ProductListing } from "@/lib/contract";
import { addDays } from "@/lib/domain/days";
import { PRICE_BUCKETS } from "@/lib/domain/filters";
import { periodProblem, rentalDays } from "@/lib/domain/rental-period";
import { readListing } from "@/server/repositories/listing";
import type { CardRow, ListingCriteria } from "@/server/repositories/listing-criteria";
import { inLanguage } from "@/server/repositories/sql";
import { catalogue } from "@/shop.config";
import { refuse, ok, type Result } from "@/lib/contract/errors";
import type { Call } from "../call";
import { toImage } from "./images";
import { type ReferenceData, referenceData, sourcesOf } from "./reference-data";
import { searchWords } from "./search-words";

const sorts = {
  "updated_at:desc": "updated_at",
  "price:asc": "price:asc",
  "price:desc": "price:desc",
  "bestsellers:desc": "bestsellers",
  "created_at:desc": "created_at",
  "name:asc": "name",
} as const satisfies Record<ListingInput["sort"], ListingCriteria["sort"]>;

/** Cards, total and facets of a category or a search; with a period only what is free on all its days. */
export async function listProducts(call: Call, input: ListingInput): Promise<Result<ProductListing>> {
  const period = input.dateFrom && input.dateTo ? { from: input.dateFrom, to: input.dateTo } : null;
  if (Boolean(input.dateFrom) !== Boolean(input.dateTo))
    return refuse("invalid_period", "a period needs both ends", { details: { problem: "incomplete" } });
  const problem = period ? periodProblem(period, call.today) : null;
  if (problem) return refuse("invalid_period", `the period is ${problem}`, { details: { problem } });

  const data = await referenceData(call.pool);
  const groups = chosenGroups(data, input.attributes ?? {});
  // A link to a partner that is gone shows the whole shop, not an empty one.
  const only = {
    source: input.source,
    partner: data.partners.some(({ id }) => id === input.partner) ? input.partner : undefined,
  };
  const prices = PRICE_BUCKETS.filter((bucket) => input.price?.includes(bucket.id));
  const withFacets = input.categoryId !== undefined || input.search !== undefined || groups.length + prices.length > 0;
  const rows = await readListing(call.pool, {
    storeCode: call.storeCode,
    language: call.language,
    categoryId: input.categoryId,
    search: input.search ? searchWords(data, input.search) : undefined,
    sourceIds: sourcesOf(data, call.storeCode, only).map((source) => source.id),
    sourcesNarrowed: only.partner !== undefined || only.source !== undefined,
    period: period ? { ...period, days: rentalDays(period) } : undefined,
    groups,
    prices,
    withFacets,
    sort: sorts[input.sort],
    size: input.size,
    start: input.start,
  });
  const newSince = addDays(call.today, -catalogue.newForDays);
  return ok({
    items: rows.cards.map((row) => toCard(row, call, newSince)),
    total: rows.total,
    start: input.start,
    perPage: input.size,
    aggregations: withFacets ? toAggregations(data, rows.facets, rows.prices, call) : {},
  });
}

/** Unknown codes choose nothing; unknown values of a known code leave nothing to match. */
function chosenGroups(data: ReferenceData, attributes: Record<string, string[]>): ListingCriteria["groups"] {
  return Object.entries(attributes).flatMap(([code, values]) => {
    const attribute = data.attributeByCode.get(code);
    if (!attribute || values.length === 0) return [];
    const chosen = attribute.options.filter((option) => values.includes(option.value)).map((option) => option.id);
    return [{ chosen, all: attribute.options.map((option) => option.id) }];
  });
}

const toCard = (row: CardRow, call: Call, newSince: string): ProductCard => ({
  id: row.id,
  sku: row.sku,
  name: row.name,
  slug: row.slug,
  url_path: row.url_path,
  type_id: row.type_id,
  tagline: row.tagline,
  price: row.price,
  price_list: row.price_list,
  deposit: row.deposit,
  image: row.image ? toImage(row.image, call.language) : null,
  variant_count: row.variant_count,
  free_units: row.free_units,
  review_count: row.review_count,
  review_average: row.review_average,
  is_new: row.created_at >= newSince,
});

export function toAggregations(
  data: ReferenceData,
  facets: [number, number][],
  prices: [number, number][],
  call: Call,
): Aggregations {
  const counts = new Map(facets);
  const result: Aggregations = {};
  for (const attribute of data.attributes) {
    if (!attribute.is_filterable) continue;
    const buckets = attribute.options.flatMap((option) => {
      const count = counts.get(option.id);
      return count ? [{ key: option.value, label: inLanguage(option.label, call.language), doc_count: count }] : [];
    });
    if (buckets.length > 0) result[attribute.code] = { buckets };
  }
  const priceBuckets = PRICE_BUCKETS.map((bucket) => ({
    key: bucket.id,
    label: bucket.id,
    doc_count: prices.reduce(
      (sum, [price, products]) =>
        price >= bucket.from && (bucket.to === null || price < bucket.to) ? sum + products : sum,
      0,
    ),
  })).filter((bucket) => bucket.doc_count > 0);
  if (priceBuckets.length > 0) result.price = { buckets: priceBuckets };
  return result;
}
