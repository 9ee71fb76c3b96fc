import type { Day } from "@/lib/contract";
import { fromZonedTime } from "date-fns-tz";

/*
 * Kept apart from the other period rules so that a page which only counts days does not load
 * the time-zone library.
 */

const TIME_ZONE = "Europe/Prague";

/** From when things can be picked up on the first day: 06:00 in Prague. */
export const pickUpInstant = (day: Day): Date => fromZonedTime(`${day}T06:00:00`, TIME_ZONE);

/** Until when things are to be returned on the last day: 21:00 in Prague. */
export const returnInstant = (day: Day): Date => fromZonedTime(`${day}T21:00:00`, TIME_ZONE);
