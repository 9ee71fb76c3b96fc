import { getVtimezoneComponent } from "@touch4it/ical-timezones";
import { toZonedTime } from "date-fns-tz";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { Day, Period, TurnTime } from "@/lib/contract";
import { timeOn as chosenTime } from "@/lib/domain/order-times";
import { shopInstant } from "@/lib/domain/rental-instants";
import { turnDays } from "@/lib/domain/turn-times";
import { timeZone } from "@/shop.config";

/** One end of a rent: in the shop, or where a carrier goes. */
export interface CalendarTurn {
  title: string;
  place: string;
  /** Empty: nothing to add. */
  description: string;
  /** From when on a first day, by when on a last one, as "HH:MM"; null where nobody knows: some time that day. */
  timeOn: (day: Day) => string | null;
  /** The hours in which a carrier comes, where some were chosen. */
  window?: { from: string; to: string };
  /** At what times the renter comes, where some were chosen. */
  times?: readonly TurnTime[];
}

/** Words and facts of a calendar file; texts come translated, so the file speaks the store view's language. */
export interface OrderCalendar {
  orderId: string;
  /** Periods of the lines; equal ones become one pair of events. */
  periods: readonly Period[];
  pickUp: CalendarTurn;
  return: CalendarTurn;
  /** What takes place on days of its own; its hour stands in the description. */
  lessons?: readonly { title: string; place: string; description: string; days: readonly Day[] }[];
  /** When the file is made. */
  now: Date;
}

/** How long an event lasts: after the earliest pick-up, before the latest return. */
const EVENT_MS = 30 * 60_000;
/** Reminder before an event. */
const ALARM_SECONDS = 12 * 3600;

function spanOf(kind: "pick-up" | "return", { timeOn, window, times }: CalendarTurn, day: Day) {
  if (window) return timed(shopInstant(day, window.from).getTime(), shopInstant(day, window.to).getTime());
  const chosen = chosenTime(times, day);
  if (chosen !== undefined) {
    const agreed = shopInstant(day, chosen).getTime();
    return timed(agreed, agreed + EVENT_MS);
  }
  const time = timeOn(day);
  if (time === null) return wholeDay(day);
  const meeting = shopInstant(day, time).getTime();
  return kind === "pick-up" ? timed(meeting, meeting + EVENT_MS) : timed(meeting - EVENT_MS, meeting);
}

const wholeDay = (day: Day) => ({ start: onShopClock(shopInstant(day, "00:00").getTime()), allDay: true });

const timed = (start: number, end: number) => ({ start: onShopClock(start), end: onShopClock(end) });

/** The library writes a date by its local getters; this one's say what the shop's clock does. */
const onShopClock = (instant: number): Date => toZonedTime(instant, timeZone);

/**
 * Calendar file (RFC 5545) with the earliest pick-up on each first day and the latest return on each last one,
 * in the shop's zone whatever zone the server stands or the reader lives in. The zone's rules go along: calendars
 * must not guess what its name means.
 */
export function orderCalendarFile({
  orderId,
  periods,
  pickUp,
  return: back,
  lessons = [],
  now,
}: OrderCalendar): string {
  const calendar = ical({
    prodId: "//Rental storefront//Rental order//CS",
    method: ICalCalendarMethod.PUBLISH,
    // Named at each event: a zone of the whole calendar would be written to the stamps too, which are in UTC.
    timezone: { name: null, generator: getVtimezoneComponent },
  });
  const add = (kind: "pick-up" | "return", turn: CalendarTurn, day: Day): void => {
    calendar.createEvent({
      id: `${orderId}-${kind}-${day}`,
      stamp: now,
      timezone: timeZone,
      ...spanOf(kind, turn, day),
      summary: turn.title,
      location: turn.place,
      description: turn.description || null,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, triggerBefore: ALARM_SECONDS, description: turn.title }],
    });
  };
  for (const day of turnDays(periods, "from")) add("pick-up", pickUp, day);
  for (const day of turnDays(periods, "to")) add("return", back, day);
  for (const [index, { title, place, description, days }] of lessons.entries())
    for (const day of days)
      calendar.createEvent({
        id: `${orderId}-lesson-${index}-${day}`,
        stamp: now,
        timezone: timeZone,
        ...wholeDay(day),
        summary: title,
        location: place || null,
        description: description || null,
        alarms: [{ type: ICalAlarmType.display, triggerBefore: ALARM_SECONDS, description: title }],
      });
  return calendar.toString();
}
