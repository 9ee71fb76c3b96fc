"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Period } from "@/lib/contract";
import { formatDayLong, formatPeriod } from "@/lib/domain/formats";
import type { CalendarRefusal } from "@/lib/domain/nearest-periods";
import type { Locale } from "@/lib/store-views";

/** Why these days can't be had, and the nearest that can, one press away. */
export function DatesRefused({
  refusal,
  period,
  locale,
  onTake,
}: {
  refusal: CalendarRefusal;
  period: Period;
  locale: Locale;
  onTake: (nearest: Period) => void;
}) {
  const t = useTranslations("cart.dates");
  const { why, nearest } = refusal;
  const day = formatDayLong(why === "closedTo" ? period.to : period.from, locale);
  return (
    <Notice
      tone="warning"
      announce
      className="mb-4"
      actions={
        nearest && (
          <Button kind="secondary" size="small" onClick={() => onTake(nearest)}>
            {t("takeNearest", { period: formatPeriod(nearest, locale) })}
          </Button>
        )
      }
    >
      {t(why, { day })}
    </Notice>
  );
}
