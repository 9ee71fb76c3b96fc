import type { PriceBand } from "@/lib/contract";
import { type CustomerGroup, customerTaxClass, tierGroup } from "@/lib/domain/customer-group";
import { chargedPriceList, type PriceTax, type PriceTerms, regularPriceList } from "@/lib/domain/special-price";
import { findRate } from "@/lib/domain/tax";
import { tax } from "@/shop.config";
import type { Call } from "../call";
import type { ReferenceData } from "./reference-data";

/**
 * Percent for a tax class; shipping and services where none is named. Rents are taxed where they are handed over, and
 * by customer group where the owner says so.
 * @param group none: the one that visitors are in
 */
export const taxRate = (
  data: Pick<ReferenceData, "taxRules">,
  taxClassId: number = tax.standardClass,
  group?: CustomerGroup,
): number => findRate(data.taxRules, taxClassId, tax.defaultCountry, { customerGroup: customerTaxClass(group) });

export const priceTax = (
  data: Pick<ReferenceData, "taxRules">,
  taxClassId: number,
  group?: CustomerGroup,
): PriceTax => ({
  rate: taxRate(data, taxClassId, group),
  pricesIncludeTax: tax.pricesIncludeTax,
  tierGroup: tierGroup(group),
});

type Priced = PriceTerms & { tax_class_id: number };

/** What a thing costs the caller's group today. */
export const chargedToday = (thing: Priced, call: Pick<Call, "today" | "group">, data: ReferenceData): PriceBand[] =>
  chargedPriceList(thing, call.today, priceTax(data, thing.tax_class_id, call.group));

/** What it costs without any offer. */
export const chargedRegularly = (thing: Priced, call: Pick<Call, "group">, data: ReferenceData): PriceBand[] =>
  regularPriceList(thing, priceTax(data, thing.tax_class_id, call.group));
