import { useTranslations } from "next-intl";
import { IconClock, IconPin } from "@/components/ui/icons";
import type { Day, OrderWindow, Period, Source } from "@/lib/contract";
import { sourceAddress, telephoneLink } from "@/lib/domain/address-text";
import { formatDayLong } from "@/lib/domain/formats";
import { spokenHoursOn, spokenTime } from "@/lib/domain/opening";
import { spokenTurnTime, turnDays } from "@/lib/domain/order-times";

interface Props {
  /** The shop of a pick-up or return in person; null when a carrier comes. */
  source: Source | null;
  /** The hours in which a carrier is awaited, once they are chosen. */
  window?: OrderWindow;
  periods: readonly Period[];
  end: keyof Period;
  locale: string;
}

/** Where to come and when: from when on the first day, by when on the last. */
export function PlaceAndTime({ source, window, periods, end, locale }: Props) {
  const t = useTranslations("checkout.method");
  const days = turnDays(periods, end);
  const meeting = end === "from" ? (source ? "pickUp" : "delivery") : source ? "return" : "collect";
  const moment = (day: Day): string => {
    const spoken = formatDayLong(day, locale);
    if (window)
      return t(`${meeting}WhenWindow`, { day: spoken, from: spokenTime(window.from), to: spokenTime(window.to) });
    const time = spokenTurnTime(end, day, source);
    return time === null ? t(`${meeting}On`, { day: spoken }) : t(`${meeting}When`, { day: spoken, time });
  };
  return (
    <div className="flex flex-col gap-2 rounded-sm bg-surface px-4 py-3">
      {source && (
        <p className="flex gap-2">
          <IconPin className="mt-0.5 size-5 flex-none" />
          <span>
            <strong>{source.name}</strong>, {sourceAddress(source)}
          </span>
        </p>
      )}
      {days.map((day) => {
        const hours = source && spokenHoursOn(source, day);
        return (
          <p key={day} className="flex gap-2">
            <IconClock className="mt-0.5 size-5 flex-none" />
            <span>
              <strong>{moment(day)}</strong>
              {source && (
                <span className="block text-sm text-muted">
                  {hours ? t("opening", { hours: t("hours", { ...hours }) }) : t("closed")}
                </span>
              )}
            </span>
          </p>
        );
      })}
      {days.length > 1 && <p className="text-sm text-muted">{t("severalPeriods")}</p>}
      {source && (
        <p className="text-sm text-muted">
          {t("withinHours")}{" "}
          <a className="link whitespace-nowrap" href={telephoneLink(source.phone)}>
            {source.phone}
          </a>
        </p>
      )}
    </div>
  );
}
