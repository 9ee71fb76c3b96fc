import { type RedisClient, SharedRedis } from "@/server/redis";
import { ownLimits, sharedLimits } from "./limits";

/** Counts as Redis does for the library's script: consumed points and milliseconds left. */
function fakeRedis() {
  const counts = new Map<string, number>();
  const state = { isReady: true, isSilent: false, asked: 0 };
  const client = {
    get isReady() {
      return state.isReady;
    },
    eval: (_script: string, { keys: [key = ""] }: { keys: string[] }) => {
      state.asked += 1;
      if (state.isSilent) return new Promise(() => undefined);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return Promise.resolve([counts.get(key), 60_000]);
    },
  };
  return { state, redis: () => new SharedRedis(client as unknown as RedisClient) };
}

test("a limit lets through as many as it says and not one more, for each client", async () => {
  const limiter = ownLimits("order", 3);
  for (let call = 0; call < 3; call += 1) expect(await limiter.take("jana")).toBe(0);
  expect(await limiter.take("jana")).toBeGreaterThan(0);
  expect(await limiter.take("petr")).toBe(0);
  expect(await ownLimits("review", 3).take("jana")).toBe(0);
});

test("two processes on one Redis share a limit", async () => {
  const { redis } = fakeRedis();
  const [one, other] = [sharedLimits(redis())("order", 3), sharedLimits(redis())("order", 3)];
  expect([await one.take("jana"), await other.take("jana"), await one.take("jana")]).toEqual([0, 0, 0]);
  expect(await other.take("jana")).toBeGreaterThan(0);
});

test.each([
  ["away", { isReady: false, isSilent: false }, 0],
  ["frozen", { isReady: true, isSilent: true }, 1],
])("while Redis is %s each process counts for itself", async (_, fault, asked) => {
  const { state, redis } = fakeRedis();
  Object.assign(state, fault);
  const limiter = sharedLimits(redis())("order", 2);
  expect([await limiter.take("jana"), await limiter.take("jana")]).toEqual([0, 0]);
  expect(await limiter.take("jana")).toBeGreaterThan(0);
  // Asked once in vain; from then on it is left alone.
  expect(state.asked).toBe(asked);
});
