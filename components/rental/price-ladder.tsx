import type { PriceBand } from "@/lib/contract";
import { formatMoney } from "@/lib/domain/money";
import { plural } from "@/lib/domain/formats";
import { bandFor } from "@/lib/domain/pricing";
import { countText, fill, type CountForms } from "@/components/ui/text";

interface PriceLadderProps {
  priceList: readonly PriceBand[];
  locale: string;
  /** Length that is chosen now; its band stands out. */
  days?: number | null;
  labels: {
    /** Spoken name of the whole: "Cena za den podle délky půjčení". */
    title: string;
    /** "{count} den / dny / dní". */
    days: CountForms;
    perDay: string;
  };
}

/** Height of the highest bar; the others are in proportion from zero, so the saving is not exaggerated. */
const TALLEST_PX = 72;

const bandLabel = ({ days_from: from, days_to: to }: PriceBand): string =>
  to === null ? `${from}+` : from === to ? String(from) : `${from}–${to}`;

const crowns = (halere: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(halere / 100);

/** What a day costs for each length. Has no state of its own: stands in a cached page as well as in an island. */
export function PriceLadder({ priceList, locale, days = null, labels }: PriceLadderProps) {
  const dearest = Math.max(...priceList.map((band) => band.price_per_day), 1);
  const current = days === null ? null : bandFor(priceList, days);
  return (
    <ol className="ladder" aria-label={labels.title}>
      {priceList.map((band) => {
        const isCurrent = band.days_from === current?.days_from;
        const spoken = fill(plural(band.days_to ?? band.days_from, labels.days, locale), { count: bandLabel(band) });
        return (
          <li
            key={band.days_from}
            className="ladder-step"
            data-current={isCurrent || undefined}
            aria-current={isCurrent || undefined}
          >
            <span className="sr-only">{`${spoken}: ${formatMoney(band.price_per_day, locale)} ${labels.perDay}`}</span>
            <span aria-hidden="true">{crowns(band.price_per_day, locale)}</span>
            <span
              aria-hidden="true"
              className="ladder-bar"
              style={{ height: Math.round((band.price_per_day / dearest) * TALLEST_PX) }}
            />
            <span aria-hidden="true">
              {band.days_from === 1 && band.days_to === 1 ? countText(1, labels.days, locale) : bandLabel(band)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
