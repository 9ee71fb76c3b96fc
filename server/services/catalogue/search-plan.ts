import { MAX_SEARCH_WORDS } from "@/lib/contract/limits";
import { quoteLexeme, sectionLexeme, skuLexeme, wordLexeme } from "@/lib/domain/search-document";
import { type NearPhrase, type Phrase, soleWord, type Wish, wishesOf } from "@/lib/domain/search-wishes";
import { stem } from "@/lib/domain/search-words";
import { MAX_SENSES } from "@/lib/limits";
import type { Queryable } from "@/server/db/client";
import type { SearchPlan, SearchSense } from "@/server/repositories/listing-criteria";
import { findsAny, readCompounds, readWordCounts, type WordCount } from "@/server/repositories/search";
import type { ReferenceData } from "./reference-data";
import { nearSenses, typoFactor } from "./search-guess";
import { SEARCH_LANGUAGES } from "./search-index";

/** A word that so many products are called by needs no synonyms, which would only bring in other things; */
const ENOUGH = 8;
/** unless so many times as many are called by a synonym: that is what the shop calls such things. */
const FAR_MORE = 10;
const SYNONYM = 0.9;
const COMPOUND = 0.9;
const OTHER_LANGUAGE = 0.7;
const SECTION = 0.5;
/** What a thing is for decides less than what it is: "boty na běžky" are boots. */
const PURPOSE = 0.3;

type Counts = ReadonlyMap<string, WordCount>;

/**
 * What a text finds in this language, and how well each thing fits: by its words, by their synonyms where the shop
 * seldom uses the word itself, by the section that things lie in; and where nothing is called so, by another language's
 * word or by a guess. All wishes have to be met that can be; what can't is told. Null: nothing can be found.
 */
export async function planSearch(
  db: Queryable,
  { synonyms }: Pick<ReferenceData, "synonyms">,
  text: string,
  language: string,
): Promise<SearchPlan | null> {
  const wishes = wishesOf(text, synonyms, language, MAX_SEARCH_WORDS);
  const sku = skuLexeme(text.trim());
  const counts = await readWordCounts(db, [sku, ...wishes.flatMap((wish) => lexemesOf(wish, language))]);
  if (counts.has(sku)) return planOf([[{ lexemes: [sku], judged: [sku], factor: 1 }]]);

  const compounds = language === "de" ? await compoundSenses(db, wishes, language) : new Map<string, SearchSense[]>();
  const compoundsOf = (phrase: Phrase): SearchSense[] => compounds.get(soleWord(phrase)[0] ?? "") ?? [];
  const knownAs = (wish: Wish, isAlone: boolean): SearchSense[] => [
    ...knownSenses(wish, language, counts, isAlone),
    ...[wish, ...wish.synonyms].flatMap(compoundsOf),
  ];
  const known = wishes.map((wish) => knownAs(wish, true));
  const odd = wishes.flatMap((wish, index) => (known[index]?.length === 0 ? soleWord(wish) : []));
  const guesses = await nearSenses(db, odd, language);
  // A slip in a word that the shop calls something else means that as well: "bicicleta".
  const slips = (wish: Wish): SearchSense[] =>
    wish.near
      .filter((phrase) => isWanted(phrase, language, counts))
      .flatMap((phrase) =>
        [...phraseSense(phrase, 1, language, counts), ...compoundsOf(phrase)].map((sense) => ({
          ...{ ...sense, factor: typoFactor(phrase.distance) },
        })),
      );
  const guessed = (wish: Wish): SearchSense[] => {
    const { nearness, senses: near = [] } = guesses.get(wish.words[0] ?? "") ?? {};
    return nearness === "beginning" || nearness === "part" ? near : [...near, ...slips(wish)];
  };
  const isAlone = wishes.filter((wish, index) => known[index]?.length || guessed(wish).length > 0).length === 1;
  const senses = wishes.map((wish, index) => {
    const called = known[index]?.length ? knownAs(wish, isAlone) : guessed(wish);
    // "Přilba na kolo": a helmet that lies in the section of bikes is one.
    const meant = wish.isPurpose ? [...called, ...sectionSense(wish, language, counts)] : called;
    return meant
      .slice(0, MAX_SENSES)
      .map((sense): SearchSense => (wish.isPurpose ? { ...sense, factor: sense.factor * PURPOSE } : sense));
  });
  const met = wishes.flatMap((wish, index) => {
    const [first, ...others] = senses[index] ?? [];
    return first ? [{ wish, senses: [first, ...others], first }] : [];
  });
  const kept = await withoutWhatNothingHas(db, met, counts);
  const unknown = wishes.filter((wish) => kept.every((one) => one.wish !== wish)).flatMap(({ folded }) => folded);
  // What is left of "kočárek 42" is a number, and of all that comes in a size 42 nothing was meant.
  if (kept.length === 0 || (unknown.length > 0 && kept.every(({ wish }) => isNumber(wish)))) return null;
  return planOf(
    kept.map(({ senses }) => senses),
    kept.flatMap(({ wish, first }) => (wish.isPurpose ? [] : sectionsOf(first, language))),
    unknown,
  );
}

interface MetWish {
  wish: Wish;
  senses: SearchSense[];
  first: SearchSense;
}

/**
 * Wishes that something meets all of: as long as nothing does, what a thing is for is left out first, then numbers,
 * then what the fewest things are called. "Paddleboard 42" finds boards, and "stan na kolo" tents.
 */
async function withoutWhatNothingHas(db: Queryable, met: MetWish[], counts: Counts): Promise<MetWish[]> {
  const weight = ({ wish, first }: MetWish): number =>
    wish.isPurpose ? -2 : isNumber(wish) ? -1 : Math.min(...first.judged.map((word) => counts.get(word)?.named ?? 0));
  let kept = met;
  while (kept.length > 1 && !(await findsAny(db, matchOf(kept.map(({ senses }) => senses))))) {
    const least = kept.reduce((one, other) => (weight(other) <= weight(one) ? other : one));
    kept = kept.filter((one) => one !== least);
  }
  return kept;
}

const isNumber = ({ folded }: Wish): boolean => folded.every((word) => /^[\p{N}.]+$/u.test(word));

/** Words of the index that a wish is looked up by. */
const lexemesOf = ({ folded, words, synonyms, near }: Wish, language: string): string[] => [
  ...[...words, ...[...synonyms, ...near].flatMap((phrase) => phrase.words)].map((word) => wordLexeme(language, word)),
  ...words.map((word) => sectionLexeme(language, word)),
  ...SEARCH_LANGUAGES.flatMap((other) => folded.map((word) => wordLexeme(other, stem(word, other)))),
];

const senseOf = (lexemes: string[], factor: number, counts: Counts, judged = lexemes): SearchSense[] =>
  lexemes.every((lexeme) => counts.has(lexeme)) ? [{ lexemes, judged, factor }] : [];

const sectionSense = ({ words }: Phrase, language: string, counts: Counts): SearchSense[] =>
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
const isWanted = ({ words, meant }: NearPhrase, language: string, counts: Counts): boolean =>
  (words.length === 1 && meant.includes(words[0] ?? "")) ||
  meant.every((word) => namedBy([word], language, counts) < ENOUGH);

const phraseSense = (phrase: Phrase, factor: number, language: string, counts: Counts): SearchSense[] =>
  senseOf(lexemesIn(language, phrase.words), factor, counts, lexemesIn(language, phrase.kind));

function knownSenses(wish: Wish, language: string, counts: Counts, isAlone: boolean): SearchSense[] {
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

async function compoundSenses(db: Queryable, wishes: readonly Wish[], language: string) {
  const ends = new Set(wishes.flatMap((wish) => [wish, ...wish.synonyms, ...wish.near]).flatMap(soleWord));
  const senses = new Map<string, SearchSense[]>();
  for (const { word, lexeme } of await readCompounds(db, [...ends], language))
    senses.set(word, [...(senses.get(word) ?? []), { lexemes: [lexeme], judged: [lexeme], factor: COMPOUND }]);
  return senses;
}

/** Sections that are called like what is meant. */
function sectionsOf(sense: SearchSense | undefined, language: string): string[] {
  const start = wordLexeme(language, "");
  return (sense?.judged ?? [])
    .filter((lexeme) => lexeme.startsWith(start))
    .map((lexeme) => sectionLexeme(language, lexeme.slice(start.length)));
}

/** As a `tsquery`. */
function matchOf(wishes: readonly SearchSense[][]): string {
  const query = ({ lexemes }: SearchSense): string => `(${lexemes.map(quoteLexeme).join(" & ")})`;
  return wishes.map((senses) => `(${senses.map(query).join(" | ")})`).join(" & ");
}

const planOf = (wishes: SearchSense[][], sections: string[] = [], unknown: string[] = []): SearchPlan => ({
  ...{ match: matchOf(wishes), wishes, sections, unknown },
});
