"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GRID_DAYS, type GridSize, SizeGrid } from "@/components/rental/size-grid";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Skeleton } from "@/components/ui/skeleton";
import { countText, type CountForms } from "@/components/ui/text";
import type { ChargedBy, Period } from "@/lib/contract";
import { addDays, shopDay } from "@/lib/domain/days";
import { MAX_RENTAL_DAYS, rentalDays } from "@/lib/domain/rental-period";
import { sizeGrid } from "@/lib/queries";
import { loadApi, queryClient } from "@/stores/api";
import { setPeriod, usePeriod } from "@/stores/reservation";

export interface ProductGridProps {
  /** The product of which the sizes are. */
  sku: string;
  sourceId: string;
  locale: string;
  chargedBy: ChargedBy;
  sizes: readonly GridSize[];
  chosenSku: string | null;
  onSize: (sku: string) => void;
}

/** All sizes of a product by the day on which a rent begins; a press chooses size and days at once. */
export function ProductGridPanel({ sku, sourceId, locale, sizes, chargedBy, chosenSku, onSize }: ProductGridProps) {
  const t = useTranslations("rental.grid");
  const dayForms = useTranslations("formats").raw("days") as CountForms;
  const period = usePeriod();
  const today = shopDay(new Date());
  const [from, setFrom] = useState(period && period.from > today ? period.from : today);
  const [length, setLength] = useState(period ? rentalDays(period) : 1);
  const { data, isError, refetch } = useQuery(
    {
      ...sizeGrid(loadApi, sku, sourceId, { from, to: addDays(from, GRID_DAYS + length - 2) }),
      // The weeks before stay in sight, and the focus in them, until the next ones have come.
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const choose = (size: string, days: Period) => {
    onSize(size);
    setPeriod(days);
  };
  return (
    <section aria-label={t("title")} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{t("length")}</span>
        <QuantityStepper
          value={length}
          max={MAX_RENTAL_DAYS}
          onChange={setLength}
          labels={{ quantity: t("length"), less: t("shorter"), more: t("longer") }}
        />
        <span>{countText(length, dayForms, locale)}</span>
      </div>
      {isError ? (
        <button type="button" className="button button-secondary" onClick={() => void refetch()}>
          {t("retry")}
        </button>
      ) : data ? (
        <SizeGrid
          locale={locale}
          sizes={sizes}
          chargedBy={chargedBy}
          grid={data}
          from={from}
          length={length}
          chosen={{ sku: chosenSku, period }}
          onChoose={choose}
          onTurn={(day) => setFrom(day < today ? today : day)}
        />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </section>
  );
}
