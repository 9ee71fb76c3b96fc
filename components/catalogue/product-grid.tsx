import type { Period, ProductCard as Card } from "@/lib/contract";
import type { StoreView } from "@/lib/store-views";
import { ProductCard } from "./product-card";

interface Props {
  cards: readonly Card[];
  storeView: StoreView;
  period?: Period | null;
  /** How many pictures stand above the fold. */
  eager?: number;
}

export function ProductGrid({ cards, storeView, period = null, eager = 0 }: Props) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} storeView={storeView} period={period} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}
