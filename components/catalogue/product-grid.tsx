import type { ComponentType } from "react";
import type { ProductCard as Card } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";
import type { StoreView } from "@/lib/store-views";
import { cardFacts } from "./card-facts";
import { CardGrid, type CardGridProps } from "./card-grid";
import { cardWords, type Wish } from "./card-words";

interface Props {
  cards: readonly Card[];
  storeView: StoreView;
  /** When and where; nothing: the same for everybody. */
  wish?: Wish;
  /** Whether they begin on the first screen. */
  isFirst?: boolean;
  /** What draws them, where there are many. */
  as?: ComponentType<CardGridProps>;
}

export function ProductGrid({
  cards,
  storeView,
  wish = { period: null },
  isFirst = false,
  as: Grid = CardGrid,
}: Props) {
  const words = cardWords(useTranslations("catalogue"), wish);
  return (
    <Grid
      cards={cards.map((card) => cardFacts(card, words, storeView))}
      words={{ isNew: words.isNew, heart: words.heart }}
      isFirst={isFirst}
    />
  );
}
