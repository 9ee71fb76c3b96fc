"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PaymentMethod, ShippingMethod } from "@/lib/contract";
import { paymentMethods, shippingMethods } from "@/lib/queries";
import { loadApi } from "@/stores/api";
import { readStored, writeStored } from "@/stores/browser-storage";
import { useCartSource, useCartToken } from "@/stores/cart";

const KEY = "sezona.methods";

interface Kept {
  source: string;
  locale: string;
  shipping: ShippingMethod[];
  payment: PaymentMethod[];
}

/** The last answer for this shop: an order paid at the counter can be made without a network. */
function keptMethods(source: string, locale: string): Kept | null {
  const kept = readStored(KEY) as Partial<Kept> | null;
  return kept?.source === source &&
    kept.locale === locale &&
    Array.isArray(kept.shipping) &&
    Array.isArray(kept.payment)
    ? (kept as Kept)
    : null;
}

export interface Methods {
  shipping: readonly ShippingMethod[];
  payment: readonly PaymentMethod[];
  state: "loading" | "ready" | "failed";
  retry: () => void;
}

/** Ways to get, give back and pay, as the shop offers them for this cart. */
export function useMethods(locale: string): Methods {
  const token = useCartToken();
  const source = useCartSource()?.id ?? "";
  const shipping = useQuery({ ...shippingMethods(loadApi, token ?? ""), enabled: token !== null });
  const payment = useQuery({ ...paymentMethods(loadApi, token ?? ""), enabled: token !== null });

  useEffect(() => {
    if (shipping.data && payment.data)
      writeStored(KEY, { source, locale, shipping: shipping.data, payment: payment.data } satisfies Kept);
  }, [shipping.data, payment.data, source, locale]);

  const retry = () => {
    void shipping.refetch();
    void payment.refetch();
  };
  if (shipping.data && payment.data) return { shipping: shipping.data, payment: payment.data, state: "ready", retry };
  const kept = keptMethods(source, locale);
  if (kept) return { shipping: kept.shipping, payment: kept.payment, state: "ready", retry };
  return {
    shipping: [],
    payment: [],
    state:
      shipping.isError || payment.isError || (shipping.fetchStatus === "paused" && shipping.isPending)
        ? "failed"
        : "loading",
    retry,
  };
}
