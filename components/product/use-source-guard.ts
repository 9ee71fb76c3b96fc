"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { cartRelation } from "@/lib/domain/place";
import { useCartSource } from "@/stores/cart";
import { notify } from "@/stores/notifications";
import { useBranches } from "@/stores/reservation";
import type { RentalProduct } from "./rental-product";

/** Time to read why the home page is shown, and to go back. */
const EXPLANATION_MS = 15_000;

/**
 * One cart comes from one branch. A product that only another partner has sends its visitor home, says why and offers
 * the way back (spec §1); what another branch of the same partner has is shown, and says so.
 * @param home where the visitor is sent
 * @returns the cart's branch and how it stands to those that have the product
 */
export function useSourceGuard(
  product: Pick<RentalProduct, "name">,
  sources: readonly { id: string; partner_id: number | null }[],
  home: string,
): { relation: ReturnType<typeof cartRelation>; cartSource: { id: string; name: string } | null } {
  const router = useRouter();
  const cartSource = useCartSource();
  const branches = useBranches();
  const relation = cartRelation(cartSource, sources, branches);
  const foreign = relation === "other_shop";
  useEffect(() => {
    if (!foreign || !cartSource) return;
    notify({
      type: "warning",
      code: "other_source",
      params: { source: cartSource.name, name: product.name },
      action1: "open_cart",
      ...(window.history.length > 1 && { action2: "back" }),
      timeToLive: EXPLANATION_MS,
    });
    // In the place of the product: whoever goes back must not be led home once more.
    router.replace(home);
  }, [foreign, cartSource, product.name, router, home]);
  return { relation, cartSource };
}
