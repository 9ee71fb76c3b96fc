import { createMemoryStorage } from "@/lib/offline";
import { aLine, createBrowser, type Browser, type Tab } from "./testing/harness";
import type { Fault } from "./testing/model-shop";

/* What nothing is kept for is asked about by itself, so that a line that is gone offers what is nearest at once. */

let close: (() => void)[] = [];
afterEach(() => {
  for (const run of close) run();
  close = [];
  localStorage.clear();
});

async function withCart(skus: string[], options: Parameters<typeof createBrowser>[1] = {}) {
  const storage = createMemoryStorage();
  const browser = createBrowser(storage, options);
  const open = async (): Promise<Tab> => {
    const tab = browser.openTab();
    close.push(() => tab.close());
    await tab.start();
    return tab;
  };
  close.push(() => expect(browser.faults).toEqual([]));
  const tab = await open();
  for (const sku of skus) await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine(sku) });
  await tab.runtime.flush();
  return { browser, tab, open };
}

const asked = ({ shop }: Browser) => shop.calls.filter(({ name }) => name === "checkStock" || name === "listStock");
const endHolds = ({ shop }: Browser): void => {
  for (const cart of shop.carts.values())
    for (const item of cart.values()) Object.assign(item, { hold_expires_at: null });
};
/** The holds end, and other shoppers take what is named. */
async function runOut(browser: Browser, tab: Tab, ...gone: string[]): Promise<void> {
  for (const sku of gone) browser.shop.stock.set(sku, 0);
  endHolds(browser);
  browser.clock.advance(31 * 60_000);
  await tab.runtime.dispatch(browser.newId(), { type: "expire" });
  await tab.runtime.flush();
}

test("a unit that is gone when its hold ends marks the line without a press; one that is not says so", async () => {
  const { browser, tab } = await withCart(["SK-170", "SK-180"]);
  await runOut(browser, tab, "SK-180");
  expect(asked(browser).map(({ name, input }) => [name, input.skus, input.dateFrom, input.source])).toEqual([
    ["listStock", ["SK-170", "SK-180"], "2027-02-13", "praha"],
  ]);
  expect(tab.cart().lines).toMatchObject([
    { sku: "SK-170", status: "expired", stock: { free: 1_000 } },
    { sku: "SK-180", status: "out_of_stock", problem: { code: "out_of_stock", details: { free: 0 } } },
  ]);
  expect(tab.notices).toMatchObject([{ type: "error", code: "out_of_stock", params: { name: "SK-180" } }]);
});

test("one line is asked about by name, under the task's own id", async () => {
  const { browser, tab } = await withCart(["SK-170"]);
  await runOut(browser, tab);
  expect(asked(browser).map(({ name }) => name)).toEqual(["checkStock"]);
  expect(asked(browser)[0]?.input.task_id).toMatch(/^0{8}-/u);
});

test("a full cart is asked about in fifteens", async () => {
  const { browser, tab } = await withCart(Array.from({ length: 32 }, (_, index) => `SK-${index}`));
  await runOut(browser, tab, "SK-31");
  expect(asked(browser).map(({ input }) => (input.skus as string[]).length)).toEqual([15, 15, 2]);
  expect(tab.cart().lines.map(({ status }) => status)).toEqual([...Array(31).fill("expired"), "out_of_stock"]);
});

test("offline the question waits, also over a reload, and goes out when the network returns", async () => {
  const { browser, tab, open } = await withCart(["SK-170"]);
  browser.network.set(false);
  await runOut(browser, tab, "SK-170");
  expect(tab.cart().lines).toMatchObject([{ status: "expired" }]);
  tab.close();
  const again = await open();
  await again.runtime.dispatch(browser.newId(), { type: "expire" });
  browser.network.set(true);
  for (let round = 0; round < 3; round += 1) await again.runtime.flush();
  expect(again.cart().lines).toMatchObject([{ status: "out_of_stock" }]);
});

test("a hold that ran out while the shop was closed is asked about on the next visit", async () => {
  const { browser, tab, open } = await withCart(["SK-170"]);
  tab.close();
  endHolds(browser);
  browser.shop.stock.set("SK-170", 0);
  const again = await open();
  await again.runtime.refresh("pullCart");
  await again.runtime.flush();
  expect(again.cart().lines).toMatchObject([{ status: "out_of_stock", problem: { code: "out_of_stock" } }]);
});

test("the shop's own cart says at once what is gone and what is not: nothing more is asked", async () => {
  const { browser, tab } = await withCart(["SK-170", "SK-180"]);
  endHolds(browser);
  browser.shop.stock.set("SK-180", 0);
  await tab.runtime.refresh("pullCart");
  const after = [
    { sku: "SK-170", status: "expired", stock: { free: 1_000 } },
    { sku: "SK-180", status: "out_of_stock", problem: { code: "out_of_stock", details: { free: 0 } } },
  ];
  expect(tab.cart().lines).toMatchObject(after);
  await tab.runtime.refresh("pullCart");
  await tab.runtime.flush();
  expect(tab.cart().lines).toMatchObject(after);
  expect(asked(browser)).toEqual([]);
  expect(tab.notices).toMatchObject([{ type: "error", code: "out_of_stock", params: { name: "SK-180" } }]);
});

test("of a shop that doesn't say it, it is asked after the pull", async () => {
  const { browser, tab } = await withCart(["SK-170"]);
  browser.shop.saysFree = false;
  endHolds(browser);
  browser.shop.stock.set("SK-170", 0);
  await tab.runtime.refresh("pullCart");
  await tab.runtime.flush();
  expect(asked(browser)).toHaveLength(1);
  expect(tab.cart().lines).toMatchObject([{ status: "out_of_stock" }]);
});

test("two tabs ask once", async () => {
  const { browser, tab, open } = await withCart(["SK-170"]);
  const other = await open();
  browser.network.set(false);
  browser.clock.advance(31 * 60_000);
  for (const each of [tab, other]) await each.runtime.dispatch(browser.newId(), { type: "expire" });
  browser.network.set(true);
  for (const each of [tab, other]) await each.runtime.flush();
  expect(asked(browser)).toHaveLength(1);
});

test.each<Fault>(["lost", "reply_lost", "busy", "broken"])(
  "a question that meets the fault %s is asked again",
  async (fault) => {
    const { browser, tab } = await withCart(["SK-170"]);
    browser.shop.faults = [fault];
    await runOut(browser, tab, "SK-170");
    for (let round = 0; round < 4; round += 1) {
      browser.clock.advance(20_000);
      await tab.runtime.flush();
    }
    expect(tab.cart().lines).toMatchObject([{ status: "out_of_stock" }]);
  },
);

test("a shop that can't say it at all is asked a few times, holds up no line, and marks none", async () => {
  const { browser, tab } = await withCart(["SK-170"]);
  browser.shop.broken.add("checkStock");
  await runOut(browser, tab);
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-9") });
  for (let round = 0; round < 8; round += 1) {
    browser.clock.advance(20_000);
    await tab.runtime.flush();
  }
  expect(tab.cart().lines).toMatchObject([
    { sku: "SK-170", status: "expired", stock: null },
    { sku: "SK-9", itemId: expect.any(String) },
  ]);
  expect(asked(browser).filter(({ input }) => input.sku === "SK-170")).toHaveLength(3);
  expect(tab.notices).toEqual([]);
});

test("an answer about a line that was changed meanwhile is not about it", async () => {
  const { browser, tab } = await withCart(["SK-170"]);
  browser.network.set(false);
  await runOut(browser, tab, "SK-170");
  await tab.runtime.dispatch(browser.newId(), { type: "set_quantity", key: tab.cart().lines[0]!.key, qty: 2 });
  browser.shop.stock.set("SK-170", 2);
  browser.network.set(true);
  await tab.runtime.flush();
  expect(tab.cart().lines).toMatchObject([{ qty: 2, status: "ok" }]);
});

test("a cart that the server is not told of is asked about all the same, and nothing else is said", async () => {
  const { browser, tab } = await withCart(["SK-170", "SK-180"], { synchronizes: false });
  expect(new Set(browser.shop.calls.map(({ name }) => name))).toEqual(new Set(["checkStock"]));
  expect(tab.cart().lines).toMatchObject([
    { status: "volatile", stock: { free: 1_000 } },
    { status: "volatile", stock: { free: 1_000 } },
  ]);
  browser.shop.stock.set("SK-9", 0);
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-9") });
  await tab.runtime.flush();
  expect(tab.cart().lines[2]).toMatchObject({ status: "out_of_stock" });
});
