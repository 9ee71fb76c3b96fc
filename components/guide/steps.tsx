import { ButtonLink, buttonClass } from "@/components/ui/button";
import { CategoryIllustration } from "@/components/ui/category-illustration";
import { classNames } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import type { GuideSport } from "@/lib/contract";
import { MAX_PARTY } from "@/lib/contract/limits";
import { type GuideAnswers, queryOf, queryWithout, rentersOf, stepBefore } from "@/lib/domain/equipment-guide/answers";
import type { GuideStep } from "@/lib/contract/equipment-guide";
import { useTranslations } from "@/lib/i18n/server";
import { guidePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { GuideBar } from "./guide-bar";
import { GuideForm } from "./guide-form";
import { personLabels } from "./person-labels";

/* The questions that are plain links and forms. */

interface StepProps {
  storeView: StoreView;
  answers: GuideAnswers;
}

/** On, and back to the question before. */
export function StepWays({
  storeView,
  answers,
  step,
  submits = true,
}: StepProps & { step: GuideStep; submits?: boolean }) {
  const t = useTranslations("guide");
  const before = stepBefore(step, answers.sport);
  const back = before && (
    <ButtonLink kind="quiet" rel="nofollow" href={guidePath(storeView, { ...queryOf(answers), step: before })}>
      {t("back")}
    </ButtonLink>
  );
  if (!submits) return <div className="guide-ways">{back}</div>;
  return (
    <GuideBar>
      <button type="submit" className={buttonClass()}>
        {t("next")}
      </button>
      {back}
    </GuideBar>
  );
}

export function SportStep({ storeView, answers, sports }: StepProps & { sports: readonly GuideSport[] }) {
  const t = useTranslations("guide.sport");
  const kept = queryWithout(answers, "sport");
  return (
    <>
      <p className="guide-hint">{t("hint")}</p>
      <ul className="guide-tiles">
        {sports.map(({ code, name, text, illustration, children, other_languages: others }) => (
          <li key={code} className={classNames(answers.sport?.code === code && "guide-chosen") || undefined}>
            <h2 lang={others?.name}>
              <a href={guidePath(storeView, { ...kept, sport: code })} rel="nofollow">
                {name}
              </a>
            </h2>
            {text && <p lang={others?.text}>{text}</p>}
            {!children && <p>{t("adultsOnly")}</p>}
            {illustration && <CategoryIllustration kind={illustration} isFirst />}
          </li>
        ))}
      </ul>
    </>
  );
}

export function WhoStep({ storeView, answers }: StepProps) {
  const t = useTranslations("guide.who");
  const counts = (least: number) =>
    Array.from({ length: MAX_PARTY - least + 1 }, (_, index) => ({
      value: String(index + least),
      label: String(index + least),
    }));
  const hasChildren = answers.sport?.children !== false;
  const isSaid = answers.adults + answers.children > 0;
  return (
    <GuideForm key="who" action={guidePath(storeView)} kept={queryWithout(answers, "who")}>
      <p className="guide-hint">{t("hint", { most: MAX_PARTY })}</p>
      <div className="guide-party">
        <Select
          label={t("adults")}
          name="adults"
          options={counts(hasChildren ? 0 : 1)}
          defaultValue={String(isSaid ? answers.adults : Math.min(2, MAX_PARTY))}
        />
        {hasChildren && (
          <Select
            label={t("children")}
            hint={t("childrenHint")}
            name="children"
            options={counts(0)}
            defaultValue={String(answers.children)}
          />
        )}
      </div>
      {!hasChildren && <p className="guide-hint">{t("noChildren")}</p>}
      <StepWays storeView={storeView} answers={answers} step="who" />
    </GuideForm>
  );
}

export function WhereStep({ storeView, answers }: StepProps) {
  const kept = queryWithout(answers, "where");
  return (
    <>
      <ul className="guide-choices">
        {answers.sport?.where.map(({ code, name, text, other_languages: others }) => (
          <li key={code} className={classNames(answers.where === code && "guide-chosen") || undefined}>
            <a href={guidePath(storeView, { ...kept, where: code })} rel="nofollow">
              <span lang={others?.name}>{name}</span>
              {text && <small lang={others?.text}>{text}</small>}
            </a>
          </li>
        ))}
      </ul>
      <StepWays storeView={storeView} answers={answers} step="where" submits={false} />
    </>
  );
}

export function LevelStep({ storeView, answers }: StepProps) {
  const t = useTranslations("guide");
  const labels = personLabels(rentersOf(answers), [], t);
  return (
    <GuideForm key="level" action={guidePath(storeView)} kept={queryWithout(answers, "level")}>
      <p className="guide-hint">{t("level.hint")}</p>
      {labels.map((label, index) => (
        <fieldset key={label} className="guide-levels">
          <legend>{label}</legend>
          {answers.sport?.levels.map((level) => (
            <label key={level} className="option">
              <input
                type="radio"
                name={`level${index + 1}`}
                value={level}
                required
                className="tick"
                defaultChecked={answers.levels[index] === level}
              />
              <span>{t(`level.${level}`)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <StepWays storeView={storeView} answers={answers} step="level" />
    </GuideForm>
  );
}
