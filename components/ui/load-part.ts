import { keepPress, onceOnline } from "@/stores/kept-presses";
import type { Locale } from "@/lib/store-views";

/** A part's code together with its words. Rejects when one of them can't be fetched. */
export const loadPart = <T>(part: Promise<T>, locale: Locale): Promise<T> =>
  Promise.all([part, import("@/lib/i18n/lazy-messages").then(({ loadMessages }) => loadMessages(locale))]).then(
    ([loaded]) => loaded,
  );

/**
 * Shows a part once it is there; shown before, it would break the page around it when the network is gone. Without
 * a network the press is kept, and the shell says so; with one, the shop has a new version and the page is loaded anew.
 */
export function showWhenLoaded<T>(load: () => Promise<T>, show: (loaded: T) => void): void {
  load().then(show, () => {
    if (navigator.onLine) window.location.reload();
    else keepPress(() => showWhenLoaded(load, show));
  });
}

/**
 * A part can't be fetched: that is said, and it is tried again by a second press, or by itself once the network is
 * back. Where that is in vain in spite of a network, the shop has a new version, and the page is loaded anew.
 */
export function onceMore(failedBefore: boolean, say: () => void, again: () => void): void {
  if (navigator.onLine && failedBefore) return window.location.reload();
  say();
  if (!navigator.onLine) onceOnline(again);
}

/** For a download ahead of the press: whether it worked is seen when the part is wanted. */
export const ignoreFailure = (loading: Promise<unknown>): void => void loading.catch(() => undefined);
