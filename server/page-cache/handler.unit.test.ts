import { MAX_KEPT_CHANGES, PAGE_CACHE_BYTES, PAGE_KEPT_SECONDS } from "@/lib/limits";
import { categoryTag, CONTENT, EVERY_PAGE, productTag } from "@/lib/page-tags";
import { ownChanges, pageChanges } from "./changes";
import PageCache from "./handler";
import { bytesOf, inMemory } from "./kept-pages";

type Value = Parameters<PageCache["set"]>[1];
const context = { kind: "APP_PAGE", isFallback: false, cacheControl: { revalidate: 300, expire: 86_400 } } as never;
const cache = new PageCache({ serverDistDir: "/nowhere" } as never);
const keyOf = (address: string): string => `/route-cache/APP_PAGE/0123abcd/$${address}`;
const page = (html: string, status?: number): Value =>
  ({ kind: "APP_PAGE", html, rscData: Buffer.alloc(10), segmentData: undefined, headers: {}, status }) as never;

const read = (address: string) => cache.get(keyOf(address), context);
const write = (address: string, value: Value) => cache.set(keyOf(address), value, context);
/** Of the age by which the framework makes a new one before it answers. */
const isMadeFirst = (kept: Awaited<ReturnType<typeof read>>): boolean => kept?.lastModified === -1;

beforeEach(() => jest.useFakeTimers({ now: new Date("2027-02-01T10:00:00Z"), doNotFake: ["nextTick"] }));
afterEach(() => jest.useRealTimers());

test("a page is kept with its lifetime, for the second process as well", async () => {
  expect(await read("/main/c/kept")).toBeNull();
  await write("/main/c/kept", page("skis"));
  const kept = await read("/main/c/kept");
  expect(kept).toMatchObject({ value: { html: "skis" }, cacheControl: { revalidate: 300, expire: PAGE_KEPT_SECONDS } });
  expect(isMadeFirst(kept)).toBe(false);
});

test.each([
  ["not found", page("x", 404)],
  ["a redirect", page("", 308)],
  ["nothing", null],
])("%s is not kept", async (_, value) => {
  await write("/main/c/made-up", value);
  expect(await read("/main/c/made-up")).toBeNull();
});

test("what a page shows has changed: however often the framework asks, it makes a new one first", async () => {
  await read("/main/c/lyze");
  await write("/main/c/lyze", page("old"));
  await write("/main/c/kola", page("bikes"));
  jest.advanceTimersByTime(1_000);
  await pageChanges().note([categoryTag("lyze"), productTag("A-1")]);
  for (const _again of [1, 2, 3]) expect(isMadeFirst(await read("/main/c/lyze"))).toBe(true);
  expect(isMadeFirst(await read("/main/c/kola"))).toBe(false);
  await write("/main/c/lyze", page("new"));
  jest.advanceTimersByTime(1);
  const kept = await read("/main/c/lyze");
  expect(kept?.value).toMatchObject({ html: "new" });
  expect(isMadeFirst(kept)).toBe(false);
});

test("a change that came while a page was being made is not in it", async () => {
  await read("/main/p/A-2/x");
  jest.advanceTimersByTime(100);
  await pageChanges().note([productTag("A-2")]);
  jest.advanceTimersByTime(100);
  await write("/main/p/A-2/x", page("made from what was read before"));
  expect(isMadeFirst(await read("/main/p/A-2/x"))).toBe(true);
});

test("a page that could not be made anew is shown as it was for seconds, and is no new one by that", async () => {
  await read("/main/i/terms");
  await write("/main/i/terms", page("old"));
  jest.advanceTimersByTime(1_000);
  await pageChanges().note([CONTENT]);
  const kept = await read("/main/i/terms");
  expect(isMadeFirst(kept)).toBe(true);
  // The framework hands back what it had.
  await write("/main/i/terms", kept?.value ?? null);
  jest.advanceTimersByTime(2_900);
  expect(await read("/main/i/terms")).toMatchObject({ value: { html: "old" }, cacheControl: { revalidate: 3 } });
  expect(isMadeFirst(await read("/main/i/terms"))).toBe(false);
  jest.advanceTimersByTime(200);
  expect(isMadeFirst(await read("/main/i/terms"))).toBe(true);
});

test("a page is true of one day: after the shop's midnight a new one is made first", async () => {
  jest.setSystemTime(new Date("2027-02-01T22:59:00Z"));
  await read("/main");
  await write("/main", page("today's banners"));
  jest.setSystemTime(new Date("2027-02-01T22:59:59.999Z"));
  expect(isMadeFirst(await read("/main"))).toBe(false);
  jest.setSystemTime(new Date("2027-02-01T23:00:00Z"));
  expect(isMadeFirst(await read("/main"))).toBe(true);
});

test("a page that nobody could make anew stays for days, and then goes", async () => {
  await write("/main/c/old", page("old"));
  jest.advanceTimersByTime((PAGE_KEPT_SECONDS - 10) * 1_000);
  expect((await read("/main/c/old"))?.value).toMatchObject({ html: "old" });
  jest.advanceTimersByTime(20_000);
  expect(await read("/main/c/old")).toBeNull();
});

test("memory is bounded in bytes, and the page not asked for longest leaves", async () => {
  const one = { value: page("x".repeat(1_000)) } as Parameters<ReturnType<typeof inMemory>["set"]>[1];
  const memory = inMemory(10 * bytesOf(one));
  for (let index = 0; index < 10; index += 1) await memory.set(`${index}`, one);
  const meta = { implicitTags: [] };
  expect(await memory.get("0", meta)).not.toBeNull();
  await memory.set("10", one);
  expect(await memory.get("1", meta)).toBeNull();
  expect(await memory.get("0", meta)).not.toBeNull();
  const tooLarge = { value: page("x".repeat(20_000)) } as typeof one;
  await memory.set("large", tooLarge);
  expect(await memory.get("large", meta)).toBeNull();
  expect(PAGE_CACHE_BYTES).toBeLessThanOrEqual(64 * 1024 * 1024);
});

test("changes beyond those that are remembered by name count for every page", async () => {
  const changes = ownChanges(() => 7);
  for (let index = 0; index < MAX_KEPT_CHANGES; index += 1) await changes.note([productTag(`A-${index}`)]);
  expect(await changes.latest([EVERY_PAGE])).toBe(0);
  await changes.note([productTag("one-more")]);
  expect(await changes.latest([EVERY_PAGE])).toBe(7);
});
