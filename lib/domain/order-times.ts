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

/** Hours that a rent keeps whatever a branch does. */
const BOUNDS = { from: rental.pickUpFrom, to: rental.returnUntil };

/**
 * From when things can be had on the first day or until when they are awaited on the last, as "HH:MM": the rent's
 * own hours, and where the renter comes to a shop, no earlier and no later than it is open. A shop that is closed
 * that day is asked first, so it narrows nothing.
 */
export function turnTime(end: keyof Period, day: Day, source: OpeningHours | null): string {
  const hours = source && hoursOn(source, day);
  if (end === "from") return hours && hours.opens > BOUNDS.from ? hours.opens : BOUNDS.from;
  return hours && hours.closes < BOUNDS.to ? hours.closes : BOUNDS.to;
}

/** The same as it is read: "8:00". */
export const spokenTurnTime = (...turn: Parameters<typeof turnTime>): string => spokenTime(turnTime(...turn));

/** "6. ledna 2027 v 11:00": an instant by the shop's clock. */
export const formatMoment = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(instant);
