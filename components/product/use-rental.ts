"use client";

import { useEffect, useState } from "react";
import type { Period } from "@/lib/contract";
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

/** The child that all options together name; a product without options is its own child. */
export function chosenChild(
  product: RentalProduct,
  chosen: Record<string, string>,
): RentalProduct["configurable_children"][number] | null {
  if (product.configurable_options.length === 0)
    return { sku: product.sku, options: {}, price_list: product.price_list, deposit: product.deposit };
  return (
    product.configurable_children.find((child) =>
      product.configurable_options.every(
        ({ attribute_code: code }) => chosen[code] !== undefined && child.options[code] === chosen[code],
      ),
    ) ?? null
  );
}

/** Choice that a child's sku in the address stands for; options with a single value are chosen from the start. */
export function initialChoice(product: RentalProduct, childSku: string | null | undefined): Record<string, string> {
  const child = product.configurable_children.find((candidate) => candidate.sku === childSku);
  if (child) return { ...child.options };
  return Object.fromEntries(
    product.configurable_options.flatMap(({ attribute_code: code, values }) =>
      values.length === 1 && values[0] ? [[code, values[0].value_index]] : [],
    ),
  );
}
