"use client";

import { useTranslations } from "next-intl";
import type { Day, Period } from "@/lib/contract";
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
