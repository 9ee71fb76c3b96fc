import { isPersonalPage } from "./personal-page";

/*
 * Stands in for what the PWA package puts before every page's script. That one keeps each page that the history names,
 * those of an order or an account too, in the moment in which it is shown, by a worker to which a line that is gone is
 * an error nobody handles; and it makes an object to register the worker by, which the shop does by its flag.
 */

/** The service worker's cache of pages (next.config.mjs). */
const PAGES = "pages";

/** An address changes with what is shown: once the browser rests, or after this at the latest, it is on the screen. */
const AT_LATEST_MS = 1_000;

/** Safari rests without telling. */
const whenShown = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: AT_LATEST_MS });
  else setTimeout(work, AT_LATEST_MS);
};

async function keep(path: string): Promise<void> {
  const pages = await caches.open(PAGES);
  // A listing with other filters is found by the plain one.
  if (await pages.match(path, { ignoreSearch: true })) return;
  const page = await fetch(path);
  if (page.ok && !page.redirected) await pages.put(path, page);
}

/** Keeps the documents of pages that were come to without one, to be read offline and after a reload without a line. */
export function keepVisited(): void {
  const visited = new Set<string>();
  let isWaiting = false;
  const keepAll = (): void => {
    isWaiting = false;
    if (!navigator.onLine) return;
    const paths = [...visited];
    visited.clear();
    // A page that can't be had now is kept with its next visit.
    for (const path of paths) keep(path).catch(() => undefined);
  };
  const keepSoon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    whenShown(keepAll);
  };
  for (const change of ["pushState", "replaceState"] as const) {
    const original = history[change];
    history[change] = (...args) => {
      original.apply(history, args);
      const address = args[2];
      if (!address || isPersonalPage(String(address), window.location.href)) return;
      const { pathname, search } = new URL(address, window.location.href);
      visited.add(pathname + search);
      keepSoon();
    };
  }
  window.addEventListener("online", keepSoon);
}

if ("serviceWorker" in navigator && typeof caches !== "undefined") keepVisited();
