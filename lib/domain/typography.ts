import { currency } from "@/shop.config";

const nbsp = "\u00a0";
const units = [
  currency.sign,
  "kg|g|cm|mm|m|km|l|dní|dny|den|hodin|hodiny|hodinu|minut|minuty|°C|W|Wh|Nm|J|let|roky|osob|osoby|osoba|lidí|mil",
  "h|days|day|hours|minutes|people|years|nights|nocí|noci",
  "Tage|Tag|Stunden|Uhr|Minuten|Jahre|Personen|Person|Liter|Millimeter|Zentimeter|Kilometer|Kilo",
  "giorni|giorno|ore|minuti|anni|persone|persona|litri|chilometri|chili",
].join("|");
const numberAndUnit = new RegExp(`(\\d) (?=(?:${units}|%)(?![\\p{L}]))`, "gu");
const groupedNumber = /(\d) (?=\d{3}(?!\d))/gu;
const oneLetterWord = /(?<![\p{L}\p{N}])([ksvzouaiKSVZOUAI]) (?=\S)/gu;
/** "13. 2." and "4. kapitola": an ordinal stays with what it counts. */
const ordinal = /(\d\.) (?=[\p{Ll}\d])/gu;

/** Czech has none, so its texts are left. */
const apostrophe = /(?<=\p{L})'/gu;

/** Non-breaking spaces where Czech typesetting wants them. */
export function setCzech(text: string): string {
  // Twice, because "a v obchodě" overlaps: the first pass consumes the letter that the next match starts with.
  const letters = text.replace(oneLetterWord, `$1${nbsp}`).replace(oneLetterWord, `$1${nbsp}`);
  return letters.replace(numberAndUnit, `$1${nbsp}`).replace(groupedNumber, `$1${nbsp}`).replace(ordinal, `$1${nbsp}`);
}

/** The other languages need fewer, a number stays with its unit, but they know the apostrophe. */
export const setOther = (text: string): string => text.replace(numberAndUnit, `$1${nbsp}`).replace(apostrophe, "’");

/** A text as printers set it in its language. */
export const setText = (text: string, language: string): string =>
  language === "cs" ? setCzech(text) : setOther(text);
