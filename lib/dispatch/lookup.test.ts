import { DATABASE_ANSWER_MS, MAX_KEPT_LOOKUPS } from "@/lib/limits";
import { createLookup } from "./lookup";

const answer = (result: unknown): Response =>
  new Response(JSON.stringify({ code: 200, result }), { headers: { "content-type": "application/json" } });
const lyze = { type: "page", path: "/c/lyze" };

const lookupWith = (fetch: typeof globalThis.fetch, now = (): number => 0) =>
  createLookup({ origin: "http://shop", secret: "secret", fetch, now });

test("asks once while the answer is fresh and again when it is not", async () => {
  let time = 0;
  const fetch = jest.fn(async () => answer(lyze));
  const lookup = lookupWith(fetch, () => time);
  expect(await lookup.find("main", "/lyze")).toEqual(lyze);
  await lookup.find("main", "/lyze");
  expect(fetch).toHaveBeenCalledTimes(1);
  time = 61_000;
  await lookup.find("main", "/lyze");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("what was unknown is asked for again soon: an import may have brought it", async () => {
  let time = 0;
  let result: unknown = { type: "none" };
  const lookup = lookupWith(
    async () => answer(result),
    () => time,
  );
  expect(await lookup.find("main", "/new")).toEqual({ type: "none" });
  result = lyze;
  time = 6_000;
  expect(await lookup.find("main", "/new")).toEqual(lyze);
});

test("goes to the internal endpoint, by the secret that counts for no visitor's limit", async () => {
  const fetch = jest.fn(async (_url: unknown, _init: unknown) => answer(lyze));
  await lookupWith(fetch).find("main", "/lyže a běžky");
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(new URL(String(url)).pathname).toBe("/api/internal/address");
  expect(new URL(String(url)).searchParams.get("path")).toBe("/lyže a běžky");
  expect(init).toMatchObject({ headers: { authorization: "Bearer secret" } });
});

test("keeps stores apart", async () => {
  const fetch = jest.fn(async () => answer({ type: "none" }));
  const lookup = lookupWith(fetch);
  await lookup.find("main", "/lyze");
  await lookup.find("skibike", "/lyze");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("serves the stale answer when the shop can't be asked, and says so when it never could", async () => {
  let time = 0;
  let down = false;
  const fetch = jest.fn(async () => {
    if (down) throw new Error("connection refused");
    return answer(lyze);
  });
  const lookup = lookupWith(fetch, () => time);
  await lookup.find("main", "/lyze");
  down = true;
  time = 120_000;
  expect(await lookup.find("main", "/lyze")).toEqual(lyze);
  expect(await lookup.find("main", "/b")).toEqual({ type: "unanswered" });
});

test("what was unknown once is not said to be so when the shop can't be asked: it may have come since", async () => {
  let time = 0;
  let down = false;
  const lookup = lookupWith(
    async () => (down ? new Response("{}", { status: 503 }) : answer({ type: "none" })),
    () => time,
  );
  await lookup.find("main", "/new");
  down = true;
  time = 6_000;
  expect(await lookup.find("main", "/new")).toEqual({ type: "unanswered" });
});

test("a refusal of the endpoint is no answer", async () => {
  const lookup = lookupWith(async () => new Response("{}", { status: 503 }));
  expect(await lookup.find("main", "/lyze")).toEqual({ type: "unanswered" });
});

test("waits long for what no page can do without, and briefly where one can or an older answer stands in", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  let time = 0;
  const lookup = lookupWith(
    async () => answer(lyze),
    () => time,
  );
  await lookup.find("main", "/c/kola");
  await lookup.find("main", "/lyze", true);
  time = 61_000;
  await lookup.find("main", "/lyze", true);
  const [withPage, needed, withOlder] = timeout.mock.calls.map(([ms]) => ms);
  expect(withPage).toBe(1_000);
  expect(withOlder).toBe(1_000);
  expect(needed).toBeGreaterThan(DATABASE_ANSWER_MS);
  timeout.mockRestore();
});

test("forgets the oldest path rather than growing without end", async () => {
  const fetch = jest.fn(async () => answer({ type: "none" }));
  const lookup = lookupWith(fetch);
  for (let index = 0; index < MAX_KEPT_LOOKUPS; index += 1) await lookup.find("main", `/p${index}`);
  await lookup.find("main", "/p0");
  expect(fetch).toHaveBeenCalledTimes(MAX_KEPT_LOOKUPS);
  await lookup.find("main", "/one-more");
  await lookup.find("main", `/p${MAX_KEPT_LOOKUPS - 1}`);
  expect(fetch).toHaveBeenCalledTimes(MAX_KEPT_LOOKUPS + 1);
  await lookup.find("main", "/p0");
  expect(fetch).toHaveBeenCalledTimes(MAX_KEPT_LOOKUPS + 2);
});

test("what is one visitor's own is asked for each time, and kept nowhere", async () => {
  const fetch = jest.fn(async () => answer({ type: "page", path: "/order" }));
  const lookup = lookupWith(fetch);
  expect(await lookup.ask("main", "/order/1")).toEqual({ type: "page", path: "/order" });
  await lookup.ask("main", "/order/1");
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await lookupWith(async () => Promise.reject(new Error("away"))).ask("main", "/order/1")).toEqual({
    type: "unanswered",
  });
});
