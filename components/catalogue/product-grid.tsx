import { PrefetchVisible } from "@/components/ui/prefetch-visible";
import type { Period, ProductCard as Card } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";
import type { StoreView } from "@/lib/store-views";
import { cardWords } from "./card-words";
import { ProductCard } from "./product-card";

interface Props {
  cards: readonly Card[];
  storeView: StoreView;
  period?: Period | null;
  /** How many pictures stand above the fold. */
  eager?: number;
}

export function ProductGrid({ cards, storeView, period = null, eager = 0 }: Props) {
  const words = cardWords(useTranslations("catalogue"), period);
  return (
    <PrefetchVisible className="product-grid">
      {cards.map((card, index) => (
        <ProductCard
          key={card.id}
          words={words}
          card={card}
          storeView={storeView}
          period={period}
          priority={index < eager}
        />
      ))}
    </PrefetchVisible>
  );
}
