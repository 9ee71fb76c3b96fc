import { withoutRenting } from "./search-renting";
import { typoApart } from "./search-typos";
import { foldedWords, namedWords, stem } from "./search-words";

/** Words that belong together. */
export interface Phrase {
  /** As they were written, folded. */
  folded: string[];
  /** Their stems. */
  words: string[];
  /** Those of them that say what a thing is, not what it is for; all, where they say nothing else. */
  kind: string[];
}

export interface NearPhrase extends Phrase {
  /** Letters that the word differs by. */
  distance: number;
  /** Words of its group that the typed one is a slip of. */
  meant: string[];
}

/** One thing that a search asks for: a word, or several that are a synonym together. */
export interface Wish extends Phrase {
  synonyms: Phrase[];
  /** What it may be meant for where nothing is called so: groups of synonyms that have a word almost like it. */
  near: NearPhrase[];
  /** It says what the wished thing is for: "kolo" in "přilba na kolo". */
  isPurpose: boolean;
}

function phraseOf(folded: string[], language: string, purpose: ReadonlySet<string>): Phrase {
  const words = folded.map((word) => stem(word, language));
  const kind = words.filter((word) => !purpose.has(word));
  return { folded, words, kind: kind.length > 0 ? kind : words };
}

const purposeOf = (text: string, language: string): Set<string> => new Set(namedWords(text, language).purpose);

const isSame = (a: Phrase, b: Phrase): boolean => a.words.join(" ") === b.words.join(" ");

/** A number is meant as it is written, and a phrase as the synonyms have it: only a single word is guessed at. */
export const soleWord = ({ words }: Pick<Phrase, "words">): string[] =>
  words.length === 1 && !/\p{N}/u.test(words[0] ?? "") ? [...words] : [];

function nearOf(phrase: Phrase, groups: readonly Phrase[][]): NearPhrase[] {
  const [typed] = soleWord(phrase);
  if (typed === undefined) return [];
  return groups.flatMap((group) => {
    const apart = group.flatMap(soleWord).flatMap((word) => {
      const distance = typoApart(typed, word);
      return distance === null ? [] : [{ word, distance }];
    });
    const distance = Math.min(...apart.map((slip) => slip.distance));
    const meant = apart.map(({ word }) => word);
    return apart.length > 0 ? group.map((said) => ({ ...said, distance, meant })) : [];
  });
}

/** The longest run of words that is a synonym as a whole is one wish; every other word is a wish of its own. */
export function wishesOf(text: string, synonyms: readonly string[][], language: string, most: number): Wish[] {
  const groups = synonyms.map((group) =>
    group
      .map((said) => phraseOf(foldedWords(said), language, purposeOf(said, language)))
      .filter(({ words }) => words.length > 0),
  );
  const folded = withoutRenting(foldedWords(text), language).slice(0, most);
  const purpose = purposeOf(text, language);
  const wishes: Wish[] = [];
  for (let start = 0, end = folded.length; start < folded.length; start = end, end = folded.length) {
    const run = (): Phrase => phraseOf(folded.slice(start, end), language, purpose);
    const groupsOfRun = (): Phrase[][] => groups.filter((group) => group.some((phrase) => isSame(phrase, run())));
    while (end > start + 1 && groupsOfRun().length === 0) end -= 1;
    const phrase = run();
    const others = groupsOfRun()
      .flat()
      .filter((other) => !isSame(other, phrase));
    wishes.push({
      ...{ ...phrase, synonyms: others, near: others.length > 0 ? [] : nearOf(phrase, groups) },
      isPurpose: phrase.words.every((word) => purpose.has(word)),
    });
  }
  // Where all is for something ("na lyže"), that is what is asked for.
  const isOnlyPurpose = wishes.every(({ isPurpose }) => isPurpose);
  return wishes.map((wish) => ({ ...wish, isPurpose: wish.isPurpose && !isOnlyPurpose }));
}
