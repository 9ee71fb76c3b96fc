import { variantAvailability } from "@/lib/queries";
import type { Period } from "@/lib/contract";
import { loadApi, queryClient } from "@/stores/api";
import type { Availability } from "./use-rental";

/** Asks the shop, through the cache that all widgets share. */
export async function askAvailability(sku: string, period: Period, afresh: boolean): Promise<Availability> {
  const query = variantAvailability(loadApi, sku, period);
  const sources = await queryClient.fetchQuery(afresh ? { ...query, staleTime: 0 } : query);
  return { bySource: new Map(sources.map((source) => [source.id, new Map(source.variants.map((variant) => [variant.sku, variant.free]))])) };
}
