import type { MetadataRoute } from "next";
import type { Category, Product } from "@/lib/contract";
import { categoryPath, homePath, productPath } from "@/lib/routes";
import { siteUrl } from "@/lib/env";
import { storeViews } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { callContext, valueOf } from "./[store]/store-context";

// Made on demand: a build has no database, and a crawler asks for it rarely.
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const perView = await Promise.all(
    storeViews.map(async (storeView) => {
      const context = callContext(storeView);
      const fields = { includeFields: ["sku", "slug", "url_path", "updated_at"] };
      const [categories, products] = await Promise.all([
        commerce().searchCategories({ size: 4000 }, context),
        commerce().searchProducts({ size: 10_000, ...fields }, context),
      ]);
      return [
        { url: homePath(storeView) },
        ...(valueOf(categories).items as Category[])
          .filter((category) => category.level >= 2 && category.is_active)
          .map((category) => ({ url: categoryPath(storeView, category) })),
        ...(valueOf(products).items as Product[]).map((product) => ({
          url: productPath(storeView, product),
          lastModified: product.updated_at,
        })),
      ];
    }),
  );
  return perView.flat().map((entry) => ({ ...entry, url: `${siteUrl()}${entry.url}` }));
}
