"use client";

import { useQuery } from "@tanstack/react-query";
import type { Day, Period, RuleRefusal } from "@/lib/contract";
import { weekdayOf } from "@/lib/domain/days";
import { formatDay, formatPeriod } from "@/lib/domain/formats";
import { alternatives, type ChosenUnits } from "@/lib/queries";
import { loadApi, queryClient } from "@/stores/api";
import { setPeriod } from "@/stores/reservation";
import { Notice } from "@/components/ui/notice";
import { fill } from "@/components/ui/text";
import { refusalWords } from "./refusal-words";
import type { RentalLabels } from "./rental-labels";

export interface AlternativesProps {
  /** Why the branch can't serve these days; null: all is taken. */
  refused: RuleRefusal | null;
  sku: string;
  /** What is chosen of a set, and other sizes of those parts that are taken. */
  set?: { parts: ChosenUnits; taken: string; groups: readonly AlternativeGroup[] };
  source: { id: string; name: string; locative: string };
  period: Period;
  labels: RentalLabels;
  locale: string;
  options: readonly { sku: string; options: Record<string, string> }[];
  onSize: (options: Record<string, string>) => void;
  /** Null when the cart has decided the shop already. */
  onSource: ((sourceId: string) => void) | null;
}

export interface AlternativeGroup {
  title: string;
  ways: { key: string; label: string; choose: () => void }[];
}

/** Can't be had in these days: why, and the nearest size, days and shop that can, one tap each. */
export default function Alternatives({
  refused,
  sku,
  set,
  source,
  period,
  labels,
  locale,
  options,
  onSize,
  onSource,
}: AlternativesProps) {
  const query = useQuery(
    alternatives(loadApi, { sku, source: source.id, period, qty: 1, parts: set?.parts }),
    queryClient,
  );
  // Said at once, and offline too: the words are known before what to take instead.
  const { title, next } = refused
    ? refusalWords(refused, period, source, labels, locale)
    : { title: labels.takenTitle, next: "" };
  const fromDay = (day: Day) => `${labels.weekdays[weekdayOf(day)]} ${formatDay(day, locale)}`;
  const nearest = refused?.code === "closed_day" ? refused.details.nearest : undefined;
  const data = query.data ?? { sizes: [], sources: [], later: [], periods: query.isError && nearest ? [nearest] : [] };
  const later = data.later.find((days) => days.source === source.id);
  const isOffered = later && data.periods.some(({ from, to }) => from === later.from && to === later.to);
  const groups: AlternativeGroup[] = [
    // Another size opens no closed day.
    ...(refused || !set ? [] : set.groups),
    {
      title: labels.sizes,
      ways: data.sizes.flatMap((size) => {
        const child = options.find((option) => option.sku === size.sku);
        return child ? [{ key: size.sku, label: size.label, choose: () => onSize(child.options) }] : [];
      }),
    },
    {
      title: labels.periods,
      ways: [...data.periods, ...(later && !isOffered ? [{ from: later.from, to: later.to }] : [])].map((days) => ({
        key: `${days.from}/${days.to}`,
        label: formatPeriod(days, locale),
        choose: () => setPeriod(days),
      })),
    },
    {
      title: labels.sources,
      ways:
        onSource === null
          ? []
          : data.sources.map(({ id, name }) => ({ key: id, label: name, choose: () => onSource(id) })),
    },
    {
      title: labels.sourcesLater,
      ways:
        onSource === null
          ? []
          : data.later
              .filter((days) => days !== later && (!later || days.from < later.from))
              .map(({ source: id, name, from, to }) => ({
                key: id,
                label: fill(labels.freeFromAt, { name, day: fromDay(from) }),
                choose: () => {
                  setPeriod({ from, to });
                  onSource(id);
                },
              })),
    },
  ].filter((group) => group.ways.length > 0);
  return (
    <Notice tone="warning" title={title} announce>
      {next && <p>{next}</p>}
      {!refused && set && <p>{set.taken}</p>}
      {!refused && later && <p>{fill(labels.freeFrom, { day: fromDay(later.from) })}</p>}
      {query.data && groups.length === 0 && <p>{labels.noAlternative}</p>}
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
