import { EMAIL_PATTERN, MAX_EMAIL } from "@/lib/contract/email";
import type { Handover } from "@/lib/contract";
import { isBlank, oneLine } from "@/lib/contract/storable";
import { countries, tax } from "@/shop.config";

/** Contact details as shoppers write them, brought to one form; null means that they can't be right. */

/**
 * Company number (IČO): eight digits, the last one a checksum mod 11. Leading zeros may be left out: "6947" becomes
 * "00006947".
 */
export function normaliseIco(text: string): string | null {
  const digits = text.replace(/\s+/gu, "");
  if (!/^\d{1,8}$/u.test(digits)) return null;
  const ico = digits.padStart(8, "0");
  if (ico === "00000000") return null;
  const sum = [...ico.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(ico[7]) ? ico : null;
}

const countryOf = (code: string) => countries.find((country) => country.code === code);
const home = countryOf(tax.defaultCountry);

/** A company's number in its country's one form; other countries' are not checked. */
export const normaliseCompanyId = (text: string, country: string): string | null =>
  countryOf(country)?.companyId === "ico" ? normaliseIco(text) : text.replace(/\s+/gu, "") || null;

/**
 * Tax number with its country in front, which may be left out at home ("68407700"). Other countries' pass by their
 * shape.
 */
export function normaliseVatId(text: string): string | null {
  const compact = text.replace(/[\s.-]+/gu, "").toUpperCase();
  const whole = /^\d+$/u.test(compact) ? `${tax.defaultCountry}${compact}` : compact;
  const [, code = "", number = ""] = /^([A-Z]{2})([A-Z\d]{2,12})$/u.exec(whole) ?? [];
  if (!code) return null;
  const digits = countryOf(code)?.vatDigits;
  if (!digits) return whole;
  return /^\d+$/u.test(number) && number.length >= digits[0] && number.length <= digits[1] ? whole : null;
}

/** "11000" and "110 00" become "110 00" where a country writes it so; elsewhere three characters are enough. */
export function normalisePostcode(text: string, country: string = tax.defaultCountry): string | null {
  const trimmed = oneLine(text);
  const pattern = countryOf(country)?.postcode;
  if (!pattern) return trimmed.length >= 3 && trimmed.length <= 12 ? trimmed : null;
  return fillPattern(pattern, trimmed);
}

/** The digits of a text set into "### ##"; null unless it has just them, spaces where the pattern has them or none. */
function fillPattern(pattern: string, text: string): string | null {
  const digits = text.replaceAll(" ", "");
  if (!/^\d*$/u.test(digits) || (text !== digits && text.replace(/\d/gu, "#") !== pattern)) return null;
  if (digits.length !== pattern.replaceAll(" ", "").length) return null;
  let next = 0;
  return pattern.replace(/#/gu, () => digits[next++]!);
}

/** International form without spaces; a number without a prefix is one of home: "603 123 456" → "+420603123456". */
export function normalisePhone(text: string): string | null {
  const compact = text.replace(/[\s()/.-]+/gu, "").replace(/^00/u, "+");
  const international = compact.startsWith("+") ? compact : withPrefix(compact);
  const country = countries.find(({ phone }) => international.startsWith(phone.prefix));
  if (!country) return /^\+[1-9]\d{8,14}$/u.test(international) ? international : null;
  const number = international.slice(country.phone.prefix.length);
  return /^[1-9]\d*$/u.test(number) && number.length === country.phone.digits ? international : null;
}

/** The prefix may be there without its plus: "420 603 123 456". */
function withPrefix(digits: string): string {
  if (!home) return digits;
  const { prefix, digits: length } = home.phone;
  const hasPrefix = digits.startsWith(prefix.slice(1)) && digits.length === prefix.length - 1 + length;
  return hasPrefix ? `+${digits}` : `${prefix}${digits}`;
}

/** The same rule as the wire's. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL_PATTERN.test(text);

export type PostalField = "place" | "street" | "city" | "postcode";

/** Parts of an address without which a carrier finds nobody, in their order; a cabin may stand in no street. */
export const neededFields = (handover: Handover | undefined): readonly PostalField[] =>
  handover === "lodging" ? ["place", "city", "postcode"] : ["street", "city", "postcode"];

/** A street has at least a number, and is more than a letter. */
export const isStreet = (text: string): boolean => /^\d|../su.test(oneLine(text));

/** What is wrong with one of them: the form and the order ask for the same. */
export function postalProblem(
  field: PostalField,
  { country, ...parts }: Record<PostalField | "country", string>,
): "required" | "street" | "postcode" | null {
  if (isBlank(parts[field])) return "required";
  if (field === "street" && !isStreet(parts.street)) return "street";
  return field === "postcode" && normalisePostcode(parts.postcode, country) === null ? "postcode" : null;
}
