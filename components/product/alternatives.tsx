"use client";

import { useQuery } from "@tanstack/react-query";
import type { Period } from "@/lib/contract";
import { formatPeriod } from "@/lib/domain/formats";
import { alternatives } from "@/lib/queries";
import { loadApi, queryClient } from "@/stores/api";
import { setPeriod } from "@/stores/reservation";
import { Notice } from "@/components/ui/notice";
import type { RentalLabels } from "./rental-labels";

export interface AlternativesProps {
  sku: string;
  sourceId: string;
  period: Period;
  labels: RentalLabels;
  locale: string;
  options: readonly { sku: string; options: Record<string, string> }[];
  onSize: (options: Record<string, string>) => void;
  /** Null when the cart has decided the shop already. */
  onSource: ((sourceId: string) => void) | null;
  /** Whether a shop is open on both ends. */
  isOpen: (sourceId: string) => boolean;
}

interface Way {
  key: string;
  label: string;
  choose: () => void;
}

/** Taken in these days: the nearest size, days and shop, one tap each. */
export default function Alternatives({
  sku,
  sourceId,
  period,
  labels,
  locale,
  options,
  onSize,
  onSource,
  isOpen,
}: AlternativesProps) {
  const { data } = useQuery(alternatives(loadApi, { sku, source: sourceId, period, qty: 1 }), queryClient);
  if (!data) return null;
  const groups: { title: string; ways: Way[] }[] = [
    {
      title: labels.sizes,
      ways: data.sizes.flatMap((size) => {
        const child = options.find((option) => option.sku === size.sku);
        return child ? [{ key: size.sku, label: size.label, choose: () => onSize(child.options) }] : [];
      }),
    },
    {
      title: labels.periods,
      ways: data.periods.map((days) => ({
        key: days.from,
        label: formatPeriod(days, locale),
        choose: () => setPeriod(days),
      })),
    },
    {
      title: labels.sources,
      ways:
        onSource === null
          ? []
          : data.sources
              .filter((source) => isOpen(source.id))
              .map((source) => ({ key: source.id, label: source.name, choose: () => onSource(source.id) })),
    },
  ].filter((group) => group.ways.length > 0);
  return (
    <Notice tone="warning" title={labels.takenTitle} announce>
      {groups.length === 0 && <p>{labels.noAlternative}</p>}
      <div className="rental-alternatives">
        {groups.map((group) => (
          <div key={group.title}>
            <p>{group.title}</p>
            <ul>
              {group.ways.map((way) => (
                <li key={way.key}>
                  <button type="button" className="button button-secondary button-small" onClick={way.choose}>
                    {way.label}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Notice>
  );
}
