import type { ReferenceData } from "./reference-data";

/** As the database's `fold`: lower case without diacritics, i for y. */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("y", "i");

/** Words that say nothing about a thing, folded. */
const STOP_WORDS = new Set(
  (
    "pro na do od ke ku se ze ve po za pri nad pod bez nebo ci ale ten ta to ti je jsou " +
    "the and or for of in on to at with an " +
    "und oder fur mit der die das den dem ein eine im am zu " +
    "il lo la le gli un una di da per con ed al"
  ).split(" "),
);

const MAX_WORDS = 8;
const ENDING = /(?:emi|ami|ove|eho|emu|ach|ich|ech|ou|em|um|[aeiou])$/u;

/** A word without its ending, so that "kolo" finds "kola": short stems would find anything, so they stay whole. */
const stem = (word: string): string => {
  const cut = word.replace(ENDING, "");
  return cut.length >= 3 ? cut : word;
};

/** One thing that a search asks for. */
export interface SearchWord {
  /** The word and those that the shop calls its synonyms, folded. */
  words: string[];
  /** LIKE patterns of the word itself: anywhere, or a word that begins with its stem. */
  own: string[];
  /** The same and its synonyms' stems. */
  patterns: string[];
}

/** A short synonym has to stand alone: "sup" begins too many other words. */
const synonymPatterns = (synonym: string): string[] =>
  synonym.length < 4 ? [`% ${synonym} %`, `% ${synonym}`] : [`% ${stem(synonym)}%`];

function searchWord([word = "", ...synonyms]: string[]): SearchWord {
  const own = [`%${word}%`, `% ${stem(word)}%`];
  return { words: [word, ...synonyms], own, patterns: [...new Set([...own, ...synonyms.flatMap(synonymPatterns)])] };
}

/**
 * What a search asks for; all of it has to be found. A phrase that is a synonym as a whole is one thing. Empty: it
 * asks for nothing that can be found.
 */
export function searchWords(data: Pick<ReferenceData, "synonyms">, text: string): SearchWord[] {
  const groups = data.synonyms.map((group) => group.map(fold));
  const withSynonyms = (word: string): string[] => [
    ...new Set([word, ...groups.filter((group) => group.includes(word)).flat()]),
  ];
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const phrase = words.join(" ");
  if (words.length > 1 && groups.some((group) => group.includes(phrase))) return [searchWord(withSynonyms(phrase))];
  return words
    .filter((word) => (word.length > 1 || /\d/u.test(word)) && !STOP_WORDS.has(word))
    .slice(0, MAX_WORDS)
    .map((word) => searchWord(withSynonyms(word)));
}
