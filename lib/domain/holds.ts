import type { HoldLimit } from "@/lib/contract";
import { holds } from "@/shop.config";

const MINUTE = 60_000;
const later = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE);

/** Until when units wait for a shopper; each activity in cart and checkout starts it anew. */
export const holdExpiry = (now: Date): Date => later(now, holds.minutes);

/** Since when a cart has kept units, and the latest end of what it kept; null where it never has. */
export interface Keeping {
  since: Date | null;
  until: Date | null;
}

/** When a cart that keeps units now began to; one that kept nothing for the owner's pause begins anew. */
const beginningOf = ({ since, until }: Keeping, now: Date): Date =>
  since && until && now < later(until, holds.pauseMinutes) ? since : now;

/** Of two carts that become one: going through a login starts no new time to keep things in. */
export function mergeKeeping(carts: readonly Keeping[], now: Date): Keeping {
  const counting = carts.flatMap(({ since, until }) =>
    since && until && beginningOf({ since, until }, now) === since ? [{ since, until }] : [],
  );
  return counting.reduce<Keeping>(
    (merged, { since, until }) => ({
      since: merged.since && merged.since < since ? merged.since : since,
      until: merged.until && merged.until > until ? merged.until : until,
    }),
    { since: null, until: null },
  );
}

/** What a cart may keep from now on: since when it counts, and until when; null when it has kept long enough. */
export function nextHold(keeping: Keeping, now: Date): { since: Date; endsAt: Date } | null {
  const since = beginningOf(keeping, now);
  const last = later(since, holds.longestHours * 60);
  const renewed = holdExpiry(now);
  if (last <= now) return null;
  return { since, endsAt: renewed < last ? renewed : last };
}

/** How much is kept without an order. Units of a set's parts count each; days are those of the rent. */
export interface Kept {
  lines: number;
  unitDays: number;
  /** Of all carts of one visitor. */
  visitorUnitDays: number;
}

/** The bound that so much oversteps. */
export function limitOf({ lines, unitDays, visitorUnitDays }: Kept): HoldLimit | null {
  if (lines > holds.lines) return "lines";
  if (unitDays > holds.unitDays) return "unit_days";
  return visitorUnitDays > holds.visitorUnitDays ? "visitor" : null;
}

/** A hold ends at its instant, not after it. */
export const isExpired = (expiresAt: string | Date, now: Date): boolean => remainingSeconds(expiresAt, now) === 0;

/** Seconds as a visitor is shown them: never more than a hold has, since their clock may be behind the shop's. */
export const shownSeconds = (expiresAt: string | Date, now: Date): number =>
  Math.min(holds.minutes * 60, remainingSeconds(expiresAt, now));

/** Whole seconds left, rounded up; 0 once it has ended (or when the instant can't be read). */
export function remainingSeconds(expiresAt: string | Date, now: Date): number {
  const left = new Date(expiresAt).getTime() - now.getTime();
  return left > 0 ? Math.ceil(left / 1000) : 0;
}
