import { useTranslations } from "@/lib/i18n/server";
import type { Review } from "@/lib/contract";
import { formatDay } from "@/lib/domain/formats";
import type { Locale } from "@/lib/store-views";

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

export function Reviews({ reviews, locale }: { reviews: { items: readonly Review[]; total: number }; locale: Locale }) {
  const t = useTranslations("product");
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t("reviews")}</h2>
      {reviews.items.length === 0 && <p className="text-muted">{t("noReviews")}</p>}
      <ul className="reviews">
        {reviews.items.map((review) => (
          <li key={review.id}>
            <Stars rating={review.rating} label={t("rating", { average: review.rating, count: 1 })} />
            <h3>{review.title}</h3>
            <p>{review.detail}</p>
            <p className="review-by">
              {review.nickname}, {formatDay(review.created_at.slice(0, 10), locale)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <p className="stars" role="img" aria-label={label.split("(")[0]?.trim()}>
      {"★".repeat(rating)}
      <span>{"★".repeat(5 - rating)}</span>
    </p>
  );
}
