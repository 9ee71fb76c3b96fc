/** An IBAN as machines write it: no spaces, capital letters, its checksum right (ISO 13616, MOD 97-10). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** In Czechia and Slovakia: bank, prefix and number of an account. */
const DOMESTIC = /^(?:cz|sk)\d{2}(\d{4})(\d{6})(\d{10})$/iu;

/** Accounts there as people know them, "19-2000145399/0800"; others in groups of four. */
export function spokenAccount(iban: string): string {
  const known = DOMESTIC.exec(iban);
  if (!known) return spokenIban(iban);
  const [bank = "", prefix, number] = known.slice(1);
  return `${Number(prefix) > 0 ? `${Number(prefix)}-` : ""}${Number(number)}/${bank}`;
}

/** "CZ65 0800 0000 1920 0014 5399" */
export const spokenIban = (iban: string): string => iban.replace(/.{4}(?=.)/gu, "$& ");
