import type { FreeAt, Period } from "@/lib/contract";
import type { PriceUnit } from "@/lib/domain/kind-of-thing";
import { ANYWHERE, type Branch, type Place, wishQuery } from "@/lib/domain/place";
import { rentalDays } from "@/lib/domain/rental-period";
import type { ServerTranslator } from "@/lib/i18n/server";
import { catalogue } from "@/shop.config";

/** Stands for the price while a message is formatted; nobody writes it. */
const GAP = "\u0000";

export interface CardWords {
  isNew: string;
  /** What stands around the name of what a heart is of. */
  heart: readonly [before: string, after: string];
  /** What stands around a price per day where sizes differ, "od " and " / den", and where they don't. */
  fromPerDay: readonly [before: string, after: string];
  perDay: readonly [before: string, after: string];
  /** After the price of what is not charged by the day. */
  per: Record<Exclude<PriceUnit, "day">, string>;
  /** What a long rent comes to: "při {days} a více dnech {price}". */
  longest: string;
  /** Of what nobody rents for a day: "nejméně {days} dny". */
  shortest: string;
  /** What stands around the price without the offer that stands. */
  original: readonly [before: string, after: string];
  /** With days chosen: words for what is charged by the day, and for lessons, taken once a day. */
  rent: { days: number; day: RentWords; lesson: RentWords } | null;
  /** What the links of the cards carry on. */
  wish: Record<string, string>;
  /**
   * Words for what is free: how much at the place, or where, branch by branch. Of a set no number: it would be that of
   * the sizes it begins with.
   */
  free: (freeAt: FreeAt, isSet?: boolean) => string;
}

/** "za 3 dny", and what stands around the price of one of several. */
interface RentWords {
  forAll: string;
  perOne: readonly [before: string, after: string];
}

const around = (text: string): readonly [string, string] => {
  const [before = "", after = ""] = text.split(GAP);
  return [before, after];
};

export interface Wish {
  period: Period | null;
  place?: Place;
  /** Those that serve the wish; of one alone no card has to say that it is there. */
  branches?: readonly Branch[];
}

/** More branches than this would be a list of their own. */
const NAMED = 3;

/** The words of all cards of a list, formatted once: fifty times they cost more than the rest of the cards. */
export function cardWords(t: ServerTranslator, { period, place = ANYWHERE, branches = [] }: Wish): CardWords {
  const days = period ? rentalDays(period) : 0;
  const said = new Map<string, string>();
  const where = new Map(branches.map(({ id, locative }) => [id, locative]));
  const count = (units: number, isSet: boolean): string => {
    if (units === 0) return t("takenInDays");
    return !isSet && units <= catalogue.scarceUnits ? t("freeUnits", { count: units }) : t("free");
  };
  const words = (freeAt: FreeAt, isSet: boolean): string => {
    if (where.size < 2 || freeAt.length === 0) return count(freeAt[0]?.free ?? 0, isSet);
    const named = freeAt.slice(0, NAMED).map(({ source, free }) => {
      const place = where.get(source) ?? source;
      return isSet ? place : `${free}\u00a0${place}`;
    });
    const places = [...named, ...(freeAt.length > NAMED ? [t("freeElsewhere")] : [])].join(", ");
    return isSet ? `${t("free")} ${places}` : places;
  };
  return {
    isNew: t("new"),
    heart: around(t("heart", { name: GAP })),
    fromPerDay: around(t("fromPerDay", { price: GAP })),
    perDay: around(t("pricePerDay", { price: GAP })),
    per: { piece: t("perPiece"), lesson: t("perLesson"), download: t("perDownload") },
    longest: t.raw("longest") as string,
    shortest: t.raw("shortest") as string,
    original: around(t("original", { price: GAP })),
    rent: period && {
      days,
      day: { forAll: t("forDays", { days }), perOne: around(t("perDay", { price: GAP })) },
      lesson: { forAll: t("forLessons", { days }), perOne: ["", ` ${t("perLesson")}`] },
    },
    wish: wishQuery(period, place),
    free: (freeAt, isSet = false) => {
      const key = `${isSet} ${freeAt.map(({ source, free }) => `${source} ${free}`).join()}`;
      const known = said.get(key) ?? words(freeAt, isSet);
      said.set(key, known);
      return known;
    },
  };
}
