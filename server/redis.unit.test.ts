import { REDIS_ANSWER_MS, REDIS_PAUSE_MS } from "@/lib/limits";
import { productTag } from "@/lib/page-tags";
import { ownChanges, sharedChanges } from "./page-cache/changes";
import { type RedisClient, SharedRedis } from "./redis";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A stand-in that keeps one hash, and can fall silent. */
function fakeRedis() {
  const hash = new Map<string, string>();
  const state = { isReady: true, isSilent: false };
  const answer = <T>(value: T): Promise<T> =>
    state.isSilent ? new Promise<T>(() => undefined) : Promise.resolve(value);
  const client = {
    get isReady() {
      return state.isReady;
    },
    hSet: (_key: string, fields: Record<string, string>) => {
      for (const [tag, time] of Object.entries(fields)) hash.set(tag, time);
      return answer(1);
    },
    hmGet: (_key: string, tags: string[]) => answer(tags.map((tag) => hash.get(tag) ?? null)),
  };
  return { state, redis: new SharedRedis(client as unknown as RedisClient) };
}

test("a Redis that is away is not asked, and one that is frozen is left alone for a while", async () => {
  const { state, redis } = fakeRedis();
  const question = jest.fn(() => new Promise(() => undefined));
  const first = expect(redis.ask(question)).rejects.toThrow("does not answer");
  await jest.advanceTimersByTimeAsync(REDIS_ANSWER_MS);
  await first;
  await expect(redis.ask(question)).rejects.toThrow("away");
  expect(question).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(REDIS_PAUSE_MS);
  expect(await redis.ask(() => Promise.resolve("back"))).toBe("back");
  state.isReady = false;
  await expect(redis.ask(question)).rejects.toThrow("away");
});

test("a change that one process notes is known to the other, and to itself when Redis is silent", async () => {
  jest.setSystemTime(1_000);
  const { state, redis } = fakeRedis();
  const [one, other] = [sharedChanges(redis, "changes", ownChanges()), sharedChanges(redis, "changes", ownChanges())];
  await one.note([productTag("A-1")]);
  expect(await other.latest([productTag("A-1"), productTag("A-2")])).toBe(1_000);
  expect(await other.latest([productTag("A-2")])).toBe(0);
  state.isSilent = true;
  const [mine, its] = [one.latest([productTag("A-1")]), other.latest([productTag("A-1")])];
  await jest.advanceTimersByTimeAsync(REDIS_ANSWER_MS);
  expect([await mine, await its]).toEqual([1_000, 0]);
});
