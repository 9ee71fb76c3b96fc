"use client";

import { Notice } from "@/components/ui/notice";
import { fill } from "@/components/ui/text";
import type { Period } from "@/lib/contract";
import { formatDayShort, formatPeriod } from "@/lib/domain/formats";
import type { EndsCheck } from "@/lib/domain/rental-period";
import { setPeriod } from "@/stores/reservation";
import type { RentalLabels } from "./rental-labels";

export interface ClosedDayProps {
  period: Period;
  ends: Extract<EndsCheck, { ok: false }>;
  source: { name: string };
  /** Shops that are open on both ends. */
  others: readonly { id: string; name: string }[];
  labels: RentalLabels;
  locale: string;
  /** Null when the cart has decided the shop already. */
  onSource: ((id: string) => void) | null;
}

/** A closed day can't start or end a rent: says which, and offers the nearest days and the shops that are open. */
export default function ClosedDay({ period, ends, source, others, labels, locale, onSource }: ClosedDayProps) {
  const { nearest } = ends;
  return (
    <Notice
      tone="warning"
      announce
      title={fill(labels.closedDay, { source: source.name, day: formatDayShort(period[ends.end], locale) })}
    >
      <div className="rental-alternatives">
        {nearest && (
          <div>
            <p>{labels.nearestPeriod}</p>
            <ul>
              <li>
                <button
                  type="button"
                  className="button button-secondary button-small"
                  onClick={() => setPeriod(nearest)}
                >
                  {formatPeriod(nearest, locale)}
                </button>
              </li>
            </ul>
          </div>
        )}
        {onSource && others.length > 0 && (
          <div>
            <p>{labels.openSource}</p>
            <ul>
              {others.map(({ id, name }) => (
                <li key={id}>
                  <button type="button" className="button button-secondary button-small" onClick={() => onSource(id)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Notice>
  );
}
