import { Notice } from "@/components/ui/notice";
import { MIN_REVIEW, reviewLevels, reviewUses } from "@/lib/contract/entities/review";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { reviews as settings } from "@/shop.config";
import { ReviewForm } from "./review-form";

interface Props {
  storeView: StoreView;
  product: { sku: string; name: string };
  sent: string | undefined;
  refused: string | undefined;
  /** As it was typed before it was refused. */
  typed: Readonly<Record<string, string>> | undefined;
  newId: string;
}

/** Where a review is written, by a plain form; it says what happens next before and after it is sent. */
export function WriteReview({ storeView, product, sent, refused, typed, newId }: Props) {
  const words = useTranslations("reviews");
  const t = useTranslations("reviews.form");
  const [waiting, published] = [t("waiting"), t("published")];
  if (sent === "waiting" || sent === "published")
    return <Notice tone="success">{sent === "waiting" ? waiting : published}</Notice>;
  const nothing = { value: "", label: t("unsaid") };
  return (
    <ReviewForm
      sku={product.sku}
      name={product.name}
      action={`${apiBase(storeView)}/review/form`}
      reviewId={newId}
      refused={refused}
      labels={{
        ...{ waiting, published, send: t("send"), queued: t("queued") },
        ...{ refused: t("refused"), unreachable: t("unreachable") },
        wrong: {
          rating: t("wrong.rating"),
          title: t("wrong.title"),
          detail: t("wrong.detail", { count: MIN_REVIEW }),
          nickname: t("wrong.nickname"),
        },
      }}
      fields={{
        labels: {
          ...{ rating: t("rating"), stars: [1, 2, 3, 4, 5].map((count) => words("stars", { count })) },
          ...{ title: t("title"), detail: t("detail"), detailHint: t("detailHint") },
          ...{ nickname: t("nickname"), nicknameHint: t("nicknameHint"), used: t("used"), level: t("level") },
          ...{ optional: t("optional"), website: t("website") },
        },
        minDetail: MIN_REVIEW,
        uses: [nothing, ...reviewUses.map((value) => ({ value, label: words(`use.${value}`) }))],
        levels: [nothing, ...reviewLevels.map((value) => ({ value, label: t(`levels.${value}`) }))],
        typed,
      }}
    >
      <p className="text-sm text-muted">{settings.moderated ? t("next.read") : t("next.shown")}</p>
    </ReviewForm>
  );
}
