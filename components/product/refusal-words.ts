import { countText, fill } from "@/components/ui/text";
import type { Period, RuleRefusal } from "@/lib/contract";
import { formatClock } from "@/lib/domain/clock";
import { formatDay, formatDayShort, formatPeriod } from "@/lib/domain/formats";
import { rentalDays } from "@/lib/domain/rental-period";
import type { RentalLabels } from "./rental-labels";

/** Why a branch can't serve these days, and from when it can. */
export function refusalWords(
  refused: RuleRefusal,
  period: Period,
  source: { name: string; locative: string },
  labels: RentalLabels,
  locale: string,
): { title: string; next: string } {
  switch (refused.code) {
    case "closed_day":
      return {
        title: fill(labels.closedDay, { source: source.name, day: formatDayShort(refused.details.day, locale) }),
        next: "",
      };
    case "too_late": {
      const { day, next, next_from: from } = refused.details;
      return {
        title: fill(labels.tooLate, { day: formatDay(day, locale), where: source.locative }),
        next:
          next && from
            ? fill(labels.tooLateNext, {
                next: formatDay(next, locale),
                time: formatClock(new Date(from), locale),
              })
            : "",
      };
    }
    case "rent_length": {
      const { shortest, longest } = refused.details;
      const isShort = rentalDays(period) < shortest;
      return {
        title: isShort
          ? countText(shortest, labels.tooShort, locale)
          : countText(longest ?? shortest, labels.tooLong, locale),
        next: "",
      };
    }
    case "off_season": {
      const { season } = refused.details;
      return {
        title: season ? fill(labels.offSeason, { season: formatPeriod(season, locale) }) : labels.startNever,
        next: "",
      };
    }
    case "start_day": {
      const { day, next } = refused.details;
      return {
        title: fill(labels.startDay, { day: formatDay(day, locale) }),
        next: next ? fill(labels.startNext, { next: formatDayShort(next, locale) }) : "",
      };
    }
  }
}
