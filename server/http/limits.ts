import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { SharedRedis } from "@/server/redis";

/** Counts calls of one kind. */
export interface Limiter {
  /** Counts one call. @returns milliseconds to wait where it is one too many, else 0. */
  take(client: string): Promise<number>;
}

/** Makes the counter of an endpoint. */
export type Limits = (endpoint: string, perMinute: number) => Limiter;

const SECONDS = 60;

/** The library rejects with its result where a call is one too many. */
async function waitOf(counted: Promise<RateLimiterRes>): Promise<number> {
  try {
    await counted;
    return 0;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return Math.max(rejected.msBeforeNext, 1);
    throw rejected;
  }
}

/** Counts in this process's memory: several processes each allow as much. */
export const ownLimits: Limits = (endpoint, perMinute) => {
  const counter = new RateLimiterMemory({ keyPrefix: endpoint, points: perMinute, duration: SECONDS });
  return { take: (client) => waitOf(counter.consume(client)) };
};

/** Counts for all processes together, and in this one's memory while Redis is away. */
export const sharedLimits =
  (redis: SharedRedis, own: Limits = ownLimits): Limits =>
  (endpoint, perMinute) => {
    const counter = new RateLimiterRedis({
      storeClient: redis.client,
      useRedisPackage: true,
      keyPrefix: `sezona:limits:${endpoint}`,
      points: perMinute,
      duration: SECONDS,
    });
    const fallback = own(endpoint, perMinute);
    return {
      take: (client) => redis.ask(() => waitOf(counter.consume(client))).catch(() => fallback.take(client)),
    };
  };
