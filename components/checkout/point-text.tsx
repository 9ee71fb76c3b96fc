import { useTranslations } from "next-intl";
import { IconClock, IconPin } from "@/components/ui/icons";
import type { Day, PickupPoint } from "@/lib/contract";
import { sourceAddress } from "@/lib/domain/address-text";
import { formatDayLong } from "@/lib/domain/formats";
import { isAroundTheClock, spokenHoursOn } from "@/lib/domain/opening";

interface Props {
  point: PickupPoint;
  /** Days on which somebody comes there. */
  days: readonly Day[];
  locale: string;
  className?: string;
}

/** A parcel point: where it is and when it is open. */
export function PointText({ point, days, locale, className }: Props) {
  return (
    <div className={className}>
      <p className="flex gap-2">
        <IconPin className="mt-0.5 size-5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          <strong>{point.name}</strong>, {sourceAddress(point)}
        </span>
      </p>
      {days.map((day) => (
        <p key={day} className="mt-1 flex gap-2">
          <IconClock className="mt-0.5 size-5 flex-none" />
          <PointHours point={point} day={day} locale={locale} />
        </p>
      ))}
    </div>
  );
}

/** "pátek 27. listopadu: 8:00–18:00" */
export function PointHours({ point, day, locale }: { point: PickupPoint; day: Day; locale: string }) {
  const t = useTranslations("checkout.point");
  const hours = spokenHoursOn(point, day);
  const text = !hours
    ? t("closed")
    : isAroundTheClock(hours)
      ? t("always")
      : `${hours.opens}\u2060–\u2060${hours.closes}`;
  return <span>{t("onDay", { day: formatDayLong(day, locale), hours: text })}</span>;
}
