import type { Money, TaxRule } from "@/lib/contract";
import { roundHalfUp } from "@/lib/contract/rounding";

/** What is paid for a price entered without tax, in whole haléře. */
export const grossOf = (net: Money, ratePercent: number): Money => roundHalfUp((net * (100 + ratePercent)) / 100);

/** Tax inside a gross amount, in whole haléře. */
export const taxContained = (gross: Money, ratePercent: number): Money =>
  roundHalfUp((gross * ratePercent) / (100 + ratePercent));

export interface RateOptions {
  regionId?: number;
  /** Customer tax class of a group; when given, only rules for it apply. */
  customerGroup?: number;
}

/** Percent of the first matching rule and rate; 0 when none matches. */
export function findRate(
  rules: readonly TaxRule[],
  classId: number,
  country: string,
  { regionId, customerGroup }: RateOptions = {},
): number {
  const rule = rules.find(
    (candidate) =>
      candidate.product_tax_class_ids.includes(classId) &&
      (customerGroup === undefined || candidate.customer_tax_class_ids.includes(customerGroup)),
  );
  const rate = rule?.rates.find(
    (candidate) =>
      candidate.tax_country_id === country && (!candidate.tax_region_id || candidate.tax_region_id === regionId),
  );
  return rate?.rate ?? 0;
}
