"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { PaymentMethod, ShippingMethod } from "@/lib/contract";
import { contentOf } from "@/lib/domain/own-totals";
import { nothingOffered, type Offered } from "@/lib/domain/ways";
import { paymentMethods, shippingMethods } from "@/lib/queries";
import { loadCartApi } from "@/stores/api";
import { readStored, writeStored } from "@/stores/browser-storage";
import { useCartLines, useCartSource, useCartToken } from "@/stores/cart";

const KEY = "sezona.methods";

interface Known {
  offered: Offered;
  payment: readonly PaymentMethod[];
}
interface StoredMethods extends Known {
  source: string;
  locale: string;
}

/** The last answer for this shop: an order paid at the counter can be made without a network. */
function storedMethods(source: string, locale: string): Known | null {
  const stored = readStored(KEY) as Partial<StoredMethods> | null;
  return stored?.source === source &&
    stored.locale === locale &&
    Array.isArray(stored.offered?.shipping) &&
    Array.isArray(stored.offered.return) &&
    Array.isArray(stored.payment)
    ? (stored as StoredMethods)
    : null;
}

/** What stands in the way today says nothing of another cart. */
const withoutProblems = (methods: readonly ShippingMethod[]) =>
  methods.map(({ problem: _problem, ...method }) => method);

const isLost = (query: UseQueryResult): boolean => query.isError || (query.fetchStatus === "paused" && query.isPending);

export interface Methods extends Known {
  state: "loading" | "ready" | "failed";
  retry: () => void;
}

/** Methods of delivery, return and payment that the shop offers for this cart. */
export function useMethods(locale: string): Methods {
  const token = useCartToken();
  const source = useCartSource()?.id ?? "";
  const content = contentOf(useCartLines());
  const enabled = token !== null;
  const there = useQuery({ ...shippingMethods(loadCartApi, token ?? "", source, "shipping", content), enabled });
  const back = useQuery({ ...shippingMethods(loadCartApi, token ?? "", source, "return", content), enabled });
  const payment = useQuery({ ...paymentMethods(loadCartApi, token ?? ""), enabled });
  const answered = useMemo<Known | null>(
    () =>
      there.data && back.data && payment.data
        ? { offered: { shipping: there.data, return: back.data }, payment: payment.data }
        : null,
    [there.data, back.data, payment.data],
  );
  const stored = useMemo(() => (answered ? null : storedMethods(source, locale)), [answered, source, locale]);

  useEffect(() => {
    if (!answered) return;
    const { shipping, return: returning } = answered.offered;
    const offered = { shipping: withoutProblems(shipping), return: withoutProblems(returning) };
    writeStored(KEY, { source, locale, offered, payment: answered.payment } satisfies StoredMethods);
  }, [answered, source, locale]);

  const retry = () => {
    for (const query of [there, back, payment]) void query.refetch();
  };
  const known = answered ?? stored;
  if (known) return { ...known, state: "ready", retry };
  const state = [there, back, payment].some(isLost) ? "failed" : "loading";
  return { offered: nothingOffered, payment: [], state, retry };
}
