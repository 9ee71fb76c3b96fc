"use client";

import { useTranslations } from "next-intl";
import { useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countText, type CountForms } from "@/components/ui/text";
import type { Day, Period } from "@/lib/contract";
import { spacedPostcode } from "@/lib/domain/address-text";
import { type DayBar, isTooLong } from "@/lib/domain/calendar-choice";
import { eachDay } from "@/lib/domain/days";
import { formatPeriod } from "@/lib/domain/formats";
import { ANYWHERE, type Branch, offeredBranches, type Place } from "@/lib/domain/place";
import { MAX_RENTAL_DAYS, periodProblem, rentalDays } from "@/lib/domain/rental-period";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import type { Locale } from "@/lib/store-views";
import { usePartner } from "@/stores/partner";
import { CalendarLegend } from "./calendar-legend";
import { PeriodFields } from "./period-fields";
import { PeriodRefused, PlaceRefused } from "./period-refused";
import { PlaceFields } from "./place-fields";
import { RangeCalendar } from "./range-calendar";
import { useAfterPress } from "./use-after-press";
import { usePeriodDraft } from "./use-period-draft";
import { usePlaceDays } from "./use-place-days";
import { usePlaceDraft } from "./use-place-draft";
import { useWide } from "./use-wide";

export interface PeriodPickerProps {
  locale: Locale;
  period: Period | null;
  today: Day;
  /** The moment at which it is asked what a branch can still make ready; the one of opening by itself. */
  now?: Date;
  /** Where, together with when; not asked where there are no branches to choose from. */
  place?: Place;
  branches?: readonly Branch[];
  /** Some days have to be: the wish for none is not offered. */
  needed?: boolean;
  /** Null: the visitor wants no days set. */
  onChoose: (period: Period | null, place: Place) => void;
  onClose: () => void;
}

const NO_BRANCHES: readonly Branch[] = [];

/** Loaded with the first press on the period; brings its own dictionary. */
export default function PeriodPicker({ branches = NO_BRANCHES, ...props }: PeriodPickerProps) {
  const partner = usePartner();
  const { place } = props;
  const wished = place?.kind === "branch" ? place.source : null;
  const offered = useMemo(() => offeredBranches(branches, partner, [wished]), [branches, partner, wished]);
  return (
    <LazyIntl locale={props.locale}>
      <Picker {...props} branches={offered} />
    </LazyIntl>
  );
}

export function Picker({
  locale,
  period,
  today,
  now: opened,
  place = ANYWHERE,
  branches = NO_BRANCHES,
  needed = false,
  onChoose,
  onClose,
}: PeriodPickerProps) {
  const t = useTranslations("rental.picker");
  const reasons = useTranslations("rental.calendar.reasons");
  const days = useTranslations("formats").raw("days") as CountForms;
  const wide = useWide();
  const applyButton = useRef<HTMLButtonElement>(null);
  const draft = usePeriodDraft(period, today);
  const where = usePlaceDraft(place);
  const [now] = useState(() => opened ?? new Date());
  const placeDays = usePlaceDays(where.place, branches, today, now);
  const id = useId();
  const { problem } = draft;
  const barOf = (day: Day, anchor: Day | null): DayBar | null =>
    placeDays?.problemOn(day) ?? (isTooLong(day, anchor) ? "too_long" : null);
  const refused = useAfterPress(problem);
  const turnTo = useAfterPress(draft.turnTo);
  const valid = problem ? null : draft.period;
  const refusal = (valid && placeDays?.refusalOf(valid)) ?? null;
  // From today on is allowed, but the branch may be closed today.
  const allowed =
    draft.nearest && ((problem === "past" && placeDays?.refusalOf(draft.nearest)?.nearest) || draft.nearest);
  const refusedDays = refusal && valid && `${valid.from} ${valid.to}`;
  const isSettled = useAfterPress(refusedDays) === refusedDays;
  const applicable = refusal || draft.unread ? null : valid;

  // Where without when is a wish too.
  const isEmpty = draft.from === null && draft.to === null;
  const canApply = (applicable !== null || isEmpty) && !draft.unread && where.place !== null;
  /** What stands in the way, from the top of the dialog down. */
  const hindrance = (): string | null => {
    if (where.isOutside) return t("notBrought", { postcode: spacedPostcode(where.postcode ?? "") });
    if (where.place === null) return t("postcodeMissing");
    if (draft.unread) return t("unread");
    if (isEmpty) return t("chooseBoth");
    return draft.period === null ? t("chooseOther") : applicable === null ? t("impossible") : null;
  };
  const hindered = hindrance();
  // The button pressed goes away with the refusal, so the focus moves on.
  const take = (nearest: Period) => {
    flushSync(() => draft.take(nearest));
    applyButton.current?.focus();
  };

  const choose = (chosen: Period | null) => {
    if (!where.place) return;
    onChoose(chosen, where.place);
    onClose();
  };

  return (
    <Dialog
      open
      kind="sheet"
      title={t(branches.length > 0 ? "title" : "titleDays")}
      closeLabel={t("close")}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {/* Two lines high from the start, and as high as a refusal where the dialog stands in the middle: no button
              may move when days become valid, or a place refuses them. On a phone it grows up, over the days. */}
          <div aria-live="polite" className="min-h-[2.8rem] w-full min-w-0 md:min-h-17 md:w-auto md:flex-1">
            {placeDays && refusal && isSettled && !draft.unread ? (
              <PlaceRefused
                refusal={refusal}
                branch={placeDays.branch}
                kind={where.kind}
                locale={locale}
                onTake={take}
              />
            ) : !hindered && applicable ? (
              <p>
                <strong>{formatPeriod(applicable, locale)}</strong>
                <span className="block text-sm text-muted">
                  {t("length", { days: countText(rentalDays(applicable), days, locale) })}
                </span>
              </p>
            ) : (
              <p className="text-muted">{hindered}</p>
            )}
          </div>
          <div className="flex flex-1 flex-wrap justify-end gap-2 md:flex-none">
            {period && !needed && (
              <Button kind="quiet" disabled={where.place === null} onClick={() => choose(null)}>
                {t("clear")}
              </Button>
            )}
            <Button
              className="whitespace-nowrap max-md:flex-1"
              ref={applyButton}
              disabled={!canApply}
              onClick={() => canApply && choose(applicable)}
            >
              {t("apply")}
            </Button>
          </div>
        </div>
      }
    >
      {branches.length > 0 && <PlaceFields draft={where} branches={branches} />}
      <div className="mb-4">
        <PeriodFields
          draft={draft}
          locale={locale}
          today={today}
          onEnter={(typed) => periodProblem(typed, today) === null && !placeDays?.refusalOf(typed) && choose(typed)}
        />
      </div>
      {/* Of days that are no longer in the fields nothing is said. */}
      {refused && !draft.unread && (
        <PeriodRefused problem={refused} nearest={allowed} locale={locale} className="mb-6" onTake={take} />
      )}
      <RangeCalendar
        label={t("calendar")}
        locale={locale}
        today={today}
        turnTo={turnTo}
        period={valid}
        months={wide ? 2 : 1}
        labels={{ previous: t("previousMonth"), next: t("nextMonth") }}
        isBarred={(day, anchor) => barOf(day, anchor) !== null}
        markOf={barOf}
        textIdOf={(mark) => `${id}-${mark}`}
        onChoose={draft.choose}
      >
        {/* Its room is there before the shop has said which days are open: a centred dialog that grew would move every
            button in it, away from under a press. */}
        {({ visible }) =>
          (placeDays ?? branches.length > 0) && (
            <CalendarLegend marks={new Set(placeDays ? eachDay(visible).map(placeDays.problemOn) : [])} />
          )
        }
      </RangeCalendar>
      {(["closed", "late"] as const).map((mark) => (
        <span key={mark} id={`${id}-${mark}`} hidden>
          {reasons(mark)}
        </span>
      ))}
      <span id={`${id}-too_long`} hidden>
        {t("problems.too_long", { max: MAX_RENTAL_DAYS })}
      </span>
    </Dialog>
  );
}
