"use client";

import type { CartLine } from "@/lib/domain/cart";
import { useCartLines } from "@/stores/cart";

/** Why nothing can be ordered yet: something is taken, or days or product have to be changed. */
export type CartBlock = "out_of_stock" | "other";

/** A refused change that left a good line as it was blocks nothing; a line that can't be rented does. */
export const isBlocking = (line: Pick<CartLine, "status" | "problem">): boolean =>
  line.status === "out_of_stock" || (line.status === "pending" && line.problem !== undefined);

const isTaken = (line: CartLine): boolean => line.problem === undefined || line.problem.code === "out_of_stock";

export function cartBlock(lines: readonly CartLine[]): CartBlock | null {
  const blocking = lines.filter(isBlocking);
  if (blocking.length === 0) return null;
  return blocking.every(isTaken) ? "out_of_stock" : "other";
}

export const useCartBlock = (): CartBlock | null => cartBlock(useCartLines());
