import { CacheHandler } from "@fortedigital/nextjs-cache-handler";
import createRedisHandler from "@fortedigital/nextjs-cache-handler/redis-strings";
import { LRUCache } from "lru-cache";
import { serverEnv } from "@/lib/env";
import { MAX_KEPT_LOOKUPS, PAGE_CACHE_BYTES, PAGE_KEPT_SECONDS, REDIS_ANSWER_MS } from "@/lib/limits";
import { tagsOfPage } from "@/lib/page-tags";
import { sharedRedis } from "@/server/redis";
import { pageChanges } from "./changes";
import { inMemory, patient } from "./kept-pages";

/*
 * Where the framework keeps pages: in memory, bounded, and in Redis before that where one is shared. Nothing is written
 * to disk. The framework loads this file by itself, so it is bundled beside its own files.
 */

CacheHandler.onCreation(({ buildId }) => {
  const redis = sharedRedis(serverEnv().redisUrl);
  const memory = inMemory(PAGE_CACHE_BYTES);
  const ttl = { estimateExpireAge: () => PAGE_KEPT_SECONDS };
  if (!redis) return { handlers: [memory], ttl };
  const stored = createRedisHandler({
    client: redis.client as unknown as Parameters<typeof createRedisHandler>[0]["client"],
    // A page names the files of its build.
    keyPrefix: `sezona:pages:${buildId ?? ""}:`,
    timeoutMs: REDIS_ANSWER_MS,
  });
  return { handlers: [patient(stored, redis), memory], ttl };
});

type Get = CacheHandler["get"];
type Set = CacheHandler["set"];

/** When the making of a page began: what changed while it was being made is not in it. */
const begun = new LRUCache<string, number>({ max: MAX_KEPT_LOOKUPS });

/** Key of the framework's cache → address below the store view's code. */
const addressOf = (key: string): string => key.slice(key.indexOf("$") + 1);

/** Only whole pages are kept: not-found screens and redirects are as many as there are addresses to make up. */
const isWhole = (value: Parameters<Set>[1]): boolean =>
  value !== null && (!("status" in value) || value.status === undefined || value.status === 200);

export default class PageCache extends CacheHandler {
  override async get(...[key, context]: Parameters<Get>): ReturnType<Get> {
    const [kept, changedAt] = await Promise.all([
      super.get(key, context),
      pageChanges().latest(tagsOfPage(addressOf(key))),
    ]);
    const now = Date.now();
    if (!kept) {
      if (!begun.has(key)) begun.set(key, now);
      return kept;
    }
    const revalidate = kept.lifespan?.revalidate;
    const cacheControl = { revalidate: revalidate ?? false, expire: PAGE_KEPT_SECONDS };
    const isOld = changedAt >= kept.lastModified;
    const isDue = typeof revalidate === "number" && kept.lastModified + revalidate * 1_000 < now;
    if ((isOld || isDue) && !begun.has(key)) begun.set(key, now);
    if (!isOld) return { ...kept, cacheControl };
    // Served once more while a new one is made, and for as long as none can be.
    const seconds = revalidate || 1;
    return { ...kept, lastModified: now - seconds * 1_000 - 1, cacheControl: { ...cacheControl, revalidate: seconds } };
  }

  override async set(...[key, value, context]: Parameters<Set>): ReturnType<Set> {
    const startedAt = begun.get(key);
    begun.delete(key);
    if (!isWhole(value)) return;
    await super.set(key, value, { ...context, internal_lastModified: startedAt });
  }
}
