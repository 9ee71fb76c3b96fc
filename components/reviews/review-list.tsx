import type { Review } from "@/lib/contract";
import { formatDay } from "@/lib/domain/formats";
import { useTranslations } from "@/lib/i18n/server";
import { languageOf, type StoreView } from "@/lib/store-views";
import { Stars } from "./stars";

/** What renters wrote, as they wrote it: text and nothing else, in its own language. */
export function ReviewList({ reviews, storeView }: { reviews: readonly Review[]; storeView: StoreView }) {
  const t = useTranslations("reviews");
  const page = languageOf(storeView);
  return (
    <ul className="reviews">
      {reviews.map(({ id, rating, title, detail, nickname, created_at: day, used, level, language }) => {
        const lang = language !== null && language !== page ? language : undefined;
        const writer = [
          nickname,
          formatDay(day.slice(0, 10), storeView.locale),
          used && t(`use.${used}`),
          level && t(`level.${level}`),
        ];
        return (
          <li key={id}>
            <p>
              <Stars rating={rating} label={t("stars", { count: rating })} />
            </p>
            <h3 lang={lang}>{title}</h3>
            <p className="review-text" lang={lang}>
              {detail}
            </p>
            <p className="review-by">{writer.filter(Boolean).join(", ")}</p>
          </li>
        );
      })}
    </ul>
  );
}
