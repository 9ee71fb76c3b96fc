import type { Text } from "./model";

const nbsp = "\u00a0";
const units =
  "kg|g|cm|mm|m|km|l|dní|dny|den|hodin|hodiny|hodinu|minut|minuty|Kč|°C|W|Wh|Nm|J|let|roky|osob|osoby|osoba|lidí|mil|h|days|day|hours|minutes|people|years|nights|nocí|noci";
const numberAndUnit = new RegExp(`(\\d) (?=(?:${units}|%)(?![\\p{L}]))`, "gu");
const groupedNumber = /(\d) (?=\d{3}(?!\d))/gu;
const oneLetterWord = /(?<![\p{L}\p{N}])([ksvzouaiKSVZOUAI]) (?=\S)/gu;
/** "13. 2." and "4. kapitola": an ordinal stays with what it counts. */
const ordinal = /(\d\.) (?=[\p{Ll}\d])/gu;

/** Non-breaking spaces where Czech typesetting wants them. */
export function setCzech(text: string): string {
  // Twice, because "a v obchodě" overlaps: the first pass consumes the letter that the next match starts with.
  const letters = text.replace(oneLetterWord, `$1${nbsp}`).replace(oneLetterWord, `$1${nbsp}`);
  return letters.replace(numberAndUnit, `$1${nbsp}`).replace(groupedNumber, `$1${nbsp}`).replace(ordinal, `$1${nbsp}`);
}

/** English needs fewer: a number stays with its unit. */
export const setEnglish = (text: string): string => text.replace(numberAndUnit, `$1${nbsp}`);

export const typeset = (text: Text): Text => ({ cs: setCzech(text.cs), en: setEnglish(text.en) });

export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}
