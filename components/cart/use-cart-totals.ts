"use client";

import { useQuery } from "@tanstack/react-query";
import type { PaymentMethod, ShippingMethod } from "@/lib/contract";
import { areOf, contentOf, isHeardOf, ownTotals, type Sums } from "@/lib/domain/own-totals";
import { totals } from "@/lib/queries";
import { loadCartApi } from "@/stores/api";
import { useCart, useOnline, useSyncing } from "@/stores/cart";

export interface ChosenForTotals {
  shipping?: ShippingMethod | null;
  back?: ShippingMethod | null;
  payment?: PaymentMethod | null;
}

const ASK_AGAIN_MS = 1_000;
/** After so many answers the difference is real; placing the order tells the shopper. */
const MAX_ASKED = 5;

/** The server's totals, and until they are here (or offline) the same sums by the same pure rules. */
export function useCartTotals({ shipping, back, payment }: ChosenForTotals = {}): { sums: Sums; confirmed: boolean } {
  const cart = useCart();
  const online = useOnline();
  const syncing = useSyncing();
  const pending = syncing || !cart.lines.every(isHeardOf);
  const own = ownTotals(cart, {
    shipping: (shipping?.price_incl_tax ?? 0) + (back?.price_incl_tax ?? 0),
    payment: payment?.cost_incl_tax,
  });
  const isWhole = !own.incomplete && own.without === undefined;
  const query = useQuery({
    ...totals(
      loadCartApi,
      cart.token ?? "",
      { shipping: shipping?.method_code, return: back?.method_code, payment: payment?.code },
      contentOf(cart.lines),
    ),
    enabled: online && cart.token !== null && cart.lines.length > 0 && !pending && isWhole,
    // An answer that was on its way before the last change arrived there is about another cart.
    refetchInterval: ({ state }) =>
      state.data && !areOf(cart, state.data) && state.dataUpdateCount < MAX_ASKED ? ASK_AGAIN_MS : false,
  });
  const isConfirmed = query.data !== undefined && areOf(cart, query.data) && !pending;
  return isConfirmed ? { sums: query.data, confirmed: true } : { sums: own, confirmed: false };
}
