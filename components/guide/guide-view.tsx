import { EmptyState } from "@/components/ui/empty-state";
import { ProgressTrail } from "@/components/ui/progress-trail";
import { CategoryWays } from "@/components/catalogue/category-ways";
import type { Category, GuideKit, GuideSport, RuleRefusal } from "@/lib/contract";
import { MAX_PARTY } from "@/lib/contract/limits";
import { MEASUREMENT_DAYS } from "@/lib/limits";
import type { GuideStep } from "@/lib/contract/equipment-guide";
import {
  type GuideAnswers,
  measuresOf,
  queryOf,
  rentersOf,
  stepBefore,
  stepsOf,
} from "@/lib/domain/equipment-guide/answers";
import type { PackProduct } from "@/lib/domain/equipment-guide/pack";
import { fittingsOf } from "@/lib/domain/fittings";
import { sectionsOf } from "@/lib/domain/goes-with";
import type { Branch } from "@/lib/domain/place";
import { useMessages, useTranslations } from "@/lib/i18n/server";
import { cartPath, guidePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { DaysFields } from "./days-fields";
import { GuideForm } from "./guide-form";
import { GuideIntl } from "./guide-intl";
import { MeasuresForm } from "./measures-form";
import { PackedList } from "./packed-list";
import { StepHeading } from "./step-heading";
import { LevelStep, SportStep, StepWays, WhereStep, WhoStep } from "./steps";
import { GuideNotices } from "./guide-notices";
import "./guide.css";

interface Props {
  storeView: StoreView;
  sports: readonly GuideSport[];
  answers: GuideAnswers;
  step: GuideStep;
  today: string;
  branches: readonly Branch[];
  categories: readonly Category[];
  kit: (Omit<GuideKit, "products"> & { products: PackProduct[] }) | null;
  refused: Extract<RuleRefusal, { code: "closed_day" | "too_late" }> | null;
}

export function GuideView(props: Props) {
  const { storeView, sports, answers, step, categories } = props;
  const t = useTranslations("guide");
  const messages = useMessages();
  if (sports.length === 0)
    return (
      <div className="page category-page">
        <EmptyState level="h1" title={t("empty.title")}>
          {t("empty.text")}
        </EmptyState>
        <CategoryWays categories={[...categories]} storeView={storeView} />
      </div>
    );
  const steps = stepsOf(answers.sport).map((id) => ({
    ...{ id, label: t(`steps.${id}`) },
    href: guidePath(storeView, { ...queryOf(answers), step: id }),
  }));
  return (
    <GuideIntl locale={storeView.locale} messages={{ guide: messages.guide as never }}>
      <div className="page guide" data-step={step}>
        <p className="guide-name">
          <a href={guidePath(storeView)} rel="nofollow">
            {t("title")}
          </a>
        </p>
        {answers.sport && (
          <div className="guide-trail">
            <ProgressTrail steps={steps} current={step} label={t("trail")} doneLabel={t("doneStep")} />
          </div>
        )}
        <StepHeading step={step}>{step === "list" ? t("list.title") : t(`${step}.question`)}</StepHeading>
        <GuideNotices {...props} most={MAX_PARTY} />
        <Step {...props} />
      </div>
    </GuideIntl>
  );
}

function Step(props: Props) {
  const { storeView, sports, answers, step, today, branches, categories, kit } = props;
  const t = useTranslations("guide");
  const { sport, period, source } = answers;
  const branch = branches.find(({ id }) => id === source);
  if (step === "who") return <WhoStep storeView={storeView} answers={answers} />;
  if (step === "where") return <WhereStep storeView={storeView} answers={answers} />;
  if (step === "level") return <LevelStep storeView={storeView} answers={answers} />;
  if (step === "days")
    return (
      <GuideForm key="days" action={guidePath(storeView)} kept={daysKept(answers)}>
        <p className="guide-hint">{t("days.hint")}</p>
        <DaysFields locale={storeView.locale} today={today} branches={branches} period={period} source={source} />
        <StepWays storeView={storeView} answers={answers} step="days" />
      </GuideForm>
    );
  const renters = rentersOf(answers);
  const listHref = guidePath(storeView, { ...queryOf(answers), step: "list" });
  const measuresHref = guidePath(storeView, { ...queryOf(answers), step: "measures" });
  if (step === "measures" && sport)
    return (
      <MeasuresForm
        locale={storeView.locale}
        renters={renters}
        measures={measuresOf(sport)}
        asksRiding={hasBindings(sport, categories)}
        keptDays={MEASUREMENT_DAYS}
        listHref={listHref}
        backHref={guidePath(storeView, { ...queryOf(answers), step: stepBefore("measures", sport) ?? undefined })}
      />
    );
  if (step === "list" && sport && period && branch && kit)
    return (
      <PackedList
        {...{ storeView, sport, renters, period, branch, branches, kit }}
        measuresHref={measuresOf(sport).length > 0 ? measuresHref : null}
        daysHref={guidePath(storeView, { ...queryOf(answers), step: "days" })}
        answers={queryOf(answers)}
        cartHref={cartPath(storeView)}
      />
    );
  return <SportStep storeView={storeView} answers={answers} sports={sports} />;
}

/** Whether a technician sets anything of it for whoever rents it. */
const hasBindings = ({ things }: GuideSport, categories: readonly Category[]): boolean =>
  categories
    .filter(({ slug }) => things.some(({ offers }) => offers.some(({ section }) => section === slug)))
    .some(({ id }) => fittingsOf(sectionsOf({ category_ids: [id] }, categories)).includes("bindings"));

/** Answers that stay while the days are chosen anew. */
const daysKept = (answers: GuideAnswers): Record<string, string> => queryOf({ ...answers, period: null, source: null });
