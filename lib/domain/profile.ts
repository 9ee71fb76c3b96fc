import type { Profile } from "@/lib/contract";
import { isStreet, normaliseCompanyId, normalisePhone, normalisePostcode, normaliseVatId } from "./contact";

/* What a customer fills in once for all orders: each field is as right as an order's, or empty. */

const isBlank = (text: string): boolean => text.trim() === "";

/** The fields of a customer's data alone. */
export const profileOf = (of: Profile): Profile => ({
  ...{ firstname: of.firstname, lastname: of.lastname, telephone: of.telephone },
  ...{ company: of.company, company_id: of.company_id, vat_id: of.vat_id },
  ...{ street: of.street, city: of.city, postcode: of.postcode, country_id: of.country_id },
});

/** In the one form that orders have, too; what can't be right stays as it was typed, to be refused. */
export function tidyProfile(profile: Profile): Profile {
  const { country_id: country } = profile;
  const tidy = (text: string, normalised: (text: string) => string | null): string =>
    isBlank(text) ? "" : (normalised(text) ?? text);
  return {
    ...profile,
    telephone: tidy(profile.telephone, normalisePhone),
    company_id: tidy(profile.company_id, (text) => normaliseCompanyId(text, country)),
    vat_id: tidy(profile.vat_id, normaliseVatId),
    postcode: tidy(profile.postcode, (text) => normalisePostcode(text, country)),
    street: profile.street.every(isBlank) ? [] : profile.street,
  };
}

/** Fields that can't be right. */
export function wrongFields(profile: Profile): (keyof Profile)[] {
  const { telephone, company_id, vat_id, postcode, street, country_id } = profile;
  const isWrong = (text: string, normalised: string | null): boolean => !isBlank(text) && normalised === null;
  const checks: [keyof Profile, boolean][] = [
    ["telephone", isWrong(telephone, normalisePhone(telephone))],
    ["company_id", isWrong(company_id, normaliseCompanyId(company_id, country_id))],
    ["vat_id", isWrong(vat_id, normaliseVatId(vat_id))],
    ["street", street.length > 0 && !isStreet(street[0] ?? "")],
    ["postcode", isWrong(postcode, normalisePostcode(postcode, country_id))],
  ];
  return checks.flatMap(([field, wrong]) => (wrong ? [field] : []));
}
