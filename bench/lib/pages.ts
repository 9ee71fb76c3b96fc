import { openPeriod, threeOpenDays } from "@/demo/open-days";
import type { ProductListing } from "@/lib/contract";
import type { App } from "./processes";

/** Addresses of the pages that rows look at, below the origin. */
export interface ShopPages {
  home: string;
  category: string;
  product: string;
  /** One of the blog's. */
  article: string;
  /** One of the owner's, of words alone. */
  text: string;
  /** The category with days, filters and a sort. */
  filtered: string;
  /** Products that it shows. */
  filteredCount: number;
}

interface Found<T> {
  items: T[];
}

interface Enveloped<T> {
  result: T;
}

async function ask<T>(shop: App, path: string): Promise<T> {
  const response = await fetch(`${shop.origin}/api/${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** The category that shows most products, and the first of them that comes in sizes. */
export async function findPages(shop: App): Promise<ShopPages> {
  const { items: categories } = await ask<Found<{ id: number; url_path: string; level: number }>>(
    shop,
    "catalog/category?size=900",
  );
  const listings = await Promise.all(
    categories
      .filter(({ level }) => level >= 2)
      .map(async (category) => ({
        category,
        listing: (await ask<Enveloped<ProductListing>>(shop, `catalog/listing?categoryId=${category.id}&size=50`))
          .result,
      })),
  );
  const [fullest] = listings.sort((a, b) => b.listing.total - a.listing.total);
  const card = fullest?.listing.items.find((candidate) => candidate.type_id === "configurable" && candidate.url_path);
  if (!fullest || !card) throw new Error("the demo shop has no category with a product in sizes");
  // Two facets that leave most of the products: the less is filtered away, the more there is to render.
  const facets = Object.entries(fullest.listing.aggregations)
    .filter(([code]) => code !== "price")
    .slice(0, 2);
  const [dateFrom, dateTo] = openPeriod(40, 4);
  const query = new URLSearchParams({ dateFrom, dateTo, sort: "price:asc" });
  for (const [code, { buckets }] of facets) query.set(code, buckets.map(({ key }) => key).join(","));
  const category = `/${fullest.category.url_path}`;
  const filtered = `${category}?${query.toString()}`;
  return {
    home: "/",
    category,
    product: `/${card.url_path}`,
    article: await firstLink(shop, "/blog", /href="(\/blog\/[^/"?]+\/[^/"?]+)"/),
    text: await firstLink(shop, "/", /href="(\/i\/[^/"?]+)"/),
    filtered,
    filteredCount: await countCards(shop, filtered),
  };
}

async function firstLink(shop: App, page: string, href: RegExp): Promise<string> {
  const html = await (await fetch(`${shop.origin}${page}`)).text();
  const link = href.exec(html)?.[1];
  if (!link) throw new Error(`${page} has no link such as ${href.source}`);
  return link;
}

async function countCards(shop: App, path: string): Promise<number> {
  const html = await (await fetch(`${shop.origin}${path}`)).text();
  const count = html.match(/<li class="product-card"/g)?.length ?? 0;
  if (count === 0) throw new Error(`${path} shows no products`);
  return count;
}

interface Variants {
  sources: { id: string; variants: { sku: string; free: number }[] }[];
}

/** Address of a product page on which everything is chosen: a size that is free in the days of the address. */
export async function findRentable(shop: App, pages: ShopPages): Promise<string> {
  const found = await ask<Enveloped<{ sku?: string }>>(
    shop,
    `url/map?url=${encodeURIComponent(pages.product.slice(1))}`,
  );
  const [from, to] = threeOpenDays(150);
  const { result } = await ask<Enveloped<Variants>>(
    shop,
    `stock/variants?sku=${found.result.sku ?? ""}&dateFrom=${from}&dateTo=${to}`,
  );
  const free = result.sources.flatMap(({ variants }) => variants).find((variant) => variant.free > 1);
  if (!free) throw new Error(`nothing is free of ${pages.product} from ${from} to ${to}`);
  return `${pages.product}?childSku=${free.sku}&dateFrom=${from}&dateTo=${to}`;
}
