"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useMemo } from "react";
import { countText, type CountForms } from "@/components/ui/text";
import type { CalendarDay, ChargedBy, Day, Period, PriceBand } from "@/lib/contract";
import { calendarMarks, type DayMark, isBar, periodBar } from "@/lib/domain/calendar-choice";
import { eachDay } from "@/lib/domain/days";
import { formatPeriod } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";
import { oneDayPrice, rentPrice } from "@/lib/domain/pricing";
import { spokenTime } from "@/lib/domain/opening";
import { rentalDays } from "@/lib/domain/rental-period";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import type { Locale } from "@/lib/store-views";
import { CalendarLegend, LEGEND } from "./calendar-legend";
import { RangeCalendar } from "./range-calendar";
import { useWide } from "./use-wide";

export interface AvailabilityCalendarProps {
  locale: Locale;
  /** Consecutive days of one variant at one source, from today on. */
  days: readonly CalendarDay[];
  priceList: readonly PriceBand[];
  chargedBy: ChargedBy;
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

const MARKS = ["free", ...LEGEND, "too_short", "too_long", "passes_full"] as const satisfies DayMark[];

export function Availability({
  locale,
  days,
  priceList,
  chargedBy,
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
  const markOf = useMemo(() => calendarMarks(days, qty), [days, qty]);
  const known = useMemo(() => new Map(days.map((day) => [day.day, day])), [days]);
  const idOf = (mark: string): string => `${id}-${mark}`;
  // A day on which only longer rents begin has no price of one day.
  const textIdOf = (mark: string, day: Day): string =>
    idOf((known.get(day)?.shortest ?? 1) > 1 ? `${mark}-long` : mark);
  const daysText = (count: number): string => countText(count, dayForms, locale);

  const summary = (range: Period, anchor: Day | null): ReactNode => {
    const length = rentalDays(range);
    const bar = periodBar(markOf, range, anchor ?? undefined);
    const total = bar ? null : rentPrice(priceList, length, chargedBy);
    const facts = { period: formatPeriod(range, locale), days: daysText(length) };
    const wish = t(total === null ? "unpriced" : "chosen", {
      ...facts,
      price: total === null ? "" : formatMoney(total * qty, locale),
    });
    if (anchor === null) return wish;
    const { shortest, longest } = known.get(anchor) ?? {};
    const bounds = [
      shortest && t("atLeast", { days: daysText(shortest) }),
      longest && t("atMost", { days: daysText(longest) }),
    ];
    return (
      <>
        {`${wish}. `}
        {/* The day that is looked at says the reason aloud itself. */}
        {bar ? <span aria-hidden="true">{t(`reasons.${bar}`)}</span> : t("choosing")}
        {bounds.filter(Boolean).map((bound) => ` ${bound}`)}
      </>
    );
  };

  /** When somebody is there to hand over and to take back. */
  const hours = ({ from, to }: Period): string | null => {
    const [first, last] = [from, to].map((day) => {
      const open = known.get(day)?.hours;
      return open && `${spokenTime(open.opens)}–${spokenTime(open.closes)}`;
    });
    if (!first || !last) return null;
    return from === to ? t("hoursOneDay", { from: first }) : t("hours", { from: first, to: last });
  };

  /** What is heard with a day after its date: whether it is free and for how much, or why it can't be chosen. */
  const told = (mark: DayMark, isLong: boolean): string => {
    const oneDay = isBar(mark) || isLong ? null : oneDayPrice(priceList);
    return oneDay === null
      ? t(`reasons.${mark}`)
      : `${t(`reasons.${mark}`)} ${t(`one.${chargedBy}`, { price: formatMoney(oneDay * qty, locale) })}`;
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
        isBarred={(day, anchor) => isBar(markOf(day, anchor))}
        lastDay={days.at(-1)?.day}
        textIdOf={textIdOf}
        onChoose={onChoose}
      >
        {({ range, anchor, visible }) => (
          <>
            <div aria-live="polite" className="min-h-12 text-sm">
              <p>{range ? summary(range, anchor) : t("start")}</p>
              {range && <p className="text-muted">{hours(range)}</p>}
            </div>
            <CalendarLegend marks={new Set(eachDay(visible).map((day) => markOf(day, anchor)))} />
          </>
        )}
      </RangeCalendar>
      {MARKS.flatMap((mark) =>
        ["", "-long"].map((long) => (
          <span key={mark + long} id={idOf(mark + long)} hidden>
            {told(mark, long !== "")}
          </span>
        )),
      )}
    </div>
  );
}
