import { useTranslations } from "next-intl";
import { IconClock, IconPin } from "@/components/ui/icons";
import type { Day, OrderWindow, Period, Source, TurnTime } from "@/lib/contract";
import { sourceAddress, telephoneLink } from "@/lib/domain/address-text";
import { formatDayLong } from "@/lib/domain/formats";
import { spokenHoursOn } from "@/lib/domain/opening";
import { spokenTurn } from "@/lib/domain/order-times";
import { turnDays } from "@/lib/domain/turn-times";

/** Last parts of the words' keys. */
const WHEN = { at: "At", window: "WhenWindow", from: "When", by: "When", on: "On" } as const;

interface Props {
  /** The shop of a pick-up or return in person; null when a carrier comes. */
  source: Source | null;
  /** The hours in which a carrier is awaited, once they are chosen. */
  window?: OrderWindow;
  /** At what times the renter comes to the shop, once they are chosen. */
  times?: readonly TurnTime[];
  periods: readonly Period[];
  end: keyof Period;
  locale: string;
}

/** Where to come and when: from when on the first day, by when on the last. */
export function PlaceAndTime({ source, window, times, periods, end, locale }: Props) {
  const t = useTranslations("checkout.method");
  const days = turnDays(periods, end);
  const meeting = end === "from" ? (source ? "pickUp" : "delivery") : source ? "return" : "collect";
  const moment = (day: Day): string => {
    const { key, values } = spokenTurn(day, { end, place: source, window, times });
    return t(`${meeting}${WHEN[key]}`, { day: formatDayLong(day, locale), ...values });
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
