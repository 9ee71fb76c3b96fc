import { useTranslations } from "next-intl";
import type { CartLine } from "@/lib/domain/cart";
import { spokenDays } from "@/lib/domain/line-days";

/** On which days a line is rented, or lessons are taken; nothing of what is bought. */
export function useSpokenDays(locale: string): (line: CartLine) => string[] {
  const t = useTranslations("cart");
  return (line) => spokenDays(line, locale, t).map((days) => t("period", days));
}
