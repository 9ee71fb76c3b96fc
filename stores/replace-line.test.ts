import { createMemoryStorage } from "@/lib/offline";
import { aLine, createBrowser, wantedLines } from "./testing/harness";

/* Another size or another branch in the place of a line: nothing is taken away before the new one is sure. */

const other = aLine("SK-180");
let close: (() => void)[] = [];
afterEach(() => {
  for (const run of close) run();
  close = [];
  localStorage.clear();
});

async function withLine(qty = 2) {
  const browser = createBrowser(createMemoryStorage());
  const tab = browser.openTab();
  close.push(() => tab.close());
  await tab.start();
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-170", { qty }) });
  await tab.runtime.flush();
  const key = tab.cart().lines[0]!.key;
  const replace = async (line = other) => {
    const result = await tab.runtime.dispatch(browser.newId(), { type: "replace", key, line });
    await tab.runtime.flush();
    return result;
  };
  return { browser, tab, key, replace };
}

test("a free size takes the line's place, with its quantity, in one request", async () => {
  const { browser, tab, replace } = await withLine();
  expect(await replace()).toMatchObject({ outcome: "added" });
  expect(tab.cart().lines).toMatchObject([{ sku: "SK-180", qty: 2, status: "ok" }]);
  expect(tab.cart().lines[0]?.replaces).toBeUndefined();
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
  expect(browser.shop.calls.some(({ name }) => name === "deleteCartItem")).toBe(false);
});

test("a taken size gives the old line back, held as before, and says why", async () => {
  const { browser, tab, replace } = await withLine();
  browser.shop.stock.set("SK-180", 1);
  const held = browser.shop.heldLines();
  await replace();
  expect(tab.cart().lines).toMatchObject([
    { sku: "SK-170", qty: 2, status: "ok", problem: { code: "out_of_stock", kept: true } },
  ]);
  expect(browser.shop.heldLines()).toEqual(held);
});

test("a lost answer decides nothing: the line waits, and ends as one of the two", async () => {
  const { browser, tab, replace } = await withLine();
  browser.shop.faults = ["reply_lost"];
  await replace();
  for (let round = 0; round < 4; round += 1) {
    browser.clock.advance(20_000);
    await tab.runtime.flush();
  }
  expect(tab.cart().lines).toMatchObject([{ sku: "SK-180", qty: 2, status: "ok" }]);
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});

test("a line swapped while still on its way is asked for again when the new one is refused", async () => {
  const browser = createBrowser(createMemoryStorage());
  const tab = browser.openTab();
  close.push(() => tab.close());
  await tab.start();
  browser.network.set(false);
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-170", { qty: 2 }) });
  browser.shop.stock.set("SK-180", 0);
  await tab.runtime.dispatch(browser.newId(), { type: "replace", key: tab.cart().lines[0]!.key, line: other });
  browser.network.set(true);
  for (let round = 0; round < 3; round += 1) await tab.runtime.flush();
  expect(tab.cart().lines).toMatchObject([{ sku: "SK-170", qty: 2, status: "ok" }]);
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});

test("what is swapped keeps its place among the others, before and after the answer", async () => {
  const { browser, tab, key, replace } = await withLine();
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-9") });
  await replace();
  expect(tab.cart().lines).toMatchObject([{ sku: "SK-180", rowId: key }, { sku: "SK-9" }]);
});

test("another branch takes the cart along, and a refusal brings both back", async () => {
  const { browser, tab, replace } = await withLine();
  await replace(aLine("SK-170", { source: "brno", sourceName: "Brno" }));
  expect(tab.cart()).toMatchObject({ source: { id: "brno" }, lines: [{ source: "brno", status: "ok" }] });
  browser.shop.stock.set("SK-9", 0);
  const key = tab.cart().lines[0]!.key;
  await tab.runtime.dispatch(browser.newId(), { type: "replace", key, line: aLine("SK-9") });
  await tab.runtime.flush();
  expect(tab.cart()).toMatchObject({ source: { id: "brno" }, lines: [{ sku: "SK-170", source: "brno" }] });
});

test("another branch is no way out while other things are in the cart", async () => {
  const { browser, tab, replace } = await withLine();
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-9") });
  const before = wantedLines(tab.cart());
  expect(await replace(aLine("SK-170", { source: "brno" }))).toMatchObject({ outcome: "other_source" });
  expect(wantedLines(tab.cart())).toEqual(before);
});

test("a size that is in the cart already gets both quantities, and a refusal parts them again", async () => {
  const { browser, tab, replace } = await withLine();
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: other });
  await tab.runtime.flush();
  const before = wantedLines(tab.cart());
  browser.shop.stock.set("SK-180", 2);
  await replace();
  expect(wantedLines(tab.cart())).toEqual(before);
  expect(browser.shop.heldLines()).toEqual(before);
  browser.shop.stock.set("SK-180", 3);
  await replace();
  expect(tab.cart().lines).toMatchObject([{ sku: "SK-180", qty: 3, status: "ok" }]);
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});

test("taken out before the server knew of the swap, neither comes back", async () => {
  const { browser, tab, replace } = await withLine();
  browser.network.set(false);
  await replace();
  await tab.runtime.dispatch(browser.newId(), { type: "remove", key: tab.cart().lines[0]!.key });
  browser.network.set(true);
  await tab.runtime.flush();
  await tab.runtime.refresh("pullCart");
  expect(tab.cart().lines).toEqual([]);
  expect(browser.shop.heldLines()).toEqual([]);
});

test("put in again before the server knew of the swap, it is there alone", async () => {
  const { browser, tab, replace } = await withLine();
  browser.network.set(false);
  await replace();
  await tab.runtime.dispatch(browser.newId(), { type: "remove", key: tab.cart().lines[0]!.key });
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: other });
  browser.network.set(true);
  await tab.runtime.flush();
  await tab.runtime.refresh("pullCart");
  expect(tab.cart().lines).toMatchObject([{ sku: "SK-180", status: "ok" }]);
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});
