import type { Day, Source } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";
import { BranchToday } from "./branch-today";

interface Props {
  source: Source;
  /** The day on which the page is made. */
  today: Day;
  locale: string;
}

/** Hours of a branch on the days that matter, in words of the page's language. */
export function BranchDays({ source, today, locale }: Props) {
  const t = useTranslations("branches");
  const { opening_hours, closed_days, special_hours } = source;
  return (
    <BranchToday
      opening={{ opening_hours, closed_days, special_hours }}
      madeOn={today}
      locale={locale}
      labels={{
        today: t.raw("today") as string,
        pickUp: t.raw("pickUp") as string,
        return: t.raw("return") as string,
        closed: t("closed"),
      }}
    />
  );
}
