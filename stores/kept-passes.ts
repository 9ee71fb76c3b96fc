import { server } from "@/shop.config";

/* Passes for the counter that a renter keeps on this device: put here by a press alone, shown by the worker offline. */

/** By the name it has in next.config.mjs. */
const PASSES = "passes";

/** Whether what is kept could be read without a network: the shop works with a worker, and so does the browser. */
export const canKeepPasses = (): boolean =>
  process.env.NODE_ENV === "production" && server.serviceWorker && "caches" in window && "serviceWorker" in navigator;

/** Kept anew, it is as it is now. @throws when it can't be fetched or stored */
export const keepPass = async (path: string): Promise<void> => (await caches.open(PASSES)).add(path);

export async function forgetPass(path: string): Promise<void> {
  if ("caches" in window) await (await caches.open(PASSES)).delete(path);
}

export const isPassKept = async (path: string): Promise<boolean> =>
  "caches" in window && (await (await caches.open(PASSES)).match(path)) !== undefined;
