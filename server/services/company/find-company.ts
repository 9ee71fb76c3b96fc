import type { Company, InputOf } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { REGISTER_MS } from "@/lib/domain/company";
import { normaliseCompanyId } from "@/lib/domain/contact";
import type { CompanyRegister } from "@/server/register/port";

/** Rejects when the time is over, also for a register that looks at no signal. */
const whenOver = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }));

/** What a register says of a company; one that is slow or down is a typed refusal, and nobody waits for it. */
export async function findCompany(
  register: CompanyRegister,
  { country, id }: InputOf<"findCompany">,
  milliseconds = REGISTER_MS,
): Promise<Result<Company | null>> {
  const company_id = normaliseCompanyId(id, country);
  if (company_id === null) return ok(null);
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return ok(await Promise.race([register.find({ country_id: country, company_id }, signal), whenOver(signal)]));
  } catch {
    return refuse("unavailable", "the register of companies does not answer");
  }
}
