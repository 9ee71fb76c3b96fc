import { isPersonalPage } from "./personal-page";

/*
 * Stands in for what the PWA package puts before every page's script. That one keeps each page that the history names,
 * those of an order or an account too, and makes an object to register the worker by, which the shop does by its flag.
 */

/** Where the package's script lies that fetches and keeps a page; set by the build. */
declare const __PWA_SW_ENTRY_WORKER__: string | undefined;

function keepVisited(script: string): void {
  const worker = new Worker(script);
  const keep = (address: string | URL | null | undefined): void => {
    if (!address || !navigator.onLine || isPersonalPage(String(address), window.location.href)) return;
    worker.postMessage({ type: "__FRONTEND_NAV_CACHE__", url: String(address), shouldCacheAggressively: false });
  };
  for (const change of ["pushState", "replaceState"] as const) {
    const original = history[change];
    history[change] = (...args) => {
      original.apply(history, args);
      keep(args[2]);
    };
  }
  window.addEventListener("online", () => keep(window.location.pathname));
}

if ("serviceWorker" in navigator && typeof caches !== "undefined" && __PWA_SW_ENTRY_WORKER__)
  keepVisited(__PWA_SW_ENTRY_WORKER__);
