import { z } from "zod";
import { companySchema, countrySchema } from "../entities/company";
import { MAX_NUMBER } from "../limits";
import { trimmedTextSchema } from "../primitives";
import { endpoint } from "../endpoint";

export const registerEndpoints = {
  /** Help with typing: an order takes what the shopper wrote, whatever a register says. */
  findCompany: endpoint({
    method: "GET",
    path: "ext/company",
    summary: "A company by its number in a public register; null where the register has none such",
    input: z.object({ country: countrySchema, id: trimmedTextSchema(MAX_NUMBER) }),
    output: companySchema.nullable(),
    rateLimit: 60,
  }),
};
