import type { CardFacts } from "./card-facts";
import { ProductCard } from "./product-card";

export interface CardGridProps {
  cards: readonly CardFacts[];
  words: { isNew: string; heart: readonly [before: string, after: string] };
  /** Whether they begin on the first screen, where the first picture is what people wait for. */
  isFirst?: boolean;
}

/** Some cards: few of them cost less as what the server drew than the code that draws them would (095). */
export function CardGrid({ cards, words: { isNew, heart }, isFirst = false }: CardGridProps) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <ProductCard key={card.sku} card={card} isNew={isNew} heart={heart} priority={isFirst && index === 0} />
      ))}
    </ul>
  );
}
