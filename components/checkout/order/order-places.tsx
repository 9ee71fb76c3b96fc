import { useTranslations } from "next-intl";
import type { Order, Period, Source } from "@/lib/contract";
import { formatDayLong } from "@/lib/domain/czech";
import { hoursOn, orderPeriods, sourceAddress } from "./order-times";

/** Where and when to come: from 6:00 on the first day, by 21:00 on the last. */
export function OrderPlaces({ order, source, locale }: { order: Order; source: Source | null; locale: string }) {
  const t = useTranslations("order.where");
  const periods = orderPeriods(order.lines);
  return (
    <section aria-labelledby="order-where">
      <h2 id="order-where">{t("title")}</h2>
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        <Turn label={t("pickUp")} title={order.shipping_title} days={daysOf(periods, "from")} end="from" source={source} locale={locale} />
        <Turn label={t("return")} title={order.return_title} days={daysOf(periods, "to")} end="to" source={source} locale={locale} />
      </div>
      {source && (
        <address className="mt-4 not-italic">
          <strong>{source.name}</strong>
          <br />
          {sourceAddress(source)}
          <br />
          {t("phone")}{" "}
          <a className="link whitespace-nowrap" href={`tel:${source.phone.replace(/\s/gu, "")}`}>
            {source.phone}
          </a>
        </address>
      )}
    </section>
  );
}

const daysOf = (periods: readonly Period[], end: keyof Period): string[] => [...new Set(periods.map((period) => period[end]))].sort();

function Turn({ label, title, days, end, source, locale }: { label: string; title: string; days: string[]; end: keyof Period; source: Source | null; locale: string }) {
  const t = useTranslations("order.where");
  return (
    <div className="border-l-4 border-trail pl-4">
      <h3 className="text-base text-muted">{label}</h3>
      <ul>
        {days.map((day) => {
          const spoken = formatDayLong(day, locale);
          const hours = source && hoursOn(source, day);
          return (
            <li key={day} className="mt-1">
              <strong className="block text-lg">{t(end === "from" ? "from" : "by", { day: spoken })}</strong>
              {source && <span className="text-sm text-muted">{hours ? t("opening", { hours: `${hours.opens}–${hours.closes}` }) : t("closed")}</span>}
            </li>
          );
        })}
      </ul>
      <p className="mt-1">{title}</p>
    </div>
  );
}
