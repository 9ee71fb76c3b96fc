"use client";

import { isBlocking } from "@/lib/domain/cart";
import { useCartLines } from "@/stores/cart";

/**
 * How many lines can't be had, once the shop has answered for every line; null until then. Offline each line says
 * itself that it waits.
 */
export function useConflicts(): number | null {
  const lines = useCartLines();
  const isDecided = lines.every(
    (line) => isBlocking(line) || (line.status !== "pending" && line.status !== "volatile"),
  );
  return isDecided ? lines.filter(isBlocking).length : null;
}
