import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ShippingMethod, Way, WayProblem } from "@/lib/contract";
import { spacedPostcode } from "@/lib/domain/address-text";
import { formatDayLong } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";

/** What a method costs and why it can't be taken, in words. */
export function useWayWords(locale: string) {
  const t = useTranslations("checkout.method");
  const day = (text: string | undefined) => (text === undefined ? "" : formatDayLong(text, locale));
  return {
    priceOf(methods: Partial<Record<Way, ShippingMethod>>): ReactNode {
      const prices = (["shipping", "return"] as const).flatMap((way) => {
        const amount = methods[way]?.price_incl_tax;
        return amount === undefined ? [] : [{ way, amount }];
      });
      if (prices.every(({ amount }) => amount === 0)) return t("free");
      return prices.map(({ way, amount }) => (
        <span key={way} className="block text-right">
          {t(`price.${way}`, { price: amount === 0 ? t("free") : formatMoney(amount, locale) })}
        </span>
      ));
    },
    reasonOf(problem: WayProblem): string {
      switch (problem.code) {
        case "carrier_refuses":
          return t("problem.carrier_refuses", { name: problem.name ?? "" });
        case "too_late":
          return problem.next
            ? t("problem.too_late", { day: day(problem.day), next: day(problem.next) })
            : t("problem.too_late_only", { day: day(problem.day) });
        case "closed_day":
          return t("problem.closed_day", { day: day(problem.day) });
        case "outside_zone":
          return t("problem.outside_zone", { postcode: spacedPostcode(problem.postcode ?? "") });
      }
    },
  };
}
