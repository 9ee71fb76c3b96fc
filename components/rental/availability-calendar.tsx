"use client";

import { useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { countText, type CountForms } from "@/components/ui/text";
import type { CalendarDay, Day, Period, PriceBand } from "@/lib/contract";
import { formatPeriod } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";
import { oneDayPrice, rentPrice } from "@/lib/domain/pricing";
import { rentalDays } from "@/lib/domain/rental-period";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import type { Locale } from "@/lib/store-views";
import { calendarRules } from "./calendar-rules";
import { RangeCalendar, type DayMark } from "./range-calendar";
import { useWide } from "./use-wide";

export interface AvailabilityCalendarProps {
  locale: Locale;
  /** Consecutive days of one variant at one source, from today on. */
  days: readonly CalendarDay[];
  priceList: readonly PriceBand[];
  period: Period | null;
  /** Day typed elsewhere: when it changes, the calendar turns to its month. */
  turnTo?: Day | null;
  today: Day;
  /** Units wanted at once. */
  qty?: number;
  onChoose: (period: Period) => void;
}

/** Loaded when the product's days come into view; brings its own dictionary. */
export default function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  return (
    <LazyIntl locale={props.locale}>
      <Availability {...props} />
    </LazyIntl>
  );
}

const LEGEND = ["last", "full", "closed"] as const;
const MARKS = ["free", ...LEGEND] as const;

export function Availability({
  locale,
  days,
  priceList,
  period,
  turnTo,
  today,
  qty = 1,
  onChoose,
}: AvailabilityCalendarProps) {
  const t = useTranslations("rental.calendar");
  const dayForms = useTranslations("formats").raw("days") as CountForms;
  const id = useId();
  const wide = useWide();
  const { markOf, isBarred } = useMemo(() => calendarRules(days, qty), [days, qty]);

  const summary = (range: Period, choosing: boolean): string => {
    const length = rentalDays(range);
    const total = rentPrice(priceList, length);
    const facts = {
      period: formatPeriod(range, locale),
      days: countText(length, dayForms, locale),
      price: total === null ? "" : formatMoney(total * qty, locale),
    };
    return t(choosing ? "choosing" : "chosen", facts);
  };

  /** What is heard with a day after its date: whether it is free and for how much, or why it can't be chosen. */
  const told = (mark: DayMark): string => {
    const oneDay = mark === "free" || mark === "last" ? oneDayPrice(priceList) : null;
    return oneDay === null
      ? t(`reasons.${mark}`)
      : `${t(`reasons.${mark}`)} ${t("oneDay", { price: formatMoney(oneDay * qty, locale) })}`;
  };

  return (
    <div>
      <RangeCalendar
        label={t("label")}
        locale={locale}
        today={today}
        period={period}
        turnTo={turnTo}
        months={wide ? 2 : 1}
        labels={{ previous: t("previousMonth"), next: t("nextMonth") }}
        markOf={markOf}
        isBarred={isBarred}
        lastDay={days.at(-1)?.day}
        reasonIdOf={(day) => reasonId(id, markOf(day))}
        onChoose={onChoose}
      >
        {(range, choosing) => (
          <p aria-live="polite" className="min-h-6 text-sm">
            {range ? summary(range, choosing) : t("start")}
          </p>
        )}
      </RangeCalendar>
      <Legend texts={{ last: t("legend.last"), full: t("legend.full"), closed: t("legend.closed") }} />
      {MARKS.map((mark) => (
        <span key={mark} id={reasonId(id, mark)} hidden>
          {told(mark)}
        </span>
      ))}
    </div>
  );
}

const reasonId = (id: string, mark: DayMark): string => `${id}-${mark}`;

function Legend({ texts }: { texts: Record<(typeof LEGEND)[number], string> }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {LEGEND.map((mark) => (
        <li key={mark} className="flex items-center gap-2">
          <span aria-hidden="true" data-mark={mark} className="day size-6 min-h-0! cursor-default! text-sm">
            {mark === "last" ? "" : "8"}
          </span>
          {texts[mark]}
        </li>
      ))}
    </ul>
  );
}
