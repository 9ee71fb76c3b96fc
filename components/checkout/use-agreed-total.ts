"use client";

import { useEffect, useRef } from "react";
import type { Money } from "@/lib/contract";
import type { CartLine } from "@/lib/domain/cart";
import { wishOf } from "@/lib/domain/own-totals";

/**
 * The total that the shopper saw first for this very cart and these methods. A price that changes under
 * way is then refused by the shop and told before anything is ordered, instead of slipping into the sum.
 */
export function useAgreedTotal(
  lines: readonly CartLine[],
  methodCodes: readonly (string | undefined)[],
  total: Money,
): () => Money {
  const seen = useRef(new Map<string, Money>());
  const content = [wishOf(lines), ...methodCodes].join("|");
  useEffect(() => {
    if (!seen.current.has(content)) seen.current.set(content, total);
  }, [content, total]);
  return () => seen.current.get(content) ?? total;
}
