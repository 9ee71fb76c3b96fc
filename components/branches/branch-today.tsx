"use client";

import { useEffect, useState } from "react";
import { fill } from "@/components/ui/text";
import type { Day } from "@/lib/contract";
import { formatDayShort } from "@/lib/domain/formats";
import { addDays, shopDay } from "@/lib/domain/days";
import { type OpeningHours, spokenHoursOn } from "@/lib/domain/opening";
import { usePeriod } from "@/stores/reservation";

interface Props {
  opening: OpeningHours;
  /** The day on which the page was made; a browser knows which one it is now. */
  madeOn: Day;
  locale: string;
  /** "Dnes, {day}" */
  labels: { today: string; pickUp: string; return: string; closed: string };
}

/**
 * Hours of the days that matter to this visitor: today, and those that they have chosen, or the next ones. Only the
 * browser knows which were chosen: so there are three lines from the start, short enough not to break.
 */
export function BranchToday({ opening, madeOn, locale, labels }: Props) {
  const period = usePeriod();
  const [today, setToday] = useState(madeOn);
  useEffect(() => setToday(shopDay(new Date())), []);
  const days = [
    { label: labels.today, day: today },
    ...(period
      ? [
          { label: labels.pickUp, day: period.from },
          { label: labels.return, day: period.to },
        ]
      : [1, 2].map((later) => ({ label: "{day}", day: addDays(today, later) }))),
  ];
  return (
    <dl className="branch-days">
      {days.map(({ label, day }, line) => {
        const hours = spokenHoursOn(opening, day);
        return (
          <div key={line}>
            <dt>{fill(label, { day: formatDayShort(day, locale) })}</dt>
            <dd data-closed={hours === null || undefined}>
              {hours ? `${hours.opens}–${hours.closes}` : labels.closed}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
