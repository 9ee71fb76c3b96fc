import { refuse } from "@/lib/contract/errors";
import type { Shortage } from "../stock/claims";

/** Every part of a set can be short; the shopper is told of the scarcest. */
export function outOfStock(
  sku: string,
  source: string,
  shortages: readonly Pick<Shortage, "claim" | "free">[],
  parts: readonly { variant_id: number; units: number }[],
) {
  const free = Math.min(
    ...shortages.map(({ claim, free: units }) =>
      Math.floor(units / (parts.find((part) => part.variant_id === claim.variantId)?.units ?? 1)),
    ),
  );
  return refuse("out_of_stock", `only ${free} of ${sku} are free in these days`, { details: { sku, source, free } });
}
