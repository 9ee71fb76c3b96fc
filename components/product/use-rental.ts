"use client";

import { useEffect, useState } from "react";
import type { Period } from "@/lib/contract";
import { type ChosenOptions, chosenChild } from "@/lib/domain/product-options";
import type { Availability } from "./ask-availability";
import type { RentalProduct } from "./rental-product";

/**
 * What is free of a product in the visitor's days. The API client is loaded only when there are days to
 * ask about, so a first visit pays nothing for it. A late answer to an old question is dropped.
 */
export function useAvailability(sku: string, period: Period | null, asked: number): Availability {
  const [answer, setAnswer] = useState<{ key: string; value: Availability }>({ key: "", value: null });
  const key = period ? `${sku}|${period.from}|${period.to}|${asked}` : "";
  useEffect(() => {
    if (!period) return;
    let current = true;
    void import("./ask-availability")
      .then(({ askAvailability }) => askAvailability(sku, period, asked > 0))
      .catch((): Availability => "failed")
      .then((value) => {
        if (current) setAnswer({ key, value });
      });
    return () => {
      current = false;
    };
    // `period` is part of `key`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, sku, asked]);
  return answer.key === key ? answer.value : null;
}

export const freeOf = (availability: Availability, sourceId: string | undefined, sku: string): number | null =>
  availability === null || availability === "failed" || !sourceId
    ? null
    : (availability.bySource.get(sourceId)?.get(sku) ?? 0);

/** What is rented: the child that the choice names, or the product itself where there is nothing to choose. */
export const chosenThing = (
  product: RentalProduct,
  chosen: ChosenOptions,
): RentalProduct["configurable_children"][number] | null =>
  product.configurable_options.length === 0 ? { ...product, options: {} } : chosenChild(product, chosen);
