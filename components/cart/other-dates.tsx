"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatPeriod } from "@/lib/domain/formats";
import type { Locale } from "@/lib/store-views";
import { useCartLines } from "@/stores/cart";
import { changeLinePeriod } from "@/stores/cart-actions";
import { usePeriod } from "@/stores/reservation";

/**
 * Lines keep their own days when the visitor chooses others for the shop; here all of them are moved at once, and each
 * is checked anew.
 */
export function OtherDates({ locale }: { locale: Locale }) {
  const t = useTranslations("cart.otherDates");
  const period = usePeriod();
  const lines = useCartLines();
  const [moving, setMoving] = useState(false);
  const others = period ? lines.filter((line) => line.from !== period.from || line.to !== period.to) : [];
  if (!period || others.length === 0) return null;
  const days = formatPeriod(period, locale);
  const move = async () => {
    setMoving(true);
    for (const line of others) await changeLinePeriod(line.key, period);
    setMoving(false);
  };
  return (
    <Notice
      tone="info"
      actions={
        <Button kind="secondary" size="small" loading={moving} onClick={() => void move()}>
          {t("move", { period: days })}
        </Button>
      }
    >
      {t("text", { period: days })}
    </Notice>
  );
}
