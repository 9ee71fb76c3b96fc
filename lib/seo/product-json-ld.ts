import type { Category, Money, Product, Review, Source } from "@/lib/contract";
import { breadcrumbsFor } from "@/lib/domain/breadcrumbs";
import { wordsOf } from "@/lib/i18n/words";
import { imagePath } from "@/lib/image-path";
import { branchPath, homePath, productPath, socialPicturePath } from "@/lib/routes";
import { languageOf, type StoreView } from "@/lib/store-views";
import { currency } from "@/shop.config";
import { absolute, breadcrumbList, categoryTrail, context, type JsonLdData } from "./json-ld";
import { socialVersion } from "./social";

interface ProductFacts {
  storeView: StoreView;
  product: Product;
  categories: Category[];
  /** Branches that have it. */
  sources: readonly Pick<Source, "id" | "name">[];
  reviews: { items: Review[] };
}

const LEASE = "http://purl.org/goodrelations/v1#LeaseOut";
const SALE = "http://purl.org/goodrelations/v1#Sell";

const inCrowns = (price: Money): string => (price / 100).toFixed(2);
const amount = (price: Money): JsonLdData => ({ price: inCrowns(price), priceCurrency: currency.code });

/** What a day costs in a rent of each length. */
const pricesPerDay = ({ price_list: bands }: Product): JsonLdData[] =>
  bands.map(({ days_from, days_to, price_per_day }) => ({
    "@type": "UnitPriceSpecification",
    ...amount(price_per_day),
    unitCode: "DAY",
    valueAddedTaxIncluded: true,
    eligibleQuantity: {
      "@type": "QuantitativeValue",
      minValue: days_from,
      ...(days_to === null ? {} : { maxValue: days_to }),
      unitCode: "DAY",
    },
  }));

function offer({ storeView, product, sources }: ProductFacts): JsonLdData {
  const isRented = product.charged_by === "day";
  // What nobody keeps on a shelf (a lesson, a voucher) is always there.
  const isThere = sources.length > 0 || !isRented || ["virtual", "downloadable"].includes(product.type_id);
  return {
    "@type": "Offer",
    businessFunction: product.charged_by === "piece" ? SALE : LEASE,
    ...amount(product.price),
    availability: `https://schema.org/${isThere ? "InStock" : "OutOfStock"}`,
    url: absolute(productPath(storeView, product)),
    ...(isRented ? { priceSpecification: pricesPerDay(product) } : {}),
    ...(sources.length > 0
      ? {
          availableAtOrFrom: sources.map((source) => ({
            "@type": "LocalBusiness",
            "@id": absolute(branchPath(storeView, source)),
            name: `${storeView.name} ${source.name}`,
            url: absolute(branchPath(storeView, source)),
          })),
        }
      : {}),
    seller: { "@type": "Organization", name: storeView.name, url: absolute(homePath(storeView)) },
  };
}

/** The vocabulary knows no deposit: it is a property of the thing, in its reader's language. */
const deposit = ({ storeView, product }: ProductFacts): JsonLdData => ({
  "@type": "PropertyValue",
  name: wordsOf(languageOf(storeView))("seo.deposit"),
  value: inCrowns(product.deposit),
  unitText: currency.code,
});

const rating = ({ product, reviews }: ProductFacts): JsonLdData => ({
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
});

/** Without pictures of its own it has the one that is drawn for links to it. */
const picturesOf = (storeView: StoreView, product: Product): string[] =>
  (product.media_gallery.length > 0
    ? product.media_gallery.map(({ image }) => imagePath(image, "galleryLarge", "jpeg"))
    : [socialPicturePath(storeView, product.sku, socialVersion(storeView, product))]
  ).map(absolute);

/** The thing with its offer, and the way to it. */
export function productJsonLd(facts: ProductFacts): JsonLdData[] {
  const { storeView, product, categories } = facts;
  const path = productPath(storeView, product);
  const brand = product.attributes.find(({ attribute_code }) => attribute_code === "brand")?.value_labels[0];
  return [
    {
      "@context": context,
      "@type": "Product",
      name: product.name,
      sku: product.sku,
      description: product.short_description,
      url: absolute(path),
      image: picturesOf(storeView, product),
      ...(brand ? { brand: { "@type": "Brand", name: brand } } : {}),
      offers: offer(facts),
      ...(product.deposit > 0 ? { additionalProperty: deposit(facts) } : {}),
      ...(product.review_average === null ? {} : rating(facts)),
    },
    breadcrumbList([...categoryTrail(storeView, breadcrumbsFor(product, categories)), { name: product.name, path }]),
  ];
}
