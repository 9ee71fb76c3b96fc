import { isTypo } from "@/lib/domain/search-typos";
import type { Queryable } from "@/server/db/client";
import type { SearchSense } from "@/server/repositories/listing-criteria";
import { type Nearness, type NearWordRow, readNearWords } from "@/server/repositories/search";

/**
 * How much a guess counts. The first kind that knows anything is taken: a beginning makes guesses at typos needless.
 */
const FACTORS: Record<Nearness, number> = { beginning: 0.6, part: 0.4, typo: 0.5 };
const nearnesses = Object.keys(FACTORS) as Nearness[];

/** What a word could mean, and how it is like that. */
export interface Guess {
  nearness: Nearness | undefined;
  senses: SearchSense[];
}

/** How much a word counts that differs by so many letters. */
export const typoFactor = (distance: number): number => FACTORS.typo - distance / 10;

/** Words of the index that each of these words, which nothing is called, could mean. */
export async function nearSenses(
  db: Queryable,
  words: readonly string[],
  language: string,
): Promise<Map<string, Guess>> {
  if (words.length === 0) return new Map();
  const rows = (await readNearWords(db, words, language)).filter(isMeant);
  return new Map(
    words.map((word) => {
      const candidates = rows.filter((row) => row.word === word);
      const nearest = nearnesses.find((kind) => candidates.some(({ nearness }) => nearness === kind));
      const senses = candidates
        .filter(({ nearness }) => nearness === nearest)
        .map(({ lexeme, nearness, distance }) => ({
          lexemes: [lexeme],
          judged: [lexeme],
          factor: nearness === "typo" ? typoFactor(distance) : FACTORS[nearness],
        }));
      return [word, { nearness: nearest, senses }];
    }),
  );
}

const isMeant = ({ word, lexeme, nearness, distance }: NearWordRow): boolean =>
  nearness !== "typo" || isTypo(word, lexeme.slice(lexeme.indexOf(":") + 1), distance);
