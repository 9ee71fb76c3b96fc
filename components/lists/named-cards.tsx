"use client";

import { useTranslations } from "next-intl";
import { cardWords } from "@/components/catalogue/card-words";
import { ProductCard } from "@/components/catalogue/product-card";
import { PrefetchVisible } from "@/components/ui/prefetch-visible";
import type { Period, ProductCard as Card } from "@/lib/contract";
import type { StoreView } from "@/lib/store-views";
import { useBranches, usePlace, useWishedBranch } from "@/stores/reservation";

interface Props {
  cards: readonly Card[];
  period: Period | null;
  storeView: StoreView;
}

/** Cards of things that were named: with days also what can't be had in them, which says so. */
export function NamedCards({ cards, period, storeView }: Props) {
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
