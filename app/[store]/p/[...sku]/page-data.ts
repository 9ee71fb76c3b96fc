import { notFound } from "next/navigation";
import { commerce } from "@/server/commerce";
import { callContext, enterStore, loadCategories, valueOf } from "../../store-context";

/** Products shown as related. */
const RELATED_SIZE = 4;

export async function loadProductPage(storeCode: string, segments: string[]) {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const [sku = "", , childSku] = segments.map(decodeURIComponent);
  const found = await commerce().getProduct({ sku }, context);
  if (!found.ok) notFound();
  const product = found.value;
  const deepest = product.category_ids.at(-1);
  const [categories, sources, reviews, related] = await Promise.all([
    loadCategories(storeCode),
    commerce().listSources({}, context),
    commerce().listReviews({ sku: product.sku, size: 6, start: 0 }, context),
    commerce().listProducts(
      { categoryId: deepest, size: RELATED_SIZE + 1, sort: "bestsellers:desc", start: 0 },
      context,
    ),
  ]);
  return {
    storeView,
    product,
    childSku,
    categories,
    sources: valueOf(sources).filter((source) => product.source_ids.includes(source.id)),
    reviews: valueOf(reviews),
    related: valueOf(related)
      .items.filter((card) => card.sku !== product.sku)
      .slice(0, RELATED_SIZE),
  };
}
