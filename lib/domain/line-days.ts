import type { ChargedBy, OrderLine, Period } from "@/lib/contract";
import { formatPeriod } from "./formats";
import { type ThingKind, thingKind } from "./kind-of-thing";
import { rentalDays } from "./rental-period";

/** A line of a cart or of an order, as far as it says what it is. */
export interface KindOfLine {
  kind?: OrderLine["kind"];
  withoutDays?: boolean;
  chargedBy?: ChargedBy;
}

const isLesson = ({ kind, chargedBy }: KindOfLine): boolean => kind === "lesson" || chargedBy === "time";

/** A voucher, a guide and the service of one's own skis have none: those that a line carries say nothing. */
export const hasDays = ({ kind, withoutDays }: KindOfLine): boolean =>
  !withoutDays && kind !== "piece" && kind !== "download";

/** Whether somebody hands it over and gets it back; a lesson only takes place. */
export const isHandedOver = (line: KindOfLine): boolean => hasDays(line) && !isLesson(line);

/** Whether what is paid for them is rent alone: beside a voucher or a lesson it has a wider name. */
export const isRentAlone = (lines: readonly KindOfLine[]): boolean => lines.every(isHandedOver);

/** What an order keeps of the kind of a thing: nothing of what is rented. */
export function keptKind(thing: Parameters<typeof thingKind>[0]): OrderLine["kind"] {
  const kind: ThingKind = thingKind(thing);
  const isVirtual = thing.type_id === "virtual" || thing.type_id === "downloadable";
  return isVirtual && (kind === "lesson" || kind === "piece" || kind === "download") ? kind : undefined;
}

type Words = (key: "days" | "lessons", values: { days: number }) => string;

/** "13. – 15. února 2027", "3 dny" or "3 lekce"; null of what has no days. */
export const spokenDays = (
  line: KindOfLine & Period,
  locale: string,
  words: Words,
): { period: string; days: string }[] =>
  hasDays(line)
    ? [
        {
          period: formatPeriod(line, locale),
          days: words(isLesson(line) ? "lessons" : "days", { days: rentalDays(line) }),
        },
      ]
    : [];
