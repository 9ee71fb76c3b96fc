"use client";

import { useTranslations } from "next-intl";
import { cardFacts } from "@/components/catalogue/card-facts";
import { CardGrid } from "@/components/catalogue/card-grid";
import { cardWords } from "@/components/catalogue/card-words";
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
  const free: typeof words.free = (freeAt, isSet) => (freeAt.length > 0 ? words.free(freeAt, isSet) : t("notInDays"));
  return <CardGrid cards={cards.map((card) => cardFacts(card, { ...words, free }, storeView))} words={words} />;
}
