import { createDexieStorage } from "@/lib/offline";
import { aLine, anOrder, createBrowser, wantedLines, type Browser, type Tab } from "./testing/harness";

const ORDER_ID = "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11";

let storage: ReturnType<typeof createDexieStorage>;
let databases = 0;
beforeEach(() => (storage = createDexieStorage(() => "main", `sync-${(databases += 1)}`)));
afterEach(() => storage.close());

const open = (synchronizes: boolean, online = true) => {
  const browser = createBrowser(storage, { synchronizes, online });
  return { browser, tab: browser.openTab() };
};
const add = async (browser: Browser, tab: Tab) => {
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-170") });
  await tab.runtime.flush();
};
/** What the server was told of the cart; what it was asked about its stock tells it nothing. */
const asked = ({ shop }: Browser) => shop.calls.map(({ name }) => name).filter((name) => name !== "checkStock");

test("a shop that synchronizes carts hears of a line at once", async () => {
  const { browser, tab } = open(true);
  await tab.runtime.load();
  await add(browser, tab);
  expect(asked(browser)).toEqual(["createCart", "updateCartItem"]);
});

test("one that does not is told nothing before the checkout, by no reload and no return of the network", async () => {
  const { browser, tab } = open(false);
  await tab.runtime.load();
  await add(browser, tab);
  tab.close();
  const again = browser.openTab();
  await again.runtime.load();
  await again.runtime.refresh("extendHolds");
  browser.network.set(false);
  browser.network.set(true);
  await again.runtime.flush();
  expect(asked(browser)).toEqual([]);
  expect(again.cart().lines).toMatchObject([{ sku: "SK-170", status: "volatile" }]);

  await again.runtime.openCheckout();
  await again.runtime.flush();
  expect(asked(browser)).toEqual(["createCart", "updateCartItem"]);
  expect(again.cart().lines).toMatchObject([{ sku: "SK-170", status: "ok" }]);
});

test("a cart that the server knows goes on being told, in whichever tab", async () => {
  const { browser, tab } = open(false);
  await tab.runtime.load();
  await add(browser, tab);
  await tab.runtime.openCheckout();
  await tab.runtime.flush();
  const other = browser.openTab();
  await other.runtime.load();
  await other.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-160") });
  await other.runtime.flush();
  expect(asked(browser).filter((name) => name === "updateCartItem")).toHaveLength(2);
});

test("an order made offline takes its cart along, and the next cart is kept back again", async () => {
  const { browser, tab } = open(false, false);
  await tab.runtime.load();
  await add(browser, tab);
  await tab.runtime.openCheckout();
  await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()));
  tab.close();
  const again = browser.openTab();
  await again.runtime.load();
  browser.network.set(true);
  for (let round = 0; round < 3; round += 1) await again.runtime.flush();
  expect(browser.shop.orders.size).toBe(1);
  const before = asked(browser).length;
  await add(browser, again);
  expect(asked(browser)).toHaveLength(before);
});

test("what was taken out before the shopper went on in another shop is given free in the first one", async () => {
  const { browser, tab } = open(true);
  await tab.runtime.load();
  await add(browser, tab);
  browser.network.set(false);
  await tab.runtime.dispatch(browser.newId(), { type: "remove", key: tab.cart().lines[0]!.key });
  tab.storeCode = "skibike";
  const line = aLine("SK-170", { source: "vrchlabi" });
  await tab.runtime.dispatch(browser.newId(), { type: "add", line });
  browser.network.set(true);
  await tab.runtime.flush();
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
  expect(wantedLines(tab.cart())).toHaveLength(1);
});
