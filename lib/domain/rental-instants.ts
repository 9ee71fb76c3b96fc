import type { Day } from "@/lib/contract";
import { rental, timeZone } from "@/shop.config";
import { formatInTimeZone, fromZonedTime } from "date-fns-tz";

/*
 * Kept apart from the other period rules so that a page which only counts days does not load
 * the time-zone library.
 */

/** The instant when the shop's clocks show that time ("HH:MM") on that day. */
export const shopInstant = (day: Day, time: string): Date => fromZonedTime(`${day}T${time}:00`, timeZone);

/** What the shop's clocks show at an instant: "09:30". */
export const shopTime = (instant: Date): string => formatInTimeZone(instant, timeZone, "HH:mm");

/** From when things can be picked up on the first day: the shop's own time. */
export const pickUpInstant = (day: Day): Date => shopInstant(day, rental.pickUpFrom);

/** Until when things are to be returned on the last day: the shop's own time. */
export const returnInstant = (day: Day): Date => shopInstant(day, rental.returnUntil);
