import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Aggregations, ParsedInputOf, Product, SearchQuery } from "@/lib/contract";
import { perLocale } from "@/lib/domain/per-locale";
import { fold } from "@/lib/domain/search-words";
import { periodProblem, rentalDays } from "@/lib/domain/rental-period";
import { ANYWHERE, branchOf, parsePlace } from "@/lib/domain/place";
import { readListing } from "@/server/repositories/listing";
import type { ListingCriteria } from "@/server/repositories/listing-criteria";
import { claimedGroup } from "../account/caller-group";
import type { Call } from "../call";
import { toAggregations } from "./listing";
import { productConditions } from "./product-conditions";
import { productsByIds } from "./product";
import { referenceData, sourcesOf } from "./reference-data";
import { planSearch } from "./search-plan";

type SearchInput = ParsedInputOf<"searchProducts">;
export interface Found<T> {
  items: T[];
  total: number;
  start: number;
  perPage: number;
  aggregations: Aggregations;
}

const startOf = (input: SearchInput): number => input.from ?? input.start ?? 0;

/** Only the fields asked for; `configurable_children.sku` asks for the whole field. */
export function pickFields<T extends object>(
  item: T,
  { includeFields, excludeFields }: Pick<SearchInput, "includeFields" | "excludeFields">,
): Partial<T> {
  const top = (names: string[] | undefined) => names && new Set(names.map((name) => name.split(".")[0]));
  const [included, excluded] = [top(includeFields), new Set(excludeFields)];
  return Object.fromEntries(
    Object.entries(item).filter(([key]) => (!included || included.has(key)) && !excluded.has(key)),
  ) as Partial<T>;
}

const sortFields = new Map<string, ListingCriteria["sort"]["by"]>([
  ["price", "price"],
  ["final_price", "price"],
  ["name", "name"],
  ["created_at", "created_at"],
  ["updated_at", "updated_at"],
  ["bestsellers", "popularity"],
  ["popularity", "popularity"],
]);

/** `field:direction`, ascending where it says none (as remote backends do); null for an unknown field. */
function productSort(sort: string | undefined): ListingCriteria["sort"] | null {
  if (sort === undefined) return { by: "relevance", descending: true };
  const [field = "", direction] = sort.split(":");
  const by = sortFields.get(field);
  return by ? { by, descending: direction === "desc" } : null;
}

/** The catalogue search over products, on the same query as listings. */
export async function searchProducts(call: Call, input: SearchInput): Promise<Result<Found<Partial<Product>>>> {
  const query: SearchQuery = input.searchQuery ?? {};
  const data = await referenceData(call.pool);
  const conditions = productConditions(query.filters ?? [], data);
  if (!conditions.ok) return conditions;
  const problem = query.period ? periodProblem(query.period, call.today) : null;
  if (problem) return refuse("invalid_period", `the period is ${problem}`, { details: { problem } });
  const sort = productSort(input.sort);
  if (!sort)
    return refuse("invalid_input", `sort: unknown field ${input.sort}`, {
      errors: [{ path: "sort", message: "unknown field" }],
    });
  const sources = sourcesOf(data, call.storeCode);
  const place = query.place === undefined ? ANYWHERE : parsePlace(query.place, sources);
  if (!place)
    return refuse("invalid_input", `searchQuery.place: no ${query.place} here`, {
      errors: [{ path: "searchQuery.place", message: "unknown place" }],
    });
  const branch = branchOf(place, sources);
  const words = query.search ?? input.query;
  const plan = words ? await planSearch(call.pool, data, words, call.language) : undefined;
  const withFacets = (query.aggregations?.length ?? 0) > 0;
  const rows = await readListing(call.pool, {
    storeCode: call.storeCode,
    today: call.today,
    language: call.language,
    // This answer has no place to say what it is found without.
    search: plan && plan.unknown.length > 0 ? null : plan,
    sourceIds: (branch ? [branch] : sources).map((source) => source.id),
    narrowedBy: branch ? "place" : null,
    period: query.period ? { ...query.period, days: rentalDays(query.period) } : undefined,
    prices: [],
    withFacets,
    sort,
    size: input.size,
    start: startOf(input),
    ...conditions.value,
  });
  const claim = input.groupId === undefined ? undefined : Number(input.groupId);
  const group = await claimedGroup(call, claim, input.groupToken);
  const products = await productsByIds(
    { ...call, group },
    rows.cards.map((card) => card.id),
  );
  const freeAt = new Map(rows.cards.map((card) => [card.id, card.free_at]));
  const aggregations = withFacets ? toAggregations(data, rows.facets, rows.prices, call) : {};
  return ok({
    items: products.map((product) =>
      pickFields(query.period ? { ...product, free_at: freeAt.get(product.id) } : product, input),
    ),
    total: rows.total,
    start: startOf(input),
    perPage: input.size,
    aggregations: Object.fromEntries(
      Object.entries(aggregations).filter(([code]) => query.aggregations?.includes(code)),
    ),
  });
}

type Filters = NonNullable<SearchQuery["filters"]>;
type Plain = string | number | boolean;

function meets(value: unknown, condition: Filters[number]["value"]): boolean {
  const values = (Array.isArray(value) ? value : [value]).filter((entry): entry is Plain =>
    ["string", "number", "boolean"].includes(typeof entry),
  );
  const compare = (limit: Plain | undefined, judge: (difference: number) => boolean): boolean =>
    limit === undefined ||
    values.some((entry) =>
      judge(typeof entry === "number" ? entry - Number(limit) : String(entry).localeCompare(String(limit))),
    );
  const equals = (wanted: Plain): boolean => values.some((entry) => String(entry) === String(wanted));
  return (
    (condition.eq === undefined || equals(condition.eq)) &&
    (condition.in === undefined || condition.in.some(equals)) &&
    compare(condition.gte, (difference) => difference >= 0) &&
    compare(condition.gt, (difference) => difference > 0) &&
    compare(condition.lte, (difference) => difference <= 0) &&
    compare(condition.lt, (difference) => difference < 0) &&
    (condition.like === undefined ||
      values.some((entry) => String(entry).toLowerCase().includes(condition.like!.replaceAll("%", "").toLowerCase())))
  );
}

const collatorOf = perLocale((locale) => new Intl.Collator(locale));
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The same search over a small list that is in memory anyway. A field that items don't have meets no condition. */
export function searchList<T extends object>(
  all: readonly T[],
  input: SearchInput,
  call: Pick<Call, "storeView">,
): Found<Partial<T>> {
  const filters = input.searchQuery?.filters ?? [];
  const text = fold(input.searchQuery?.search ?? input.query ?? "");
  const [field, direction] = (input.sort ?? "").split(":");
  const collator = collatorOf(call.storeView.locale);
  const found = all
    .filter((item) => filters.every((filter) => meets(Reflect.get(item, filter.attribute), filter.value)))
    .filter(
      (item) =>
        text === "" || Object.values(item).some((value) => typeof value === "string" && fold(value).includes(text)),
    );
  if (field) {
    found.sort((a, b) => {
      const [left, right]: unknown[] = [Reflect.get(a, field), Reflect.get(b, field)];
      const order =
        typeof left === "number" && typeof right === "number"
          ? left - right
          : collator.compare(textOf(left), textOf(right));
      return direction === "desc" ? -order : order;
    });
  }
  const start = startOf(input);
  return {
    items: found.slice(start, start + input.size).map((item) => pickFields(item, input)),
    total: found.length,
    start,
    perPage: input.size,
    aggregations: {},
  };
}
