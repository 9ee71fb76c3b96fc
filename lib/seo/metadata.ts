import type { Metadata } from "next";
import type { Category, Product } from "@/lib/contract";
import { formatMoney } from "@/lib/domain/money";
import { categoryPath, homePath, imagePath, productPath } from "@/lib/routes";
import { storeViews, type StoreView } from "@/lib/store-views";

/** Language views of the same shop, for `hreflang`. */
function languages(storeView: StoreView, pathFor: (view: StoreView) => string): Record<string, string> {
  const owner = storeView.extend ?? storeView.storeCode;
  const family = storeViews.filter((view) => view.storeCode === owner || view.extend === owner);
  return Object.fromEntries(family.map((view) => [view.locale, pathFor(view)]));
}

const pageMetadata = (
  storeView: StoreView,
  title: string,
  description: string,
  pathFor: (view: StoreView) => string,
  image?: string | null,
): Metadata => ({
  title,
  description,
  alternates: { canonical: pathFor(storeView), languages: languages(storeView, pathFor) },
  openGraph: {
    title,
    description,
    type: "website",
    siteName: storeView.name,
    locale: storeView.locale.replace("-", "_"),
    ...(image ? { images: [{ url: imagePath(image, "galleryLarge", "jpeg") }] } : {}),
  },
});

/** Search engines cut descriptions at about this length. */
const DESCRIPTION_LENGTH = 155;
const shorten = (text: string): string =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, text.lastIndexOf(" ", DESCRIPTION_LENGTH))}…`;

export const homeMetadata = (storeView: StoreView, title: string, description: string): Metadata =>
  pageMetadata(storeView, title, description, homePath);

/** The canonical address never carries filters, dates or pages of the query. */
export const categoryMetadata = ({ storeView, category }: { storeView: StoreView; category: Category }): Metadata =>
  pageMetadata(storeView, category.name, shorten(category.description || category.name), (view) =>
    categoryPath(view, category),
  );

export const productMetadata = ({ storeView, product }: { storeView: StoreView; product: Product }): Metadata =>
  pageMetadata(
    storeView,
    product.name,
    shorten(`${product.short_description} ${formatMoney(product.price, storeView.locale)}`),
    (view) => productPath(view, product),
    product.image,
  );
