import { wishesOf } from "./search-wishes";
import { MIN_SEARCH_LENGTH, namedLike } from "./suggestions";

interface Written {
  title: string;
  text: string;
}

/** Those of an owner's texts that a search names: first by their titles, then by what they say they are about. */
export function textsLike<T extends Written>(
  texts: readonly T[],
  search: string,
  { language, mostWords, most }: { language: string; mostWords: number; most: number },
): T[] {
  if (search.length < MIN_SEARCH_LENGTH) return [];
  const wishes = wishesOf(search, [], language, mostWords);
  const like = (nameOf: (text: T) => string): T[] =>
    namedLike(
      texts.map((text) => ({ text, name: nameOf(text) })),
      wishes,
      language,
    ).map(({ text }) => text);
  const found = [...like(({ title }) => title), ...like(({ title, text }) => `${title} ${text}`)];
  return [...new Set(found)].slice(0, most);
}
