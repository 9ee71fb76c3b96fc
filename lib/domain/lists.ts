import type { Period } from "@/lib/contract";
import { formatPlace, type Place } from "./place";

/** Lists that a visitor keeps on this device: names of things, newest first. */
export const LIST_LIMITS = { wishlist: 48, compare: 4 } as const;
export type ListName = keyof typeof LIST_LIMITS;
export type Lists = Record<ListName, readonly string[]>;

/** Things looked at that are remembered, and as many of them as are shown at once. */
export const VIEWED_LIMIT = 12;
export const VIEWED_SHOWN = 4;

const MAX_SKU = 64;
/** Wishes whose things are remembered as taken: the days between which somebody wavers. */
const SEEN_LIMIT = 6;

/** Names of things out of a storage that anybody may have written to. */
export const skusOf = (value: unknown, limit: number): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((sku): sku is string => typeof sku === "string" && sku !== ""))]
        .filter((sku) => sku.length <= MAX_SKU)
        .slice(0, limit)
    : [];

export function listsOf(value: unknown): Lists {
  const stored = (typeof value === "object" && value !== null ? value : {}) as Partial<Record<ListName, unknown>>;
  return {
    wishlist: skusOf(stored.wishlist, LIST_LIMITS.wishlist),
    compare: skusOf(stored.compare, LIST_LIMITS.compare),
  };
}

/** What is looked at now stands first, once; the oldest is forgotten. */
export const seenFirst = (viewed: readonly string[], sku: string): string[] => skusOf([sku, ...viewed], VIEWED_LIMIT);

export type ToggleOutcome = "added" | "removed" | "full";

/** Puts a thing on a list or takes it off. A full list stays as it is: nothing falls out of it unasked. */
export function toggleIn(lists: Lists, name: ListName, sku: string): { lists: Lists; outcome: ToggleOutcome } {
  const list = lists[name];
  if (list.includes(sku))
    return { lists: { ...lists, [name]: list.filter((other) => other !== sku) }, outcome: "removed" };
  if (list.length >= LIST_LIMITS[name]) return { lists, outcome: "full" };
  return { lists: { ...lists, [name]: [sku, ...list] }, outcome: "added" };
}

/** What of the wished things could not be had when it was last asked, and what has been free again since. */
export interface Seen {
  wish: string;
  taken: readonly string[];
  freed: readonly string[];
}

export const wishKey = (period: Period, place: Place): string => `${period.from}~${period.to}~${formatPlace(place)}`;

export function seenOf(value: unknown): Seen[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, SEEN_LIMIT).flatMap((entry: Partial<Seen> | null) =>
    typeof entry?.wish === "string"
      ? [
          {
            wish: entry.wish,
            taken: skusOf(entry.taken, LIST_LIMITS.wishlist),
            freed: skusOf(entry.freed, LIST_LIMITS.wishlist),
          },
        ]
      : [],
  );
}

/**
 * What the shop has answered about wished things in these days, beside what it said before. `news`: could not be had
 * then and can be now.
 */
export function seeWishes(
  before: readonly Seen[],
  wish: string,
  cards: readonly { sku: string; free_units: number | null }[],
): { seen: Seen[]; freed: readonly string[]; news: string[] } {
  const known = before.find((entry) => entry.wish === wish) ?? { wish, taken: [], freed: [] };
  const taken = cards.filter(({ free_units }) => free_units === 0).map(({ sku }) => sku);
  const free = cards.map(({ sku }) => sku).filter((sku) => !taken.includes(sku));
  const news = free.filter((sku) => known.taken.includes(sku));
  const freed = [...news, ...known.freed.filter((sku) => free.includes(sku))];
  const others = before.filter((entry) => entry !== known);
  return { seen: [{ wish, taken, freed }, ...others].slice(0, SEEN_LIMIT), freed, news };
}
