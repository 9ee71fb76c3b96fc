import { queryOptions } from "@tanstack/react-query";
import type { ApiClient, CallError, CallResult } from "@/lib/api";
import { MAX_NAMED_SKUS, SEARCH_BROWSER_MS } from "@/lib/contract/limits";
import { REGISTER_MS } from "@/lib/domain/company";
import { formatPlace, type Place } from "@/lib/domain/place";
import type { InputOf, OrderChange, OutputOf, Period, ShippingMethod, Way } from "@/lib/contract";

/** The client is asked for when a query runs, so that a page which asks nothing never loads it. */
export type LoadApi = () => Promise<ApiClient>;

/** What a query throws: the shop's refusal, or `transport` when it could not be reached. */
export class QueryFailure extends Error {
  constructor(readonly reason: CallError) {
    super(reason.message);
    this.name = "QueryFailure";
  }
}

function valueOf<T>(answer: CallResult<T>): T {
  if (answer.ok) return answer.value;
  throw new QueryFailure(answer.error);
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** A refusal stays one however often it is asked; only what never reached the shop is tried again. */
const retry = (failures: number, error: Error): boolean =>
  error instanceof QueryFailure && error.reason.transport && failures < 2;

export const variantAvailability = (api: LoadApi, sku: string, period: Period) =>
  queryOptions({
    queryKey: ["stock", "variants", sku, period.from, period.to],
    queryFn: async ({ signal }) =>
      valueOf(await (await api()).call("checkVariants", { sku, dateFrom: period.from, dateTo: period.to }, { signal }))
        .sources,
    staleTime: 15 * SECOND,
    retry,
  });

/**
 * Cards of these things, in their order; with days, of one that can't be had at the place in them, as many as none are
 * free. What this shop doesn't have is left out.
 */
export const namedCards = (api: LoadApi, skus: readonly string[], period: Period | null, place: Place) =>
  queryOptions({
    queryKey: ["cards", ...skus, period?.from, period?.to, formatPlace(place)],
    queryFn: async ({ signal }) => {
      const client = await api();
      const wish = period && {
        ...{ dateFrom: period.from, dateTo: period.to, place: formatPlace(place) },
        taken: "kept" as const,
      };
      const parts = Array.from({ length: Math.ceil(skus.length / MAX_NAMED_SKUS) }, (_, part) =>
        skus.slice(part * MAX_NAMED_SKUS, (part + 1) * MAX_NAMED_SKUS),
      );
      const answers = await Promise.all(
        parts.map((part) => client.call("listProducts", { skus: part, size: part.length, ...wish }, { signal })),
      );
      const cards = answers.flatMap((answer) => valueOf(answer).items);
      return skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? []);
    },
    staleTime: 15 * SECOND,
    retry,
  });

export type FoundSuggestions = OutputOf<"suggest"> & { offline: boolean };
const NOTHING_FOUND = { products: [], total: 0, taken: false, categories: [], brands: [] };

/** What a text that is being typed could mean; without the network nothing, and that it is for want of one (§8). */
export const suggestions = (
  api: LoadApi,
  search: string,
  wish: { dateFrom?: string; dateTo?: string; place?: string; partner?: number },
) =>
  queryOptions({
    queryKey: ["suggestions", search, wish],
    queryFn: async ({ signal }): Promise<FoundSuggestions> => {
      const both = AbortSignal.any([signal, AbortSignal.timeout(SEARCH_BROWSER_MS)]);
      const answer = await (await api()).call("suggest", { search, ...wish }, { signal: both });
      if (!answer.ok && answer.error.transport) return { ...NOTHING_FOUND, offline: true };
      return { ...valueOf(answer), offline: false };
    },
    networkMode: "always",
    staleTime: ({ state }) => (state.data?.offline ? 0 : 15 * SECOND),
    retry: false,
  });

export type FoundText = OutputOf<"searchTexts">["texts"][number];

/** Articles and pages that the text names; without them a search still finds things. */
export const foundTexts = (api: LoadApi, search: string) =>
  queryOptions({
    queryKey: ["texts", search],
    queryFn: async ({ signal }): Promise<FoundText[]> => {
      const both = AbortSignal.any([signal, AbortSignal.timeout(SEARCH_BROWSER_MS)]);
      const answer = await (await api()).call("searchTexts", { search }, { signal: both });
      return answer.ok ? answer.value.texts : [];
    },
    staleTime: 15 * SECOND,
    retry: false,
  });

/** A product with all its sizes, by its own or a size's sku. */
export const product = (api: LoadApi, sku: string) =>
  queryOptions({
    queryKey: ["product", sku],
    queryFn: async ({ signal }) => valueOf(await (await api()).call("getProduct", { sku }, { signal })),
    staleTime: MINUTE,
    retry,
  });

/** What is chosen of a set, with the units of each. */
export type ChosenUnits = NonNullable<InputOf<"getCalendar">["parts"]>;

/** Free units day by day; `range` is what the calendar shows. */
export const calendar = (api: LoadApi, sku: string, source: string, range: Period, parts?: ChosenUnits) =>
  queryOptions({
    queryKey: ["stock", "calendar", sku, source, range.from, range.to, parts],
    queryFn: async ({ signal }) =>
      valueOf(await (await api()).call("getCalendar", { sku, source, ...range, parts }, { signal })),
    staleTime: 30 * SECOND,
    retry,
  });

/** The same of all sizes of a product. */
export const sizeGrid = (api: LoadApi, sku: string, source: string, range: Period) =>
  queryOptions({
    queryKey: ["stock", "grid", sku, source, range.from, range.to],
    queryFn: async ({ signal }) =>
      valueOf(await (await api()).call("getSizeGrid", { sku, source, ...range }, { signal })),
    staleTime: 30 * SECOND,
    retry,
  });

/** What goes with these things, of one branch in the same days. */
export const companions = (
  api: LoadApi,
  skus: readonly string[],
  have: readonly string[],
  source: string,
  period: Period,
) =>
  queryOptions({
    queryKey: ["stock", "companions", skus, have, source, period.from, period.to],
    queryFn: async ({ signal }) => {
      const asked = { skus: [...skus], ...(have.length > 0 && { have: [...have] }), source, ...period };
      return valueOf(await (await api()).call("listCompanions", asked, { signal }));
    },
    staleTime: 15 * SECOND,
    retry,
  });

/** `cartToken`: units that the asker's own cart holds count as free for it. */
export const alternatives = (
  api: LoadApi,
  wanted: { sku: string; source: string; period: Period; qty: number; parts?: ChosenUnits | undefined },
  cartToken: string | null = null,
) =>
  queryOptions({
    queryKey: [
      "stock",
      "alternatives",
      wanted.sku,
      wanted.source,
      wanted.period.from,
      wanted.period.to,
      wanted.qty,
      wanted.parts,
      cartToken,
    ],
    queryFn: async ({ signal }) =>
      valueOf(
        await (
          await api()
        ).call(
          "getAlternatives",
          { sku: wanted.sku, source: wanted.source, qty: wanted.qty, parts: wanted.parts, ...wanted.period },
          { signal, cartToken },
        ),
      ),
    staleTime: 15 * SECOND,
    retry,
  });

export interface ChosenMethods {
  shipping?: string;
  return?: string;
  payment?: string;
}

/** `content`, what the cart holds, takes part in the key: totals asked before a line changed are another question. */
export const totals = (api: LoadApi, cartToken: string, chosen: ChosenMethods, content: string) =>
  queryOptions({
    queryKey: ["cart", cartToken, "totals", chosen.shipping ?? "", chosen.return ?? "", chosen.payment ?? "", content],
    queryFn: async ({ signal }) => valueOf(await (await api()).call("getTotals", { ...chosen }, { signal, cartToken })),
    staleTime: 5 * SECOND,
    retry,
  });

export const coupon = (api: LoadApi, cartToken: string) =>
  queryOptions({
    queryKey: ["cart", cartToken, "coupon"],
    queryFn: async ({ signal }) => valueOf(await (await api()).call("getCoupon", {}, { signal, cartToken })),
    staleTime: 5 * MINUTE,
    retry,
  });

export const pickupPoints = (api: LoadApi, wish: { carrier: string; search?: string; near?: string; size: number }) =>
  queryOptions({
    queryKey: ["pickup-points", wish.carrier, wish.search ?? "", wish.near ?? "", wish.size],
    queryFn: async ({ signal }) => valueOf(await (await api()).call("listPickupPoints", wish, { signal })),
    staleTime: 5 * MINUTE,
    retry,
  });

/**
 * `content`: what stands in the way of a method depends on what the cart holds. Until it is known again the methods of
 * the content before do; those of another `source` don't.
 */
export function shippingMethods(api: LoadApi, cartToken: string, source: string, way: Way, content: string) {
  const key = ["cart", cartToken, "shipping-methods", way, source];
  return queryOptions({
    queryKey: [...key, content],
    queryFn: async ({ signal }) =>
      valueOf(await (await api()).call("listShippingMethods", { way }, { signal, cartToken })),
    placeholderData: (before: ShippingMethod[] | undefined, query) =>
      key.every((part, index) => query?.queryKey[index] === part) ? before : undefined,
    staleTime: MINUTE,
    retry,
  });
}

/** A company by its number; a register that is slow or down is asked once and done without. */
export const company = (api: LoadApi, country: string, id: string) =>
  queryOptions({
    queryKey: ["company", country, id],
    queryFn: async ({ signal }) => {
      const both = AbortSignal.any([signal, AbortSignal.timeout(REGISTER_MS)]);
      return valueOf(await (await api()).call("findCompany", { country, id }, { signal: both }));
    },
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });

export const paymentMethods = (api: LoadApi, cartToken: string) =>
  queryOptions({
    queryKey: ["cart", cartToken, "payment-methods"],
    queryFn: async ({ signal }) => valueOf(await (await api()).call("listPaymentMethods", {}, { signal, cartToken })),
    staleTime: MINUTE,
    retry,
  });

export const order = (api: LoadApi, id: string) =>
  queryOptions({
    queryKey: ["order", id],
    queryFn: async ({ signal }) => valueOf(await (await api()).call("getOrder", { id }, { signal })),
    staleTime: 0,
    retry,
  });

/** What an order would be after a change; what one's own cart keeps is free for it. */
export const orderChange = (api: LoadApi, change: OrderChange, cartToken: string | null) =>
  queryOptions({
    queryKey: ["order", change.id, "change", change.revision, JSON.stringify([change.lines, change.add])],
    queryFn: async ({ signal }) => valueOf(await (await api()).call("quoteOrderChange", change, { signal, cartToken })),
    // Without a network it is said, not waited for.
    networkMode: "always",
    staleTime: 0,
    retry,
  });
