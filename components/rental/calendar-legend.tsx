"use client";

import { useTranslations } from "next-intl";
import type { DayMark } from "@/lib/domain/calendar-choice";

/** What is drawn unlike a free day, in the order of the legend. */
export const LEGEND = ["last", "full", "closed", "late", "off_season", "no_start"] as const;

/** What is drawn in the months that are in sight, and nothing else. */
export function CalendarLegend({ marks }: { marks: ReadonlySet<DayMark | null> }) {
  const t = useTranslations("rental.calendar.legend");
  return (
    <ul className="flex min-h-6 flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {LEGEND.filter((mark) => marks.has(mark)).map((mark) => (
        <li key={mark} className="flex items-center gap-2">
          <span aria-hidden="true" data-mark={mark} className="day size-6 min-h-0! cursor-default! text-sm">
            {mark === "last" ? "" : "8"}
          </span>
          {t(mark)}
        </li>
      ))}
    </ul>
  );
}
