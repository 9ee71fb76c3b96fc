import type { Category, Product, ProductListing, Review } from "@/lib/contract";
import { breadcrumbsFor } from "@/lib/domain/breadcrumbs";
import { categoryPath, homePath, imagePath, productPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { currency } from "@/shop.config";
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

export function categoryJsonLd(data: {
  storeView: StoreView;
  category: Category;
  categories: Category[];
  listing: ProductListing;
}): JsonLdData[] {
  const { storeView, category, categories, listing } = data;
  return [
    breadcrumbList([
      { name: storeView.name, path: homePath(storeView) },
      ...[...breadcrumbsFor(category, categories), category].map((item) => ({
        name: item.name,
        path: categoryPath(storeView, item),
      })),
    ]),
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

export function productJsonLd(data: {
  storeView: StoreView;
  product: Product;
  reviews: { items: Review[] };
}): JsonLdData {
  const { storeView, product, reviews } = data;
  return {
    "@context": context,
    "@type": "Product",
    name: product.name,
    sku: product.sku,
    description: product.short_description,
    url: absolute(productPath(storeView, product)),
    image: product.media_gallery.map((image) => absolute(imagePath(image.image, "galleryLarge", "jpeg"))),
    // A rent, not a sale: the price is for one day.
    offers: {
      "@type": "Offer",
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      priceCurrency: currency.code,
      price: (product.price / 100).toFixed(2),
      availability: "https://schema.org/InStock",
      url: absolute(productPath(storeView, product)),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: (product.price / 100).toFixed(2),
        priceCurrency: currency.code,
        unitCode: "DAY",
      },
    },
    ...(product.review_average === null
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.review_average,
            reviewCount: product.review_count,
            bestRating: 5,
          },
          review: reviews.items.map((review) => ({
            "@type": "Review",
            name: review.title,
            reviewBody: review.detail,
            datePublished: review.created_at.slice(0, 10),
            author: { "@type": "Person", name: review.nickname },
            reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5 },
          })),
        }),
  };
}
