import { CacheHandler } from "@fortedigital/nextjs-cache-handler";
import createRedisHandler from "@fortedigital/nextjs-cache-handler/redis-strings";
import { LRUCache } from "lru-cache";
import { dayBegan } from "@/lib/domain/shop-midnight";
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

/** The framework waits for a new page in place of one of this age; any other that is old it shows once more. */
const MAKE_FIRST = -1;

/** A page that could not be made is shown as it was for so long, and then tried again. */
const RETRY_MS = 3_000;
const failed = new LRUCache<string, number>({ max: MAX_KEPT_LOOKUPS });

/** Pages that were handed to the framework. */
const given = new WeakSet<object>();

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
    if (kept.value) given.add(kept.value);
    const revalidate = kept.lifespan?.revalidate;
    const cacheControl = { revalidate: revalidate ?? false, expire: PAGE_KEPT_SECONDS };
    const failedAt = failed.get(key);
    if (failedAt !== undefined && now < failedAt + RETRY_MS)
      return { ...kept, lastModified: failedAt, cacheControl: { ...cacheControl, revalidate: RETRY_MS / 1_000 } };
    // What it shows has changed, or was true of another day: nobody gets it before a new one has been tried.
    const isOld = Math.max(changedAt, dayBegan(now)) >= kept.lastModified;
    const isDue = typeof revalidate === "number" && kept.lastModified + revalidate * 1_000 < now;
    if ((isOld || isDue) && !begun.has(key)) begun.set(key, now);
    return { ...kept, lastModified: isOld ? MAKE_FIRST : kept.lastModified, cacheControl };
  }

  override async set(...[key, value, context]: Parameters<Set>): ReturnType<Set> {
    const startedAt = begun.get(key);
    begun.delete(key);
    // The framework hands back the page that it could not make anew.
    if (value && given.has(value)) failed.set(key, Date.now());
    if (!isWhole(value) || (value && given.has(value))) return;
    await super.set(key, value, { ...context, internal_lastModified: startedAt });
  }
}
