import { PrefetchVisible } from "@/components/ui/prefetch-visible";
import type { ProductCard as Card } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";
import type { StoreView } from "@/lib/store-views";
import { cardWords, type Wish } from "./card-words";
import { ProductCard } from "./product-card";

interface Props {
  cards: readonly Card[];
  storeView: StoreView;
  /** When and where; nothing: the same for everybody. */
  wish?: Wish;
  /** How many pictures stand above the fold. */
  eager?: number;
}

export function ProductGrid({ cards, storeView, wish = { period: null }, eager = 0 }: Props) {
  const words = cardWords(useTranslations("catalogue"), wish);
  return (
    <PrefetchVisible className="product-grid">
      {cards.map((card, index) => (
        <ProductCard key={card.id} words={words} card={card} storeView={storeView} priority={index < eager} />
      ))}
    </PrefetchVisible>
  );
}
