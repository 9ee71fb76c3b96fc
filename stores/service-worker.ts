import { server } from "@/shop.config";
import { readStored, writeStored } from "./browser-storage";

/** Path of the worker; made by the build. */
const WORKER = "/service-worker.js";

/** Cache of visited pages, by the name it has in next.config.mjs. */
export const PAGES = "pages";
const AHEAD_KEY = "sezona.ahead";

/** Whether the shop works with a worker. */
const isEnabled = process.env.NODE_ENV === "production" && server.serviceWorker;

const kept = (): unknown[] => {
  const stored = readStored(AHEAD_KEY, "session");
  return Array.isArray(stored) ? stored : [];
};

/**
 * Puts pages that were not visited yet among those that the worker answers from offline; each once in a session, so
 * that they are not much older than the visit. One that can't be fetched now is left for the next call.
 */
export async function keepAhead(
  paths: readonly string[],
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Promise<void> {
  if (!isEnabled || !container) return;
  await container.ready;
  for (const path of paths) {
    if (kept().includes(path)) continue;
    // Refuses whatever is not a good answer.
    await (await caches.open(PAGES)).add(path);
    writeStored(AHEAD_KEY, [...kept(), path], "session");
  }
}

/** Takes the worker away again with everything it kept. */
async function remove(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
  if ("caches" in window) for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Registered when the page is done, so that the first visit doesn't share its line with it. Problems are only logged.
 */
export function keepServiceWorker(container: ServiceWorkerContainer | undefined = navigator.serviceWorker): void {
  if (!container) return;
  const work = async (): Promise<void> => {
    if (isEnabled) await container.register(WORKER);
    else await remove(container);
  };
  // eslint-disable-next-line no-console -- the shop works without; an engineer should see why
  const run = (): void => void work().catch((error: unknown) => console.warn("service worker:", error));
  if (document.readyState === "complete") run();
  else window.addEventListener("load", run, { once: true });
}
