import type { Day, ListingInput, Money, Period } from "@/lib/contract";
import { catalogue } from "@/shop.config";
import { type PeriodProblem, parsePeriodQuery } from "./rental-period";

export type ListingSort = ListingInput["sort"];
export const SORTS: readonly ListingSort[] = [
  "updated_at:desc",
  "price:asc",
  "price:desc",
  "bestsellers:desc",
  "created_at:desc",
  "name:asc",
];
export const DEFAULT_SORT: ListingSort = "updated_at:desc";

export interface PriceBucket {
  /** As in the URL and in aggregations, one-day price in crowns: "290.0-500.0". */
  id: string;
  /** Haléře, included. */
  from: Money;
  /** Haléře, excluded; null is no end. */
  to: Money | null;
}

/** Half-open, so that no price falls into two of them. */
export const PRICE_BUCKETS: readonly PriceBucket[] = catalogue.priceRanges.map((from, index, ends) => {
  const to = ends[index + 1];
  return {
    id: `${from.toFixed(1)}-${to === undefined ? "*" : to.toFixed(1)}`,
    from: from * 100,
    to: to === undefined ? null : to * 100,
  };
});

/** Whether a one-day price (haléře) lies in a bucket; unknown ids hold nothing. */
export function inBucket(price: Money, id: string): boolean {
  const bucket = PRICE_BUCKETS.find((candidate) => candidate.id === id);
  return bucket !== undefined && price >= bucket.from && (bucket.to === null || price < bucket.to);
}

export interface ListingState {
  period: Period | null;
  /** Why the period in the URL could not be used. */
  periodProblem: PeriodProblem | null;
  partner: number | null;
  /** Bucket ids. */
  price: string[];
  /** Attribute code → chosen option keys; never an empty list. */
  attributes: Record<string, string[]>;
  sort: ListingSort;
  /** From 1. */
  page: number;
}

export type QueryRecord = Record<string, string | readonly string[] | undefined>;
/** Anything that reads like URLSearchParams, the framework's read-only one included. */
export type ListingQuery = Pick<URLSearchParams, "getAll" | "keys"> | QueryRecord;

const SYSTEM_KEYS = new Set(["dateFrom", "dateTo", "partner", "price", "sort", "page"]);
const MAX_VALUES = 100;
const MAX_VALUE_LENGTH = 64;

const isParams = (query: ListingQuery): query is Pick<URLSearchParams, "getAll" | "keys"> =>
  typeof query.getAll === "function";
const keysOf = (query: ListingQuery): string[] => (isParams(query) ? [...query.keys()] : Object.keys(query));

function textsOf(query: ListingQuery, key: string): string[] {
  if (isParams(query)) return query.getAll(key);
  const value = Object.hasOwn(query, key) ? query[key] : undefined;
  return value === undefined ? [] : typeof value === "string" ? [value] : [...value];
}

/** Values of a key, comma separated or repeated, each once. */
const valuesOf = (query: ListingQuery, key: string): string[] =>
  [
    ...new Set(
      textsOf(query, key)
        .flatMap((text) => text.split(","))
        .map((value) => value.trim()),
    ),
  ]
    // Half a surrogate pair can't be written into a URL again.
    .filter((value) => value !== "" && value.length <= MAX_VALUE_LENGTH && !/\p{Surrogate}/u.test(value))
    .slice(0, MAX_VALUES);

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/u.test(text) ? Number(text) : null;

/** Reads a listing's URL. Unknown keys and values are dropped; nothing that a visitor types throws. */
export function parseListingQuery(query: ListingQuery, today: Day, knownAttributes: readonly string[]): ListingState {
  const { period, problem } = parsePeriodQuery(
    { dateFrom: textsOf(query, "dateFrom"), dateTo: textsOf(query, "dateTo") },
    today,
  );
  const attributes = knownAttributes
    .filter((code) => !SYSTEM_KEYS.has(code))
    .map((code) => [code, valuesOf(query, code)] as const);
  const [sort] = textsOf(query, "sort");
  const page = wholeNumber(textsOf(query, "page")[0]) ?? 1;
  return {
    period,
    periodProblem: problem,
    partner: wholeNumber(textsOf(query, "partner")[0]),
    price: valuesOf(query, "price").filter((id) => PRICE_BUCKETS.some((bucket) => bucket.id === id)),
    // Made from entries, so that no code can reach the prototype.
    attributes: Object.fromEntries(attributes.filter(([, values]) => values.length > 0)),
    sort: SORTS.find((known) => known === sort) ?? DEFAULT_SORT,
    page: Math.max(page, 1),
  };
}

const encodeValues = (values: readonly string[]): string => values.map(encodeURIComponent).join(",");

/** Query text without "?", empty for a plain listing; the same state always gives the same text. */
export function listingQueryString(state: ListingState): string {
  const pairs: [string, string][] = [];
  if (state.period) pairs.push(["dateFrom", state.period.from], ["dateTo", state.period.to]);
  if (state.partner !== null) pairs.push(["partner", String(state.partner)]);
  if (state.price.length > 0) pairs.push(["price", encodeValues(state.price)]);
  for (const code of Object.keys(state.attributes).sort()) {
    const values = state.attributes[code] ?? [];
    if (values.length > 0) pairs.push([encodeURIComponent(code), encodeValues(values)]);
  }
  if (state.sort !== DEFAULT_SORT) pairs.push(["sort", state.sort]);
  if (state.page > 1) pairs.push(["page", String(state.page)]);
  return pairs.map(([key, value]) => `${key}=${value}`).join("&");
}

const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/**
 * The state after a click on a filter: price and attributes collect values, partner and sort hold one and
 * fall back when it is clicked again. Starts at the first page.
 */
export function toggleFilter(state: ListingState, code: string, value: string): ListingState {
  const next = { ...state, page: 1 };
  if (code === "price") return { ...next, price: toggled(state.price, value) };
  if (code === "partner") return { ...next, partner: String(state.partner) === value ? null : wholeNumber(value) };
  if (code === "sort") {
    const sort = SORTS.find((known) => known === value) ?? DEFAULT_SORT;
    return { ...next, sort: sort === state.sort ? DEFAULT_SORT : sort };
  }
  const { [code]: chosen = [], ...others } = state.attributes;
  const values = toggled(chosen, value);
  return { ...next, attributes: values.length > 0 ? { ...others, [code]: values } : others };
}

/** The state without any filter; period, partner and sort stay. */
export const clearFilters = (state: ListingState): ListingState => ({ ...state, price: [], attributes: {}, page: 1 });

/** Chosen filter values, for "n filters" on a button. */
export const filterCount = (state: ListingState): number =>
  state.price.length + Object.values(state.attributes).reduce((sum, values) => sum + values.length, 0);

/** Keys that campaigns and the framework add; attribute codes are lower-case words, so others can't matter. */
const TRACKING_KEY =
  /^(?:utm_\w+|_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|igshid|mc_cid|mc_eid|ref|hl)$/u;
const ATTRIBUTE_KEY = /^[a-z_]+$/u;

/** Whether nothing in the query changes a listing, so that its cached page will do. */
export const isPlainListing = (query: ListingQuery): boolean =>
  keysOf(query).every((key) => {
    const values = valuesOf(query, key);
    if (values.length === 0) return true;
    if (key === "sort") return values[0] === DEFAULT_SORT;
    if (key === "page") return values[0] === "1";
    return !SYSTEM_KEYS.has(key) && (TRACKING_KEY.test(key) || !ATTRIBUTE_KEY.test(key));
  });
