import type { ReferenceData } from "./reference-data";

/** As the database's `fold`: lower case without diacritics. */
export const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const MAX_WORDS = 8;
const ENDING = /(?:emi|ami|ove|eho|emu|ach|ich|ech|ou|em|um|[aeiouy])$/u;

/** A word without its ending, so that "kolo" finds "kola": short stems would find anything, so they stay whole. */
const stem = (word: string): string => {
  const cut = word.replace(ENDING, "");
  return cut.length >= 3 ? cut : word;
};

/** One thing that a search asks for. */
export interface SearchWord {
  /** The word and those that the shop calls its synonyms, folded. */
  words: string[];
  /** LIKE patterns: each word anywhere, or a word that begins with its stem. */
  patterns: string[];
}

const searchWord = (words: string[]): SearchWord => ({ words, patterns: [...new Set(words.flatMap((word) => [`%${word}%`, `% ${stem(word)}%`]))] });

/** What a search asks for; all of it has to be found. A phrase that is a synonym as a whole is one thing. */
export function searchWords(data: Pick<ReferenceData, "synonyms">, text: string): SearchWord[] {
  const groups = data.synonyms.map((group) => group.map(fold));
  const withSynonyms = (word: string): string[] => [...new Set([word, ...groups.filter((group) => group.includes(word)).flat()])];
  const words = fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const phrase = words.join(" ");
  if (words.length > 1 && groups.some((group) => group.includes(phrase))) return [searchWord(withSynonyms(phrase))];
  return words.filter((word) => word.length > 1 || /\d/u.test(word)).slice(0, MAX_WORDS).map((word) => searchWord(withSynonyms(word)));
}
