import type { Money, PriceBand } from "@/lib/contract";
import { customers } from "@/shop.config";
import { taxContained } from "./tax";

/* Prices without tax, for groups that are shown them: the shop counts with tax, and takes it off where it is shown. */

/** Whether a group's members are shown prices without tax. */
export const isShownNet = (groupId: number): boolean => customers.groups.some(({ id, net }) => id === groupId && net);

export const withoutTax = (gross: Money, ratePercent: number): Money => gross - taxContained(gross, ratePercent);

/** A price list without tax. Nothing is rounded yet: a sum of days is rounded once, where it is shown. */
export const netList = <B extends PriceBand>(priceList: readonly B[], ratePercent: number): B[] =>
  priceList.map((band) => ({
    ...band,
    price_per_day: (band.price_per_day * 100) / (100 + ratePercent),
    ...(band.once !== undefined && { once: (band.once * 100) / (100 + ratePercent) }),
  }));
