"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import AvailabilityCalendar from "@/components/rental/availability-calendar";
import PeriodPicker from "@/components/rental/period-picker";
import { TypedDay } from "@/components/rental/typed-day";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { CalendarDay, Day, Period } from "@/lib/contract";
import type { CartLine } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/czech";
import { addDays, pragueDay } from "@/lib/domain/days";
import { formatMoney } from "@/lib/domain/money";
import { rentPrice } from "@/lib/domain/pricing";
import { periodProblem, rentalDays } from "@/lib/domain/rental-period";
import { calendar } from "@/lib/queries";
import type { Locale } from "@/lib/store-views";
import { loadApi } from "@/stores/api";
import { DatesRefused } from "./dates-refused";
import { periodRefusal } from "./period-refusal";

export interface LineDatesProps {
  line: CartLine;
  locale: Locale;
  onChoose: (period: Period) => void;
  onClose: () => void;
}

/** How far ahead the cart's calendar shows what is free. */
const CALENDAR_DAYS = 180;

/** Other days for one line, with what is free on each; without an answer the plain picker still works. */
export default function LineDates({ line, locale, onChoose, onClose }: LineDatesProps) {
  const today = pragueDay(new Date());
  const range = { from: today, to: addDays(today, CALENDAR_DAYS) };
  const days = useQuery(calendar(loadApi, line.sku, line.source, range));
  if (days.isError) {
    return <PeriodPicker locale={locale} today={today} period={{ from: line.from, to: line.to }} onChoose={(period) => (period ? onChoose(period) : onClose())} onClose={onClose} />;
  }
  return <DatesDialog line={line} locale={locale} today={today} days={days.data && withOwnUnits(days.data.days, line)} onChoose={onChoose} onClose={onClose} />;
}

/** What this line itself holds is free for it: the last pair must not bar its own days. */
export function withOwnUnits(days: readonly CalendarDay[], line: Pick<CartLine, "from" | "to" | "qty" | "holdExpiresAt">): CalendarDay[] {
  const own = (day: Day) => line.holdExpiresAt !== null && day >= line.from && day <= line.to;
  return days.map((day) => (own(day.day) ? { ...day, free: day.free + line.qty } : day));
}

function DatesDialog({ line, locale, today, days, onChoose, onClose }: LineDatesProps & { today: Day; days?: readonly CalendarDay[] }) {
  const t = useTranslations("cart");
  const picker = useTranslations("cart.dates");
  const [from, setFrom] = useState<Day | null>(line.from);
  const [to, setTo] = useState<Day | null>(line.to);
  // Typed days move the calendar to them; a choice made in it must leave it, and the focus, where it is.
  const [typed, setTyped] = useState(0);
  const type = (set: (day: Day | null) => void) => (day: Day | null) => {
    set(day);
    setTyped(typed + 1);
  };
  const draft = from && to ? { from, to } : null;
  const problem = draft && periodProblem(draft, today);
  const refusal = draft && !problem && days ? periodRefusal(draft, days, line.qty, today) : null;
  const price = draft && !problem ? rentPrice(line.priceList, rentalDays(draft)) : null;
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
            {draft && !problem && (
              <>
                <strong>{t("period", { period: formatPeriod(draft, locale), days: t("days", { days: rentalDays(draft) }) })}</strong>
                {price !== null && <span className="block text-sm text-muted">{t("perUnit", { price: formatMoney(price, locale) })}</span>}
              </>
            )}
          </p>
          <Button className="max-md:flex-1" disabled={!draft || problem !== null || refusal !== null} onClick={() => draft && onChoose(draft)}>
            {t(refusal === null ? "applyDates" : refusal.why === "full" ? "applyDatesFull" : "applyDatesClosed")}
          </Button>
        </div>
      }
    >
      <div className="mb-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
        <TypedDay label={picker("from")} value={from} today={today} invalid={picker("invalid")} onChange={type(setFrom)} />
        <TypedDay label={picker("to")} value={to} today={today} invalid={picker("invalid")} onChange={type(setTo)} />
      </div>
      <p className="mb-4 text-sm text-muted">{t("inclusive")}</p>
      {problem && (
        <Notice tone="warning" announce className="mb-4">
          {picker(`problems.${problem}`)}
        </Notice>
      )}
      {refusal && draft && (
        <DatesRefused
          refusal={refusal}
          period={draft}
          locale={locale}
          onTake={(nearest) => {
            setFrom(nearest.from);
            setTo(nearest.to);
            setTyped(typed + 1);
          }}
        />
      )}
      {days ? (
        <AvailabilityCalendar
          key={typed}
          locale={locale}
          days={days}
          priceList={line.priceList}
          period={problem || refusal ? null : draft}
          today={today}
          qty={line.qty}
          onChoose={(chosen) => {
            setFrom(chosen.from);
            setTo(chosen.to);
          }}
        />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Dialog>
  );
}
