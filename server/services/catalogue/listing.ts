import type { Aggregations, ListingInput, Period, ProductCard, ProductListing } from "@/lib/contract";
import { LISTING_SPECIALS } from "@/lib/contract/listing-specials";
import { AGGREGATION_SIZE, SHORT_AGGREGATIONS } from "@/lib/contract/limits";
import { addDays } from "@/lib/domain/days";
import { DEFAULT_SORT, splitFilters } from "@/lib/domain/filters";
import { branchOf, formatPlace, parsePlace, type Place } from "@/lib/domain/place";
import { inBucket, PRICE_BUCKETS } from "@/lib/domain/price-buckets";
import { periodProblem, rentalDays } from "@/lib/domain/rental-period";
import { asWritten } from "@/lib/domain/search-words";
import { readListing } from "@/server/repositories/listing";
import type { CardRow, ListingCriteria, ListingRows } from "@/server/repositories/listing-criteria";
import { inLanguage, otherLanguages } from "@/server/repositories/sql";
import { catalogue } from "@/shop.config";
import { refuse, ok, type Result } from "@/lib/contract/errors";
import type { Call } from "../call";
import { gapOf } from "./listing-gap";
import { relaxedCounts } from "./listing-relaxed";
import { toImage } from "./images";
import { type ReferenceData, referenceData, sourcesOf } from "./reference-data";
import { planSearch } from "./search-plan";
import { servableFor } from "./servable";

/** A sort as the wire writes it, `field:direction`. */
function toSort(sort: ListingInput["sort"], search: string | undefined): ListingCriteria["sort"] {
  const [field, direction] = (sort ?? (search ? "relevance:desc" : DEFAULT_SORT)).split(":") as [
    "updated_at" | "created_at" | "price" | "name" | "bestsellers" | "relevance",
    "asc" | "desc",
  ];
  return { by: field === "bestsellers" ? "popularity" : field, descending: direction === "desc" };
}

/**
 * Cards, total and facets of a category or a search; with a period only what is free on all its days.
 * @param options.withGap whether to look for what is nearest where there is nothing; of things that are named nobody
 * asks for others
 * @param options.among how many of what is found are looked at first, the most popular ones, where a few cards are
 * enough, and how many at most where hardly any of those is free; where there is more, the first number is the total
 */
export async function listProducts(
  call: Call,
  input: ListingInput,
  { withGap = !input.skus, among }: { withGap?: boolean; among?: { first: number; most: number } } = {},
): Promise<Result<ProductListing>> {
  if (Boolean(input.dateFrom) !== Boolean(input.dateTo))
    return refuse("invalid_period", "a period needs both ends", { details: { problem: "incomplete" } });
  const { dateFrom: from, dateTo: to } = input;
  const period = from && to ? { from, to } : null;
  const problem = period ? periodProblem(period, call.today) : null;
  if (problem) return refuse("invalid_period", `the period is ${problem}`, { details: { problem } });

  const data = await referenceData(call.pool);
  const search = input.search ? await planSearch(call.pool, data, input.search, call.language) : undefined;
  const chosen = chosenFilters(call, data, input);
  const withFacets =
    input.categoryId !== undefined || input.search !== undefined || chosen.groups.length + chosen.prices.length > 0;
  const wish = { period, place: chosen.place };
  const criteria = criteriaOf(call, data, input, { chosen, period, search, withFacets });
  const few = await readListing(call.pool, { ...criteria, among: among?.first });
  // Hardly any of those is free then: others may be.
  const rows =
    few.isCut && few.total < input.size ? await readListing(call.pool, { ...criteria, among: among?.most }) : few;
  const countOf = async (other: ListingInput, days: Period | null, unruled?: readonly string[]): Promise<number> => {
    const narrowed = { chosen: chosenFilters(call, data, other), period: days, search, withFacets: false };
    const page = { ...other, size: 1, start: 0 };
    return (await readListing(call.pool, criteriaOf(call, data, page, narrowed, unruled))).total;
  };
  const count = (place: Place, other: Period | null, unruled?: readonly string[]): Promise<number> =>
    countOf({ ...input, place: formatPlace(place) }, other, unruled);
  const newSince = newSinceOf(call);
  return ok({
    items: rows.cards.map((row) => toCard(row, call, newSince)),
    total: rows.isCut ? Math.max(rows.total, among?.first ?? 0) : rows.total,
    start: input.start,
    perPage: input.size,
    aggregations: withFacets
      ? { ...toAggregations(data, rows.facets, rows.prices, call), ...specialBuckets(rows.specials) }
      : {},
    unknown_filters: chosen.unknown,
    unknown_words: (search?.unknown ?? []).map((word) => asWritten(input.search ?? "", word)),
    branch: chosen.only.source ?? null,
    partner_elsewhere: chosen.partnerElsewhere,
    gap: !withGap ? null : await gapOf(call, data, chosen.sources, wish, rows.total, count),
    relaxed: withGap && rows.total === 0 ? await relaxedCounts(input, period, countOf) : null,
  });
}

const newSinceOf = (call: Call): string => addDays(call.today, -catalogue.newForDays);

/** How many things each word would leave; what it is called, the screens say. */
function specialBuckets(counts: ListingRows["specials"]): Aggregations {
  const found = new Map(counts);
  const buckets = LISTING_SPECIALS.flatMap((key) => {
    const doc_count = found.get(key) ?? 0;
    return doc_count > 0 ? [{ key, label: key, doc_count }] : [];
  });
  return buckets.length > 0 ? { special: { buckets } } : {};
}

interface Narrowed {
  chosen: ReturnType<typeof chosenFilters>;
  period: Period | null;
  search: ListingCriteria["search"];
  withFacets: boolean;
}

function criteriaOf(
  call: Call,
  data: ReferenceData,
  input: ListingInput,
  { chosen, period, search, withFacets }: Narrowed,
  unruled: readonly string[] = [],
): ListingCriteria {
  const wish = { period, place: chosen.place };
  return {
    ...servableFor(call, data, sourcesOf(data, call.storeCode, chosen.only), wish, unruled),
    storeCode: call.storeCode,
    today: call.today,
    language: call.language,
    categoryId: input.categoryId,
    search,
    narrowedBy: chosen.narrowedBy,
    skus: input.skus,
    keepsTaken: period !== null && input.taken === "kept",
    period: period ? { ...period, days: rentalDays(period) } : undefined,
    groups: chosen.groups,
    prices: chosen.prices,
    specials: { newSince: newSinceOf(call), chosen: input.special ?? null },
    withFacets,
    sort: toSort(input.sort, input.search),
    size: input.size,
    start: input.start,
  };
}

/** What of the filters this store view knows, as the query wants it; an old link never leads to an empty page. */
function chosenFilters(
  call: Call,
  data: ReferenceData,
  { attributes = {}, price = [], partner, source, place: placeText, fit }: ListingInput,
) {
  const filters = splitFilters(Object.entries(attributes), (code) =>
    data.attributeByCode.get(code)?.options.map(({ value }) => value),
  );
  const ranges = splitFilters([["price", price]], () => PRICE_BUCKETS.map(({ id }) => id));
  const sources = sourcesOf(data, call.storeCode);
  const hasPartner = sources.some(({ partner_id }) => partner_id === partner);
  const hasSource = sources.some(({ id }) => id === source);
  const place = placeText === undefined ? undefined : parsePlace(placeText, sources);
  const branch = place ? branchOf(place, sources) : undefined;
  // The place wins over a partner's link, so a partner who has nothing there narrows nothing.
  const partnerElsewhere = hasPartner && branch !== undefined && branch.partner_id !== partner;
  const only = {
    partner: hasPartner && !partnerElsewhere ? partner : undefined,
    source: hasSource ? source : branch?.id,
  };
  return {
    groups: filters.known.map(([code, values]): ListingCriteria["groups"][number] => {
      const { options = [], is_variant = false } = data.attributeByCode.get(code) ?? {};
      return {
        optional: fit === "on" && is_variant,
        chosen: options.filter(({ value }) => values.includes(value)).map(({ id }) => id),
        all: options.map(({ id }) => id),
      };
    }),
    prices: PRICE_BUCKETS.filter(({ id }) => ranges.known[0]?.[1].includes(id)),
    only,
    place: place ?? undefined,
    sources: only.partner === undefined ? sources : sources.filter(({ partner_id }) => partner_id === only.partner),
    narrowedBy: only.partner !== undefined || hasSource ? ("filter" as const) : branch ? ("place" as const) : null,
    partnerElsewhere,
    unknown: [
      ...filters.unknown,
      ...ranges.unknown,
      ...(partner === undefined || hasPartner ? [] : [{ code: "partner", value: String(partner) }]),
      ...(source === undefined || hasSource ? [] : [{ code: "source", value: source }]),
      ...(place === null && placeText ? [{ code: "place", value: placeText }] : []),
    ],
  };
}

const toCard = (row: CardRow, call: Call, newSince: string): ProductCard => ({
  id: row.id,
  sku: row.sku,
  name: inLanguage(row.name, call.language),
  slug: row.slug,
  url_path: row.url_path,
  type_id: row.type_id,
  tagline: inLanguage(row.tagline, call.language),
  other_languages: otherLanguages({ name: row.name, tagline: row.tagline }, call.language),
  charged_by: row.charged_by,
  price: row.price,
  original_price: row.original_price,
  price_list: row.price_list,
  price_varies: row.price_varies,
  deposit: row.deposit,
  image: row.image ? toImage(row.image, call.language) : null,
  variant_count: row.variant_count,
  free_units: row.free_at && Math.max(0, ...row.free_at.map(({ free }) => free)),
  free_at: row.free_at,
  review_count: row.review_count,
  review_average: row.review_average,
  is_new: row.created_at >= newSince,
});

const isShort = (code: string): boolean => SHORT_AGGREGATIONS.codes.some((short) => short === code);

/** As many values of a facet as are counted: the most frequent ones, in the attribute's own order. */
function mostFrequent<B extends { doc_count: number }>(code: string, buckets: B[]): B[] {
  const size = isShort(code) ? SHORT_AGGREGATIONS.size : AGGREGATION_SIZE;
  const kept = new Set([...buckets].sort((a, b) => b.doc_count - a.doc_count).slice(0, size));
  return buckets.filter((bucket) => kept.has(bucket));
}

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
    if (buckets.length > 0) result[attribute.code] = { buckets: mostFrequent(attribute.code, buckets) };
  }
  const priceBuckets = PRICE_BUCKETS.map((bucket) => ({
    key: bucket.id,
    label: bucket.id,
    doc_count: prices.reduce((sum, [price, products]) => (inBucket(price, bucket) ? sum + products : sum), 0),
  })).filter((bucket) => bucket.doc_count > 0);
  if (priceBuckets.length > 0) result.price = { buckets: priceBuckets };
  return result;
}
