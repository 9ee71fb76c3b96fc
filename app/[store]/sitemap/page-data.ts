import type { Category, Product } from "@/lib/contract";
import { MAX_PAGE_SIZE, MAX_WHOLE_SIZE } from "@/lib/contract/limits";
import { siteUrl } from "@/lib/env";
import { branchesPath, branchPath, categoryPath, homePath, productPath } from "@/lib/routes";
import { type StoreView, storeViews } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { callContext, valueOf } from "../store-context";

/** More addresses than this a map must not have, by its standard. */
const MAX_ADDRESSES = 50_000;

export interface MapEntry {
  url: string;
  lastModified?: string;
}

async function productsOf(storeView: StoreView): Promise<Product[]> {
  const products: Product[] = [];
  for (let start = 0, total = 1; start < Math.min(total, MAX_ADDRESSES); start += MAX_PAGE_SIZE) {
    const includeFields = ["sku", "slug", "url_path", "updated_at"];
    const page = valueOf(
      await commerce().searchProducts({ size: MAX_PAGE_SIZE, start, includeFields }, callContext(storeView)),
    );
    products.push(...(page.items as Product[]));
    total = page.total;
  }
  return products;
}

async function entriesOf(storeView: StoreView): Promise<MapEntry[]> {
  const [categories, sources, products] = await Promise.all([
    commerce().searchCategories({ size: MAX_WHOLE_SIZE }, callContext(storeView)),
    commerce().listSources({}, callContext(storeView)),
    productsOf(storeView),
  ]);
  return [
    { url: homePath(storeView) },
    ...(valueOf(categories).items as Category[])
      .filter((category) => category.level >= 2 && category.is_active)
      .map((category) => ({ url: categoryPath(storeView, category) })),
    { url: branchesPath(storeView) },
    ...valueOf(sources).map((source) => ({ url: branchPath(storeView, source) })),
    ...products.map((product) => ({ url: productPath(storeView, product), lastModified: product.updated_at })),
  ];
}

/** Every address that crawlers should know, of all store views. */
export async function loadSitemap(): Promise<MapEntry[]> {
  const perView = await Promise.all(storeViews.map(entriesOf));
  return perView
    .flat()
    .slice(0, MAX_ADDRESSES)
    .map((entry) => ({ ...entry, url: `${siteUrl()}${entry.url}` }));
}
