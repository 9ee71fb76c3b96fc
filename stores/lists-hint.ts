import { readStored } from "./browser-storage";

/* What a page must know of the visitor's lists before their own code is loaded: whether there are any. */

export const LISTS_KEY = "sezona.lists";

export const hasLists = (): boolean => readStored(LISTS_KEY) !== null;
