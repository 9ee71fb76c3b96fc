import { browserLocks } from "@/lib/offline/ports";
import { server } from "@/shop.config";

/* Passes for the counter that a renter keeps on this device: put here by a press alone, shown by the worker offline. */

/** By the name it has in next.config.mjs. */
const PASSES = "passes";

/** Whether what is kept could be read without a network: the shop works with a worker, and so does the browser. */
export const canKeepPasses = (): boolean =>
  process.env.NODE_ENV === "production" && server.serviceWorker && "caches" in window && "serviceWorker" in navigator;

/* With one pass one thing is done at a time, in all tabs: forgotten while it is fetched anew, it would come back. */
let locks: ReturnType<typeof browserLocks> | undefined;
const inTurn = (path: string, act: (cache: Cache) => Promise<void>): Promise<void> =>
  (locks ??= browserLocks()).request(`pass ${path}`, async () => act(await caches.open(PASSES)));

/** What ends the keeping of a pass that is under way on this page. */
const stops = new Map<string, AbortController>();

function keeping(path: string, isWanted: (cache: Cache) => Promise<boolean>): Promise<void> {
  const stop = stops.get(path) ?? new AbortController();
  stops.set(path, stop);
  return inTurn(path, async (cache) => {
    stop.signal.throwIfAborted();
    if (await isWanted(cache)) await cache.add(new Request(path, { signal: stop.signal }));
  });
}

/** @throws when it can't be fetched or stored, or is forgotten meanwhile */
export const keepPass = (path: string): Promise<void> => keeping(path, async () => true);

/** One that is kept is kept as it is now. @throws as `keepPass` does; what was kept is still kept then */
export async function renewPass(path: string): Promise<void> {
  if ("caches" in window) await keeping(path, async (cache) => (await cache.match(path)) !== undefined);
}

export async function forgetPass(path: string): Promise<void> {
  if (!("caches" in window)) return;
  stops.get(path)?.abort();
  stops.delete(path);
  await inTurn(path, async (cache) => void (await cache.delete(path)));
}

export const isPassKept = async (path: string): Promise<boolean> =>
  "caches" in window && (await (await caches.open(PASSES)).match(path)) !== undefined;
