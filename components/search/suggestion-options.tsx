import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Header, ListBoxItem, ListBoxSection } from "react-aria-components";
import { BarePicture } from "@/components/ui/bare-picture";
import { IconSearch } from "@/components/ui/icons";
import { TrailMarker } from "@/components/ui/trail-marker";
import type { ProductCard } from "@/lib/contract";
import { SUGGESTED_AMONG } from "@/lib/contract/limits";
import { priceUnit } from "@/lib/domain/kind-of-thing";
import { formatMoney } from "@/lib/domain/money";
import { rentPrice } from "@/lib/domain/pricing";
import { rentalDays } from "@/lib/domain/rental-period";
import type { FoundSuggestions, FoundText } from "@/lib/queries";
import { categoryPath, productPath, searchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { catalogue } from "@/shop.config";

interface Props {
  storeView: StoreView;
  text: string;
  found: FoundSuggestions;
  /** What links to things carry on. */
  wish: { dateFrom?: string; dateTo?: string; place?: string };
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ListBoxSection>
      <Header>{title}</Header>
      {children}
    </ListBoxSection>
  );
}

export function SuggestionOptions({ storeView, text, found, wish }: Props) {
  const t = useTranslations("suggestions");
  const price = usePrice(storeView, wish);
  const days = wish.dateFrom && wish.dateTo ? rentalDays({ from: wish.dateFrom, to: wish.dateTo }) : undefined;
  const { products, categories, brands, total, taken } = found;
  const isCounted = total < SUGGESTED_AMONG;
  return (
    <>
      {categories.length > 0 && (
        <Section title={t("categories")}>
          {categories.map((category) => (
            <ListBoxItem
              key={category.id}
              id={`category-${category.id}`}
              href={categoryPath(storeView, category)}
              textValue={category.name}
              lang={category.other_languages?.name}
            >
              <TrailMarker color={category.trail_color} className="size-4" />
              {category.name}
            </ListBoxItem>
          ))}
        </Section>
      )}
      {products.length > 0 && (
        <Section title={taken ? t("takenProducts") : t("products")}>
          {products.map((card) => (
            <ListBoxItem
              key={card.id}
              id={`product-${card.id}`}
              href={productPath(storeView, card, wish)}
              textValue={card.name}
            >
              {card.image ? <BarePicture image={card.image.image} size="cart" /> : <picture />}
              <span>
                <b lang={card.other_languages?.name}>{card.name}</b>
                <small lang={card.other_languages?.tagline}>{card.tagline}</small>
              </span>
              <strong className="card-price" data-price-of={card.sku} data-days={days}>
                {price(card)}
              </strong>
            </ListBoxItem>
          ))}
        </Section>
      )}
      {brands.length > 0 && (
        <Section title={t("brands")}>
          {brands.map(({ key, label, doc_count }) => (
            <ListBoxItem
              key={key}
              id={`brand-${key}`}
              href={searchPath(storeView, text, { [catalogue.brandAttribute]: key, ...(taken ? {} : wish) })}
              textValue={label}
            >
              {isCounted ? t("brand", { brand: label, count: doc_count }) : label}
            </ListBoxItem>
          ))}
        </Section>
      )}
      {total > products.length && (
        <ListBoxItem id="all" href={searchPath(storeView, text)} textValue={text}>
          <IconSearch className="size-4" />
          {isCounted ? t("all", { count: total }) : t("allOfMany")}
        </ListBoxItem>
      )}
    </>
  );
}

/** Articles and pages that a search names. */
export function TextOptions({ texts }: { texts: readonly FoundText[] }) {
  const t = useTranslations("suggestions");
  if (texts.length === 0) return null;
  return (
    <Section title={t("texts")}>
      {texts.map(({ path, title, language }) => (
        <ListBoxItem key={path} id={`text-${path}`} href={path} textValue={title} lang={language}>
          {title}
        </ListBoxItem>
      ))}
    </Section>
  );
}

/** What was searched for here before. */
export function RecentOptions({ storeView, searches }: { storeView: StoreView; searches: readonly string[] }) {
  const t = useTranslations("suggestions");
  if (searches.length === 0) return null;
  return (
    <Section title={t("recent")}>
      {searches.map((search) => (
        <ListBoxItem key={search} id={`recent-${search}`} href={searchPath(storeView, search)} textValue={search}>
          <IconSearch className="size-4" />
          {search}
        </ListBoxItem>
      ))}
    </Section>
  );
}

/** "1 170 Kč za 3 dny"; without days what one costs. */
function usePrice({ locale }: StoreView, { dateFrom: from, dateTo: to }: Props["wish"]): (card: ProductCard) => string {
  const t = useTranslations("catalogue");
  const days = from && to ? rentalDays({ from, to }) : null;
  return (card) => {
    const unit = priceUnit(card);
    const rent = days && card.charged_by !== "piece" ? rentPrice(card.price_list, days, card.charged_by) : null;
    if (days && rent !== null)
      return `${formatMoney(rent, locale)} ${t(unit === "lesson" ? "forLessons" : "forDays", { days })}`;
    const price = formatMoney(card.price, locale);
    if (unit === "day") return t(card.price_varies ? "fromPerDay" : "pricePerDay", { price });
    return `${price} ${t({ piece: "perPiece", lesson: "perLesson", download: "perDownload" }[unit] as "perPiece")}`;
  };
}
