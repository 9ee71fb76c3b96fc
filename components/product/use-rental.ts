"use client";

import { useEffect, useState } from "react";
import type { Period } from "@/lib/contract";
import type { Opening } from "@/lib/domain/opening";
import { type ChosenOptions, chosenChild } from "@/lib/domain/product-options";
import type { Availability } from "./ask-availability";
import type { RentalProduct } from "./rental-product";

const NOTHING_KNOWN: Availability = { failed: true, at: new Map() };

/**
 * What branches have of a product in the visitor's days; null until it is known. The API client is loaded only when
 * there are days to ask about, so a first visit pays nothing for it. A late answer to an old question is dropped.
 */
export function useAvailability(
  sku: string,
  period: Period | null,
  branches: readonly (Opening & { id: string })[],
  asked: number,
): Availability | null {
  const [answer, setAnswer] = useState<{ key: string; value: Availability | null }>({ key: "", value: null });
  const key = period ? `${sku}|${period.from}|${period.to}|${asked}` : "";
  useEffect(() => {
    if (!period) return;
    let current = true;
    void import("./ask-availability")
      .then(({ askAvailability }) => askAvailability(sku, period, branches, asked > 0))
      .catch(() => NOTHING_KNOWN)
      .then((value) => {
        if (current) setAnswer({ key, value });
      });
    return () => {
      current = false;
    };
    // `period` is part of `key`; branches are the page's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, sku, asked]);
  return answer.key === key ? answer.value : null;
}

/** Units free at a branch; null while nobody knows. */
export const freeOf = (availability: Availability | null, sourceId: string | undefined, sku: string): number | null => {
  const free = availability?.at.get(sourceId ?? "")?.free;
  return free ? (free.get(sku) ?? 0) : null;
};

/** What is rented: the child that the choice names, or the product itself where there is nothing to choose. */
export const chosenThing = (
  product: RentalProduct,
  chosen: ChosenOptions,
): RentalProduct["configurable_children"][number] | null =>
  product.configurable_options.length === 0 ? { ...product, options: {} } : chosenChild(product, chosen);
