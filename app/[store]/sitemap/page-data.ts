import { notFound } from "next/navigation";
import type { Category, CmsPage, Product } from "@/lib/contract";
import { MAX_PAGE_SIZE, MAX_WHOLE_SIZE } from "@/lib/contract/limits";
import { isListed } from "@/lib/domain/categories";
import { MAP_PRODUCTS, MAX_MAP_PARTS } from "@/lib/limits";
import { imagePath } from "@/lib/image-path";
import {
  blogArticlePath,
  blogCategoryPath,
  blogPath,
  branchesPath,
  branchPath,
  categoryPath,
  guidePath,
  homePath,
  partnerPath,
  productPath,
  sitemapPath,
  staticPath,
} from "@/lib/routes";
import type { MapEntry } from "@/lib/seo/sitemap";
import { languageOf, type StoreView, storeViews } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { content, contentBackend } from "@/server/content";
import { loadBlog } from "@/server/content/blog";
import { channel } from "@/shop.config";
import { callContext, enterStore, hasGuide, loadSources, valueOf } from "../store-context";

const LISTED: (keyof Product)[] = ["sku", "slug", "url_path", "updated_at", "media_gallery"];

/** Products in an order that no change of one of them moves the others in. */
const searchProducts = async (storeView: StoreView, size: number, start: number, includeFields = LISTED) =>
  valueOf(
    await commerce().searchProducts({ size, start, sort: "created_at:asc", includeFields }, callContext(storeView)),
  );

async function partsOf(storeView: StoreView): Promise<MapEntry[]> {
  const { total } = await searchProducts(storeView, 1, 0, ["sku"]);
  const parts = Math.min(Math.max(Math.ceil(total / MAP_PRODUCTS), 1), MAX_MAP_PARTS);
  return Array.from({ length: parts }, (_, index) => ({ path: sitemapPath(storeView, index + 1) }));
}

/** The parts of the map of all store views. */
export async function loadSitemapIndex(): Promise<MapEntry[]> {
  return (await Promise.all(storeViews.map(partsOf))).flat();
}

async function productsOf(storeView: StoreView, part: number): Promise<MapEntry[]> {
  const entries: MapEntry[] = [];
  const first = (part - 1) * MAP_PRODUCTS;
  for (let start = first, total = first + 1; start < Math.min(total, first + MAP_PRODUCTS); start += MAX_PAGE_SIZE) {
    const page = await searchProducts(storeView, Math.min(MAX_PAGE_SIZE, first + MAP_PRODUCTS - start), start);
    entries.push(
      ...(page.items as Product[]).map((product) => ({
        path: productPath(storeView, product),
        lastModified: product.updated_at,
        pictures: product.media_gallery.map(({ image }) => imagePath(image, "galleryLarge", "jpeg")),
      })),
    );
    total = page.total;
  }
  return entries;
}

const isInOwnLanguage = ({ otherLanguage }: { otherLanguage?: string | undefined }): boolean =>
  otherLanguage === undefined;

/** All but products: so few that they share the first part with them. */
async function otherPagesOf(storeView: StoreView): Promise<MapEntry[]> {
  const [categories, sources, pages, blog, partners, guide] = await Promise.all([
    commerce().searchCategories({ size: MAX_WHOLE_SIZE }, callContext(storeView)),
    loadSources(storeView.storeCode),
    content().searchCmsPages({ size: MAX_PAGE_SIZE }, callContext(storeView)),
    loadBlog(contentBackend(), languageOf(storeView)),
    channel.displayPartnerPages ? commerce().listPartners({}, callContext(storeView)).then(valueOf) : [],
    hasGuide(storeView.storeCode),
  ]);
  return [
    { path: homePath(storeView) },
    ...(valueOf(categories).items as Category[])
      .filter(isListed)
      .map((category) => ({ path: categoryPath(storeView, category) })),
    { path: branchesPath(storeView) },
    ...sources.map((source) => ({ path: branchPath(storeView, source) })),
    ...partners.map((partner) => ({ path: partnerPath(storeView, partner) })),
    ...(guide ? [{ path: guidePath(storeView) }] : []),
    ...(blog ? [{ path: blogPath(storeView) }] : []),
    // A text of another language stands in the map of the view that speaks it.
    ...(blog?.categories ?? [])
      .filter(isInOwnLanguage)
      .map(({ slug }) => ({ path: blogCategoryPath(storeView, slug) })),
    ...(blog?.articles ?? []).filter(isInOwnLanguage).map(({ slug, category, writtenOn }) => ({
      path: blogArticlePath(storeView, category.slug, slug),
      lastModified: writtenOn,
    })),
    ...(valueOf(pages).items as CmsPage[])
      .filter(({ other_languages: others }) => others?.title === undefined)
      .map(({ identifier }) => ({ path: staticPath(storeView, identifier) })),
  ];
}

/** One part of a store view's map; what no part holds is not found. */
export async function loadSitemapPart(store: string, text: string): Promise<MapEntry[]> {
  const storeView = enterStore(store);
  const part = /^[1-9]\d{0,4}$/u.test(text) ? Number(text) : 0;
  if (part === 0 || part > MAX_MAP_PARTS) notFound();
  const products = await productsOf(storeView, part);
  if (part > 1 && products.length === 0) notFound();
  return part > 1 ? products : [...(await otherPagesOf(storeView)), ...products];
}
