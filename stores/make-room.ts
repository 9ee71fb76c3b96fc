import { PAGES } from "./service-worker";

/** Cache of files, by the name it has in next.config.mjs. */
const FILES = "files";

async function dropPictures(): Promise<void> {
  const files = await caches.open(FILES);
  for (const request of await files.keys())
    if (/^\/(media|illustrations)\//u.test(new URL(request.url).pathname)) await files.delete(request);
}

async function dropAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * What the browser keeps only so that the shop is faster or can be read offline, the least needed first. A full
 * storage gives these up before anything that the shopper did.
 */
export const cachesToDrop: readonly (() => Promise<void>)[] = [
  dropPictures,
  async () => void (await caches.delete(PAGES)),
  dropAll,
];
