import { createMemoryStorage } from "@/lib/offline";
import { isCartCopied, noteLoginEnd } from "./ended-login";
import { aLine, createBrowser, type Browser, type Tab } from "./testing/harness";

/* How a browser and the server's cart find each other, and what is known of it without asking again. */

let close: (() => void)[] = [];
afterEach(() => {
  for (const run of close) run();
  close = [];
  localStorage.clear();
});

async function open(prepare: (browser: Browser) => void = () => undefined) {
  const browser = createBrowser(createMemoryStorage());
  prepare(browser);
  close.push(() => expect(browser.faults).toEqual([]));
  const openTab = async (): Promise<Tab> => {
    const tab = browser.openTab();
    close.push(() => tab.close());
    await tab.start();
    return tab;
  };
  const tab = await openTab();
  const add = async (more: Parameters<typeof aLine>[1] = {}, sku = "SK-170") => {
    await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine(sku, more) });
    await tab.runtime.flush();
  };
  return { browser, tab, openTab, add };
}
const asked = ({ shop }: Browser) => shop.calls.map(({ name }) => name);

describe("a shop that wants to know who asks", () => {
  test("is asked again as a guest, and the cart is kept there", async () => {
    const { browser, tab, add } = await open(({ shop }) => void (shop.wantsLogin = 1));
    await add();
    expect(asked(browser)).toEqual(["createCart", "createCart", "updateCartItem"]);
    expect(tab.cart().lines).toMatchObject([{ status: "ok" }]);
  });

  test("and keeps no cart for guests: lines are pre-reservations, in nobody's way", async () => {
    const { browser, tab, add } = await open(({ shop }) => void (shop.wantsLogin = Infinity));
    await add();
    expect(asked(browser)).toEqual(["createCart", "createCart", "createCart"]);
    expect(tab.cart()).toMatchObject({ token: null, lines: [{ status: "volatile" }] });
    expect(tab.cart().lines[0]?.problem).toBeUndefined();
    await tab.runtime.flush();
    expect(asked(browser)).toHaveLength(3);
  });
});

describe("days of a cart", () => {
  const week = { from: "2027-02-20", to: "2027-02-26" };

  test("are told once, when the server is first heard of it", async () => {
    const { tab, add, openTab } = await open();
    await add(week);
    await tab.runtime.refresh("pullCart");
    await tab.runtime.refresh("pullCart");
    expect(tab.days).toEqual([week]);
    const again = await openTab();
    await again.runtime.refresh("pullCart");
    expect(again.days).toEqual([]);
  });

  test("that differ from line to line are nobody's wish", async () => {
    const { tab, add } = await open();
    await add(week);
    await add();
    await tab.runtime.refresh("pullCart");
    expect(tab.days).toEqual([]);
  });

  test("of an empty cart are none, and of the next one they are told", async () => {
    const { tab, add } = await open();
    await tab.runtime.refresh("pullCart");
    await add(week);
    await tab.runtime.refresh("pullCart");
    expect(tab.days).toEqual([week]);
  });
});

describe("when the server confirmed the cart", () => {
  test("is known while it is as it was, also after a reload without a network", async () => {
    const { browser, tab, add, openTab } = await open();
    expect(tab.view().confirmedAt).toBeNull();
    await add();
    expect(tab.view().confirmedAt).toBe("2027-01-10T10:00:00.000Z");
    browser.network.set(false);
    browser.clock.advance(60_000);
    const again = await openTab();
    expect(again.view().confirmedAt).toBe("2027-01-10T10:00:00.000Z");
  });

  test.each<[string, (browser: Browser, tab: Tab) => Promise<unknown>]>([
    [
      "another quantity",
      (b, tab) => tab.runtime.dispatch(b.newId(), { type: "set_quantity", key: tab.cart().lines[0]!.key, qty: 2 }),
    ],
    ["another line", (b, tab) => tab.runtime.dispatch(b.newId(), { type: "add", line: aLine("SK-9") })],
    ["no line", (b, tab) => tab.runtime.dispatch(b.newId(), { type: "remove", key: tab.cart().lines[0]!.key })],
  ])("is not said of a cart with %s since, until the server has heard of it", async (_, change) => {
    const { browser, tab, add } = await open();
    await add();
    browser.network.set(false);
    await change(browser, tab);
    expect(tab.view().confirmedAt).toBeNull();
    browser.clock.advance(60_000);
    browser.network.set(true);
    await tab.runtime.flush();
    const isEmpty = tab.cart().lines.length === 0;
    expect(tab.view().confirmedAt).toBe(isEmpty ? null : "2027-01-10T10:01:00.000Z");
  });

  test("is not said after a lost answer before the server's cart was read", async () => {
    const { browser, tab, add } = await open();
    await add();
    browser.shop.faults = ["reply_lost", "lost"];
    await add({ qty: 2 });
    expect(tab.view().confirmedAt).toBeNull();
    for (let round = 0; round < 3; round += 1) {
      browser.clock.advance(20_000);
      await tab.runtime.flush();
    }
    expect(tab.view().confirmedAt).not.toBeNull();
  });
});

describe("a login", () => {
  const lines = (tab: Tab) => tab.cart().lines.map(({ sku, qty }) => `${sku} ${qty}`);

  test("merges the cart of another device once, in whichever tab", async () => {
    const { browser, tab, add, openTab } = await open(({ shop }) => void (shop.isLoggedIn = true));
    await add({}, "SK-160");
    expect(await tab.runtime.connect()).toEqual({ ok: true, unmerged: [] });
    const phone = createBrowser(createMemoryStorage(), { shop: browser.shop });
    const other = phone.openTab();
    close.push(() => other.close());
    await other.start();
    await other.runtime.dispatch(phone.newId(), { type: "add", line: aLine("SK-160") });
    await other.runtime.dispatch(phone.newId(), { type: "add", line: aLine("SK-170") });
    await Promise.all([other.runtime.connect(), other.runtime.connect()]);
    expect(lines(other)).toEqual(["SK-160 2", "SK-170 1"]);
    await (await openTab()).runtime.refresh("pullCart");
    expect(lines(tab)).toEqual(["SK-160 2", "SK-170 1"]);
  });

  test("brings a cart to a device that had none, and says what did not fit", async () => {
    const { browser, tab, add } = await open(({ shop }) => void (shop.isLoggedIn = true));
    await add();
    await tab.runtime.connect();
    browser.shop.unmerged = [
      { sku: "B", name: "Boty", qty: 1, from: "2027-02-13", to: "2027-02-15", problem: "out_of_stock" },
    ];
    const phone = createBrowser(createMemoryStorage(), { shop: browser.shop });
    const other = phone.openTab();
    close.push(() => other.close());
    await other.start();
    await other.runtime.connect();
    expect(lines(other)).toEqual(["SK-170 1"]);
    expect(other.notices).toMatchObject([{ code: "cart_unmerged", params: { names: "Boty" }, hasNoTimeout: true }]);
  });

  test("finds nothing doubled of what this browser asked for anew since the last one was ended", async () => {
    const { browser, tab, add } = await open(({ shop }) => void (shop.isLoggedIn = true));
    await add();
    await tab.runtime.connect();
    // Shut from elsewhere: the next press begins a guest's cart with all that is shown.
    browser.shop.endLogin(tab.cart().token ?? "");
    noteLoginEnd(new Date("2027-01-10T10:00:00Z"));
    await add({}, "SK-160");
    expect(lines(tab)).toEqual(["SK-170 1", "SK-160 1"]);
    browser.shop.isLoggedIn = true;
    await tab.runtime.connect();
    expect(lines(tab).sort()).toEqual(["SK-160 1", "SK-170 1"]);
    // Once: later carts of this browser are its own.
    expect(isCartCopied()).toBe(false);
  });

  test("that can't be asked about, or is over, changes nothing", async () => {
    const { browser, tab, add } = await open();
    await add();
    expect(await tab.runtime.connect()).toMatchObject({ ok: false, error: { code: "login_required" } });
    browser.network.set(false);
    expect(await tab.runtime.connect()).toMatchObject({ ok: false, error: { transport: true } });
    expect(lines(tab)).toEqual(["SK-170 1"]);
  });
});
