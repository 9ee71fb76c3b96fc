"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useCartSource } from "@/stores/cart";
import { notify } from "@/stores/notifications";
import type { RentalProduct } from "./rental-product";

/** Time to read why the home page is shown, and to go back. */
const EXPLANATION_MS = 15_000;

/**
 * One cart comes from one shop. A product that this shop doesn't have sends its visitor home, says why and
 * offers the way back.
 * @param home where the visitor is sent
 * @returns the cart's shop when the product is there too, else null.
 */
export function useSourceGuard(
  product: RentalProduct,
  sources: readonly { id: string }[],
  home: string,
): string | null {
  const router = useRouter();
  const cartSource = useCartSource();
  const foreign = cartSource !== null && !sources.some(({ id }) => id === cartSource.id);
  useEffect(() => {
    if (!foreign || !cartSource) return;
    notify({
      type: "warning",
      code: "other_source",
      params: { source: cartSource.name, name: product.name },
      action1: "open_cart",
      action2: "back",
      timeToLive: EXPLANATION_MS,
    });
    router.push(home);
  }, [foreign, cartSource, product.name, router, home]);
  return foreign ? null : (cartSource?.id ?? null);
}
