"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import type { Period } from "@/lib/contract";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { namedCards } from "@/lib/queries";
import { getStoreView } from "@/lib/store-views";
import { loadApi, queryClient } from "@/stores/api";
import { usePlace } from "@/stores/reservation";
import { NamedCards } from "./named-cards";

export interface AskedCardsProps {
  skus: readonly string[];
  storeCode: string;
  allNew?: boolean;
  period: Period;
  /** Shown until the shop has answered. */
  children: ReactNode;
}

/** The same things with their rent for the days, and whether they can be had in them at the place. */
export default function AskedCards({ skus, storeCode, allNew = false, period, children }: AskedCardsProps) {
  const place = usePlace();
  const { data } = useQuery(namedCards(loadApi, skus, period, place), queryClient);
  const storeView = getStoreView(storeCode);
  if (!data) return children;
  const cards = allNew ? data.map((card) => ({ ...card, is_new: false })) : data;
  return (
    <Suspense fallback={children}>
      <LazyIntl locale={storeView.locale} optional>
        <NamedCards cards={cards} period={period} storeView={storeView} />
      </LazyIntl>
    </Suspense>
  );
}
