import { keptAmounts } from "@/components/ui/kept-amounts";
import { countText, fill } from "@/components/ui/text";
import { priceUnit } from "@/lib/domain/kind-of-thing";
import { formatMoney } from "@/lib/domain/money";
import { pricePerDay, rentPrice, shortestBand } from "@/lib/domain/pricing";
import type { RentalLabels } from "./rental-labels";
import type { RentalProduct } from "./rental-product";

interface PriceProps {
  product: Pick<RentalProduct, "type_id" | "charged_by">;
  priceList: RentalProduct["price_list"];
  days: number | null;
  labels: RentalLabels;
  locale: string;
}

/** "za 3 dny", "za 1 den", "za lekci", "za kus": what a price is for. */
function priceFor({ product, days, labels, locale }: Omit<PriceProps, "priceList">): string {
  const unit = priceUnit(product);
  if (unit === "piece") return labels.perPiece;
  if (unit === "download") return labels.perDownload;
  if (unit === "lesson") return days === null ? labels.perLesson : countText(days, labels.forLessons, locale);
  return days === null ? labels.perOneDay : countText(days, labels.forDays, locale);
}

/** Without days the shortest rent is shown; null for one day, which has words of its own. */
function shownDays({ priceList, days }: Pick<PriceProps, "priceList" | "days">): number | null {
  const shortest = shortestBand(priceList)?.days_from ?? 1;
  return days ?? (shortest > 1 ? shortest : null);
}

/** What the price that is shown comes to. */
export function shownRent(props: Pick<PriceProps, "product" | "priceList" | "days">): number | null {
  return rentPrice(props.priceList, shownDays(props) ?? 1, props.product.charged_by);
}

/** Rent for the chosen days, or for the fewest; beside the price of one day what it costs without today's offer. */
export function PriceLine({ original, ...props }: PriceProps & { original: number }) {
  const { product, priceList, labels, locale } = props;
  const days = shownDays(props);
  const total = shownRent(props);
  if (total === null) return null;
  const byPiece = product.charged_by === "piece";
  const perDay = days === null || days === 1 || byPiece ? null : pricePerDay(priceList, days);
  const perUnit = priceUnit(product) === "lesson" ? labels.perLessonOf : labels.perDay;
  const lowered = (days === null || days === 1 || byPiece) && original > total;
  return (
    <p className="rental-price" aria-live="polite">
      <strong>{formatMoney(total, locale)}</strong>
      <span>
        {priceFor({ ...props, days })}
        {perDay !== null && keptAmounts(`, ${fill(perUnit, { price: formatMoney(perDay, locale) })}`)}
        {lowered && keptAmounts(`, ${fill(labels.original, { price: formatMoney(original, locale) })}`)}
      </span>
    </p>
  );
}

/** The same in the pinned bar of a phone, with what is free or why not; the page itself says both to who listens. */
export function AtHand({ free, refused, ...props }: PriceProps & { free: number | null; refused?: string | null }) {
  const { labels, locale } = props;
  const days = shownDays(props);
  const total = shownRent(props);
  const state = refused ?? (free === 1 ? labels.last : free ? countText(free, labels.free, locale) : null);
  return (
    <span aria-hidden="true">
      {total !== null && <strong>{formatMoney(total, locale)}</strong>}
      <small>{[total === null ? null : priceFor({ ...props, days }), state].filter(Boolean).join("\u00A0· ")}</small>
    </span>
  );
}

/**
 * Rent and deposit, each on its own line: the deposit is never part of a sum. What is bought by the piece has no days
 * to be named, and its price stands above.
 */
export function RentLines({ product, priceList, days, deposit, labels, locale }: PriceProps & { deposit: number }) {
  const unit = priceUnit(product);
  const isTimed = unit === "day" || unit === "lesson";
  const total = days === null || !isTimed ? null : rentPrice(priceList, days, product.charged_by);
  return (
    <dl className="rental-lines">
      {total !== null && days !== null && (
        <div>
          <dt>{countText(days, unit === "lesson" ? labels.lessons : labels.rent, locale)}</dt>
          <dd>{formatMoney(total, locale)}</dd>
        </div>
      )}
      {deposit > 0 && (
        <div>
          <dt>
            {labels.deposit}
            <small>{labels.depositNote}</small>
          </dt>
          <dd>{formatMoney(deposit, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
