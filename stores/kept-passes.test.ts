import { forgetPass, isPassKept, keepPass, renewPass } from "./kept-passes";

const PATH = "/order/pass?id=3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d";

/** A cache whose fetched pages come when the test says so. */
const kept = new Set<string>();
const asked: { path: string; answer: () => void; signal: AbortSignal }[] = [];
const cache = {
  add: ({ path, signal }: { path: string; signal: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      asked.push({ path, signal, answer: () => resolve(void kept.add(path)) });
    }),
  delete: async (path: string) => kept.delete(path),
  match: async (path: string) => (kept.has(path) ? {} : undefined),
};
const untilAsked = async (times: number): Promise<void> => {
  while (asked.length < times) await new Promise<void>((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  Object.assign(window, {
    caches: { open: async () => cache },
    Request: class {
      readonly signal: AbortSignal;
      constructor(
        readonly path: string,
        { signal }: { signal: AbortSignal },
      ) {
        this.signal = signal;
      }
    },
  });
});

test("one is kept, kept anew, and forgotten", async () => {
  const keeping = keepPass(PATH);
  await untilAsked(1);
  asked[0]?.answer();
  await keeping;
  expect(await isPassKept(PATH)).toBe(true);
  const renewing = renewPass(PATH);
  await untilAsked(2);
  asked[1]?.answer();
  await renewing;
  await forgetPass(PATH);
  expect(await isPassKept(PATH)).toBe(false);
});

test("one that is forgotten while it is fetched anew does not come back", async () => {
  kept.add(PATH);
  const renewing = renewPass(PATH);
  await untilAsked(1);
  const forgetting = forgetPass(PATH);
  await expect(renewing).rejects.toThrow("aborted");
  await forgetting;
  expect([kept.has(PATH), asked[0]?.signal.aborted]).toEqual([false, true]);
});

test("one that is being stored already is forgotten after it", async () => {
  kept.add(PATH);
  const renewing = renewPass(PATH);
  await untilAsked(1);
  // It has been fetched: to stop it changes nothing any more.
  asked[0]?.answer();
  const forgetting = forgetPass(PATH);
  await Promise.allSettled([renewing, forgetting]);
  expect(kept.has(PATH)).toBe(false);
});

test("what is not kept any more is not kept anew, and what was forgotten can be kept again", async () => {
  await forgetPass(PATH);
  await renewPass(PATH);
  expect(asked).toEqual([]);
  const keeping = keepPass(PATH);
  await untilAsked(1);
  asked[0]?.answer();
  await keeping;
  expect(kept.has(PATH)).toBe(true);
});
