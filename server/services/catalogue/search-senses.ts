import { sectionLexeme, wordLexeme } from "@/lib/domain/search-document";
import { type NearPhrase, type Phrase, soleWord, type Wish } from "@/lib/domain/search-wishes";
import { stem } from "@/lib/domain/search-words";
import type { Queryable } from "@/server/db/client";
import type { SearchSense } from "@/server/repositories/listing-criteria";
import { readCompounds, type WordCount } from "@/server/repositories/search";
import { SEARCH_LANGUAGES } from "./search-index";

/* What a wish can mean: words of the index that meet it, and how much each of them counts. */

/** A word that so many products are called by needs no synonyms, which would only bring in other things; */
const ENOUGH = 8;
/** unless so many times as many are called by a synonym: that is what the shop calls such things. */
const FAR_MORE = 10;
const SYNONYM = 0.9;
const COMPOUND = 0.9;
const OTHER_LANGUAGE = 0.7;
const SECTION = 0.5;

export type Counts = ReadonlyMap<string, WordCount>;

/** Words of the index that a wish is looked up by. */
export const lexemesOf = ({ folded, words, synonyms, near }: Wish, language: string): string[] => [
  ...[...words, ...[...synonyms, ...near].flatMap((phrase) => phrase.words)].map((word) => wordLexeme(language, word)),
  ...words.map((word) => sectionLexeme(language, word)),
  ...SEARCH_LANGUAGES.flatMap((other) => folded.map((word) => wordLexeme(other, stem(word, other)))),
];

const senseOf = (lexemes: string[], factor: number, counts: Counts, judged = lexemes): SearchSense[] =>
  lexemes.every((lexeme) => counts.has(lexeme)) ? [{ lexemes, judged, factor }] : [];

export const sectionSense = ({ words }: Phrase, language: string, counts: Counts): SearchSense[] =>
  senseOf(
    words.map((word) => sectionLexeme(language, word)),
    SECTION,
    counts,
  );

const lexemesIn = (language: string, words: readonly string[]): string[] =>
  words.map((word) => wordLexeme(language, word));

const namedBy = (words: readonly string[], language: string, counts: Counts): number =>
  Math.min(...lexemesIn(language, words).map((lexeme) => counts.get(lexeme)?.named ?? 0));

/** Whether a word of a group helps: it is the one that was mistyped, or the shop seldom uses that one. */
export const isWanted = ({ words, meant }: NearPhrase, language: string, counts: Counts): boolean =>
  (words.length === 1 && meant.includes(words[0] ?? "")) ||
  meant.every((word) => namedBy([word], language, counts) < ENOUGH);

export const phraseSense = (phrase: Phrase, factor: number, language: string, counts: Counts): SearchSense[] =>
  senseOf(lexemesIn(language, phrase.words), factor, counts, lexemesIn(language, phrase.kind));

export function knownSenses(wish: Wish, language: string, counts: Counts, isAlone: boolean): SearchSense[] {
  const sense = (phrase: Phrase, factor: number): SearchSense[] => phraseSense(phrase, factor, language, counts);
  const isPhrase = wish.words.length > 1;
  const named = namedBy(wish.words, language, counts);
  const byOthers = Math.max(0, ...wish.synonyms.map(({ words }) => namedBy(words, language, counts)));
  // A phrase is a wish only because the shop calls it a synonym; and beside another wish a synonym brings in nothing
  // else: "helma na kolo" is met where the shop calls helmets so and those for bikes otherwise.
  const isSeldom = named < Math.max(ENOUGH, byOthers / FAR_MORE);
  const synonyms = isPhrase || isSeldom || !isAlone ? wish.synonyms : [];
  const called = [...sense(wish, 1), ...synonyms.flatMap((phrase) => sense(phrase, isPhrase ? 1 : SYNONYM))];
  if (called.length > 0) return called;
  const inSection = sectionSense(wish, language, counts);
  if (inSection.length > 0) return inSection;
  return SEARCH_LANGUAGES.flatMap((other) =>
    senseOf(
      wish.folded.map((word) => wordLexeme(other, stem(word, other))),
      OTHER_LANGUAGE,
      counts,
    ),
  );
}

export async function compoundSenses(db: Queryable, wishes: readonly Wish[], language: string) {
  const ends = new Set(wishes.flatMap((wish) => [wish, ...wish.synonyms, ...wish.near]).flatMap(soleWord));
  const senses = new Map<string, SearchSense[]>();
  for (const { word, lexeme } of await readCompounds(db, [...ends], language))
    senses.set(word, [...(senses.get(word) ?? []), { lexemes: [lexeme], judged: [lexeme], factor: COMPOUND }]);
  return senses;
}

/** Sections that are called like what is meant. */
export function sectionsOf(sense: SearchSense | undefined, language: string): string[] {
  const start = wordLexeme(language, "");
  return (sense?.judged ?? [])
    .filter((lexeme) => lexeme.startsWith(start))
    .map((lexeme) => sectionLexeme(language, lexeme.slice(start.length)));
}
