import type { Company } from "@/lib/contract";

/** Which company is asked for: its country, and its number in that country's one form. */
export type CompanyNumber = Pick<Company, "country_id" | "company_id">;

/**
 * A public register of companies. It may be slow and it may throw: whoever asks sets the bound, and a shopper types on
 * meanwhile.
 */
export interface CompanyRegister {
  /** Null where the register has none such. */
  find(company: CompanyNumber, signal: AbortSignal): Promise<Company | null>;
}
