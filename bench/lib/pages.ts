import type { ProductListing } from "@/lib/contract";
import { addDays, pragueDay } from "@/lib/domain/days";
import type { App } from "./processes";

/** Addresses of the pages that rows look at, below the origin. */
export interface ShopPages {
  home: string;
  category: string;
  product: string;
  /** The category with days, filters and a sort. */
  filtered: string;
}

interface Found<T> {
  items: T[];
}

async function ask<T>(shop: App, path: string): Promise<T> {
  const response = await fetch(`${shop.origin}/api/${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** The category that shows most products, and the first of them that comes in sizes. */
export async function findPages(shop: App): Promise<ShopPages> {
  const { items: categories } = await ask<Found<{ id: number; url_path: string; level: number }>>(shop, "catalog/category?size=900");
  const listings = await Promise.all(
    categories.filter(({ level }) => level >= 2).map(async (category) => ({ category, listing: await ask<ProductListing>(shop, `catalog/listing?categoryId=${category.id}&size=50`) })),
  );
  const [fullest] = listings.sort((a, b) => b.listing.total - a.listing.total);
  const card = fullest?.listing.items.find((candidate) => candidate.type_id === "configurable" && candidate.url_path);
  if (!fullest || !card) throw new Error("the demo shop has no category with a product in sizes");
  // Two facets that leave most of the products: the less is filtered away, the more there is to render.
  const facets = Object.entries(fullest.listing.aggregations).filter(([code]) => code !== "price").slice(0, 2);
  const from = addDays(pragueDay(new Date()), 40);
  const query = new URLSearchParams({ dateFrom: from, dateTo: addDays(from, 3), sort: "price:asc" });
  for (const [code, { buckets }] of facets) query.set(code, buckets.map(({ key }) => key).join(","));
  const category = `/${fullest.category.url_path}`;
  return { home: "/", category, product: `/${card.url_path}`, filtered: `${category}?${query.toString()}` };
}
