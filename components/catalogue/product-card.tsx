import { Picture } from "@/components/ui/picture";
import { fill } from "@/components/ui/text";
import type { ProductCard as Card } from "@/lib/contract";
import { stockStatus } from "@/lib/domain/availability";
import { priceUnit } from "@/lib/domain/kind-of-thing";
import { formatMoney } from "@/lib/domain/money";
import { cheapestDay, rentPrice } from "@/lib/domain/pricing";
import { productPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import type { CardWords } from "./card-words";

interface Props {
  words: CardWords;
  card: Card;
  storeView: StoreView;
  /** The first row is what people wait for: its pictures are fetched first. */
  priority: boolean;
}

/**
 * One thing in a listing: without dates what a day costs and comes to in a long rent, with them the rent for exactly
 * those days. Fifty of them make most of a page, in its markup and again in what the framework sends beside it: no
 * element and no class here that another one could stand for.
 */
export function ProductCard({ words, card, storeView, priority }: Props) {
  const href = productPath(storeView, card, words.wish);
  const soldOut = stockStatus(card.free_units) === "out_of_stock";
  return (
    <li className="product-card" {...(soldOut && { "data-sold-out": true })}>
      {card.image ? <Picture image={card.image} size="card" alt="" priority={priority} bare /> : <picture />}
      {card.is_new && <b>{words.isNew}</b>}
      <button
        type="button"
        data-list="wishlist"
        value={card.sku}
        aria-pressed="false"
        aria-label={words.heart.join(card.name)}
      />
      <h3>
        <a href={href}>{card.name}</a>
      </h3>
      {card.tagline !== "" && <p>{card.tagline}</p>}
      <CardPrice words={words} card={card} locale={storeView.locale} />
      {card.free_at && <p data-free={Math.min(card.free_units ?? 0, 2)}>{words.free(card.free_at)}</p>}
    </li>
  );
}

/** What a day costs and comes to in a long rent, or the rent for the days that were chosen. */
export function CardPrice({ words, card, locale }: Pick<Props, "words" | "card"> & { locale: StoreView["locale"] }) {
  const { rent, original } = words;
  const unit = priceUnit(card);
  const [from, perDay] = card.price_varies ? words.fromPerDay : words.perDay;
  const total = rent && card.charged_by !== "piece" ? rentPrice(card.price_list, rent.days, card.charged_by) : null;
  if (rent === null || total === null) {
    const long = unit === "day" ? cheapestDay(card.price_list) : null;
    return (
      <p className="card-price">
        {from}
        <strong>{formatMoney(card.price, locale)}</strong>
        {unit === "day" ? perDay : ` ${words.per[unit]}`}
        {card.original_price > card.price && <small>{original.join(formatMoney(card.original_price, locale))}</small>}
        {long && <small>{fill(words.longest, { days: long.days, price: formatMoney(long.perDay, locale) })}</small>}
      </p>
    );
  }
  const { forAll, perOne } = unit === "lesson" ? rent.lesson : rent.day;
  return (
    <p className="card-price">
      {card.price_varies && from}
      <strong>{formatMoney(total, locale)}</strong> {forAll}
      {rent.days > 1 && <small>{perOne.join(formatMoney(total / rent.days, locale))}</small>}
    </p>
  );
}
