import { foldedWords, stem } from "./search-words";

/*
 * German writes in one word what other languages write in two: "Kinderfahrrad". What nothing is called, and no word of
 * the shop begins like, contains or nearly is, may be such a word.
 */

/** Whose a thing is, folded. Where the shop does not tell its things apart by that, the rest is what is asked for. */
const PERSONS: ReadonlySet<string> = new Set(
  "damen frauen herren manner kinder madchen jungen junior junioren".split(" "),
);

/** Neither "e" nor "ab" says what somebody wants. */
const SHORTEST = 3;

export interface SplitText {
  text: string;
  /** First parts, folded. */
  firsts: string[];
}

/**
 * The text with each of these words (stems) in two, cut before the longest of the known ones that it ends with.
 * @returns null where none of them can be
 */
export function splitCompounds(
  text: string,
  words: readonly string[],
  known: Iterable<string>,
  language: string,
): SplitText | null {
  const ends = [...known].filter((end) => end.length >= SHORTEST);
  const firsts: string[] = [];
  const parts = foldedWords(text).flatMap((folded) => {
    const word = stem(folded, language);
    if (!words.includes(word)) return [folded];
    const [end] = ends
      .filter((one) => word.endsWith(one) && word.length >= one.length + SHORTEST)
      .sort((a, b) => b.length - a.length);
    if (end === undefined) return [folded];
    const first = word.slice(0, -end.length);
    firsts.push(first);
    return [first, end];
  });
  return firsts.length > 0 ? { text: parts.join(" "), firsts } : null;
}

/** Whether a search without these words is still what was asked for. */
export const isMeantWithout = ({ firsts }: SplitText, unknown: readonly string[]): boolean =>
  firsts.every((first) => PERSONS.has(first) || !unknown.includes(first));
