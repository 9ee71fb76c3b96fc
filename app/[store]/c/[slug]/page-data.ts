import { notFound } from "next/navigation";
import { cache } from "react";
import type { Attribute, Category, ProductListing } from "@/lib/contract";
import { ATTRIBUTE_PRELOAD } from "@/lib/contract/limits";
import { shopDay } from "@/lib/domain/days";
import { parseListingQuery, type ListingState } from "@/lib/domain/filters";
import { type Branch, formatPlace } from "@/lib/domain/place";
import type { StoreView } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { catalogue } from "@/shop.config";
import { callContext, enterStore, loadBranches, loadCategories, valueOf } from "../../store-context";

export interface ListingPage {
  storeView: StoreView;
  query: ListingState;
  listing: ProductListing;
  attributes: Attribute[];
  branches: Branch[];
}

export interface CategoryPageData extends ListingPage {
  category: Category;
  categories: Category[];
}

type SearchParams = Record<string, string | string[] | undefined>;

async function loadFilterableAttributes(storeView: StoreView): Promise<Attribute[]> {
  const found = valueOf(await commerce().searchAttributes({ size: ATTRIBUTE_PRELOAD }, callContext(storeView)));
  return (found.items as Attribute[]).filter((attribute) => attribute.is_filterable);
}

/** One listing for a parsed query; a category page and a search differ only in `scope`. */
export async function loadListing(
  storeView: StoreView,
  searchParams: SearchParams,
  scope: { categoryId?: number; search?: string },
): Promise<ListingPage> {
  const context = callContext(storeView);
  const [attributes, partners, branches] = await Promise.all([
    loadFilterableAttributes(storeView),
    // Only a partner's link has to be judged.
    searchParams.partner === undefined ? [] : commerce().listPartners({}, context).then(valueOf),
    // Its branches are named on the cards, and judge the place of the address.
    loadBranches(storeView.storeCode),
  ]);
  const query = parseListingQuery(searchParams, shopDay(context.now), {
    attributes,
    partners: partners.map(({ id }) => id),
    branches,
  });
  const listing = valueOf(
    await commerce().listProducts(
      {
        ...scope,
        dateFrom: query.period?.from,
        dateTo: query.period?.to,
        place: formatPlace(query.place),
        partner: query.partner ?? undefined,
        special: query.special ?? undefined,
        price: query.price,
        attributes: query.attributes,
        fit: query.fit ? "on" : undefined,
        sort: query.sort ?? undefined,
        size: catalogue.pageSize,
        start: (query.page - 1) * catalogue.pageSize,
      },
      context,
    ),
  );
  return { storeView, query, listing, attributes, branches };
}

/** The page and its metadata ask for the same data; one rendering fetches it once. */
const loadCategoryPageOnce = cache(
  async (storeCode: string, slug: string, searchText: string): Promise<CategoryPageData> => {
    const searchParams = JSON.parse(searchText) as SearchParams;
    const storeView = enterStore(storeCode);
    const categories = await loadCategories(storeCode);
    const category = categories.find((candidate) => candidate.slug === slug);
    if (!category) notFound();
    const page = await loadListing(storeView, searchParams, { categoryId: category.id });
    return { ...page, category, categories };
  },
);

export const loadCategoryPage = (
  storeCode: string,
  slug: string,
  searchParams: SearchParams,
): Promise<CategoryPageData> => loadCategoryPageOnce(storeCode, slug, JSON.stringify(searchParams));
