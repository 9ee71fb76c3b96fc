import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { seenFirst, skusOf, VIEWED_LIMIT } from "@/lib/domain/lists";
import { readStored, writeStored } from "./browser-storage";

/* What was looked at in this browser. The shop is never told; what is shown is asked for like any named things. */

const KEY = "sezona.viewed";

/** Null until what is kept has been read. */
const viewedStore = createStore<{ skus: readonly string[] | null }>(() => ({ skus: null }));

const load = (): readonly string[] => {
  const skus = skusOf(readStored(KEY), VIEWED_LIMIT);
  viewedStore.setState({ skus });
  return skus;
};

/** Another tab may have looked at something in this very moment: what it kept is read first. */
export function noteViewed(sku: string): void {
  const skus = seenFirst(skusOf(readStored(KEY), VIEWED_LIMIT), sku);
  writeStored(KEY, skus);
  viewedStore.setState({ skus });
}

export function forgetViewed(): void {
  writeStored(KEY, null);
  viewedStore.setState({ skus: [] });
}

/** Reads what is kept, and what other tabs change of it. @returns what ends it */
export function followViewed(): () => void {
  load();
  const follow = ({ key }: StorageEvent) => void ((key === KEY || key === null) && load());
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

export const useViewed = (): readonly string[] | null => useStore(viewedStore, ({ skus }) => skus);
