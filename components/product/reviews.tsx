import { ReviewList } from "@/components/reviews/review-list";
import { ReviewSummary } from "@/components/reviews/review-summary";
import type { ReviewList as Reviews } from "@/lib/contract";
import { reviewQuery } from "@/lib/domain/reviews";
import { useTranslations } from "@/lib/i18n/server";
import { reviewsPath } from "@/lib/routes";
import type { Locale, StoreView } from "@/lib/store-views";

const decimal = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(value);

export function Rating({ average, count, locale }: { average: number; count: number; locale: Locale }) {
  const t = useTranslations("product");
  return (
    <a className="rating" href="#reviews">
      {t("rating", { average: decimal(average, locale), count })}
    </a>
  );
}

/** What all reviews come to and the newest of them; the others, and where one is written, stand on their own page. */
export function Reviews({ reviews, storeView, sku }: { reviews: Reviews; storeView: StoreView; sku: string }) {
  const t = useTranslations("reviews");
  const { items, total, summary } = reviews;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t("heading")}</h2>
      {total === 0 && <p className="text-muted">{t("none")}</p>}
      <ReviewSummary
        summary={summary}
        locale={storeView.locale}
        hrefFor={(filter) => reviewsPath(storeView, sku, reviewQuery({ ...filter, page: 1 }))}
      />
      <ReviewList reviews={items} storeView={storeView} />
      <p className="review-ways">
        {total > items.length && (
          <a className="link" href={reviewsPath(storeView, sku)} rel="nofollow">
            {t("allCount", { count: total })}
          </a>
        )}
        <a
          className="button button-secondary button-small"
          href={`${reviewsPath(storeView, sku)}#write`}
          rel="nofollow"
        >
          {t("write")}
        </a>
      </p>
    </section>
  );
}
