import { createDexieStorage, createMemoryStorage, type OfflineStorage } from "@/lib/offline";
import { aLine, anOrder, createBrowser, wantedLines, type Browser, type Tab } from "./testing/harness";
import { dropIntent, keepIntent } from "./cart-hint";
import type { Fault } from "./testing/model-shop";

const ORDER_ID = "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11";

let databases = 0;
let close: (() => void)[] = [];
function dexie(): OfflineStorage {
  const storage = createDexieStorage(() => "main", `test-${(databases += 1)}`);
  close.push(() => storage.close());
  return storage;
}
afterEach(() => {
  for (const run of close) run();
  close = [];
  localStorage.clear();
});

function open(online = true, storage = dexie()): { browser: Browser; tab: Tab } {
  const browser = createBrowser(storage, { online });
  const tab = browser.openTab();
  close.push(
    () => tab.close(),
    () => expect(browser.faults).toEqual([]),
  );
  return { browser, tab };
}

const add = (browser: Browser, tab: Tab, sku: string, qty = 1) =>
  tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine(sku, { qty }) });

/** Sends again and again, as the retry timer would, until nothing is left. */
async function settle(browser: Browser, tab: Tab): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    browser.clock.advance(60_000);
    await tab.runtime.flush();
  }
}

test("a line is added, sent once and confirmed", async () => {
  const { browser, tab } = open();
  await tab.runtime.load();
  expect(await add(browser, tab, "SK-170", 2)).toMatchObject({ outcome: "added" });
  await tab.runtime.flush();
  expect(browser.shop.calls.map(({ name }) => name)).toEqual(["createCart", "updateCartItem"]);
  expect(tab.cart()).toMatchObject({
    source: { id: "praha" },
    lines: [{ sku: "SK-170", qty: 2, status: "ok", itemId: "item-2", prevQty: 2 }],
  });
  expect(tab.view().hint).toEqual({ lines: 1, quantity: 2, active: true });
});

test("the screen shows a line before storage has answered", async () => {
  const { browser, tab } = open();
  await tab.runtime.load();
  const adding = add(browser, tab, "SK-170");
  expect(tab.view().hint.quantity).toBe(1);
  await adding;
});

test("what waited for the cart's code is counted all along, and shown once by whomever it is given", async () => {
  const { tab } = open();
  const command = { type: "add" as const, line: aLine("SK-170") };
  keepIntent({ id: "waiting", storeCode: "main", command });
  const counts: number[] = [];
  tab.watch(({ ready, hint }) => void (ready && counts.push(hint.quantity)));
  await tab.runtime.load();
  const first = await tab.runtime.dispatch("waiting", command);
  expect(await tab.runtime.dispatch("waiting", command)).toEqual(first);
  dropIntent("waiting");
  await tab.runtime.flush();
  expect(new Set(counts)).toEqual(new Set([1]));
  expect(tab.cart().lines).toMatchObject([{ sku: "SK-170", qty: 1 }]);
});

test("another shop's line is refused and nothing is sent", async () => {
  const { browser, tab } = open(false);
  await tab.runtime.load();
  await add(browser, tab, "SK-170");
  const result = await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-1", { source: "brno" }) });
  expect(result.outcome).toBe("other_source");
  expect(tab.cart().lines).toHaveLength(1);
});

test("added offline: a pre-reservation, told to the server when the network returns", async () => {
  const { browser, tab } = open(false);
  await tab.runtime.load();
  await add(browser, tab, "SK-170", 2);
  expect(tab.cart().lines[0]?.status).toBe("volatile");
  expect(browser.shop.calls).toEqual([]);
  browser.network.set(true);
  await tab.runtime.flush();
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
  expect(tab.cart().lines[0]?.status).toBe("ok");
});

test("changes made offline are sent as one: the latest quantity wins", async () => {
  const { browser, tab } = open(false);
  await tab.runtime.load();
  await add(browser, tab, "SK-170");
  const key = tab.cart().lines[0]!.key;
  for (const qty of [2, 5, 3]) await tab.runtime.dispatch(browser.newId(), { type: "set_quantity", key, qty });
  await add(browser, tab, "SK-9");
  await tab.runtime.dispatch(browser.newId(), { type: "remove", key: tab.cart().lines[1]!.key });
  browser.network.set(true);
  await tab.runtime.flush();
  expect(browser.shop.calls.filter(({ name }) => name.endsWith("CartItem"))).toHaveLength(1);
  expect(browser.shop.heldLines()).toEqual([{ key, qty: 3 }]);
});

test("other days of the last unit: the line moves, its own hold is not in the way", async () => {
  const { browser, tab } = open();
  browser.shop.stock.set("SK-170", 1);
  await tab.runtime.load();
  await add(browser, tab, "SK-170");
  await tab.runtime.flush();
  const { key } = await tab.runtime.dispatch(browser.newId(), {
    type: "change_period",
    key: tab.cart().lines[0]!.key,
    period: { from: "2027-02-14", to: "2027-02-16" },
  });
  await tab.runtime.flush();
  expect(browser.shop.heldLines()).toEqual([{ key, qty: 1 }]);
  expect(tab.cart().lines).toMatchObject([{ key, from: "2027-02-14", status: "ok" }]);
});

test("other days that are taken: the old ones stay held until the shopper has chosen", async () => {
  const { browser, tab } = open();
  browser.shop.stock.set("SK-170", 2);
  await tab.runtime.load();
  await add(browser, tab, "SK-170", 2);
  await tab.runtime.flush();
  const held = browser.shop.heldLines();
  browser.shop.stock.set("SK-170", 1);
  const { key } = await tab.runtime.dispatch(browser.newId(), {
    type: "change_period",
    key: tab.cart().lines[0]!.key,
    period: { from: "2027-02-20", to: "2027-02-21" },
  });
  await tab.runtime.refresh("pullCart");
  expect(tab.cart().lines).toMatchObject([{ key, from: "2027-02-20", qty: 2, status: "out_of_stock" }]);
  expect(browser.shop.heldLines()).toEqual(held);
  await tab.runtime.dispatch(browser.newId(), { type: "set_quantity", key: key!, qty: 1 });
  await tab.runtime.flush();
  expect(browser.shop.heldLines()).toEqual([{ key, qty: 1 }]);
  expect(tab.cart().lines).toMatchObject([{ key, status: "ok" }]);
});

test("two lines that come to the same days are one line, on both sides", async () => {
  const { browser, tab } = open();
  await tab.runtime.load();
  await add(browser, tab, "SK-170", 2);
  await tab.runtime.dispatch(browser.newId(), {
    type: "add",
    line: aLine("SK-170", { from: "2027-02-20", to: "2027-02-21" }),
  });
  await tab.runtime.flush();
  await tab.runtime.dispatch(browser.newId(), {
    type: "change_period",
    key: tab.cart().lines[1]!.key,
    period: { from: "2027-02-13", to: "2027-02-15" },
  });
  await tab.runtime.refresh("pullCart");
  expect(tab.cart().lines).toMatchObject([{ qty: 3, status: "ok" }]);
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});

test("a refused line stays in sight with its reason, and the shopper is told", async () => {
  const { browser, tab } = open();
  browser.shop.stock.set("SK-170", 0);
  await tab.runtime.load();
  await add(browser, tab, "SK-170");
  await tab.runtime.flush();
  expect(tab.cart().lines).toMatchObject([
    { sku: "SK-170", status: "out_of_stock", problem: { code: "out_of_stock" } },
  ]);
  expect(tab.notices).toEqual([
    { type: "error", code: "out_of_stock", params: { name: "SK-170" }, action1: "open_cart" },
  ]);
  browser.shop.stock.set("SK-170", 5);
  await tab.runtime.dispatch(browser.newId(), { type: "recheck" });
  await tab.runtime.flush();
  expect(tab.cart().lines).toMatchObject([{ status: "ok" }]);
});

test("a raise that is refused goes back to what the server holds", async () => {
  const { browser, tab } = open();
  browser.shop.stock.set("SK-170", 2);
  await tab.runtime.load();
  await add(browser, tab, "SK-170", 2);
  await tab.runtime.flush();
  await tab.runtime.dispatch(browser.newId(), { type: "set_quantity", key: tab.cart().lines[0]!.key, qty: 3 });
  await tab.runtime.flush();
  expect(tab.cart().lines).toMatchObject([{ qty: 2, status: "ok", problem: { code: "out_of_stock" } }]);
});

describe.each<Fault>(["lost", "reply_lost", "busy", "broken", "late"])("one request is %s", (fault) => {
  // createCart, two updates; the fourth request is the repetition.
  test.each([0, 1, 2, 3])("at step %i: nothing is lost, nothing is doubled", async (step) => {
    const { browser, tab } = open(false);
    await tab.runtime.load();
    await add(browser, tab, "SK-170", 2);
    await add(browser, tab, "SK-180");
    browser.shop.faults = [...Array.from({ length: step }, (): Fault => "none"), fault];
    browser.network.set(true);
    await settle(browser, tab);
    expect(wantedLines(tab.cart())).toHaveLength(2);
    expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
    expect(tab.cart().lines.every(({ status }) => status === "ok")).toBe(true);
  });
});

test.each<Fault>(["hang", "hang_after"])("a tab closed in the middle of sending (%s) loses nothing", async (fault) => {
  const { browser, tab } = open();
  await tab.runtime.load();
  browser.shop.faults = ["none", fault];
  const hung = browser.shop.whenHung();
  await add(browser, tab, "SK-170", 2);
  await hung;
  tab.close();
  const next = browser.openTab();
  close.push(() => next.close());
  await next.runtime.load();
  await settle(browser, next);
  expect(next.cart().lines).toMatchObject([{ sku: "SK-170", qty: 2, status: "ok" }]);
  expect(browser.shop.heldLines()).toEqual(wantedLines(next.cart()));
});

test("two tabs send one outbox: each task leaves once", async () => {
  const { browser, tab } = open(false);
  const other = browser.openTab();
  close.push(() => other.close());
  await tab.runtime.load();
  await other.runtime.load();
  await add(browser, tab, "SK-170");
  await add(browser, other, "SK-180");
  await add(browser, other, "SK-170");
  browser.network.set(true);
  await Promise.all([tab.runtime.flush(), other.runtime.flush()]);
  const updates = browser.shop.calls.filter(({ name }) => name === "updateCartItem");
  expect(new Set(updates.map(({ key }) => key)).size).toBe(updates.length);
  expect(updates).toHaveLength(2);
  await Promise.all([tab.runtime.flush(), other.runtime.flush()]);
  expect(wantedLines(tab.cart())).toEqual(wantedLines(other.cart()));
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
  expect(tab.cart().lines.map(({ qty }) => qty)).toEqual([2, 1]);
});

test("a command repeated under its id is done once", async () => {
  const { browser, tab } = open(false);
  await tab.runtime.load();
  await tab.runtime.dispatch("intent-1", { type: "add", line: aLine("SK-170") });
  const other = browser.openTab();
  close.push(() => other.close());
  await other.runtime.load();
  await other.runtime.dispatch("intent-1", { type: "add", line: aLine("SK-170") });
  expect(other.cart().lines).toMatchObject([{ qty: 1 }]);
});

test("the server forgot the cart: every line goes into a new one", async () => {
  const { browser, tab } = open();
  await tab.runtime.load();
  await add(browser, tab, "SK-170", 2);
  await tab.runtime.flush();
  browser.shop.carts.clear();
  await add(browser, tab, "SK-180");
  await tab.runtime.flush();
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
  expect(wantedLines(tab.cart()).map(({ qty }) => qty)).toEqual([2, 1]);
});

test("a server that forgets every cart is not asked for ever", async () => {
  const { browser, tab } = open();
  await tab.runtime.load();
  browser.shop.faults = Array.from({ length: 50 }, (): Fault => "forgets_carts");
  await add(browser, tab, "SK-170");
  await tab.runtime.flush();
  expect(browser.shop.calls.length).toBeLessThan(20);
  expect(tab.cart().lines).toHaveLength(1);
});

test("holds run out at their instant and can be renewed", async () => {
  const { browser, tab } = open();
  await tab.runtime.load();
  await add(browser, tab, "SK-170");
  await tab.runtime.flush();
  const key = tab.cart().lines[0]!.key;
  await tab.runtime.dispatch(browser.newId(), { type: "expire" });
  expect(tab.cart().lines[0]?.status).toBe("ok");
  browser.clock.advance(30 * 60_000);
  await tab.runtime.dispatch(browser.newId(), { type: "expire" });
  expect(tab.cart().lines).toMatchObject([{ key, status: "expired", holdExpiresAt: null }]);
  expect(await tab.runtime.refresh("extendHolds")).toEqual({ ok: true });
  expect(tab.cart().lines[0]?.holdExpiresAt).not.toBeNull();
});

test("a cart whose dates are over is emptied on load, with a notice", async () => {
  const { browser, tab } = open();
  await tab.runtime.load();
  await add(browser, tab, "SK-170");
  await tab.runtime.flush();
  tab.close();
  browser.clock.advance(40 * 24 * 3_600_000);
  const later = browser.openTab();
  close.push(() => later.close());
  await later.runtime.load();
  expect(later.cart()).toMatchObject({ lines: [], source: null });
  expect(later.notices).toEqual([{ type: "warning", code: "past_reservation" }]);
  await later.runtime.flush();
  expect(browser.shop.heldLines()).toEqual([]);
});

describe("orders", () => {
  async function filled(online = true) {
    const opened = open(online);
    await opened.tab.runtime.load();
    await add(opened.browser, opened.tab, "SK-170", 2);
    if (online) await opened.tab.runtime.flush();
    return opened;
  }

  test("a placed order takes the cart along, on both sides", async () => {
    const { browser, tab } = await filled();
    const outcome = await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart(), "sandbox"), false);
    expect(outcome).toMatchObject({ kind: "placed", order: { order_id: ORDER_ID } });
    expect(tab.cart()).toEqual({ lines: [], source: null, token: null, storeCode: null });
    expect(browser.shop.heldLines()).toEqual([]);
  });

  test("offline: queued, cart empty, sent as one order later", async () => {
    const { browser, tab } = await filled(false);
    expect(await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true)).toEqual({
      kind: "queued",
      orderId: ORDER_ID,
    });
    expect(tab.view()).toMatchObject({
      cart: { lines: [] },
      openOrders: [{ orderId: ORDER_ID, state: "waiting", inCart: false }],
      hint: { active: true },
    });
    browser.network.set(true);
    await settle(browser, tab);
    expect(browser.shop.orders.size).toBe(1);
    expect(browser.shop.heldLines()).toEqual([]);
    expect(tab.view().openOrders).toEqual([]);
    expect(tab.notices.map(({ code }) => code)).toEqual(["order_queued", "order_placed"]);
  });

  test("offline, a gateway can't be used: refused, cart kept", async () => {
    const { tab } = await filled(false);
    const outcome = await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart(), "gopay"), false);
    expect(outcome).toMatchObject({ kind: "refused", error: { code: "unavailable", transport: true } });
    expect(tab.cart().lines).toHaveLength(1);
  });

  test.each<Fault>(["lost", "reply_lost", "busy", "broken"])(
    "%s while paying by a gateway: the second tap ends as the same order",
    async (fault) => {
      const { browser, tab } = await filled();
      browser.shop.faults = [fault];
      const body = { ...anOrder(ORDER_ID, tab.cart(), "gopay"), created_at: "2027-01-10T10:00:00.000Z" };
      expect(await tab.runtime.placeOrder(body, false)).toMatchObject({ kind: "refused" });
      expect(tab.cart().lines).toHaveLength(1);
      const again = await tab.runtime.placeOrder({ ...body, created_at: "2027-01-10T10:01:00.000Z" }, false);
      expect(again).toMatchObject({ kind: "placed", order: { order_id: ORDER_ID } });
      expect(browser.shop.orders.size).toBe(1);
    },
  );

  test("a changed form after a lost answer is a question: the order that stands, or another one", async () => {
    const { browser, tab } = await filled();
    browser.shop.faults = ["reply_lost"];
    const body = anOrder(ORDER_ID, tab.cart(), "gopay");
    await tab.runtime.placeOrder(body, false);
    const changed = { ...body, user_note: "přijedu v 7" };
    expect(await tab.runtime.placeOrder(changed, false)).toMatchObject({
      kind: "refused",
      error: { code: "order_conflict" },
    });
    expect(browser.shop.orders.size).toBe(1);
    expect(tab.cart().lines).toHaveLength(1);
    expect(tab.view().openOrders).toMatchObject([{ orderId: ORDER_ID, state: "refused", inCart: true }]);

    expect(await tab.runtime.decide((ways) => ways.acceptStanding(ORDER_ID))).toBe(true);
    await settle(browser, tab);
    expect(tab.cart().lines).toEqual([]);
    expect(tab.view()).toMatchObject({ openOrders: [], placedOrders: [{ orderId: ORDER_ID }] });
    expect(browser.shop.heldLines()).toEqual([]);
  });

  test.each<Fault>(["lost", "reply_lost", "busy", "late"])(
    "%s while paying at the counter: one order in the end",
    async (fault) => {
      const { browser, tab } = await filled();
      browser.shop.faults = [fault];
      expect(await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true)).toMatchObject({ kind: "queued" });
      await settle(browser, tab);
      expect(browser.shop.orders.size).toBe(1);
      expect(tab.view().openOrders).toEqual([]);
    },
  );

  test.each<Fault>(["hang", "hang_after"])(
    "a tab closed while the order is on its way (%s): one order, empty cart",
    async (fault) => {
      const { browser, tab } = await filled();
      browser.shop.faults = [fault];
      const hung = browser.shop.whenHung();
      void tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart(), "gopay"), false);
      await hung;
      tab.close();
      const next = browser.openTab();
      close.push(() => next.close());
      await next.runtime.load();
      await settle(browser, next);
      expect(browser.shop.orders.size).toBe(1);
      expect(next.cart().lines).toEqual([]);
      expect(browser.shop.heldLines()).toEqual([]);
    },
  );

  test("one tap, one order: taps in two tabs at once", async () => {
    const { browser, tab } = await filled();
    const other = browser.openTab();
    close.push(() => other.close());
    await other.runtime.load();
    const body = anOrder(ORDER_ID, tab.cart());
    const outcomes = await Promise.all([tab, other, tab, other].map(({ runtime }) => runtime.placeOrder(body, true)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["placed", "placed", "placed", "placed"]);
    expect(browser.shop.calls.filter(({ name }) => name === "placeOrder")).toHaveLength(1);
  });

  test("a queued order that is refused says so and gives the things back", async () => {
    const { browser, tab } = await filled(false);
    await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true);
    browser.shop.refuseOrders = "out_of_stock";
    browser.network.set(true);
    await settle(browser, tab);
    expect(browser.shop.orders.size).toBe(0);
    expect(tab.notices.at(-1)).toMatchObject({
      code: "order_refused",
      params: { reason: "out_of_stock" },
      hasNoTimeout: true,
    });
    expect(tab.cart().lines).toMatchObject([{ sku: "SK-170", qty: 2 }]);
    expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
  });

  test("what is put in the cart beside a queued order belongs to the next one", async () => {
    const { browser, tab } = await filled(false);
    await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true);
    await add(browser, tab, "SK-180");
    browser.network.set(true);
    await settle(browser, tab);
    expect(browser.shop.orders.get(ORDER_ID)?.products.map(({ sku }) => sku)).toEqual(["SK-170"]);
    expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
    expect(tab.cart().lines.map(({ sku }) => sku)).toEqual(["SK-180"]);
  });
});

test("without a durable database the visit works in memory", async () => {
  const { browser, tab } = open(true, createMemoryStorage());
  await tab.runtime.load();
  await add(browser, tab, "SK-170");
  await tab.runtime.flush();
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});
