/** Path of the worker (spec §2); made by the build. */
const WORKER = "/service-worker.js";

/** Whether the shop works with a worker: `NEXT_PUBLIC_SERVICE_WORKER=off` at build time switches it off. */
const isEnabled = process.env.NODE_ENV === "production" && process.env.NEXT_PUBLIC_SERVICE_WORKER !== "off";

/** Takes the worker away again with everything it kept. */
async function remove(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
  if ("caches" in window) for (const name of await caches.keys()) await caches.delete(name);
}

/** Registered when the page is done, so that the first visit doesn't share its line with it. Problems are only logged (spec §8). */
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
