import type { Queryable } from "@/server/db/client";
import type { SearchSense } from "@/server/repositories/listing-criteria";
import { type Nearness, type NearWordRow, readNearWords } from "@/server/repositories/search";

/**
 * How much a guess counts. The first kind that knows anything is taken: a beginning makes guesses at typos needless.
 */
const FACTORS: Record<Nearness, number> = { beginning: 0.6, part: 0.4, typo: 0.5 };
const nearnesses = Object.keys(FACTORS) as Nearness[];

/** Words of the index that each of these words, which nothing is called, could mean. */
export async function nearSenses(
  db: Queryable,
  words: readonly string[],
  language: string,
): Promise<Map<string, SearchSense[]>> {
  if (words.length === 0) return new Map();
  const rows = (await readNearWords(db, words, language)).filter(isMeant);
  return new Map(
    words.map((word) => {
      const candidates = rows.filter((row) => row.word === word);
      const nearest = nearnesses.find((kind) => candidates.some(({ nearness }) => nearness === kind));
      return [
        word,
        candidates
          .filter(({ nearness }) => nearness === nearest)
          .map(({ lexeme, nearness, distance }) => ({
            lexemes: [lexeme],
            judged: [lexeme],
            factor: FACTORS[nearness] - distance / 10,
          })),
      ];
    }),
  );
}

/** Letters that may differ in a word: one, in a long one two, and two that changed places. */
function isMeant({ word, lexeme, nearness, distance }: NearWordRow): boolean {
  if (nearness !== "typo") return true;
  return word.length >= (distance < 2 ? 4 : 8) || isSwapped(word, lexeme.slice(lexeme.indexOf(":") + 1));
}

function isSwapped(a: string, b: string): boolean {
  const first = [...a].findIndex((letter, index) => letter !== b[index]);
  const rest = (text: string): string => text.slice(first + 2);
  return a[first] === b[first + 1] && a[first + 1] === b[first] && rest(a) === rest(b);
}
