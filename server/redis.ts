import { createClient } from "redis";
import { REDIS_ANSWER_MS, REDIS_PAUSE_MS } from "@/lib/limits";
import { beforeExit } from "@/server/closing";

export type RedisClient = ReturnType<typeof connect>;

/**
 * The Redis that processes share. Whoever asks has an answer of his own to fall back on, so nobody waits for a Redis
 * that is away or frozen: after one silence it is left alone for a while.
 */
export class SharedRedis {
  private pausedUntil = 0;

  constructor(
    readonly client: RedisClient,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws when there is no answer in time; the client's own time-outs end where a command has been written. */
  async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.now() < this.pausedUntil || !this.client.isReady) throw new Error("Redis is away");
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.pausedUntil = this.now() + REDIS_PAUSE_MS;
        reject(new Error("Redis does not answer"));
      }, REDIS_ANSWER_MS);
    });
    try {
      return await Promise.race([question(), silence]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function connect(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (attempt) => Math.min(attempt * 100, 2_000) },
  });
  let isAway = false;
  client.on("error", (error: Error) => {
    // Once, not at every attempt.
    if (!isAway) process.stderr.write(`Redis is away: ${error.message}\n`);
    isAway = true;
  });
  client.on("ready", () => {
    if (isAway) process.stderr.write("Redis is back\n");
    isAway = false;
  });
  client.connect().catch(() => undefined);
  return client;
}

/** Outlives the modules, which the framework loads anew for each of its bundles. */
const shared = globalThis as typeof globalThis & { sezonaRedis?: SharedRedis };

/** Null where none is configured. */
export function sharedRedis(url: string | undefined): SharedRedis | null {
  if (!url) return null;
  if (!shared.sezonaRedis) {
    const redis = new SharedRedis(connect(url));
    shared.sezonaRedis = redis;
    beforeExit(async () => redis.client.destroy());
  }
  return shared.sezonaRedis;
}
