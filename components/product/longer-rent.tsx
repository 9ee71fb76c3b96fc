"use client";

import { useQueries } from "@tanstack/react-query";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { countText, fill } from "@/components/ui/text";
import type { ChargedBy, Period, PriceBand } from "@/lib/contract";
import { addDays, shopDay } from "@/lib/domain/days";
import { formatPeriod } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";
import { cheaperLonger, oneDayMore } from "@/lib/domain/pricing";
import { rentalDays } from "@/lib/domain/rental-period";
import { variantAvailability } from "@/lib/queries";
import { loadApi, queryClient } from "@/stores/api";
import { setPeriod } from "@/stores/reservation";
import type { RentalLabels } from "./rental-labels";

export interface LongerRentProps {
  sku: string;
  /** Whose days are asked for; null where there is no branch. */
  sourceId: string | null;
  priceList: readonly PriceBand[];
  chargedBy: ChargedBy;
  period: Period;
  labels: RentalLabels;
  locale: string;
}

/** What one day more comes to. Where it costs nothing or less, the days that would be, for a press. */
export default function LongerRent(props: LongerRentProps) {
  const { priceList, chargedBy, period, labels, locale } = props;
  const days = rentalDays(period);
  const more = oneDayMore(priceList, days, chargedBy);
  const cheaper = cheaperLonger(priceList, days);
  return (
    <>
      {more !== null && <p className="rental-hint">{keptAmounts(moreText(more, days + 1, labels, locale))}</p>}
      {more !== null && more <= 0 && <DayMore {...props} />}
      {cheaper && cheaper.days > days + 1 && (
        <p className="rental-hint">
          {keptAmounts(
            fill(countText(cheaper.days, labels.cheaperLonger, locale), { total: formatMoney(cheaper.total, locale) }),
          )}
        </p>
      )}
    </>
  );
}

function moreText(more: number, days: number, { dayMore }: RentalLabels, locale: string): string {
  if (more === 0) return dayMore.free;
  if (more > 0) return fill(dayMore.costs, { price: formatMoney(more, locale) });
  return fill(countText(days, dayMore.saves, locale), { price: formatMoney(-more, locale), days: days - 1 });
}

/** The wish begun a day earlier, and ended a day later, as far as the branch has it in these days. */
function DayMore({ sku, sourceId, period, labels, locale }: LongerRentProps) {
  const today = shopDay(new Date());
  const longer = [
    { ...period, from: addDays(period.from, -1) },
    { ...period, to: addDays(period.to, 1) },
  ].filter(({ from }) => from >= today);
  const answers = useQueries({ queries: longer.map((days) => variantAvailability(loadApi, sku, days)) }, queryClient);
  const had = longer.filter((_, index) => {
    const branch = answers[index]?.data?.find(({ id }) => id === sourceId);
    return branch && !branch.refused && branch.variants.some((variant) => variant.sku === sku && variant.free > 0);
  });
  if (had.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {had.map((days) => (
        <li key={days.from}>
          <button type="button" className="button button-secondary button-small" onClick={() => setPeriod(days)}>
            {fill(labels.dayMore.take, { period: formatPeriod(days, locale) })}
          </button>
        </li>
      ))}
    </ul>
  );
}
