import type { Locale } from "@/lib/store-views";

/** A part's code together with its words. Rejects when one of them can't be fetched. */
export const loadPart = <T>(part: Promise<T>, locale: Locale): Promise<T> =>
  Promise.all([part, import("@/lib/i18n/lazy-messages").then(({ loadMessages }) => loadMessages(locale))]).then(
    ([loaded]) => loaded,
  );

/**
 * Shows a part once it is there; shown before, it would break the page around it when the network is gone. Without
 * a network nothing happens, and the shell says why; with one, the shop has a new version and the page is loaded anew.
 */
export function showWhenLoaded(loading: Promise<unknown>, show: () => void): void {
  loading.then(show, () => {
    if (navigator.onLine) window.location.reload();
  });
}

/**
 * A part can't be fetched: that is said, and a second press tries again. Where that is in vain in spite of a network,
 * the shop has a new version, and the page is loaded anew.
 */
export function onceMore(failedBefore: boolean, say: () => void): void {
  if (failedBefore && navigator.onLine) window.location.reload();
  else say();
}

/** For a download ahead of the press: whether it worked is seen when the part is wanted. */
export const ignoreFailure = (loading: Promise<unknown>): void => void loading.catch(() => undefined);
