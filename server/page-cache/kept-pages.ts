import type { Handler } from "@fortedigital/nextjs-cache-handler/cache-handler.types";
import { LRUCache } from "lru-cache";
import type { SharedRedis } from "@/server/redis";

type Kept = NonNullable<Awaited<ReturnType<Handler["get"]>>>;

/** Beside its parts, an entry has headers, tags and times. */
const OVERHEAD_BYTES = 1_000;

/** Bytes that a page takes in memory, by its parts. Letters outside of Latin-1 make a text two bytes wide. */
export function bytesOf({ value }: Pick<Kept, "value">): number {
  if (value && "rscData" in value) {
    const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, segment) => sum + segment.byteLength, 0);
    return OVERHEAD_BYTES + 2 * value.html.length + (value.rscData?.byteLength ?? 0) + segments;
  }
  if (value && "body" in value) return OVERHEAD_BYTES + value.body.byteLength;
  return OVERHEAD_BYTES + 2 * JSON.stringify(value ?? null).length;
}

/** Pages in this process's memory, the ones not asked for longest leaving first. */
export function inMemory(maxBytes: number): Handler {
  const pages = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  return {
    name: "memory",
    get: async (key) => pages.get(key) ?? null,
    set: async (key, value) => void pages.set(key, value),
    delete: async (key) => void pages.delete(key),
    // Changes are told by time, not by taking pages away: an old page serves until a new one is made.
    revalidateTag: async () => undefined,
  };
}

/** A handler that is given up where Redis does not answer, so that the next one is asked. */
export const patient = (handler: Handler, redis: SharedRedis): Handler => ({
  name: handler.name,
  get: (key, meta) => redis.ask(() => handler.get(key, meta)),
  set: (key, value, context) => redis.ask(() => handler.set(key, value, context)),
  delete: (key) => redis.ask(() => handler.delete?.(key) ?? Promise.resolve()),
  prepare: () => redis.ask(() => handler.prepare?.() ?? Promise.resolve()),
  revalidateTag: async () => undefined,
});
