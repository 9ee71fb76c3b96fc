import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type ListName, type Lists, listsOf, toggleIn, type ToggleOutcome } from "@/lib/domain/lists";
import { readStored, writeStored } from "./browser-storage";
import { LISTS_KEY } from "./lists-hint";

/*
 * What the visitor wishes for and compares. It lives in this browser alone; a visitor without lists never loads this
 * file (`hasLists` in `lists-hint.ts` says whether there is anything).
 */

export const listsStore = createStore<Lists & { ready: boolean }>(() => ({ ...listsOf(null), ready: false }));

/** A browser that keeps nothing has its lists for as long as the page lives. */
let isKept = true;

function load(): void {
  if (isKept) listsStore.setState({ ...listsOf(readStored(LISTS_KEY)), ready: true });
}

function keep(lists: Lists): void {
  listsStore.setState(lists);
  const isEmpty = lists.wishlist.length + lists.compare.length === 0;
  isKept = writeStored(LISTS_KEY, isEmpty ? null : { wishlist: lists.wishlist, compare: lists.compare });
}

let following = false;

/** Reads what is kept, once, and from then on what other tabs change. */
export function followLists(): void {
  if (following) return;
  following = true;
  load();
  window.addEventListener("storage", ({ key }) => {
    if (key === LISTS_KEY || key === null) load();
  });
}

/** Another tab may have changed the list in this very moment: what it kept is read first. */
export function toggleListed(name: ListName, sku: string): ToggleOutcome {
  load();
  const { lists, outcome } = toggleIn(listsStore.getState(), name, sku);
  keep(lists);
  return outcome;
}

/** @returns what was on it, for whoever takes it back. */
export function clearList(name: ListName): readonly string[] {
  load();
  const { [name]: cleared, ...others } = listsStore.getState();
  keep({ ...listsOf(others), [name]: [] });
  return cleared;
}

/** What was taken off all at once comes back, behind what has been added since. */
export function restoreList(name: ListName, skus: readonly string[]): void {
  load();
  const lists = listsStore.getState();
  keep(listsOf({ ...lists, [name]: [...lists[name], ...skus] }));
}

/** Null until what is kept has been read. */
export const useList = (name: ListName): readonly string[] | null =>
  useStore(listsStore, (state) => (state.ready ? state[name] : null));
