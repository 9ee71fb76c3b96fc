import { SEARCH_SERVER_MS } from "@/lib/contract/limits";
import type { CallContext } from "@/server/call";
import type { CommercePort } from "./port";
import { inTime } from "./in-time";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const call = {} as CallContext;
/** A shop that answers after so long. */
const answeringAfter = (ms: number) =>
  inTime(
    new Proxy({} as CommercePort, {
      get: () => () => new Promise((resolve) => setTimeout(() => resolve({ ok: true, value: "found" }), ms)),
      ownKeys: () => ["suggest", "searchProducts"],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
const codeOf = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? "found" : answer.error?.code);

test.each([
  [SEARCH_SERVER_MS - 1, "found"],
  [SEARCH_SERVER_MS + 1, "unavailable"],
])("a search by words that takes %i ms is %s", async (ms, expected) => {
  const shop = answeringAfter(ms);
  const answers = Promise.all([
    shop.suggest({ search: "lyže" }, call),
    shop.searchProducts({ query: "lyže" }, call),
    shop.searchProducts({ searchQuery: { search: "lyže" } }, call),
  ]);
  await jest.advanceTimersByTimeAsync(ms);
  expect((await answers).map(codeOf)).toEqual([expected, expected, expected]);
});

test("one that asks for the whole range takes the time that it needs", async () => {
  const answer = answeringAfter(SEARCH_SERVER_MS * 5).searchProducts({ size: 500 }, call);
  await jest.advanceTimersByTimeAsync(SEARCH_SERVER_MS * 5);
  expect(codeOf(await answer)).toBe("found");
});
