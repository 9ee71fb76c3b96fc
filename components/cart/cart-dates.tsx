"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconCalendar } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { useOnce } from "@/components/ui/use-once";
import type { Period } from "@/lib/contract";
import { shopDay } from "@/lib/domain/days";
import { formatPeriod } from "@/lib/domain/formats";
import { samePeriod } from "@/lib/domain/rental-period";
import type { Locale } from "@/lib/store-views";
import { useCartLines, useCartSource } from "@/stores/cart";
import { moveDays } from "@/stores/cart-actions";
import { usePeriod } from "@/stores/reservation";
import { useConflicts } from "./use-conflicts";
import { useLazyDialog } from "./use-lazy-dialog";

/** Days for the whole cart: each line is checked and priced anew, and only what can't be had then is flagged. */
export function CartDates({ locale }: { locale: Locale }) {
  const t = useTranslations("cart.allDates");
  const lines = useCartLines();
  const { busy, once } = useOnce();
  const [moved, setMoved] = useState<Period | null>(null);
  const kept = useKeptFocus<HTMLDivElement>((part) => part.querySelector("button") ?? part.querySelector("p"));
  const move = (period: Period) => {
    setMoved(null);
    once(async () => {
      await moveDays(period);
      setMoved(period);
    })();
  };
  const conflicts = useConflicts();
  const days = moved && formatPeriod(moved, locale);
  return (
    <div className="contents" {...kept}>
      <OtherDates locale={locale} moving={busy} onMove={move} />
      {lines.length > 1 && <ChooseDates locale={locale} moving={busy} onMove={move} />}
      <p role="status" tabIndex={-1} className="text-sm empty:sr-only">
        {days &&
          conflicts !== null &&
          (conflicts > 0 ? t("conflicts", { period: days, count: conflicts }) : t("moved", { period: days }))}
      </p>
    </div>
  );
}

interface Props {
  locale: Locale;
  moving: boolean;
  onMove: (period: Period) => void;
}

/** Lines keep their own days when the visitor chooses others for the shop; here all of them are moved at once. */
function OtherDates({ locale, moving, onMove }: Props) {
  const t = useTranslations("cart.otherDates");
  const period = usePeriod();
  const lines = useCartLines();
  const others = period ? lines.filter((line) => !samePeriod(line, period)) : [];
  if (!period || others.length === 0) return null;
  const days = formatPeriod(period, locale);
  return (
    <Notice
      tone="info"
      actions={
        <Button kind="secondary" size="small" loading={moving} onClick={() => onMove(period)}>
          {t("move", { period: days })}
        </Button>
      }
    >
      {t("text", { period: days })}
    </Notice>
  );
}

/** The calendar is needed by few of those who open the cart; offline it may not be fetched, and that is said. */
function ChooseDates({ locale, moving, onMove }: Props) {
  const t = useTranslations("cart.allDates");
  const failed = useTranslations("cart")("datesFailed");
  const source = useCartSource();
  const [line] = useCartLines();
  const picker = useLazyDialog(() => import("@/components/rental/period-picker"));
  if (!line) return null;
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 px-3!"
        loading={moving || picker.state === "loading"}
        onClick={picker.open}
      >
        <IconCalendar className="size-4" />
        {t("change")}
      </Button>
      {picker.state === "failed" && (
        <p role="alert" className="text-sm text-danger">
          {failed}
        </p>
      )}
      {picker.Dialog && (
        <picker.Dialog
          locale={locale}
          today={shopDay(new Date())}
          period={{ from: line.from, to: line.to }}
          // Where the cart is received, so that days on which nothing is handed over there are barred.
          place={source ? { kind: "branch", source: source.id } : undefined}
          needed
          onChoose={(period) => period && onMove(period)}
          onClose={picker.close}
        />
      )}
    </div>
  );
}
