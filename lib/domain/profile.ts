import type { Profile } from "@/lib/contract";
import { type ProfilePart, profileParts } from "@/lib/contract/errors";
import { isBlank } from "@/lib/contract/storable";
import { isStreet, normaliseCompanyId, normalisePhone, normalisePostcode, normaliseVatId } from "./contact";

/* What a customer fills in once for all orders: each field is as right as an order's, or empty. */

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

/** Fields that are one thing to a customer: half an address from here and half from there would be nobody's. */
const partFields: Record<ProfilePart, readonly (keyof Profile)[]> = {
  name: ["firstname", "lastname"],
  telephone: ["telephone"],
  address: ["street", "city", "postcode", "country_id"],
  company: ["company", "company_id", "vat_id"],
};

/** A country alone, which a form has chosen from the start, is no address. */
function partText(profile: Profile, part: ProfilePart): string {
  const told = partFields[part].map((field) => ({ field, text: [profile[field]].flat().join("\n").trim() }));
  const isUntold = told.every(({ field, text }) => field === "country_id" || text === "");
  return isUntold ? "" : JSON.stringify(told);
}

/** Parts in which two differ. */
export const differingParts = (one: Profile, other: Profile): ProfilePart[] =>
  profileParts.filter((part) => partText(one, part) !== partText(other, part));

/** Takes whole parts of one profile over into another. */
export function withParts(profile: Profile, from: Profile, parts: readonly ProfilePart[]): Profile {
  const taken = parts.flatMap((part) => partFields[part].map((field) => [field, from[field]] as const));
  return { ...profile, ...Object.fromEntries(taken) };
}

/**
 * What a change made to `known` comes to where the shop has `stored` by now: parts that were not touched stay as they
 * are stored. `clashes` were touched on both sides, and differently.
 */
export function mergeProfile(known: Profile, wished: Profile, stored: Profile) {
  const touched = differingParts(known, wished);
  const foreign = differingParts(known, stored);
  const clashes = differingParts(wished, stored).filter((part) => touched.includes(part) && foreign.includes(part));
  return { profile: withParts(stored, wished, touched), clashes };
}

/** Fields of a form as a profile; what is below the street has its place also where the street is missing. */
export function profileInFields(at: (field: string) => string): Profile {
  // Taken as it is typed: blanks and hyphens of a number are the shopper's.
  const telephone = normalisePhone(at("telephone")) ?? at("telephone");
  return {
    ...{ firstname: at("firstname"), lastname: at("lastname"), telephone },
    ...{ company: at("company"), company_id: at("company_id"), vat_id: at("vat_id") },
    street: [at("street"), ...(at("apartment") === "" ? [] : [at("apartment")])],
    ...{ city: at("city"), postcode: at("postcode"), country_id: at("country_id") },
  };
}

/** A part in one line, as it is read. */
export function profilePartLine(profile: Profile, part: ProfilePart): string {
  const { firstname, lastname, telephone, street, city, postcode, country_id, company, company_id, vat_id } = profile;
  const joined = (values: readonly string[], by = ", "): string => values.filter((value) => !isBlank(value)).join(by);
  const place = joined([...street, joined([postcode, city], " ")]);
  const lines: Record<ProfilePart, string> = {
    name: joined([firstname, lastname], " "),
    telephone,
    address: place === "" ? "" : joined([place, country_id]),
    company: joined([company, company_id, vat_id]),
  };
  return lines[part];
}
