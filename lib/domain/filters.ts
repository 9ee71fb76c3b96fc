import type { Attribute, Day, Period } from "@/lib/contract";
import { MAX_FILTERS, MAX_CODE, MAX_FILTER_VALUES } from "@/lib/contract/limits";
import { LISTING_SORTS, type ListingSort } from "@/lib/contract/listing-sorts";
import { LISTING_SPECIALS, type ListingSpecial } from "@/lib/contract/listing-specials";
import { ANYWHERE, formatPlace, parsePlace, type Place } from "./place";
import { PRICE_BUCKETS } from "./price-buckets";
import { type PeriodProblem, parsePeriodQuery } from "./rental-period";

/** The order of a listing that is no search. */
export const DEFAULT_SORT: ListingSort = "updated_at:desc";

/** Something of a query that the shop doesn't know: a value of a filter, or, without one, the filter itself. */
export interface UnknownFilter {
  code: string;
  value: string | null;
}

export interface ListingState {
  period: Period | null;
  /** Why the period in the URL could not be used. */
  periodProblem: PeriodProblem | null;
  place: Place;
  partner: number | null;
  /** Things on offer, or new ones. */
  special: ListingSpecial | null;
  /** Bucket ids. */
  price: string[];
  /** Attribute code → chosen option keys; never an empty list. */
  attributes: Record<string, string[]>;
  /** Null is the listing's own: what fits best in a search, newest first elsewhere. */
  sort: ListingSort | null;
  /**
   * Sizes are the renter's own: what comes in no such size stays. False: they are not wanted here; null: nobody said.
   */
  fit: boolean | null;
  /** From 1. */
  page: number;
  /** What stands in the address, changes nothing, and is told. */
  unknown: UnknownFilter[];
}

/** What a listing of this shop can be narrowed by. */
export interface KnownFilters {
  attributes: readonly Pick<Attribute, "attribute_code" | "options">[];
  partners: readonly number[];
  /** Branches that things can be had at. */
  branches: readonly { id: string }[];
}

export type QueryRecord = Record<string, string | readonly string[] | undefined>;
/** Anything that reads like URLSearchParams, the framework's read-only one included. */
export type ListingQuery = Pick<URLSearchParams, "getAll" | "keys"> | QueryRecord;

const SYSTEM_KEYS = new Set(["dateFrom", "dateTo", "place", "partner", "special", "price", "sort", "fit", "page"]);
/** Keys of a search, of the planner and of the cart's source: they stand beside a listing's own. */
const NEIGHBOUR_KEYS = new Set(["q", "category", "source"]);
/** Keys that campaigns and the framework add. */
const TRACKING_PREFIX = /^(?:utm|gad|hsa|mc)?_/u;
const TRACKING_KEYS = new Set(
  (
    "gclid gclsrc gbraid wbraid dclid srsltid fbclid msclkid yclid ttclid twclid li_fat_id igshid epik sznclid " +
    "mkt_tok ref hl"
  ).split(" "),
);
/** Attribute codes are lower-case words, so nothing else can name a filter. */
const ATTRIBUTE_KEY = /^[a-z_]{1,64}$/u;

/** Whether a key of a query can name an attribute: an attribute of another code could never be filtered by. */
export const isFilterKey = (key: string): boolean =>
  ATTRIBUTE_KEY.test(key) &&
  ![SYSTEM_KEYS, NEIGHBOUR_KEYS, TRACKING_KEYS].some((taken) => taken.has(key)) &&
  !TRACKING_PREFIX.test(key);

const isParams = (query: ListingQuery): query is Pick<URLSearchParams, "getAll" | "keys"> =>
  typeof query.getAll === "function";
const keysOf = (query: ListingQuery): string[] => (isParams(query) ? [...query.keys()] : Object.keys(query));

function textsOf(query: ListingQuery, key: string): string[] {
  if (isParams(query)) return query.getAll(key);
  const values: unknown[] = Object.hasOwn(query, key) ? [query[key]].flat() : [];
  // The framework puts `?constructor=1` beside what every object has under that name.
  return values.filter((value) => typeof value === "string");
}

/** Values of a key, comma separated or repeated, each once. */
const valuesOf = (query: ListingQuery, key: string): string[] => [
  ...new Set(
    textsOf(query, key)
      .flatMap((text) => text.split(","))
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];

/** Half a surrogate pair can't be written into a URL again, and nobody reads a page of nonsense. */
const readable = (value: string): string => {
  const text = value.replace(/\p{Surrogate}/gu, "\u{FFFD}");
  return text.length > MAX_CODE ? `${text.slice(0, MAX_CODE - 1)}…` : text;
};

/** Keeps what the shop knows of each filter's values, and names the rest. */
export function splitFilters(
  asked: Iterable<readonly [code: string, values: readonly string[]]>,
  knownValues: (code: string) => readonly string[] | undefined,
): { known: [code: string, values: string[]][]; unknown: UnknownFilter[] } {
  const known: [string, string[]][] = [];
  const unknown: UnknownFilter[] = [];
  for (const [code, values] of asked) {
    const all = known.length < MAX_FILTERS ? knownValues(code) : undefined;
    if (!all) {
      unknown.push({ code, value: null });
      continue;
    }
    const taken = values.filter((value) => all.includes(value)).slice(0, MAX_FILTER_VALUES);
    const left = values.filter((value) => !taken.includes(value));
    if (taken.length > 0) known.push([code, taken]);
    unknown.push(...left.map((value) => ({ code, value: readable(value) })));
  }
  return { known, unknown };
}

const readNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/u.test(text) ? Number(text) : null;

const FIT = new Map([
  ["on", true],
  ["off", false],
]);

const bucketIds = PRICE_BUCKETS.map(({ id }) => id);

/** A value that is one of few, or that is named as unknown. */
function oneOf<T>(code: string, text: string | undefined, read: (text: string) => T | null | undefined) {
  const value = text ? (read(text) ?? null) : null;
  return { value, unknown: text && value === null ? [{ code, value: readable(text) }] : [] };
}

/** Reads a listing's URL. What the shop doesn't know is dropped and named; nothing that a visitor types throws. */
export function parseListingQuery(query: ListingQuery, today: Day, shop: KnownFilters): ListingState {
  const { period, problem } = parsePeriodQuery(
    { dateFrom: textsOf(query, "dateFrom"), dateTo: textsOf(query, "dateTo") },
    today,
  );
  const asked = [...new Set(keysOf(query))]
    .filter(isFilterKey)
    .map((code) => [code, valuesOf(query, code)] as const)
    .filter(([, values]) => values.length > 0);
  const options = new Map(
    shop.attributes.map((attribute) => [attribute.attribute_code, attribute.options.map(({ value }) => value)]),
  );
  const filters = splitFilters(asked, (code) => options.get(code));
  const price = splitFilters([["price", valuesOf(query, "price")]], () => bucketIds);
  const place = oneOf("place", textsOf(query, "place")[0], (text) => parsePlace(text, shop.branches));
  const partner = oneOf("partner", textsOf(query, "partner")[0], (text) =>
    shop.partners.find((id) => id === readNumber(text)),
  );
  const sort = oneOf("sort", textsOf(query, "sort")[0], (text) => LISTING_SORTS.find((known) => known === text));
  const special = oneOf("special", textsOf(query, "special")[0], (text) =>
    LISTING_SPECIALS.find((known) => known === text),
  );
  const fit = oneOf("fit", textsOf(query, "fit")[0], (text) => FIT.get(text));
  const page = readNumber(textsOf(query, "page")[0]) ?? 1;
  return {
    period,
    periodProblem: problem,
    place: place.value ?? ANYWHERE,
    partner: partner.value,
    special: special.value,
    price: price.known[0]?.[1] ?? [],
    // Made from entries, so that no code can reach the prototype.
    attributes: Object.fromEntries(filters.known),
    sort: sort.value,
    fit: fit.value,
    page: Math.max(page, 1),
    unknown: [
      ...filters.unknown,
      ...price.unknown,
      ...place.unknown,
      ...partner.unknown,
      ...special.unknown,
      ...sort.unknown,
      ...fit.unknown,
    ],
  };
}

const encodeValues = (values: readonly string[]): string => values.map(encodeURIComponent).join(",");

/** Query text without "?", empty for a plain listing; the same state always gives the same text. */
export function listingQueryString(state: ListingState): string {
  const pairs: [string, string][] = [];
  if (state.period) pairs.push(["dateFrom", state.period.from], ["dateTo", state.period.to]);
  if (state.place.kind !== "anywhere") pairs.push(["place", encodeURIComponent(formatPlace(state.place))]);
  if (state.partner !== null) pairs.push(["partner", String(state.partner)]);
  if (state.special !== null) pairs.push(["special", state.special]);
  if (state.price.length > 0) pairs.push(["price", encodeValues(state.price)]);
  for (const code of Object.keys(state.attributes).sort()) {
    const values = state.attributes[code] ?? [];
    if (values.length > 0) pairs.push([encodeURIComponent(code), encodeValues(values)]);
  }
  if (state.sort !== null) pairs.push(["sort", state.sort]);
  if (state.fit !== null) pairs.push(["fit", state.fit ? "on" : "off"]);
  if (state.page > 1) pairs.push(["page", String(state.page)]);
  return pairs.map(([key, value]) => `${key}=${value}`).join("&");
}

const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/**
 * The state after a click on a filter: price and attributes collect values, partner, special and sort hold one and
 * fall back when it is clicked again. Starts at the first page.
 */
export function toggleFilter(state: ListingState, code: string, value: string): ListingState {
  const next = { ...state, page: 1 };
  if (code === "price") return { ...next, price: toggled(state.price, value) };
  if (code === "partner") return { ...next, partner: String(state.partner) === value ? null : readNumber(value) };
  if (code === "special") {
    const special = LISTING_SPECIALS.find((known) => known === value) ?? null;
    return { ...next, special: special === state.special ? null : special };
  }
  if (code === "sort") {
    const sort = LISTING_SORTS.find((known) => known === value) ?? null;
    return { ...next, sort: sort === state.sort ? null : sort };
  }
  const { [code]: chosen = [], ...others } = state.attributes;
  const values = toggled(chosen, value);
  return { ...next, attributes: values.length > 0 ? { ...others, [code]: values } : others };
}

/** The state without any filter; period, place, partner and sort stay. Own sizes don't come back by themselves. */
export const clearFilters = (state: ListingState): ListingState => ({
  ...state,
  special: null,
  price: [],
  attributes: {},
  fit: state.fit && false,
  page: 1,
});

/** Conditions, for "n filters" on a button: several values of one attribute are one. */
export const filterCount = (state: ListingState): number =>
  Number(state.special !== null) + Number(state.price.length > 0) + Object.keys(state.attributes).length;

/** Whether nothing in the query changes a listing, so that its cached page will do. */
export const isPlainListing = (query: ListingQuery): boolean =>
  keysOf(query).every((key) => {
    const values = valuesOf(query, key);
    if (values.length === 0) return true;
    if (key === "sort") return values[0] === DEFAULT_SORT;
    if (key === "page") return values[0] === "1";
    if (key === "place") return values[0] === ANYWHERE.kind;
    return !SYSTEM_KEYS.has(key) && !isFilterKey(key);
  });
