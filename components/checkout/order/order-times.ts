import type { Day, Order, OrderAddress, Period, Source } from "@/lib/contract";
import { spokenPostcode } from "@/lib/domain/checkout";
import { weekdayOf } from "@/lib/domain/days";
import { pickUpInstant } from "@/lib/domain/rental-instants";
import { rental } from "@/shop.config";

/** Distinct periods of an order in the order of their days. */
export function orderPeriods(lines: readonly Pick<Order["lines"][number], "from" | "to">[]): Period[] {
  const byKey = new Map(lines.map(({ from, to }) => [`${from}/${to}`, { from, to }]));
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period);
}

/** Until when the order may be cancelled free of charge. */
export function cancellationDeadline(periods: readonly Period[]): Date | null {
  const first = periods[0];
  return first ? new Date(pickUpInstant(first.from).getTime() - rental.freeCancellationHours * 3_600_000) : null;
}

const clock = (time: string): string => time.replace(/^0/u, "");

type Hours = Pick<Source, "opening_hours" | "closed_days">;

const openingOn = (source: Hours, day: Day) =>
  source.closed_days.includes(day)
    ? undefined
    : source.opening_hours.find((candidate) => candidate.weekday === weekdayOf(day));

/** Opening hours on a day as they are written ("8:00"); null when the shop is closed then. */
export function hoursOn(source: Hours, day: Day): { opens: string; closes: string } | null {
  const hours = openingOn(source, day);
  return hours ? { opens: clock(hours.opens), closes: clock(hours.closes) } : null;
}

/** A rent runs from 6:00 of its first day to 21:00 of its last. */
const BOUNDS = { from: rental.pickUpFrom, to: rental.returnUntil };

/**
 * From when things can be had on the first day or until when they are awaited on the last, as "HH:MM": the rent's
 * own hours, and where the renter comes to a shop, no earlier and no later than it is open. A shop that is closed
 * that day is asked first, so it narrows nothing.
 */
export function turnTime(end: keyof Period, day: Day, source: Hours | null): string {
  const hours = source ? openingOn(source, day) : undefined;
  if (end === "from") return hours && hours.opens > BOUNDS.from ? hours.opens : BOUNDS.from;
  return hours && hours.closes < BOUNDS.to ? hours.closes : BOUNDS.to;
}

/** The same as it is read: "8:00". */
export const spokenTurnTime = (...turn: Parameters<typeof turnTime>): string => clock(turnTime(...turn));

/** "Jana Nováková, Údolní 5, 602 00 Brno": where a carrier goes. */
export const carrierAddress = (address: OrderAddress): string =>
  [
    `${address.firstname} ${address.lastname}`.trim(),
    ...address.street,
    `${spokenPostcode(address.postcode)} ${address.city}`,
  ]
    .filter(Boolean)
    .join(", ");

export const sourceAddress = (source: Pick<Source, "street" | "postcode" | "city">): string =>
  `${source.street}, ${source.postcode} ${source.city}`;
