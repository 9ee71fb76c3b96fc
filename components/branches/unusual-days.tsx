import { useTranslations } from "@/lib/i18n/server";
import type { Day, Source } from "@/lib/contract";
import { unusualDays } from "@/lib/domain/branch-days";
import { formatDayLong } from "@/lib/domain/formats";
import { spokenTime } from "@/lib/domain/opening";

/** People plan so far ahead by hours; a calendar knows the rest. */
export const AHEAD_DAYS = 60;

interface Props {
  source: Source;
  today: Day;
  /** Public holidays of the days ahead. */
  holidays: readonly Day[];
  locale: string;
}

export function UnusualDays({ source, today, holidays, locale }: Props) {
  const t = useTranslations("branches");
  const days = unusualDays(source, today, AHEAD_DAYS, holidays);
  if (days.length === 0) return null;
  return (
    <>
      <h3>{t("unusual")}</h3>
      <dl className="week-hours">
        {days.map(({ day, isHoliday, hours, note }) => (
          <div key={day}>
            <dt>
              {formatDayLong(day, locale)}
              {(note ?? isHoliday) && <small> {note ?? t("holiday")}</small>}
            </dt>
            <dd>{hours ? `${spokenTime(hours.opens)}–${spokenTime(hours.closes)}` : t("closed")}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
