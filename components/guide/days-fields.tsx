"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyPeriodPicker, openPeriodPicker, preloadPeriodPicker } from "@/components/rental/lazy-period-picker";
import { Button } from "@/components/ui/button";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextField } from "@/components/ui/text-field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Day, Period } from "@/lib/contract";
import type { Branch } from "@/lib/domain/place";
import type { Locale } from "@/lib/store-views";
import { usePeriod, useWishedBranch } from "@/stores/reservation";
import { saidHere } from "./said-before";

interface Props {
  locale: Locale;
  today: Day;
  branches: readonly Branch[];
  period: Period | null;
  source: string | null;
}

/** First and last day and the branch, with what the visitor chose before. Without script they are plain fields. */
export function DaysFields({ locale, today, branches, period, source }: Props) {
  const t = useTranslations("guide.days");
  const visit = usePeriod();
  const wished = useWishedBranch();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<{ from?: string; to?: string; source?: string }>(() => {
    const said = saidHere();
    return { from: said.get("dateFrom"), to: said.get("dateTo"), source: said.get("place") };
  });
  const [picking, setPicking] = useState(false);
  const known = period ?? visit;
  const from = typed.from ?? known?.from ?? "";
  const to = typed.to ?? known?.to ?? "";
  const [only] = branches.length === 1 ? branches : [];
  const chosen = typed.source ?? source ?? wished?.id ?? only?.id ?? "";
  return (
    <>
      <div className="guide-days">
        <TextField
          label={t("from")}
          type="date"
          name="dateFrom"
          required
          min={today}
          value={from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <TextField
          label={t("to")}
          type="date"
          name="dateTo"
          required
          min={today}
          value={to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
        {hydrated && (
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            onPointerEnter={() => preloadPeriodPicker(locale)}
            onFocus={() => preloadPeriodPicker(locale)}
            onClick={() => openPeriodPicker(locale, () => setPicking(true))}
          >
            {t("calendar")}
          </Button>
        )}
      </div>
      <RadioGroup
        label={t("branch")}
        hint={t("delivery")}
        name="place"
        required
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={({ target }) => setTyped({ ...typed, source: target.value })}
      />
      {picking && (
        <LazyPeriodPicker
          locale={locale}
          period={from && to ? { from, to } : null}
          needed
          onChoose={(days, place) =>
            setTyped({
              ...(days ?? { from, to }),
              source: place.kind === "branch" ? place.source : chosen,
            })
          }
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
