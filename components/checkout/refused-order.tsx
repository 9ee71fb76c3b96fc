"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { Notice } from "@/components/ui/notice";
import type { CheckoutForm } from "@/lib/domain/checkout";
import { formatDayLong, formatPeriod } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";
import { useCartLines } from "@/stores/cart";
import { LargeOrder } from "@/components/orders/large-order";
import { OrderConflict } from "@/components/orders/order-conflict";
import type { Placing, Refusal } from "./use-place-order";

/** The shop said no: what happened and what to do. It takes the focus, because it appears above the button. */
export function RefusedOrder({ placing, locale }: { placing: Placing; locale: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { refusal } = placing;
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  if (!refusal) return null;
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-32 rounded-sm">
      {refusal.code === "order_conflict" ? (
        <Conflict refusal={refusal} placing={placing} />
      ) : refusal.code === "price_changed" ? (
        <PriceChanged refusal={refusal} placing={placing} locale={locale} />
      ) : (
        <Reason refusal={refusal} placing={placing} locale={locale} />
      )}
    </div>
  );
}

interface PriceChangedProps {
  refusal: Extract<Refusal, { code: "price_changed" }>;
  placing: Placing;
  locale: string;
}

function Conflict({ refusal, placing }: { refusal: Refusal; placing: Placing }) {
  const { getValues } = useFormContext<CheckoutForm>();
  return (
    <OrderConflict
      orderId={refusal.orderId}
      onStanding={() => placing.finish(refusal.orderId)}
      onAnother={() => placing.place(getValues(), refusal.agreedTotal)}
    />
  );
}

function PriceChanged({ refusal, placing, locale }: PriceChangedProps) {
  const t = useTranslations("checkout.refused");
  const { getValues } = useFormContext<CheckoutForm>();
  const after = refusal.details?.actual;
  const coupon = refusal.details?.coupon;
  const errors = useTranslations("errors");
  if (after === undefined)
    return (
      <Notice tone="warning" announce title={t("priceChanged")}>
        {errors("price_changed")}
      </Notice>
    );
  const sums = { before: formatMoney(refusal.agreedTotal, locale), after: formatMoney(after, locale) };
  return (
    <Notice
      tone="warning"
      announce
      title={coupon === undefined ? t("priceChanged") : t("couponUsed")}
      actions={
        <Button size="small" loading={placing.busy} onClick={() => void placing.place(getValues(), after)}>
          <span>{keptAmounts(t("priceAccept", { after: formatMoney(after, locale) }))}</span>
        </Button>
      }
    >
      {keptAmounts(coupon === undefined ? t("priceChangedText", sums) : t("couponUsedText", { ...sums, code: coupon }))}
    </Notice>
  );
}

function Reason({ refusal, placing, locale }: { refusal: Refusal; placing: Placing; locale: string }) {
  const t = useTranslations("checkout.refused");
  const errors = useTranslations("errors");
  const { getValues } = useFormContext<CheckoutForm>();
  const lines = useCartLines();
  if (refusal.code === "out_of_stock") {
    const line =
      lines[refusal.details?.line ?? -1] ?? lines.find((candidate) => candidate.sku === refusal.details?.sku);
    return (
      <Notice tone="error" announce title={t("outOfStock")}>
        {line ? t("outOfStockText", { name: line.name, period: formatPeriod(line, locale) }) : t("unknownLine")}
      </Notice>
    );
  }
  if (refusal.code === "too_late" && refusal.details?.next) {
    const { day, next } = refusal.details;
    return (
      <Notice tone="error" announce title={t("tooLate", { day: formatDayLong(day, locale) })}>
        {t("tooLateText", { next: formatDayLong(next, locale) })}
      </Notice>
    );
  }
  if (refusal.code === "notice_needed" && refusal.details)
    return <LargeOrder needed={refusal.details} locale={locale} announce />;
  return (
    <Notice
      tone="error"
      announce
      title={t("title")}
      actions={
        <Button
          kind="secondary"
          size="small"
          loading={placing.busy}
          onClick={() => void placing.place(getValues(), refusal.agreedTotal)}
        >
          {t("retry")}
        </Button>
      }
    >
      {refusal.transport ? t("lost") : errors(refusal.code)}
    </Notice>
  );
}
