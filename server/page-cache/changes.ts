import { LRUCache } from "lru-cache";
import { MAX_KEPT_CHANGES } from "@/lib/limits";
import { EVERY_PAGE } from "@/lib/page-tags";
import { serverEnv } from "@/lib/env";
import { type SharedRedis, sharedRedis } from "@/server/redis";

/** When what pages show was last changed, by tag. */
export interface Changes {
  /** What these tags name is different from now on. */
  note(tags: readonly string[]): Promise<void>;
  /** The last moment at which one of these changed; 0 for never. */
  latest(tags: readonly string[]): Promise<number>;
}

/** Known to this process alone. */
export function ownChanges(now: () => number = Date.now): Changes {
  const times = new LRUCache<string, number>({
    max: MAX_KEPT_CHANGES,
    // What is forgotten might be what a kept page waits for.
    dispose: (_time, _tag, reason) => void (reason === "evict" && (everyPage = now())),
  });
  let everyPage = 0;
  return {
    note: async (tags) => {
      for (const tag of tags)
        if (tag === EVERY_PAGE) everyPage = now();
        else times.set(tag, now());
    },
    latest: async (tags) => Math.max(everyPage, ...tags.map((tag) => times.get(tag) ?? 0)),
  };
}

/** Known to all processes that share a Redis, and to this one when that is away. */
export function sharedChanges(redis: SharedRedis, key: string, own: Changes = ownChanges()): Changes {
  return {
    note: async (tags) => {
      await own.note(tags);
      const time = String(Date.now());
      const fields = Object.fromEntries(tags.map((tag) => [tag, time]));
      if (tags.length > 0) await redis.ask(() => redis.client.hSet(key, fields)).catch(() => undefined);
    },
    latest: async (tags) => {
      const [mine, times] = await Promise.all([
        own.latest(tags),
        redis.ask(() => redis.client.hmGet(key, [...tags])).catch(() => []),
      ]);
      return Math.max(mine, ...times.map(Number));
    },
  };
}

/** Outlives the modules: the API notes what the page cache asks. */
const shared = globalThis as typeof globalThis & { sezonaPageChanges?: Changes };

/**
 * The changes of this process. They outlive a build: a page that is kept under the next one may show the same things.
 */
export function pageChanges(): Changes {
  if (!shared.sezonaPageChanges) {
    const redis = sharedRedis(serverEnv().redisUrl);
    shared.sezonaPageChanges = redis ? sharedChanges(redis, "sezona:changes") : ownChanges();
  }
  return shared.sezonaPageChanges;
}
