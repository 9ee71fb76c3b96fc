import type { ProductCard as Card } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";
import type { StoreView } from "@/lib/store-views";
import { cardFacts } from "./card-facts";
import { CardGrid } from "./card-grid";
import { cardWords, type Wish } from "./card-words";

interface Props {
  cards: readonly Card[];
  storeView: StoreView;
  /** When and where; nothing: the same for everybody. */
  wish?: Wish;
  /** Whether they begin on the first screen. */
  isFirst?: boolean;
}

export function ProductGrid({ cards, storeView, wish = { period: null }, isFirst = false }: Props) {
  const words = cardWords(useTranslations("catalogue"), wish);
  return (
    <CardGrid
      cards={cards.map((card) => cardFacts(card, words, storeView))}
      words={{ isNew: words.isNew, heart: words.heart }}
      isFirst={isFirst}
    />
  );
}
