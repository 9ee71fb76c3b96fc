import { MAX_SEARCH_TEXT } from "@/lib/contract/limits";
import { fold } from "@/lib/domain/search-words";
import { MIN_SEARCH_LENGTH } from "@/lib/domain/suggestions";
import { readStored, writeStored } from "./browser-storage";

/* What was searched for on this device, for nobody else: the shop is never told, and a press forgets it. */

const KEY = "sezona.searches";
/** More would be a list to search in itself. */
const MOST = 6;

const isSearch = (text: unknown): text is string =>
  typeof text === "string" && text.length >= MIN_SEARCH_LENGTH && text.length <= MAX_SEARCH_TEXT;

/** The latest first. */
export function recentSearches(): string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MOST) : [];
}

/** The same words written otherwise are the same search. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (!isSearch(search)) return;
  const others = recentSearches().filter((other) => fold(other) !== fold(search));
  writeStored(KEY, [search, ...others].slice(0, MOST));
}

export const forgetSearches = (): boolean => writeStored(KEY, null);
