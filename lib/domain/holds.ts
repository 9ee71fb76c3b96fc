import { holds } from "@/shop.config";

/** Until when units wait for a shopper; each activity in cart and checkout starts it anew. */
export const holdExpiry = (now: Date): Date => new Date(now.getTime() + holds.minutes * 60_000);

/** A hold ends at its instant, not after it. */
export const isExpired = (expiresAt: string | Date, now: Date): boolean => remainingSeconds(expiresAt, now) === 0;

/** Whole seconds left, rounded up; 0 once it has ended (or when the instant can't be read). */
export function remainingSeconds(expiresAt: string | Date, now: Date): number {
  const left = new Date(expiresAt).getTime() - now.getTime();
  return left > 0 ? Math.ceil(left / 1000) : 0;
}
