import type { Attribute, Product, ProductCard } from "@/lib/contract";
import { ATTRIBUTE_PRELOAD } from "@/lib/contract/limits";
import { comparedSkus } from "@/lib/domain/compare";
import { shopDay } from "@/lib/domain/days";
import { type ListingState, parseListingQuery } from "@/lib/domain/filters";
import { type Branch, formatPlace } from "@/lib/domain/place";
import type { StoreView } from "@/lib/store-views";
import type { CallContext } from "@/server/call";
import { commerce } from "@/server/commerce";
import { callContext, enterStore, loadBranches, valueOf } from "../store-context";

export type SearchParams = Record<string, string | string[] | undefined>;

/** A thing as its own page knows it, and as a listing shows it in the visitor's days. */
export interface Compared {
  product: Product;
  card: ProductCard;
}

export interface ComparePage {
  storeView: StoreView;
  things: Compared[];
  /** Codes of what is worth comparing, in the shop's order. */
  codes: string[];
  /** How many of the address this shop doesn't have. */
  unknown: number;
  onlyDifferences: boolean;
  wish: Pick<ListingState, "period" | "periodProblem" | "place" | "partner">;
  /** Of the partner alone, where the visit is narrowed to one. */
  branches: Branch[];
}

const textOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? value.join() : (value ?? ""));

/** With days also what can't be had in them, as many as none are free. */
async function loadCards(
  context: CallContext,
  skus: string[],
  { period, place, partner }: Pick<ListingState, "period" | "place" | "partner">,
): Promise<ProductCard[]> {
  if (skus.length === 0) return [];
  const wish = period && {
    ...{ dateFrom: period.from, dateTo: period.to, place: formatPlace(place) },
    ...(partner !== null && { partner }),
    taken: "kept" as const,
  };
  return valueOf(await commerce().listProducts({ skus, size: skus.length, start: 0, ...wish }, context)).items;
}

/** What an address compares, for the days and the place that it names. */
export async function loadComparePage(storeCode: string, query: SearchParams): Promise<ComparePage> {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const skus = comparedSkus(textOf(query.skus));
  const branches = await loadBranches(storeCode);
  const { dateFrom, dateTo, place, partner } = query;
  const wish = parseListingQuery({ dateFrom, dateTo, place, partner }, shopDay(context.now), {
    attributes: [],
    partners: branches.flatMap(({ partner_id: id }) => (id === null ? [] : [id])),
    branches,
  });
  const [attributes, found] = await Promise.all([
    commerce().searchAttributes({ size: ATTRIBUTE_PRELOAD }, context).then(valueOf),
    Promise.all(skus.map((sku) => commerce().getProduct({ sku }, context))),
  ]);
  // A size's sku leads to its product, which is compared once.
  const products = new Map(found.flatMap((answer) => (answer.ok ? [[answer.value.sku, answer.value] as const] : [])));
  const cards = await loadCards(context, [...products.keys()], wish);
  const things = [...products.values()].flatMap((product) => {
    const card = cards.find(({ sku }) => sku === product.sku);
    return card ? [{ product, card }] : [];
  });
  return {
    storeView,
    things,
    codes: (attributes.items as Attribute[])
      .filter(({ is_comparable, is_visible }) => is_comparable && is_visible)
      .map(({ attribute_code }) => attribute_code),
    unknown: skus.length - things.length,
    onlyDifferences: textOf(query.diff) === "1",
    wish,
    branches: branches.filter(({ partner_id: id }) => wish.partner === null || id === wish.partner),
  };
}
