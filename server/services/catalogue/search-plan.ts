import { MAX_SEARCH_WORDS } from "@/lib/contract/limits";
import { quoteLexeme, skuLexeme } from "@/lib/domain/search-document";
import { isMeantWithout, splitCompounds } from "@/lib/domain/search-compounds";
import { type Phrase, soleWord, type Wish, wishesOf } from "@/lib/domain/search-wishes";
import { wordsOf } from "@/lib/domain/search-words";
import { MAX_SENSES } from "@/lib/limits";
import type { Queryable } from "@/server/db/client";
import type { SearchPlan, SearchSense } from "@/server/repositories/listing-criteria";
import { findsAny, readEnds, readWordCounts } from "@/server/repositories/search";
import type { ReferenceData } from "./reference-data";
import { nearSenses, typoFactor } from "./search-guess";
import {
  compoundSenses,
  type Counts,
  isWanted,
  knownSenses,
  lexemesOf,
  phraseSense,
  sectionSense,
  sectionsOf,
} from "./search-senses";

/** What a thing is for decides less than what it is: "boty na běžky" are boots. */
const PURPOSE = 0.3;

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
          ...sense,
          factor: typoFactor(phrase.distance),
        })),
      );
  const guessed = (wish: Wish): SearchSense[] => {
    const { nearness, senses: near = [] } = guesses.get(wish.words[0] ?? "") ?? {};
    return nearness === "beginning" || nearness === "part" ? near : [...near, ...slips(wish)];
  };
  const lost = wishes.flatMap((wish, index) =>
    known[index]?.length === 0 && guessed(wish).length === 0 ? soleWord(wish) : [],
  );
  const inTwo = language === "de" ? await planInTwo(db, synonyms, text, lost) : null;
  if (inTwo) return inTwo;
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

/** What a German text means once the words that nothing is called are written in two. */
async function planInTwo(
  db: Queryable,
  synonyms: ReferenceData["synonyms"],
  text: string,
  lost: readonly string[],
): Promise<SearchPlan | null> {
  if (lost.length === 0) return null;
  const ends = (await readEnds(db, lost, "de")).map(({ end }) => end);
  const called = synonyms.flat().flatMap((said) => wordsOf(said, "de"));
  const split = splitCompounds(text, lost, [...ends, ...called], "de");
  const plan = split && (await planSearch(db, { synonyms }, split.text, "de"));
  return plan && isMeantWithout(split, plan.unknown) ? plan : null;
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

/** As a `tsquery`. */
function matchOf(wishes: readonly SearchSense[][]): string {
  const query = ({ lexemes }: SearchSense): string => `(${lexemes.map(quoteLexeme).join(" & ")})`;
  return wishes.map((senses) => `(${senses.map(query).join(" | ")})`).join(" & ");
}

const planOf = (wishes: SearchSense[][], sections: string[] = [], unknown: string[] = []): SearchPlan => ({
  match: matchOf(wishes),
  wishes,
  sections,
  unknown,
});
