import { fold } from "@/lib/domain/search-words";

/** Cells of one column that were merged, from the row whose text they all show; all count from 0. */
export interface Merged {
  column: number;
  from: number;
  to: number;
}

/** A table as a spreadsheet has it: the text of each cell, rows and columns counted from 0. */
export interface Sheet {
  name: string;
  rows: readonly (readonly string[])[];
  merged?: readonly Merged[];
}

/** Letters without marks and without what can't be seen, single spaces: how headers and names are compared. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

const AMOUNT = /^(\d+(?:[.,]\d{1,2})?)(?:,-|,–|\.-)?$/u;

/** "1 290,50 Kč", "390,-" or "390.5" in crowns; null for what is no amount. */
export function readAmount(text: string): number | null {
  const bare = text
    .replace(/(?:kč|czk|korun)$/iu, "")
    .replace(/[\s\u00A0\u202F]/gu, "")
    .replace(/^(\d{1,3})\.(\d{3})(?=$|,)/u, "$1$2");
  const [, amount] = AMOUNT.exec(bare) ?? [];
  return amount === undefined ? null : Number(amount.replace(",", "."));
}

/** "4", "4 ks" or "4,0"; an empty cell or a dash is none. */
export function readCount(text: string): number | null {
  if (/^[-–—]?$/u.test(text)) return 0;
  const [, count] = /^(\d{1,6})(?:[.,]0+)?\s*(?:ks|kus|kusy|kusů|pcs|units?)?\.?$/iu.exec(text) ?? [];
  return count === undefined ? null : Number(count);
}

const LETTER_SIZES = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"];

/**
 * A size as the head of a column: "160", "42,5", "vel. M", "55–59 cm". Null for what is none.
 * @returns as it is written, without unit and the word for size
 */
export function readSize(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^(?:velikost|vel\.?|size|délka)\s*/iu, "")
    .replace(/\s*(?:cm|eu)$/iu, "");
  if (LETTER_SIZES.includes(bare.toLowerCase())) return bare.toUpperCase();
  return /^\d{1,3}(?:[.,]\d)?(?:\s*[-–/]\s*\d{1,3}(?:[.,]\d)?)?$/u.test(bare) ? bare : null;
}

/** Sizes as they are worn: numbers by their value, letters from the smallest. */
export function compareSizes(a: string, b: string): number {
  const rank = (size: string): number => {
    const letter = LETTER_SIZES.indexOf(size.toLowerCase());
    return letter >= 0 ? letter : Number.parseFloat(size.replace(",", "."));
  };
  const [left, right] = [rank(a), rank(b)];
  if (Number.isNaN(left) || Number.isNaN(right)) return a.localeCompare(b, "cs");
  return left - right;
}
