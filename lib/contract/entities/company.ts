import { z } from "zod";
import { MAX_LINE, MAX_NUMBER } from "../limits";
import { textSchema } from "../primitives";

/** Two letters, as addresses have them. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/u);

/** A company as a public register has it. */
export const companySchema = z.object({
  country_id: countrySchema,
  /** IČO, with its leading zeros. */
  company_id: textSchema(MAX_NUMBER),
  /** DIČ; empty where the register doesn't tell it. */
  vat_id: textSchema(MAX_NUMBER),
  name: textSchema(MAX_LINE),
  street: textSchema(MAX_LINE),
  city: textSchema(MAX_LINE),
  postcode: textSchema(MAX_NUMBER),
});
export type Company = z.infer<typeof companySchema>;
