import type { ReferenceData } from "./reference-data";

/** As the database's `fold`: lower case without diacritics. */
export const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const MAX_WORDS = 8;

/** Words of a search, each with those that the shop calls its synonyms; every word has to be found. */
export function searchWords(data: Pick<ReferenceData, "synonyms">, text: string): string[][] {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 || /\d/u.test(word)).slice(0, MAX_WORDS);
  return words.map((word) => [...new Set([word, ...data.synonyms.filter((group) => group.map(fold).includes(word)).flatMap((group) => group.map(fold))])]);
}
