import type { Period } from "@/lib/contract";
import { seenOf, seeWishes, wishKey } from "@/lib/domain/lists";
import type { Place } from "@/lib/domain/place";
import { readStored, writeStored } from "./browser-storage";

const KEY = "sezona.wishes-seen";

interface SeenCard {
  sku: string;
  name: string;
  free_units: number | null;
}

/** Remembers what can be had in these days. @returns what is free again since it was taken. */
export function noteWishes(period: Period, place: Place, cards: readonly SeenCard[]) {
  const { seen, freed, news } = seeWishes(seenOf(readStored(KEY)), wishKey(period, place), cards);
  writeStored(KEY, seen);
  return { freed, news: cards.filter(({ sku }) => news.includes(sku)) };
}
