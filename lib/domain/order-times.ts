import type { Day, Period } from "@/lib/contract";
import { hoursOn, type OpeningHours, spokenTime } from "./opening";
import { pickUpInstant } from "./rental-instants";
import { rental, timeZone } from "@/shop.config";

/** Distinct periods of an order in the order of their days. */
export function orderPeriods(lines: readonly Period[]): Period[] {
  const byKey = new Map(lines.map(({ from, to }) => [`${from}/${to}`, { from, to }]));
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period);
}

/** Distinct first or last days, in their order: each is one meeting of renter and shop. */
export const turnDays = (periods: readonly Period[], end: keyof Period): Day[] =>
  [...new Set(periods.map((period) => period[end]))].sort();

/** Until when the order may be cancelled free of charge. */
export function cancellationDeadline(periods: readonly Period[]): Date | null {
  const first = turnDays(periods, "from")[0];
  return first ? new Date(pickUpInstant(first).getTime() - rental.freeCancellationHours * 3_600_000) : null;
}

/** No pick-up before and no return after these, whatever hours a branch keeps. */
const BOUNDS = { from: rental.pickUpFrom, to: rental.returnUntil };

/**
 * From when things can be had on the first day or until when they are awaited on the last, as "HH:MM": while somebody
 * is there that day, within the rent's own hours. Null where nobody knows when: a carrier that named no hours, or a
 * place that is closed and has to be asked first.
 */
export function turnTime(end: keyof Period, day: Day, place: OpeningHours | null): string | null {
  const hours = place && hoursOn(place, day);
  if (!hours) return null;
  if (end === "from") return hours.opens > BOUNDS.from ? hours.opens : BOUNDS.from;
  return hours.closes < BOUNDS.to ? hours.closes : BOUNDS.to;
}

/** The same as it is read: "8:00". */
export function spokenTurnTime(...turn: Parameters<typeof turnTime>): string | null {
  const time = turnTime(...turn);
  return time && spokenTime(time);
}

/** "6. ledna 2027 v 11:00": an instant by the shop's clock; its hour stays with the word before it. */
export const formatMoment = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone })
    .format(instant)
    .replace(/\s(\d{1,2}:\d{2})/u, "\u00A0$1");
