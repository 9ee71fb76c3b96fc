import type { InLanguages } from "./answers";
import type { ContentAnswer } from "./client";

/** As long as Strapi lets a list be. */
const AT_ONCE = 100;
/** §9: a shop has no more pages, and no more blocks. */
const MOST = 500;

export const longestOf = ({ own, english, czech }: InLanguages<unknown>): number =>
  Math.max(own.length, english.length, czech.length);

/** A list that is longer than what may be had at once; nothing where a part of it can't be had. */
export async function listInParts<T extends { id: string; otherLanguage?: string }>(
  ask: (start: number) => Promise<ContentAnswer<{ found: T[]; longest: number }>>,
): Promise<ContentAnswer<T[]>> {
  const all = new Map<string, T>();
  let isStale = false;
  for (let start = 0; start < MOST; start += AT_ONCE) {
    const part = await ask(start);
    if (!part) return null;
    isStale ||= part.isStale;
    // What one language lacks moves the others up: each part may bring a document in another language again.
    for (const each of part.value.found) if (!all.has(each.id) || !each.otherLanguage) all.set(each.id, each);
    if (part.value.longest < AT_ONCE) break;
  }
  return { value: [...all.values()], isStale };
}
