"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { flushSync } from "react-dom";
import AvailabilityCalendar from "@/components/rental/availability-calendar";
import { PeriodFields } from "@/components/rental/period-fields";
import PeriodPicker from "@/components/rental/period-picker";
import { PeriodRefused } from "@/components/rental/period-refused";
import { useAfterPress } from "@/components/rental/use-after-press";
import { usePeriodDraft } from "@/components/rental/use-period-draft";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { Skeleton } from "@/components/ui/skeleton";
import type { CalendarDay, Day, Period } from "@/lib/contract";
import { withOwnUnits } from "@/lib/domain/availability";
import type { CartLine } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/formats";
import { addDays, shopDay } from "@/lib/domain/days";
import { formatMoney } from "@/lib/domain/money";
import { type CalendarRefusal, calendarRefusal } from "@/lib/domain/nearest-periods";
import { rentPrice } from "@/lib/domain/pricing";
import { periodProblem, rentalDays } from "@/lib/domain/rental-period";
import { calendar } from "@/lib/queries";
import type { Locale } from "@/lib/store-views";
import { loadCartApi } from "@/stores/api";
import { DatesRefused } from "./dates-refused";

export interface LineDatesProps {
  line: CartLine;
  locale: Locale;
  onChoose: (period: Period) => void;
  onClose: () => void;
}

/** How far ahead the cart's calendar shows what is free. */
const CALENDAR_DAYS = 180;

/** What the button says of days that can't be taken; what the owner's rules refuse is told above it. */
const unmet: Partial<Record<CalendarRefusal["why"], "applyDatesFull" | "applyDatesClosed">> = {
  full: "applyDatesFull",
  closedFrom: "applyDatesClosed",
  closedTo: "applyDatesClosed",
};

/** Other days for one line, with what is free on each; without an answer the plain picker still works. */
export default function LineDates({ line, locale, onChoose, onClose }: LineDatesProps) {
  const today = shopDay(new Date());
  const range = { from: today, to: addDays(today, CALENDAR_DAYS) };
  const days = useQuery(calendar(loadCartApi, line.sku, line.source, range));
  if (days.isError) {
    return (
      <PeriodPicker
        locale={locale}
        today={today}
        period={{ from: line.from, to: line.to }}
        onChoose={(period) => (period ? onChoose(period) : onClose())}
        onClose={onClose}
      />
    );
  }
  return (
    <DatesDialog
      line={line}
      locale={locale}
      today={today}
      days={days.data && withOwnUnits(days.data.days, line)}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}

function DatesDialog({
  line,
  locale,
  today,
  days,
  onChoose,
  onClose,
}: LineDatesProps & { today: Day; days?: readonly CalendarDay[] }) {
  const t = useTranslations("cart");
  const applyButton = useRef<HTMLButtonElement>(null);
  const draft = usePeriodDraft(line, today);
  const { problem } = draft;
  const valid = problem ? null : draft.period;
  const refusalOf = (period: Period) => (days ? calendarRefusal(period, days, line.qty, today) : null);
  const refusal = valid && refusalOf(valid);
  const wish = valid && `${valid.from} ${valid.to}`;
  const isSettled = useAfterPress(problem ?? wish) === (problem ?? wish);
  const turnTo = useAfterPress(draft.turnTo);
  // From today on is allowed, but the shop may be closed today or have nothing free.
  const nearest =
    draft.nearest && problem === "past" ? (refusalOf(draft.nearest)?.nearest ?? draft.nearest) : draft.nearest;
  // The button pressed goes away with the refusal, so the focus moves on.
  const take = (offered: Period) => {
    flushSync(() => draft.take(offered));
    applyButton.current?.focus();
  };
  const price = valid && !refusal ? rentPrice(line.priceList, rentalDays(valid), line.chargedBy) : null;
  return (
    <Dialog
      open
      kind="sheet"
      title={t("datesFor", { name: line.name })}
      closeLabel={t("closeDates")}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p aria-live="polite">
            {valid && (
              <>
                <strong>
                  {t("period", { period: formatPeriod(valid, locale), days: t("days", { days: rentalDays(valid) }) })}
                </strong>
                {price !== null && (
                  <span className="block text-sm text-muted">
                    {keptAmounts(t("perUnit", { price: formatMoney(price, locale) }))}
                  </span>
                )}
              </>
            )}
          </p>
          <Button
            className="max-md:flex-1"
            ref={applyButton}
            disabled={!valid || draft.unread || refusal !== null}
            onClick={() => valid && onChoose(valid)}
          >
            {t(refusal ? (unmet[refusal.why] ?? "applyDatesRuled") : "applyDates")}
          </Button>
        </div>
      }
    >
      <div className="mb-2">
        <PeriodFields
          draft={draft}
          locale={locale}
          today={today}
          onEnter={(typed) => periodProblem(typed, today) === null && refusalOf(typed) === null && onChoose(typed)}
        />
      </div>
      <p className="mb-4 text-sm text-muted">{t("inclusive")}</p>
      {problem && isSettled && (
        <PeriodRefused problem={problem} nearest={nearest} locale={locale} className="mb-4" onTake={take} />
      )}
      {refusal && valid && isSettled && <DatesRefused refusal={refusal} period={valid} locale={locale} onTake={take} />}
      {days ? (
        <AvailabilityCalendar
          locale={locale}
          days={days}
          priceList={line.priceList}
          chargedBy={line.chargedBy ?? "day"}
          period={valid}
          turnTo={turnTo}
          today={today}
          qty={line.qty}
          onChoose={draft.choose}
        />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Dialog>
  );
}
