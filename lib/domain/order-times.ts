import type { Day, Order, OrderWindow, Period, TurnTime } from "@/lib/contract";
import { type Hours, hoursOn, isAroundTheClock, type OpeningHours, spokenTime } from "./opening";
import { shopInstant } from "./rental-instants";
import { turnDays } from "./turn-times";
import { rental, timeZone } from "@/shop.config";

/** Distinct periods of an order in the order of their days. */
export function orderPeriods(lines: readonly Period[]): Period[] {
  const byKey = new Map(lines.map(({ from, to }) => [`${from}/${to}`, { from, to }]));
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period);
}

/**
 * Until when rents may be called off free of charge: so long before the first of them can be taken, that is before the
 * branch opens that hands it over (decision 112). Where nobody knows its hours, before the day's rent begins.
 */
export function cancellationDeadline(periods: readonly Period[], branch: OpeningHours | null): Date | null {
  const first = turnDays(periods, "from")[0];
  if (first === undefined) return null;
  const opens = turnHours("from", first, branch)?.opens ?? BOUNDS.from;
  return new Date(shopInstant(first, opens).getTime() - rental.freeCancellationHours * 3_600_000);
}

/** The moment that an order was promised; one that was told none has what its days alone come to. */
export const promisedDeadline = (order: { free_until?: string | null; lines: readonly Period[] }): Date | null =>
  order.free_until ? new Date(order.free_until) : cancellationDeadline(order.lines, null);

/** No pick-up before and no return after these, whatever hours a branch keeps. */
const BOUNDS = { from: rental.pickUpFrom, to: rental.returnUntil };

/** While somebody is there that day, within the rent's own hours; null where it is closed. */
export function turnHours(end: keyof Period, day: Day, place: OpeningHours | null): Hours | null {
  const hours = place && hoursOn(place, day);
  if (!hours) return null;
  const { opens, closes } = hours;
  return end === "from"
    ? { opens: opens > BOUNDS.from ? opens : BOUNDS.from, closes }
    : { opens, closes: closes < BOUNDS.to ? closes : BOUNDS.to };
}

/**
 * From when things can be had on the first day or until when they are awaited on the last, as "HH:MM". Null where
 * nobody knows when: a carrier that named no hours, or a place that is closed and has to be asked first; and where no
 * hour is anybody's, as at a locker that never closes.
 */
export function turnTime(end: keyof Period, day: Day, place: OpeningHours | null): string | null {
  const open = place && hoursOn(place, day);
  const hours = open && !isAroundTheClock(open) ? turnHours(end, day, place) : null;
  return hours && (end === "from" ? hours.opens : hours.closes);
}

/** One end of a rent, with what was chosen of when. */
export interface Turn {
  end: keyof Period;
  /** What keeps hours there: a branch, or a parcel point. */
  place: OpeningHours | null;
  window?: Pick<OrderWindow, "from" | "to">;
  times?: readonly TurnTime[];
}

type Turned = Pick<Order, "shipping_window" | "return_window" | "shipping_times" | "return_times">;

/** One end of an order. */
export const turnOf = (order: Turned, end: keyof Period, place: OpeningHours | null): Turn =>
  end === "from"
    ? { end, place, window: order.shipping_window, times: order.shipping_times }
    : { end, place, window: order.return_window, times: order.return_times };

export const timeOn = (times: readonly TurnTime[] = [], day: Day): string | undefined =>
  times.find((chosen) => chosen.day === day)?.time;

/**
 * When it is on a day, as it is read: at a time or in a window that was chosen, else from when or by when; "on" where
 * nobody knows more than the day.
 */
export function spokenTurn(
  day: Day,
  { end, place, window, times }: Turn,
): { key: "at" | "window" | "from" | "by" | "on"; values: Record<string, string> } {
  if (window) return { key: "window", values: { from: spokenTime(window.from), to: spokenTime(window.to) } };
  const chosen = timeOn(times, day);
  if (chosen !== undefined) return { key: "at", values: { time: spokenTime(chosen) } };
  const time = turnTime(end, day, place);
  if (time === null) return { key: "on", values: {} };
  return { key: end === "from" ? "from" : "by", values: { time: spokenTime(time) } };
}

/** "6. ledna 2027 v 9:00": an instant by the shop's clock, with its hour as opening hours have theirs. */
export const formatMoment = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone })
    .format(instant)
    .replace(/\s0?(\d{1,2}:\d{2})/u, "\u00A0$1");
