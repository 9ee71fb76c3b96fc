import { wishesOf } from "./search-wishes";
import { MIN_SEARCH_LENGTH, namedLike } from "./suggestions";
import { wordsOf } from "./search-words";

interface Written {
  title: string;
  text: string;
  /** The whole of it, in Markdown. */
  body: string;
}

interface Search {
  language: string;
  /** Words that the shop counts as one. */
  synonyms: readonly string[][];
  mostWords: number;
  most: number;
}

/** Where a link leads, and what stands between signs, is not read. */
const UNREAD = /\]\([^)]*\)|<[^>]*>|https?:\/\/\S+/gu;

/** Words of bodies by their language and text: a body has a thousand, and is asked again with every letter typed. */
const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 1_000;

function wordsOfBody(body: string, language: string): ReadonlySet<string> {
  const key = `${language} ${body}`;
  const words = known.get(key) ?? new Set(wordsOf(body.replace(UNREAD, " "), language));
  if (!known.has(key) && known.size >= MOST_KNOWN) known.clear();
  known.set(key, words);
  return words;
}

/**
 * Those of an owner's texts that a search names: first by their titles, then by what they say they are about, then by
 * what they tell. The shop's synonyms count as the words themselves.
 */
export function textsLike<T extends Written>(
  texts: readonly T[],
  search: string,
  { language, synonyms, mostWords, most }: Search,
): T[] {
  if (search.length < MIN_SEARCH_LENGTH) return [];
  const wishes = wishesOf(search, synonyms, language, mostWords);
  const like = (nameOf: (text: T) => string): T[] =>
    namedLike(
      texts.map((text) => ({ text, name: nameOf(text) })),
      wishes,
      language,
    ).map(({ text }) => text);
  const tells = ({ title, text, body }: T): boolean => {
    const about = wordsOf(`${title} ${text}`, language);
    const told = wordsOfBody(body, language);
    return wishes.every((wish) =>
      [wish, ...wish.synonyms].some(({ words }) => words.every((word) => about.includes(word) || told.has(word))),
    );
  };
  const named = [...like(({ title }) => title), ...like(({ title, text }) => `${title} ${text}`)];
  const found = named.length >= most || wishes.length === 0 ? named : [...named, ...texts.filter(tells)];
  return [...new Set(found)].slice(0, most);
}
