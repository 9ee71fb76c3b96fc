import type { Period } from "@/lib/contract";
import { rentalDays } from "@/lib/domain/rental-period";
import type { ServerTranslator } from "@/lib/i18n/server";
import { catalogue } from "@/shop.config";

/** Stands for the price while a message is formatted; nobody writes it. */
const GAP = "\u0000";

export interface CardWords {
  isNew: string;
  /** What stands before and after a price per day: "od " and " / den". */
  fromPerDay: readonly [before: string, after: string];
  perPiece: string;
  /** What stands around the price without the offer that stands. */
  original: readonly [before: string, after: string];
  /** With days chosen: "za 3 dny", and what stands around the price of one of several days. */
  rent: { days: number; forDays: string; perDay: readonly [before: string, after: string] } | null;
  /** Words for so many free units. */
  free: (units: number) => string;
}

const around = (text: string): readonly [string, string] => {
  const [before = "", after = ""] = text.split(GAP);
  return [before, after];
};

/** The words of all cards of a list, formatted once: fifty times they cost more than the rest of the cards. */
export function cardWords(t: ServerTranslator, period: Period | null): CardWords {
  const days = period ? rentalDays(period) : 0;
  const scarce = new Map<number, string>();
  return {
    isNew: t("new"),
    fromPerDay: around(t("fromPerDay", { price: GAP })),
    perPiece: t("perPiece"),
    original: around(t("original", { price: GAP })),
    rent: period && { days, forDays: t("forDays", { days }), perDay: around(t("perDay", { price: GAP })) },
    free: (units) => {
      const known =
        scarce.get(units) ??
        (units === 0
          ? t("takenInDays")
          : units <= catalogue.scarceUnits
            ? t("freeUnits", { count: units })
            : t("free"));
      scarce.set(units, known);
      return known;
    },
  };
}
