import { useTranslations } from "next-intl";
import type { CartLine } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/formats";
import { rentalDays } from "@/lib/domain/rental-period";

/** On which days a line is rented; nothing of what is bought. */
export function useSpokenDays(locale: string): (line: CartLine) => string[] {
  const t = useTranslations("cart");
  return (line) =>
    line.withoutDays
      ? []
      : [t("period", { period: formatPeriod(line, locale), days: t("days", { days: rentalDays(line) }) })];
}
