import { notFound, permanentRedirect } from "next/navigation";
import { productPath } from "@/lib/routes";
import { languageOf } from "@/lib/store-views";
import { contentBackend } from "@/server/content";
import { loadFooter } from "@/server/content/footer";
import { commerce } from "@/server/commerce";
import { callContext, enterStore, foundOf, loadCategories, loadSources, valueOf } from "../../store-context";

/** Products shown as related. */
const RELATED_SIZE = 4;

/** A segment in plain letters. What no link could have been made from is not found. */
function plain(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return notFound();
  }
}

export async function loadProductPage(storeCode: string, segments: string[]) {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const [sku = "", slug, childSku] = segments.map(plain);
  const product = foundOf(await commerce().getProduct({ sku }, context));
  // The dispatcher has looked at the address already, unless it could not.
  if (childSku !== undefined && !product.configurable_children.some((child) => child.sku === childSku)) notFound();
  if (sku !== product.sku || slug !== product.slug)
    permanentRedirect(productPath(storeView, { ...product, url_path: null }, { childSku }));
  const deepest = product.category_ids.at(-1);
  const [categories, sources, reviews, related, content] = await Promise.all([
    loadCategories(storeCode),
    loadSources(storeCode),
    commerce().listReviews({ sku: product.sku, size: 6, start: 0 }, context),
    commerce().listProducts(
      { categoryId: deepest, size: RELATED_SIZE + 1, sort: "bestsellers:desc", start: 0 },
      context,
    ),
    loadFooter(contentBackend(), languageOf(storeView)),
  ]);
  return {
    content,
    storeView,
    product,
    childSku,
    categories,
    sources: sources.filter((source) => product.source_ids.includes(source.id)),
    reviews: valueOf(reviews),
    related: valueOf(related)
      .items.filter((card) => card.sku !== product.sku)
      .slice(0, RELATED_SIZE),
  };
}
