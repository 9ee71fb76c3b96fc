import { useTranslations } from "@/lib/i18n/server";
import type { Source } from "@/lib/contract";
import { weekOf } from "@/lib/domain/branch-days";
import { formatWeekday } from "@/lib/domain/formats";
import { spokenTime } from "@/lib/domain/opening";

/** The ordinary week in as few lines as it has: "po–pá 7:00–20:00". */
export function WeekHours({ source, locale }: { source: Source; locale: string }) {
  const t = useTranslations("branches");
  return (
    <dl className="week-hours">
      {weekOf(source).map(({ first, last, hours }) => (
        <div key={first}>
          <dt>
            {first === 1 && last === 7
              ? t("daily")
              : [...new Set([first, last])].map((weekday) => formatWeekday(weekday, locale)).join("–")}
          </dt>
          <dd>{hours ? `${spokenTime(hours.opens)}–${spokenTime(hours.closes)}` : t("closed")}</dd>
        </div>
      ))}
    </dl>
  );
}
