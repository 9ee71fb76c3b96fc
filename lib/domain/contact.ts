import { EMAIL_PATTERN, MAX_EMAIL } from "@/lib/contract/email";

/** Contact details as Czech shoppers write them, brought to one form; null means that they can't be right. */

/** Company number (IČO): eight digits, the last one a checksum mod 11. Leading zeros may be left out. */
export function isValidIco(text: string): boolean {
  const digits = text.replace(/\s+/gu, "");
  if (!/^\d{1,8}$/u.test(digits)) return false;
  const ico = digits.padStart(8, "0");
  if (ico === "00000000") return false;
  const sum = [...ico.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(ico[7]);
}

/** Czech tax number (DIČ): CZ and eight to ten digits; "CZ" may be left out. Other countries' pass with two letters in front. */
export function normaliseVatId(text: string): string | null {
  const compact = text.replace(/[\s.-]+/gu, "").toUpperCase();
  if (/^\d{8,10}$/u.test(compact)) return `CZ${compact}`;
  return /^CZ/u.test(compact)
    ? /^CZ\d{8,10}$/u.test(compact)
      ? compact
      : null
    : /^[A-Z]{2}[A-Z\d]{2,12}$/u.test(compact)
      ? compact
      : null;
}

/** "11000" and "110 00" become "110 00" in Czechia and Slovakia; elsewhere three signs are enough (spec §5). */
export function normalisePostcode(text: string, country: string = "CZ"): string | null {
  const trimmed = text.trim().replace(/\s+/gu, " ");
  if (country !== "CZ" && country !== "SK") return trimmed.length >= 3 && trimmed.length <= 12 ? trimmed : null;
  const match = /^(\d{3}) ?(\d{2})$/u.exec(trimmed);
  return match ? `${match[1]} ${match[2]}` : null;
}

/** International form without spaces; a number without a prefix is Czech: "603 123 456" → "+420603123456". */
export function normalisePhone(text: string, prefix: string = "+420"): string | null {
  const compact = text.replace(/[\s()/.-]+/gu, "").replace(/^00/u, "+");
  const international = compact.startsWith("+")
    ? compact
    : compact.length === 12 && compact.startsWith("420")
      ? `+${compact}`
      : `${prefix}${compact}`;
  if (international.startsWith("+420")) return /^\+420[1-9]\d{8}$/u.test(international) ? international : null;
  return /^\+[1-9]\d{8,14}$/u.test(international) ? international : null;
}

/** The same rule as the wire's. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL_PATTERN.test(text);
