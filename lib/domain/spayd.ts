import type { BankTransfer } from "./bank-transfer";

/** Highest sum that fits: ten signs with the dot. */
const MOST = 999_999_999;
const MAX_MESSAGE = 60;
const MAX_SYMBOL = 10;

/**
 * The text of a QR payment (QR Platba), which banks' programs read from the picture: "Short Payment Descriptor" 1.0,
 * by "QR Platba: Specifikace formátu" of the Czech Banking Association (qr-platba.cz). Capital letters without accents
 * keep the picture small.
 * @returns null for what the format can't say
 */
export function spayd({ iban, amount, currency, symbol, message }: BankTransfer): string | null {
  if (amount < 1 || amount > MOST || symbol.length > MAX_SYMBOL) return null;
  const fields = {
    ACC: iban,
    AM: `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`,
    CC: currency,
    "X-VS": symbol,
    MSG: plain(message).slice(0, MAX_MESSAGE).trim(),
  };
  const said = Object.entries(fields).filter(([, value]) => value !== "");
  return ["SPD", "1.0", ...said.map(([key, value]) => `${key}:${escaped(value)}`)].join("*");
}

/** Capital letters that every reader knows, accents left off. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .toUpperCase()
    .replace(/\s+/gu, " ")
    .replace(/[^\u0020-\u007e]/gu, "");

/** The star parts fields, and the percent sign begins what is escaped. */
const escaped = (text: string): string => text.replace(/[%*]/gu, (sign) => encodeSign[sign] ?? sign);
const encodeSign: Readonly<Record<string, string>> = { "%": "%25", "*": "%2A" };
