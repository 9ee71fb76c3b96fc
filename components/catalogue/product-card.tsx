import type { ServerTranslator } from "@/lib/i18n/server";
import { IntentLink } from "@/components/ui/intent-link";
import { Picture } from "@/components/ui/picture";
import type { Period, ProductCard as Card } from "@/lib/contract";
import { formatMoney } from "@/lib/domain/money";
import { pricePerDay, rentPrice } from "@/lib/domain/pricing";
import { rentalDays } from "@/lib/domain/rental-period";
import { productPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

interface Props {
  /** Words of `catalogue`, asked for once by whoever shows many cards. */
  t: ServerTranslator;
  card: Card;
  storeView: StoreView;
  period?: Period | null;
  /** The first row is what people wait for: its pictures are fetched first. */
  priority?: boolean;
}

/** One thing in a listing: without dates "from … a day", with them the rent for exactly those days. */
export function ProductCard({ t, card, storeView, period = null, priority = false }: Props) {
  const href = productPath(storeView, card, period ? { dateFrom: period.from, dateTo: period.to } : {});
  const soldOut = period !== null && card.free_units === 0;
  return (
    <article className="product-card" data-sold-out={soldOut || undefined}>
      <div className="product-card-picture">
        {card.image ? <Picture image={card.image} size="card" alt="" priority={priority} /> : <span className="product-card-blank" aria-hidden="true" />}
        {card.is_new && <span className="product-card-flag">{t("new")}</span>}
      </div>
      <h3 className="product-card-name">
        <IntentLink href={href}>{card.name}</IntentLink>
      </h3>
      {card.tagline !== "" && <p className="product-card-tagline">{card.tagline}</p>}
      <CardPrice t={t} card={card} period={period} locale={storeView.locale} />
      {card.free_units !== null && <Availability t={t} free={card.free_units} />}
    </article>
  );
}

function CardPrice({ t, card, period, locale }: { t: ServerTranslator; card: Card; period: Period | null; locale: StoreView["locale"] }) {
  const days = period ? rentalDays(period) : 0;
  const total = period ? rentPrice(card.price_list, days) : null;
  const perDay = period ? pricePerDay(card.price_list, days) : null;
  if (total === null || perDay === null) {
    return <p className="product-card-price">{t.rich("fromPerDay", { price: formatMoney(card.price, locale), b: (chunks) => <strong>{chunks}</strong> })}</p>;
  }
  return (
    <p className="product-card-price">
      <strong>{formatMoney(total, locale)}</strong> <span>{t("forDays", { days })}</span>
      {days > 1 && <small>{t("perDay", { price: formatMoney(perDay, locale) })}</small>}
    </p>
  );
}

/** From here on a number helps nobody to decide; below it, it does. */
const SCARCE = 5;

function Availability({ t, free }: { t: ServerTranslator; free: number }) {
  const level = free === 0 ? "none" : free === 1 ? "last" : "free";
  return (
    <p className="availability" data-level={level}>
      {free === 0 ? t("takenInDays") : free <= SCARCE ? t("freeUnits", { count: free }) : t("free")}
    </p>
  );
}
