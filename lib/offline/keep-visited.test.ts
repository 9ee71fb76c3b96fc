/** What a browser keeps of visited pages, by their address without the query. */
const kept = new Map<string, unknown>();
const cache = {
  match: async (path: string) => kept.get(path.replace(/\?.*/, "")),
  put: async (path: string, page: unknown) => void kept.set(path.replace(/\?.*/, ""), page),
};
const page = (more: Partial<Response> = {}) => ({ ok: true, redirected: false, ...more }) as Response;
const fetchPage = jest.fn(async (_path: string) => page());
const isOnline = jest.spyOn(navigator, "onLine", "get");
const unhandled = jest.fn();

beforeAll(async () => {
  Object.assign(globalThis, { caches: { open: async () => cache }, fetch: fetchPage });
  Object.defineProperty(navigator, "serviceWorker", { value: {} });
  process.on("unhandledRejection", unhandled);
  await import("./keep-visited");
});
afterAll(() => void process.off("unhandledRejection", unhandled));

beforeEach(() => {
  jest.useFakeTimers();
  kept.clear();
  fetchPage.mockReset().mockResolvedValue(page());
  isOnline.mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

const asked = () => fetchPage.mock.calls.map(([path]) => path);
const afterAWhile = () => jest.advanceTimersByTimeAsync(1_000);

test("a page that was come to without its document is kept, once nothing is taken from its showing", async () => {
  history.pushState(null, "", "/lyze?from=2027-02-13");
  history.replaceState(null, "", "/lyze?from=2027-02-14");
  expect(asked()).toEqual([]);
  await afterAWhile();
  expect(asked()).toContain("/lyze?from=2027-02-14");
  expect([...kept.keys()]).toEqual(["/lyze"]);
});

test("a browser that says when it rests is asked", async () => {
  const resting: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => resting.push(work) });
  history.pushState(null, "", "/kempovani");
  history.pushState(null, "", "/kempovani?page=2");
  await afterAWhile();
  expect(asked()).toEqual([]);
  expect(resting).toHaveLength(1);
  resting[0]?.();
  await afterAWhile();
  expect([...kept.keys()]).toEqual(["/kempovani"]);
  delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
});

test("what is kept, what is one person's and what has no address is not asked for", async () => {
  kept.set("/kola", page());
  history.pushState(null, "", "/kola?sort=price");
  history.pushState(null, "", "/en/my-account/orders");
  history.replaceState({ only: "state" }, "");
  await afterAWhile();
  expect(asked()).toEqual([]);
});

test("a page that is no page, and one that another stands for, are not kept", async () => {
  fetchPage.mockResolvedValueOnce(page({ ok: false })).mockResolvedValueOnce(page({ redirected: true }));
  history.pushState(null, "", "/gone");
  history.pushState(null, "", "/moved");
  await afterAWhile();
  expect(asked()).toEqual(["/gone", "/moved"]);
  expect(kept.size).toBe(0);
});

test("a line that is gone is nobody's error, and the page is kept with its next visit", async () => {
  fetchPage.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  history.pushState(null, "", "/voda");
  await afterAWhile();
  expect(kept.size).toBe(0);
  history.pushState(null, "", "/voda");
  await afterAWhile();
  expect([...kept.keys()]).toEqual(["/voda"]);
  expect(unhandled).not.toHaveBeenCalled();
});

test("pages visited without a network are kept when it is back", async () => {
  isOnline.mockReturnValue(false);
  history.pushState(null, "", "/bezky");
  await afterAWhile();
  expect(asked()).toEqual([]);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await afterAWhile();
  expect([...kept.keys()]).toEqual(["/bezky"]);
});
