"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Day, Period } from "@/lib/contract";
import { formatDay, formatPeriod } from "@/lib/domain/formats";
import { MAX_RENTAL_DAYS } from "@/lib/domain/rental-period";
import type { Locale } from "@/lib/store-views";
import { TypedDay } from "./typed-day";
import type { PeriodDraft } from "./use-period-draft";

interface PeriodFieldsProps {
  draft: PeriodDraft;
  locale: Locale;
  today: Day;
  /** Enter in the second field, with both days read. */
  onEnter: (period: Period) => void;
}

/** Both days typed by hand. */
export function PeriodFields({ draft, locale, today, onEnter }: PeriodFieldsProps) {
  const t = useTranslations("rental.picker");
  const common = { locale, today, invalid: t("invalidDay") };
  return (
    <div key={draft.chosenTimes} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
      <TypedDay
        {...common}
        label={t("from")}
        hint={t("fromHint")}
        value={draft.from}
        onChange={draft.typeFrom}
        onUnread={draft.setFromUnread}
      />
      <TypedDay
        {...common}
        label={t("to")}
        hint={t("toHint")}
        value={draft.to}
        onChange={draft.typeTo}
        onUnread={draft.setToUnread}
        onEnter={(to) => {
          if (draft.from && !draft.fromUnread) onEnter({ from: draft.from, to });
        }}
      />
    </div>
  );
}

interface PeriodRefusedProps {
  problem: NonNullable<PeriodDraft["problem"]>;
  nearest: Period | null;
  locale: Locale;
  onTake: (nearest: Period) => void;
  className?: string;
}

/** Why no such period is rented, and the nearest that is, one press away. */
export function PeriodRefused({ problem, nearest, locale, onTake, className }: PeriodRefusedProps) {
  const t = useTranslations("rental.picker");
  return (
    <Notice
      tone="warning"
      announce
      className={className}
      actions={
        nearest && (
          <Button kind="secondary" size="small" onClick={() => onTake(nearest)}>
            {problem === "too_long"
              ? t("latest", { day: formatDay(nearest.to, locale) })
              : t(problem === "reversed" ? "swapped" : "nearest", { period: formatPeriod(nearest, locale) })}
          </Button>
        )
      }
    >
      {t(`problems.${problem}`, { max: MAX_RENTAL_DAYS })}
    </Notice>
  );
}
