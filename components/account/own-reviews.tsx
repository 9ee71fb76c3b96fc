import { Stars } from "@/components/reviews/stars";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { OwnReview } from "@/lib/contract";
import { formatDay } from "@/lib/domain/formats";
import { useTranslations } from "@/lib/i18n/server";
import { accountOrdersPath, reviewsPath } from "@/lib/routes";
import { languageOf, type StoreView } from "@/lib/store-views";
import { AccountNav } from "./account-nav";
import { AccountPart } from "./account-page";

const tones = { waiting: "info", published: "success", rejected: "neutral" } as const;

/** What the customer wrote of things, and what became of each. */
export function OwnReviews({ storeView, reviews }: { storeView: StoreView; reviews: readonly OwnReview[] }) {
  const t = useTranslations("account.reviews");
  return (
    <AccountPart title={t("title")} nav={<AccountNav storeView={storeView} current="reviews" />}>
      {reviews.length === 0 ? (
        <EmptyState
          title={t("empty")}
          actions={<ButtonLink href={accountOrdersPath(storeView)}>{t("emptyAction")}</ButtonLink>}
        >
          {t("emptyText")}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {reviews.map((review) => (
            <OwnReviewRow key={review.id} review={review} storeView={storeView} />
          ))}
        </ul>
      )}
    </AccountPart>
  );
}

function OwnReviewRow({ review, storeView }: { review: OwnReview; storeView: StoreView }) {
  const t = useTranslations("account.reviews");
  const words = useTranslations("reviews");
  const { sku, name, rating, title, detail, language, created_at: day, state } = review;
  const lang = language !== null && language !== languageOf(storeView) ? language : undefined;
  return (
    <li className="grid gap-1 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={reviewsPath(storeView, sku)} className="inline-flex min-h-6 items-center font-semibold">
          {name}
        </Link>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </p>
      <p>
        <Stars rating={rating} label={words("stars", { count: rating })} />
      </p>
      <h2 className="text-base font-semibold wrap-anywhere" lang={lang}>
        {title}
      </h2>
      <p className="whitespace-pre-line wrap-anywhere" lang={lang}>
        {detail}
      </p>
      <p className="text-sm text-muted">{formatDay(day.slice(0, 10), storeView.locale)}</p>
    </li>
  );
}
