import { BarePicture } from "@/components/ui/bare-picture";
import { keptAmounts } from "@/components/ui/kept-amounts";
import type { CardFacts, PriceFacts } from "./card-facts";

interface Props {
  card: CardFacts;
  isNew: string;
  /** What stands around the name of what a heart is of. */
  heart: readonly [before: string, after: string];
  /** The first picture is what people wait for: it is fetched before all others. */
  priority: boolean;
}

/**
 * One thing in a listing: without dates what a day costs and comes to in a long rent, with them the rent for exactly
 * those days. Fifty of them make most of a page: no element and no class here that another one could stand for.
 */
export function ProductCard({ card, isNew, heart: [before, after], priority }: Props) {
  const { sku, name, free } = card;
  return (
    <li className="product-card" data-sold-out={card.isSoldOut}>
      {card.image ? <BarePicture image={card.image} size="card" priority={priority} /> : <picture />}
      {card.isNew && <b>{isNew}</b>}
      <button
        type="button"
        data-list="wishlist"
        value={sku}
        aria-pressed="false"
        aria-label={`${before}${name}${after}`}
      />
      <h3>
        <a href={card.href} lang={card.lang}>
          {name}
        </a>
      </h3>
      {card.tagline && <p lang={card.taglineLang}>{card.tagline}</p>}
      <CardPrice price={card.price} />
      {free && <p data-free={free[0]}>{free[1]}</p>}
    </li>
  );
}

export function CardPrice({ price: { days, before, amount, after, notes } }: { price: PriceFacts }) {
  return (
    <p className="card-price" data-days={days}>
      {before}
      <strong>{amount}</strong>
      {after}
      {notes?.map((note) => (
        <small key={note}>{keptAmounts(note)}</small>
      ))}
    </p>
  );
}
