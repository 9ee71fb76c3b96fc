import { Notice } from "@/components/ui/notice";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { TextArea, TextField } from "@/components/ui/text-field";
import { MIN_REVIEW, reviewLevels, reviewUses } from "@/lib/contract/entities/review";
import { MAX_LINE, MAX_NAME, MAX_PERSON, MAX_REVIEW } from "@/lib/contract/limits";
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
  newId: string;
}

/** Where a review is written, by a plain form; it says what happens next before and after it is sent. */
export function WriteReview({ storeView, product, sent, refused, newId }: Props) {
  const words = useTranslations("reviews");
  const t = useTranslations("reviews.form");
  const labels = {
    waiting: t("waiting"),
    published: t("published"),
    queued: t("queued"),
    refused: t("refused"),
    unreachable: t("unreachable"),
  };
  if (sent === "waiting" || sent === "published") return <Notice tone="success">{labels[sent]}</Notice>;
  const optional = t("optional");
  const nothing = { value: "", label: t("unsaid") };
  return (
    <>
      {refused !== undefined && <Notice tone="error">{labels.refused}</Notice>}
      <ReviewForm sku={product.sku} name={product.name} action={`${apiBase(storeView)}/review/form`} labels={labels}>
        <input type="hidden" name="review_id" value={newId} />
        <input type="hidden" name="sku" value={product.sku} />
        <fieldset>
          <legend className="mb-2 font-semibold">{t("rating")}</legend>
          <div className="review-rating">
            {[1, 2, 3, 4, 5].map((stars) => (
              <label key={stars}>
                <input type="radio" name="rating" value={stars} required className="tick" />
                {words("stars", { count: stars })}
              </label>
            ))}
          </div>
        </fieldset>
        <TextField name="title" label={t("title")} required maxLength={MAX_NAME} autoComplete="off" />
        <TextArea
          name="detail"
          label={t("detail")}
          hint={t("detailHint")}
          required
          minLength={MIN_REVIEW}
          maxLength={MAX_REVIEW}
          rows={5}
        />
        <TextField
          name="nickname"
          label={t("nickname")}
          hint={t("nicknameHint")}
          required
          maxLength={MAX_PERSON}
          autoComplete="given-name"
        />
        <div className="review-facts">
          <Select
            name="used"
            label={t("used")}
            optional={optional}
            options={[nothing, ...reviewUses.map((value) => ({ value, label: words(`use.${value}`) }))]}
          />
          <Select
            name="level"
            label={t("level")}
            optional={optional}
            options={[nothing, ...reviewLevels.map((value) => ({ value, label: t(`levels.${value}`) }))]}
          />
        </div>
        {/* For programs alone: what is written here comes from none who reads the page. */}
        <p className="sr-only" aria-hidden="true">
          <label>
            {t("website")}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" maxLength={MAX_LINE} />
          </label>
        </p>
        <p className="text-sm text-muted">{settings.moderated ? t("next.read") : t("next.shown")}</p>
        <Button type="submit">{t("send")}</Button>
      </ReviewForm>
    </>
  );
}
