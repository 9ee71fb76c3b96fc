"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { countText, type CountForms } from "@/components/ui/text";
import type { Day, Period } from "@/lib/contract";
import { formatPeriod } from "@/lib/domain/czech";
import { MAX_RENTAL_DAYS, periodProblem, rentalDays } from "@/lib/domain/rental-period";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import type { Locale } from "@/lib/store-views";
import { RangeCalendar } from "./range-calendar";
import { TypedDay } from "./typed-day";
import { useWide } from "./use-wide";

export interface PeriodPickerProps {
  locale: Locale;
  period: Period | null;
  today: Day;
  /** Null: the visitor wants no days set. */
  onChoose: (period: Period | null) => void;
  onClose: () => void;
}

/** Loaded with the first press on the period; brings its own dictionary. */
export default function PeriodPicker(props: PeriodPickerProps) {
  return (
    <LazyIntl locale={props.locale}>
      <Picker {...props} />
    </LazyIntl>
  );
}

const tooLong = (day: Day, anchor: Day | null): boolean =>
  anchor !== null && rentalDays(day < anchor ? { from: day, to: anchor } : { from: anchor, to: day }) > MAX_RENTAL_DAYS;

export function Picker({ locale, period, today, onChoose, onClose }: PeriodPickerProps) {
  const t = useTranslations("rental.picker");
  const days = useTranslations("formats").raw("days") as CountForms;
  const wide = useWide();
  const [from, setFrom] = useState<Day | null>(period?.from ?? null);
  const [to, setTo] = useState<Day | null>(period?.to ?? null);
  const [typedTimes, setTypedTimes] = useState(0);
  const draft = from && to ? { from, to } : null;
  const problem = draft && periodProblem(draft, today);

  const typed = (set: (day: Day | null) => void) => (day: Day | null) => {
    set(day);
    setTypedTimes((times) => times + 1);
  };

  const choose = (chosen: Period | null) => {
    onChoose(chosen);
    onClose();
  };

  return (
    <Dialog
      open
      kind="sheet"
      title={t("title")}
      closeLabel={t("close")}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p aria-live="polite" className="w-full min-w-0 md:w-auto">
            {draft && !problem ? (
              <>
                <strong>{formatPeriod(draft, locale)}</strong>
                <span className="block text-sm text-muted">{t("length", { days: countText(rentalDays(draft), days, locale) })}</span>
              </>
            ) : (
              <span className="text-muted">{t("chooseBoth")}</span>
            )}
          </p>
          <div className="flex flex-1 flex-wrap justify-end gap-2">
            {period && (
              <Button kind="quiet" onClick={() => choose(null)}>
                {t("clear")}
              </Button>
            )}
            <Button className="whitespace-nowrap max-md:flex-1" disabled={!draft || Boolean(problem)} onClick={() => draft && choose(draft)}>
              {t("apply")}
            </Button>
          </div>
        </div>
      }
    >
      <div className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
        <TypedDay label={t("from")} hint={t("fromHint")} value={from} today={today} invalid={t("invalidDay")} onChange={typed(setFrom)} />
        <TypedDay label={t("to")} hint={t("toHint")} value={to} today={today} invalid={t("invalidDay")} onChange={typed(setTo)} />
      </div>
      {problem && (
        <Notice tone="warning" announce className="mb-6">
          {t(`problems.${problem}`, { max: MAX_RENTAL_DAYS })}
        </Notice>
      )}
      <RangeCalendar
        label={t("calendar")}
        locale={locale}
        today={today}
        // Turns to where typed days lie; days chosen in it must not take the focus away.
        key={typedTimes}
        period={problem ? null : draft}
        months={wide ? 2 : 1}
        labels={{ previous: t("previousMonth"), next: t("nextMonth") }}
        isBarred={tooLong}
        onChoose={(chosen) => {
          setFrom(chosen.from);
          setTo(chosen.to);
        }}
      />
    </Dialog>
  );
}
