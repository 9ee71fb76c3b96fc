"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { NamedCards } from "@/components/lists/named-cards";
import type { Period } from "@/lib/contract";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { namedCards } from "@/lib/queries";
import { getStoreView } from "@/lib/store-views";
import { loadApi, queryClient } from "@/stores/api";
import { usePlace } from "@/stores/reservation";

export interface RelatedCardsProps {
  skus: readonly string[];
  storeCode: string;
  period: Period;
  /** Shown until the shop has answered. */
  children: ReactNode;
}

/** The same things with their rent for the days, and whether they can be had in them at the place. */
export default function RelatedCards({ skus, storeCode, period, children }: RelatedCardsProps) {
  const place = usePlace();
  const { data } = useQuery(namedCards(loadApi, skus, period, place), queryClient);
  const storeView = getStoreView(storeCode);
  if (!data) return children;
  return (
    <Suspense fallback={children}>
      <LazyIntl locale={storeView.locale} optional>
        <NamedCards cards={data} period={period} storeView={storeView} />
      </LazyIntl>
    </Suspense>
  );
}
