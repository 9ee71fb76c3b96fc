import { addDays, shopDay } from "./days";
import { shopInstant } from "./rental-instants";

/*
 * What is said of a day (a banner's first and last one, a special price) is true between two of the shop's midnights,
 * and so is a page that was made from it.
 */

let today = { begins: 0, ends: 0 };

function dayAround(now: number): { begins: number; ends: number } {
  if (now >= today.begins && now < today.ends) return today;
  const day = shopDay(new Date(now));
  today = {
    begins: shopInstant(day, "00:00").getTime(),
    ends: shopInstant(addDays(day, 1), "00:00").getTime(),
  };
  return today;
}

/** When the shop's day began, in epoch milliseconds like `now`: what was made before then is of another day. */
export const dayBegan = (now: number): number => dayAround(now).begins;

/** Whole seconds until the shop's next midnight. */
export const secondsOfDay = (now: number): number => Math.floor((dayAround(now).ends - now) / 1_000);
