import type { CalendarDay, Day, Period } from "@/lib/contract";
import type { CartLine } from "./cart";
import { periodsOverlap } from "./rental-period";

/** State of so many wished units; `null` free units: nobody knows, as when offline. */
export function stockStatus(free: number | null, qty = 1): "ok" | "out_of_stock" | "volatile" {
  if (free === null) return "volatile";
  return free >= qty ? "ok" : "out_of_stock";
}

/** What a shopper is told of the free units of one thing; unknown while nobody could be asked. */
export type UnitState = "unknown" | "taken" | "last" | "free";

export function unitState(free: number | null): UnitState {
  const status = stockStatus(free);
  if (status !== "ok") return status === "volatile" ? "unknown" : "taken";
  return free === 1 ? "last" : "free";
}

/** None is free because this visitor has them in the cart: nothing to warn of. */
export const keepsTheLast = (
  lines: readonly Pick<CartLine, "sku" | "source" | "status" | "from" | "to">[],
  wish: { sku: string | undefined; source: string | undefined; period: Period | null },
  free: number | null,
): boolean =>
  free === 0 &&
  lines.some(
    (line) =>
      line.sku === wish.sku &&
      line.source === wish.source &&
      line.status === "ok" &&
      wish.period !== null &&
      periodsOverlap(line, wish.period),
  );

/** What a line itself holds is free for it: the last pair must not bar its own days. */
export function withOwnUnits(
  days: readonly CalendarDay[],
  line: Pick<CartLine, "from" | "to" | "qty" | "holdExpiresAt">,
): CalendarDay[] {
  const own = (day: Day) => line.holdExpiresAt !== null && day >= line.from && day <= line.to;
  return days.map((day) => (own(day.day) ? { ...day, free: day.free + line.qty } : day));
}
