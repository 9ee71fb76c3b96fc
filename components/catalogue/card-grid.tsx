"use client";

import type { CardFacts } from "./card-facts";
import { ProductCard } from "./product-card";

interface Props {
  cards: readonly CardFacts[];
  words: { isNew: string; heart: readonly [before: string, after: string] };
  /** Whether they begin on the first screen, where the first picture is what people wait for. */
  isFirst?: boolean;
}

/**
 * Drawn on the server as any other part of the page. It is the browser's too, because what the framework sends beside
 * the markup is then what the cards say, and not every element of them once more (docs/decisions/095).
 */
export function CardGrid({ cards, words: { isNew, heart }, isFirst = false }: Props) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <ProductCard key={card.sku} card={card} isNew={isNew} heart={heart} priority={isFirst && index === 0} />
      ))}
    </ul>
  );
}
