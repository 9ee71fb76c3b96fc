"use client";

import { useEffect, useState } from "react";
import { fill } from "@/components/ui/text";
import type { Day } from "@/lib/contract";
import { formatDayLong, formatDayShort } from "@/lib/domain/formats";
import { shopDay } from "@/lib/domain/days";
import { type OpeningHours, spokenHoursOn } from "@/lib/domain/opening";
import { usePeriod } from "@/stores/reservation";

interface Props {
  opening: OpeningHours;
  /** The day on which the page was made; a browser knows which one it is now. */
  madeOn: Day;
  locale: string;
  /** In a list of branches a day has no room for its year. */
  isShort: boolean;
  /** "Dnes, {day}" */
  labels: { today: string; pickUp: string; return: string; closed: string };
}

/** Hours of the days that matter to this visitor: today, and those that they have chosen. */
export function BranchToday({ opening, madeOn, locale, isShort, labels }: Props) {
  const period = usePeriod();
  const [today, setToday] = useState(madeOn);
  useEffect(() => setToday(shopDay(new Date())), []);
  const written = isShort ? formatDayShort : formatDayLong;
  const days = [
    { label: labels.today, day: today },
    ...(period
      ? [
          { label: labels.pickUp, day: period.from },
          { label: labels.return, day: period.to },
        ]
      : []),
  ];
  return (
    <dl className="branch-days">
      {days.map(({ label, day }) => {
        const hours = spokenHoursOn(opening, day);
        return (
          <div key={label}>
            <dt>{fill(label, { day: written(day, locale) })}</dt>
            <dd data-closed={hours === null || undefined}>
              {hours ? `${hours.opens}–${hours.closes}` : labels.closed}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
