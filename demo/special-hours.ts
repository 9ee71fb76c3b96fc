import type { Day } from "@/lib/contract";
import { addDays, weekdayOf } from "@/lib/domain/days";
import type { ImportInput } from "@/server/importer/format";
import { isOpen } from "./shops";

type Source = ImportInput<"sources">;
type SpecialHours = NonNullable<Source["special_hours"]>;

/** So many days ahead a branch counts its stock in the morning. */
const STOCK_TAKING_IN: Record<string, number> = { "praha-holesovice": 11, liberec: 25 };

const stockTaking = (source: Source, day: Day): SpecialHours =>
  isOpen(source, day, weekdayOf(day))
    ? source.opening_hours
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .map(({ closes }) => ({
          day,
          hours: { opens: "11:00", closes },
          note: { cs: "Ráno inventura", en: "Morning stocktaking", de: "Früh Inventur", it: "Mattina: inventario" },
        }))
    : [];

/** New Year's Eve until noon everywhere, and a late morning in the coming weeks for some. */
export function specialHours(source: Source, today: Day): SpecialHours {
  const ahead = STOCK_TAKING_IN[source.id];
  const counting = ahead === undefined ? null : addDays(today, ahead);
  const year = Number(today.slice(0, 4));
  return [
    ...[year, year + 1].map((y) => ({
      day: `${y}-12-31`,
      hours: { opens: "08:00", closes: "12:00" },
      note: { cs: "Silvestr", en: "New Year’s Eve", de: "Silvester", it: "San Silvestro" },
    })),
    ...(counting === null || counting.endsWith("-12-31") ? [] : stockTaking(source, counting)),
  ];
}
