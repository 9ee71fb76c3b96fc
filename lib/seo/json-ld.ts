import type { Category, ProductListing } from "@/lib/contract";
import { breadcrumbsFor } from "@/lib/domain/breadcrumbs";
import { categoryPath, homePath, productPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { siteUrl } from "@/lib/env";

export type JsonLdData = Record<string, unknown>;

export const context = "https://schema.org";
export const absolute = (path: string): string => `${siteUrl()}${path}`;

export function breadcrumbList(items: { name: string; path: string }[]): JsonLdData {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      item: absolute(item.path),
    })),
  };
}

/** The shop, a category with those above it, and what lies in it. */
export const categoryTrail = (storeView: StoreView, trail: readonly Category[]): { name: string; path: string }[] => [
  { name: storeView.name, path: homePath(storeView) },
  ...trail.map((item) => ({ name: item.name, path: categoryPath(storeView, item) })),
];

export function categoryJsonLd(data: {
  storeView: StoreView;
  category: Category;
  categories: Category[];
  listing: ProductListing;
}): JsonLdData[] {
  const { storeView, category, categories, listing } = data;
  return [
    breadcrumbList(categoryTrail(storeView, [...breadcrumbsFor(category, categories), category])),
    {
      "@context": context,
      "@type": "ItemList",
      numberOfItems: listing.total,
      itemListElement: listing.items.map((card, index) => ({
        "@type": "ListItem",
        position: listing.start + index + 1,
        url: absolute(productPath(storeView, card)),
      })),
    },
  ];
}
