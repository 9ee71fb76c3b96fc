import { groupByCode } from "@/lib/domain/customer-group";
import { defaultStoreCode, storeViews } from "@/lib/store-views";
import { carriers } from "@/shop.config";
import type { DemoCatalogue } from "./catalogue";

type Records = DemoCatalogue["records"];

/** What the shop has a place for, by its configuration. */
export interface Places {
  /** Store views of their own, the first one for what has none of its own left. */
  fronts: readonly string[];
  hasPoints: (carrier: string) => boolean;
  hasGroup: (code: string) => boolean;
}

/**
 * The demo as far as this shop can take it. An owner who has taken fronts, carriers or customer groups out of
 * `shop.config.ts` may still look around in the demo: what was in a front that is gone stands in the first one.
 */
export function fittedTo({ fronts, hasPoints, hasGroup }: Places, records: Records): Records {
  const inFronts = <R extends { store_codes: string[] }>(record: R): R => {
    const left = record.store_codes.filter((code) => fronts.includes(code));
    return { ...record, store_codes: left.length > 0 ? left : fronts.slice(0, 1) };
  };
  const forGroups = <R extends { tier_prices?: { group: string }[] }>(record: R): R =>
    record.tier_prices ? { ...record, tier_prices: record.tier_prices.filter(({ group }) => hasGroup(group)) } : record;
  return {
    ...records,
    sources: records.sources.map(inFronts),
    products: records.products.map((product) => ({
      ...forGroups(inFronts(product)),
      ...(product.children ? { children: product.children.map(forGroups) } : {}),
    })),
    fronts: records.fronts.filter(({ store_code }) => fronts.includes(store_code)),
    "pickup-points": records["pickup-points"].filter(({ carrier }) => hasPoints(carrier)),
    "equipment-guide": records["equipment-guide"].map(inFronts),
  };
}

/** Those of `shop.config.ts`. */
export const shopPlaces: Places = {
  fronts: storeViews
    .filter(({ extend }) => extend === null)
    .map(({ storeCode }) => storeCode)
    .sort((one, other) => Number(other === defaultStoreCode) - Number(one === defaultStoreCode)),
  hasPoints: (carrier) => carriers.some(({ code, handover }) => code === carrier && handover === "pickup_point"),
  hasGroup: (code) => groupByCode(code) !== undefined,
};
