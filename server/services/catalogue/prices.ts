import type { PriceBand } from "@/lib/contract";
import { chargedPriceList, type PriceTax, type PriceTerms, regularPriceList } from "@/lib/domain/special-price";
import { findRate } from "@/lib/domain/tax";
import { tax } from "@/shop.config";
import type { Call } from "../call";
import type { ReferenceData } from "./reference-data";

/**
 * Percent for a tax class; shipping and services where none is named. Rents are taxed where they are handed over, and
 * by customer group where the owner says so: nobody has another group than the default one yet.
 */
export const taxRate = (
  data: Pick<ReferenceData, "taxRules">,
  taxClassId: number = tax.standardClass,
  customerGroup: number = tax.defaultCustomerGroup,
): number =>
  findRate(data.taxRules, taxClassId, tax.defaultCountry, {
    customerGroup: tax.groupedTax ? customerGroup : undefined,
  });

export const priceTax = (data: Pick<ReferenceData, "taxRules">, taxClassId: number): PriceTax => ({
  rate: taxRate(data, taxClassId),
  pricesIncludeTax: tax.pricesIncludeTax,
});

type Priced = PriceTerms & { tax_class_id: number };

/** What a thing costs today. */
export const chargedToday = (thing: Priced, call: Pick<Call, "today">, data: ReferenceData): PriceBand[] =>
  chargedPriceList(thing, call.today, priceTax(data, thing.tax_class_id));

/** What it costs without any offer. */
export const chargedRegularly = (thing: Priced, data: ReferenceData): PriceBand[] =>
  regularPriceList(thing, priceTax(data, thing.tax_class_id));
