"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { cardWords } from "@/components/catalogue/card-words";
import { ProductCard } from "@/components/catalogue/product-card";
import { PrefetchVisible } from "@/components/ui/prefetch-visible";
import type { Period, ProductCard as Card } from "@/lib/contract";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { relatedInDays } from "@/lib/queries";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { loadApi, queryClient } from "@/stores/api";
import { useBranches, usePlace, useWishedBranch } from "@/stores/reservation";

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
  const { data } = useQuery(relatedInDays(loadApi, skus, period, place), queryClient);
  const storeView = getStoreView(storeCode);
  if (!data) return children;
  return (
    <Suspense fallback={children}>
      <LazyIntl locale={storeView.locale} optional>
        <Cards cards={data} period={period} storeView={storeView} />
      </LazyIntl>
    </Suspense>
  );
}

export function Cards({ cards, period, storeView }: { cards: readonly Card[]; period: Period; storeView: StoreView }) {
  const t = useTranslations("catalogue");
  const wished = useWishedBranch();
  const all = useBranches();
  const words = cardWords(t, { period, place: usePlace(), branches: wished ? [wished] : all });
  const free: typeof words.free = (freeAt) => (freeAt.length > 0 ? words.free(freeAt) : t("notInDays"));
  return (
    <PrefetchVisible className="product-grid">
      {cards.map((card) => (
        <ProductCard key={card.id} words={{ ...words, free }} card={card} storeView={storeView} priority={false} />
      ))}
    </PrefetchVisible>
  );
}
