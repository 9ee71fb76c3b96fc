"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Availability } from "@/components/rental/availability-calendar";
import { Skeleton } from "@/components/ui/skeleton";
import type { ChargedBy, PriceBand } from "@/lib/contract";
import { addDays, shopDay } from "@/lib/domain/days";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { calendar, type ChosenUnits } from "@/lib/queries";
import type { Locale } from "@/lib/store-views";
import { loadApi, queryClient } from "@/stores/api";
import { setPeriod, usePeriod } from "@/stores/reservation";
import { ProductGridPanel, type ProductGridProps } from "./product-grid-panel";

export interface ProductCalendarProps {
  sku: string;
  /** What is chosen of a set. */
  parts?: ChosenUnits | undefined;
  sourceId: string;
  locale: Locale;
  priceList: readonly PriceBand[];
  chargedBy: ChargedBy;
  /** All sizes of the product, where there are several to compare. */
  grid?: Omit<ProductGridProps, "sourceId" | "locale" | "chargedBy"> | undefined;
  onDone: () => void;
}

/** How far ahead the calendar knows its days; people plan a season, seldom more. */
const DAYS_AHEAD = 240;

/**
 * The product's own calendar, loaded with the first press: full, closed and last-unit days of one child at one shop.
 * Brings its own dictionary.
 */
export default function ProductCalendar(props: ProductCalendarProps) {
  return (
    <LazyIntl locale={props.locale}>
      <FetchedDays {...props} />
      {props.grid && <AllSizes {...props} grid={props.grid} />}
    </LazyIntl>
  );
}

/** Closed at first: who knows the size needs no table. */
function AllSizes({
  grid,
  sourceId,
  locale,
  chargedBy,
}: ProductCalendarProps & { grid: NonNullable<ProductCalendarProps["grid"]> }) {
  const t = useTranslations("rental.grid");
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="size-grid-box" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("title")}</summary>
      {isOpen && <ProductGridPanel {...grid} sourceId={sourceId} locale={locale} chargedBy={chargedBy} />}
    </details>
  );
}

function FetchedDays({ sku, parts, sourceId, locale, priceList, chargedBy, onDone }: ProductCalendarProps) {
  const t = useTranslations("rental.calendar");
  const period = usePeriod();
  const today = shopDay(new Date());
  const { data, isError, refetch } = useQuery(
    calendar(loadApi, sku, sourceId, { from: today, to: addDays(today, DAYS_AHEAD) }, parts),
    queryClient,
  );
  if (isError) {
    return (
      <button type="button" className="button button-secondary" onClick={() => void refetch()}>
        {t("retry")}
      </button>
    );
  }
  if (!data) return <Skeleton className="h-80 w-full" />;
  return (
    <Availability
      locale={locale}
      days={data.days}
      priceList={priceList}
      chargedBy={chargedBy}
      period={period}
      today={today}
      onChoose={(chosen) => {
        setPeriod(chosen);
        onDone();
      }}
    />
  );
}
