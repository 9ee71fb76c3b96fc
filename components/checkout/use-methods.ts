"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PaymentMethod, ShippingMethod } from "@/lib/contract";
import { paymentMethods, shippingMethods } from "@/lib/queries";
import { loadCartApi } from "@/stores/api";
import { readStored, writeStored } from "@/stores/browser-storage";
import { useCartSource, useCartToken } from "@/stores/cart";

const KEY = "sezona.methods";

interface StoredMethods {
  source: string;
  locale: string;
  shipping: ShippingMethod[];
  payment: PaymentMethod[];
}

/** The last answer for this shop: an order paid at the counter can be made without a network. */
function storedMethods(source: string, locale: string): StoredMethods | null {
  const stored = readStored(KEY) as Partial<StoredMethods> | null;
  return stored?.source === source &&
    stored.locale === locale &&
    Array.isArray(stored.shipping) &&
    Array.isArray(stored.payment)
    ? (stored as StoredMethods)
    : null;
}

export interface Methods {
  shipping: readonly ShippingMethod[];
  payment: readonly PaymentMethod[];
  state: "loading" | "ready" | "failed";
  retry: () => void;
}

/** Methods of delivery, return and payment that the shop offers for this cart. */
export function useMethods(locale: string): Methods {
  const token = useCartToken();
  const source = useCartSource()?.id ?? "";
  const shipping = useQuery({ ...shippingMethods(loadCartApi, token ?? ""), enabled: token !== null });
  const payment = useQuery({ ...paymentMethods(loadCartApi, token ?? ""), enabled: token !== null });

  useEffect(() => {
    if (shipping.data && payment.data)
      writeStored(KEY, { source, locale, shipping: shipping.data, payment: payment.data } satisfies StoredMethods);
  }, [shipping.data, payment.data, source, locale]);

  const retry = () => {
    void shipping.refetch();
    void payment.refetch();
  };
  if (shipping.data && payment.data) return { shipping: shipping.data, payment: payment.data, state: "ready", retry };
  const stored = storedMethods(source, locale);
  if (stored) return { shipping: stored.shipping, payment: stored.payment, state: "ready", retry };
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
