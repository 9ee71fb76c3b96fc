import type { CustomOption } from "@/lib/contract";
import type { Surcharge } from "@/lib/domain/custom-options";
import { charged, type PriceTax } from "@/lib/domain/special-price";
import type { CustomOptionRow } from "@/server/repositories/products";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import { priceTax } from "./prices";
import type { ReferenceData } from "./reference-data";

interface Thing {
  custom_options: readonly CustomOptionRow[];
  tax_class_id: number;
}

/** What can be written or chosen with a thing, with what is charged for it. */
export function customOptions(
  thing: Thing,
  data: ReferenceData,
  { language, group }: Pick<Call, "language" | "group">,
): CustomOption[] {
  const tax = priceTax(data, thing.tax_class_id, group);
  return thing.custom_options.map((option) => ({
    ...option,
    title: inLanguage(option.title, language),
    price: chargedSurcharge(option, tax),
    values: option.values.map((value) => ({
      ...value,
      title: inLanguage(value.title, language),
      price: chargedSurcharge(value, tax),
    })),
  }));
}

/** An amount is entered as rents are, with tax or without; a share is one of what is charged. */
const chargedSurcharge = ({ price, price_type }: Surcharge, tax: PriceTax): number =>
  price_type === "percent" ? price : charged(price, tax);
