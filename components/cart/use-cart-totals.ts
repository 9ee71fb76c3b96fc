"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PaymentMethod, ShippingMethod } from "@/lib/contract";
import { shopDay } from "@/lib/domain/days";
import { areOf, contentOf, isHeardOf, ownTotals, type Sums } from "@/lib/domain/own-totals";
import { totals } from "@/lib/queries";
import { loadCartApi } from "@/stores/api";
import { useCart, useOnline, useSyncing } from "@/stores/cart";
import { noteCoupon, useKnownCoupon } from "@/stores/kept-coupon";

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
  const coupon = useKnownCoupon(cart.token);
  const today = shopDay(new Date());
  const own = ownTotals(cart, {
    coupon: coupon && { ...coupon, today },
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
  const said = query.data && areOf(cart, query.data) && !pending ? query.data : null;
  useEffect(() => {
    const code = said?.coupon_code ?? coupon?.code;
    if (!said || !cart.token || code === undefined) return;
    const { discount, subtotal_incl_tax: rent } = said;
    noteCoupon({ token: cart.token, code, said: { discount, rent, day: today } });
  }, [said, cart.token, coupon?.code, today]);
  return said ? { sums: said, confirmed: true } : { sums: own, confirmed: false };
}
