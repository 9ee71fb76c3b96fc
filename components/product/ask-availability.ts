import { variantAvailability } from "@/lib/queries";
import type { Period } from "@/lib/contract";
import { loadApi, queryClient } from "@/stores/api";

export type FreeUnits = ReadonlyMap<string, number>;
/** Free units per source and child; null until known, "failed" when it could not be asked. */
export type Availability = { bySource: ReadonlyMap<string, FreeUnits> } | "failed" | null;

/** Asks the shop, through the cache that all widgets share. */
export async function askAvailability(sku: string, period: Period, afresh: boolean): Promise<Availability> {
  const query = variantAvailability(loadApi, sku, period);
  const sources = await queryClient.fetchQuery(afresh ? { ...query, staleTime: 0 } : query);
  return {
    bySource: new Map(
      sources.map((source) => [source.id, new Map(source.variants.map((variant) => [variant.sku, variant.free]))]),
    ),
  };
}
