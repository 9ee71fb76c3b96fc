import { useMessages, useTranslations } from "@/lib/i18n/server";
import { RichText } from "@/components/content/rich-text";
import { productSizes, sizeGuideOf } from "@/components/catalogue/listed-sizes";
import { ProductGrid } from "@/components/catalogue/product-grid";
import { CardsInDays } from "@/components/lists/cards-in-days";
import { ViewedInSight } from "@/components/lists/viewed-in-sight";
import { IconShare } from "@/components/ui/icons";
import { ListButton } from "@/components/ui/list-button";
import { PageTiles } from "@/components/content/page-tiles";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { Category, Product, ProductCard, ReviewList, Source } from "@/lib/contract";
import { MAX_NAMED_SKUS } from "@/lib/contract/limits";
import type { FooterContent } from "@/lib/domain/content";
import { breadcrumbsFor } from "@/lib/domain/breadcrumbs";
import { sectionsBeside, sectionsOf } from "@/lib/domain/goes-with";
import { type ThingKind, thingKind } from "@/lib/domain/kind-of-thing";
import { branchesPath, cartPath, categoryPath, checkoutPath, cmsPath, homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { channel, currency, goesWith } from "@/shop.config";
import { Gallery } from "./gallery";
import { GoesWithInDays } from "./goes-with-in-days";
import { ProductRental } from "./product-rental";
import type { RentalLabels, SetLabels, WrittenLabels } from "./rental-labels";
import { rentalProduct } from "./rental-product";
import { ProductServices } from "./product-services";
import { Rating, Reviews } from "./reviews";
import { Specification } from "./specification";

interface Props {
  storeView: StoreView;
  product: Product;
  childSku: string | undefined;
  categories: readonly Category[];
  sources: readonly Source[];
  reviews: ReviewList;
  related: ProductCard[];
  /** Null while nobody can say what the owner wrote. */
  content: FooterContent | null;
}

export function ProductView({ storeView, product, childSku, categories, sources, reviews, related, content }: Props) {
  const t = useTranslations("product");
  const kind = thingKind(product);
  const hasCompanions = sectionsBeside(goesWith, sectionsOf(product, categories)).length > 0;
  const sized = productSizes(product, categories);
  const guide = sizeGuideOf(product, categories);
  const labels = useRentalLabels(kind, (product.custom_options ?? []).length > 0);
  const home = useTranslations("catalogue")("home");
  const trail = breadcrumbsFor(product, categories);
  const tagline = product.attributes
    .filter((attribute) => attribute.value_labels.length > 0)
    .slice(0, 2)
    .map((attribute) => attribute.value_labels.join(", "));
  return (
    <div className="page product-page">
      <Breadcrumb
        label={useTranslations("catalogue")("breadcrumbs")}
        color={trail[0]?.trail_color}
        crumbs={[
          { name: home, href: homePath(storeView) },
          ...trail.map((item) => ({
            ...{ name: item.name, lang: item.other_languages?.name, href: categoryPath(storeView, item) },
          })),
          { name: product.name, lang: product.other_languages?.name },
        ]}
      />
      <div className="product-main">
        <Gallery images={product.media_gallery} name={product.name} />
        <div className="product-buy">
          <h1 lang={product.other_languages?.name}>{product.name}</h1>
          <p className="product-tagline">
            {tagline.join(" · ")}
            {product.review_average !== null && (
              <Rating average={product.review_average} count={product.review_count} locale={storeView.locale} />
            )}
          </p>
          <p className="product-short" lang={product.other_languages?.short_description}>
            {product.short_description}
          </p>
          <ProductRental
            product={{
              ...rentalProduct(product, categories),
              ...(sized.length > 0 && { sized }),
              ...(guide && { guide: cmsPath(storeView, guide) }),
            }}
            locale={storeView.locale}
            links={{
              home: homePath(storeView),
              cart: cartPath(storeView),
              checkout: checkoutPath(storeView),
              branches: branchesPath(storeView),
            }}
            sources={sources.map(
              ({ id, name, locative, partner_id, phone, opening_hours, closed_days, special_hours }) => ({
                id,
                name,
                locative: locative ?? name,
                partner_id,
                phone,
                opening_hours: opening_hours.map(({ weekday }) => ({ weekday })),
                closed_days,
                special_hours: special_hours?.map(({ day, hours }) => ({ day, hours })),
              }),
            )}
            labels={labels}
            initialChildSku={childSku}
          />
          <p className="product-lists">
            <ListButton
              list="wishlist"
              sku={product.sku}
              label={t("lists.wishlistOf", { name: product.name })}
              text={t("lists.wishlist")}
            />
            <ListButton
              list="compare"
              sku={product.sku}
              label={t("lists.compareOf", { name: product.name })}
              text={t("lists.compare")}
            />
            <button type="button" className="button button-quiet button-small needs-script" data-share="">
              <IconShare />
              {t("share")}
            </button>
          </p>
        </div>
      </div>
      {hasCompanions && (
        <GoesWithInDays
          skus={skusOf(product)}
          storeCode={storeView.storeCode}
          sources={sources.map(({ id, name, locative }) => ({ id, name, locative: locative ?? name }))}
        />
      )}
      <div className="product-details">
        <section aria-labelledby="about">
          <h2 id="about">{t(`about.${kind}`)}</h2>
          <RichText html={product.description} lang={product.other_languages?.description} />
        </section>
        <ProductServices services={product.additional_services} locale={storeView.locale} />
        <Specification attributes={product.attributes} />
        <Reviews reviews={reviews} storeView={storeView} sku={product.sku} />
      </div>
      <PageTiles label={t("tiles")} tiles={channel.productTiles} content={content} storeView={storeView} />
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">{t(kind === "rent" || kind === "set" ? "related" : "relatedOffer")}</h2>
          <CardsInDays skus={related.map(({ sku }) => sku)} storeCode={storeView.storeCode}>
            <ProductGrid cards={related} storeView={storeView} />
          </CardsInDays>
        </section>
      )}
      <ViewedInSight storeCode={storeView.storeCode} sku={product.sku} />
    </div>
  );
}

/** By which it is looked for what goes with a thing: which of its sizes are in a set is known of each alone. */
const skusOf = ({ sku, configurable_children: children }: Product): string[] =>
  children.length > 0 ? children.slice(0, MAX_NAMED_SKUS).map((child) => child.sku) : [sku];

/** Words of the form, those of its kind among them: each page brings its own and no others. */
function useRentalLabels(kind: ThingKind, isWritten: boolean): RentalLabels {
  const { rentalIsland, setIsland, lessonIsland, writtenIsland } = useMessages() as Record<string, unknown> & {
    rentalIsland: RentalLabels;
    setIsland: SetLabels;
    lessonIsland: Partial<RentalLabels>;
    writtenIsland: WrittenLabels;
  };
  const own = kind === "lesson" ? lessonIsland : kind !== "rent" && { set: setIsland };
  const ladder = rentalIsland.ladder.replace("{sign}", currency.sign);
  return { ...rentalIsland, ladder, ...own, ...(isWritten && { written: writtenIsland }) };
}
