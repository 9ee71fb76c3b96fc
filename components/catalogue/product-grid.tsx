import type { Period, ProductCard as Card } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";
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
  const t = useTranslations("catalogue");
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard t={t} card={card} storeView={storeView} period={period} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}
