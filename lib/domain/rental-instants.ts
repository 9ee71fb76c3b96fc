import type { Day } from "@/lib/contract";
import { rental, timeZone } from "@/shop.config";
import { fromZonedTime } from "date-fns-tz";

/*
 * Kept apart from the other period rules so that a page which only counts days does not load
 * the time-zone library.
 */

/** From when things can be picked up on the first day: the shop's own time. */
export const pickUpInstant = (day: Day): Date => fromZonedTime(`${day}T${rental.pickUpFrom}:00`, timeZone);

/** Until when things are to be returned on the last day: the shop's own time. */
export const returnInstant = (day: Day): Date => fromZonedTime(`${day}T${rental.returnUntil}:00`, timeZone);
