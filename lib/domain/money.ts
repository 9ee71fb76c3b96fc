import type { Money } from "@/lib/contract";
import { roundHalfUp } from "@/lib/contract/rounding";
import { currency } from "@/shop.config";

const NBSP = "\u00A0";
/** Group and decimal separators by language; fixed here so that server and browser never disagree. */
const separators: Record<string, readonly [string, string]> = {
  cs: [NBSP, ","],
  en: [",", "."],
  de: [".", ","],
  it: [".", ","],
};

/**
 * Amount in haléře as shoppers read it: "1 190,- Kč" for whole crowns and "1 165,50 Kč" otherwise in
 * Czech, "1,190 Kč" and "1,165.50 Kč" in the manner of the other languages.
 */
export function formatMoney(halere: Money, locale: string): string {
  const language = locale.slice(0, 2);
  const [group, decimal] = separators[language] ?? [NBSP, ","];
  const rounded = roundHalfUp(Math.abs(halere));
  const crowns = String(Math.floor(rounded / 100)).replace(/\B(?=(?:\d{3})+$)/gu, group);
  const rest = rounded % 100;
  const fraction = rest > 0 ? `${decimal}${String(rest).padStart(2, "0")}` : language === "cs" ? ",-" : "";
  return `${halere < 0 && rounded > 0 ? "−" : ""}${crowns}${fraction}${NBSP}${currency.sign}`;
}

export const sumMoney = (amounts: Iterable<Money>): Money => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};
