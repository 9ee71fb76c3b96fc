"use client";

import { isBlocking, type CartLine } from "@/lib/domain/cart";
import { useCartLines } from "@/stores/cart";

/** Why nothing can be ordered yet: something is taken, or days or product have to be changed. */
export type CartBlock = "out_of_stock" | "other";

const isTaken = (line: CartLine): boolean => line.problem === undefined || line.problem.code === "out_of_stock";

export function cartBlock(lines: readonly CartLine[]): CartBlock | null {
  const blocking = lines.filter(isBlocking);
  if (blocking.length === 0) return null;
  return blocking.every(isTaken) ? "out_of_stock" : "other";
}

export const useCartBlock = (): CartBlock | null => cartBlock(useCartLines());
