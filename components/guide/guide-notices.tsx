import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RuleRefusal } from "@/lib/contract";
import { type GuideAnswers, queryOf } from "@/lib/domain/equipment-guide/answers";
import { formatDay, formatPeriod } from "@/lib/domain/formats";
import type { Branch } from "@/lib/domain/place";
import { MAX_RENTAL_DAYS } from "@/lib/domain/rental-period";
import { useTranslations } from "@/lib/i18n/server";
import { guidePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

interface Props {
  storeView: StoreView;
  answers: GuideAnswers;
  branches: readonly Branch[];
  refused: Extract<RuleRefusal, { code: "closed_day" | "too_late" }> | null;
  /** People whom the guide packs for at most. */
  most: number;
}

/** Which word of the guide names a key of the address. */
const NAMES: Record<string, string> = {
  sport: "steps.sport",
  where: "steps.where",
  adults: "who.adults",
  children: "who.children",
  level: "steps.level",
  dateFrom: "days.from",
  dateTo: "days.to",
  place: "days.branch",
  step: "wrong.step",
};

/** What of the address could not be taken, and why the days can't be had there. */
export function GuideNotices({ storeView, answers, branches, refused, most }: Props) {
  const t = useTranslations("guide");
  const problems = useTranslations("rental.picker.problems");
  const { wrong, periodProblem } = answers;
  return (
    <>
      {(wrong.length > 0 || periodProblem) && (
        <Notice tone="warning" title={t("wrong.title")} className="mb-6">
          <ul>
            {wrong.map(({ key, value }) => (
              <li key={key}>
                {key === "people"
                  ? t("wrong.people", { most, value })
                  : t("wrong.value", { what: t(NAMES[key.replace(/\d+$/u, "")] ?? "wrong.step"), value })}
              </li>
            ))}
            {periodProblem && <li>{problems(periodProblem, { max: MAX_RENTAL_DAYS })}</li>}
          </ul>
        </Notice>
      )}
      {refused && (
        <Refused {...{ storeView, answers, refused }} branch={branches.find(({ id }) => id === answers.source)} />
      )}
    </>
  );
}

function Refused({
  storeView,
  answers,
  refused,
  branch,
}: Pick<Props, "storeView" | "answers"> & { refused: NonNullable<Props["refused"]>; branch: Branch | undefined }) {
  const t = useTranslations("guide.refused");
  const nearest = refused.code === "closed_day" ? refused.details.nearest : undefined;
  return (
    <Notice
      tone="warning"
      className="mb-6"
      actions={
        nearest && (
          <ButtonLink
            kind="secondary"
            size="small"
            rel="nofollow"
            href={guidePath(storeView, { ...queryOf({ ...answers, period: nearest }), step: "list" })}
          >
            {t("nearest", { period: formatPeriod(nearest, storeView.locale) })}
          </ButtonLink>
        )
      }
    >
      {t(refused.code, {
        ...{ name: branch?.name ?? "", where: branch?.locative ?? "" },
        day: formatDay(refused.details.day, storeView.locale),
      })}
    </Notice>
  );
}
