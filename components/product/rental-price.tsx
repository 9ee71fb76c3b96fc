import { countText, fill } from "@/components/ui/text";
import { formatMoney } from "@/lib/domain/money";
import { cheaperLonger, pricePerDay, rentPrice } from "@/lib/domain/pricing";
import type { RentalLabels } from "./rental-labels";
import type { RentalProduct } from "./rental-product";

interface PriceProps {
  priceList: RentalProduct["price_list"];
  days: number | null;
  labels: RentalLabels;
  locale: string;
}

/** Rent for the chosen days, or for one. */
export function PriceLine({ priceList, days, labels, locale }: PriceProps) {
  const total = rentPrice(priceList, days ?? 1);
  const perDay = days === null ? null : pricePerDay(priceList, days);
  if (total === null) return null;
  return (
    <p className="rental-price" aria-live="polite">
      <strong>{formatMoney(total, locale)}</strong>
      <span>
        {days === null ? labels.perOneDay : countText(days, labels.forDays, locale)}
        {perDay !== null && days !== 1 && `, ${fill(labels.perDay, { price: formatMoney(perDay, locale) })}`}
      </span>
    </p>
  );
}

/** Rent and deposit, each on its own line: the deposit is never part of a sum. */
export function RentLines({ priceList, days, deposit, labels, locale }: PriceProps & { deposit: number }) {
  const total = days === null ? null : rentPrice(priceList, days);
  const cheaper = days === null ? null : cheaperLonger(priceList, days);
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
