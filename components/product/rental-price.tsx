import { countText, fill } from "@/components/ui/text";
import { formatMoney } from "@/lib/domain/money";
import { cheaperLonger, pricePerDay, rentPrice } from "@/lib/domain/pricing";
import type { RentalLabels } from "./rental-labels";
import type { RentalProduct } from "./rental-product";

interface PriceProps {
  priceList: RentalProduct["price_list"];
  chargedBy: RentalProduct["charged_by"];
  days: number | null;
  labels: RentalLabels;
  locale: string;
}

/** Rent for the chosen days, or for one; beside the price of one day what it costs without the offer that stands. */
export function PriceLine({ priceList, chargedBy, days, labels, locale, original }: PriceProps & { original: number }) {
  const total = rentPrice(priceList, days ?? 1, chargedBy);
  if (total === null) return null;
  const byPiece = chargedBy === "piece";
  const perDay = days === null || days === 1 || byPiece ? null : pricePerDay(priceList, days);
  const lowered = (days === null || days === 1 || byPiece) && original > total;
  return (
    <p className="rental-price" aria-live="polite">
      <strong>{formatMoney(total, locale)}</strong>
      <span>
        {byPiece ? labels.perPiece : days === null ? labels.perOneDay : countText(days, labels.forDays, locale)}
        {perDay !== null && `, ${fill(labels.perDay, { price: formatMoney(perDay, locale) })}`}
        {lowered && `, ${fill(labels.original, { price: formatMoney(original, locale) })}`}
      </span>
    </p>
  );
}

/** Rent and deposit, each on its own line: the deposit is never part of a sum. */
export function RentLines({ priceList, chargedBy, days, deposit, labels, locale }: PriceProps & { deposit: number }) {
  const total = days === null ? null : rentPrice(priceList, days, chargedBy);
  const cheaper = days === null || chargedBy === "piece" ? null : cheaperLonger(priceList, days);
  return (
    <>
      <dl className="rental-lines">
        {total !== null && days !== null && (
          <div>
            <dt>{countText(days, labels.rent, locale)}</dt>
            <dd>{formatMoney(total, locale)}</dd>
          </div>
        )}
        {deposit > 0 && (
          <div>
            <dt>{labels.deposit}</dt>
            <dd>{formatMoney(deposit, locale)}</dd>
          </div>
        )}
      </dl>
      {cheaper && (
        <p className="rental-hint">
          {fill(countText(cheaper.days, labels.cheaperLonger, locale), { total: formatMoney(cheaper.total, locale) })}
        </p>
      )}
    </>
  );
}
