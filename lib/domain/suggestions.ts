import { foldedWords, wordsOf } from "./search-words";
import type { Phrase, Wish } from "./search-wishes";

/** Shorter terms find everything and help nobody (§9). */
export const MIN_SEARCH_LENGTH = 3;

/** Best first: called so, called by a synonym, beginning like the word that is still being typed. */
const [CALLED, SYNONYM, BEGUN] = [0, 1, 2];

/**
 * Those of the named things that all wishes of a search fit, the best first and in their own order where they fit
 * alike. The last word may be on its way: "sněž" means snowshoes too.
 */
export function namedLike<T extends { name: string }>(
  things: readonly T[],
  wishes: readonly Wish[],
  language: string,
): T[] {
  return things
    .flatMap((thing) => {
      const words = new Set(wordsOf(thing.name, language));
      const written = foldedWords(thing.name);
      const has = (phrase: Phrase): boolean => phrase.words.every((word) => words.has(word));
      const fits = wishes.map((wish, index) => {
        if (has(wish)) return CALLED;
        if (wish.synonyms.some(has)) return SYNONYM;
        const typed = index === wishes.length - 1 ? wish.folded.join("") : "";
        return typed.length > 1 && written.some((word) => word.startsWith(typed)) ? BEGUN : null;
      });
      return fits.length === 0 || fits.includes(null) ? [] : [{ thing, fit: Math.max(...fits.map(Number)) }];
    })
    .sort((a, b) => a.fit - b.fit)
    .map(({ thing }) => thing);
}
