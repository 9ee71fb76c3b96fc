import { emptyCheckoutForm } from "@/lib/domain/checkout";
import { createDexieStorage, createResilientStorage, isKind, type OfflineStorage } from "@/lib/offline";
import { guarded, quotaError } from "@/lib/offline/testing/things";
import { currentOrderId, type CheckoutDraft } from "./checkout";
import { aLine, anOrder, createBrowser, wantedLines, type Browser, type Tab } from "./testing/harness";

/* An order is a task like a cart line: what can become of it, and what a shopper can do then. */

const ORDER_ID = "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11";
const named = (firstName: string) => ({
  ...emptyCheckoutForm,
  personalDetails: { ...emptyCheckoutForm.personalDetails, firstName },
});

let databases = 0;
let close: (() => void)[] = [];
afterEach(() => {
  for (const run of close) run();
  close = [];
  localStorage.clear();
});

function dexie(): OfflineStorage {
  const storage = createDexieStorage(() => "main", `orders-${(databases += 1)}`);
  close.push(() => storage.close());
  return storage;
}
async function openTab(browser: Browser, session?: Tab["session"]): Promise<Tab> {
  const tab = browser.openTab(session);
  close.push(() => tab.close());
  await tab.start();
  return tab;
}
const add = (browser: Browser, tab: Tab, sku: string, qty = 1) =>
  tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine(sku, { qty }) });

/** A browser with a filled cart. */
async function filled(more: { online?: boolean; sendsByItself?: boolean; storage?: OfflineStorage } = {}) {
  const { storage = dexie(), ...options } = more;
  const browser = createBrowser(storage, options);
  close.push(() => expect(browser.faults).toEqual([]));
  const tab = await openTab(browser);
  await add(browser, tab, "SK-170", 2);
  if (browser.network.isOnline()) await tab.runtime.flush();
  return { browser, tab };
}
async function settle(browser: Browser, tab: Tab): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    browser.clock.advance(60_000);
    await tab.runtime.flush();
  }
}
const placed = (browser: Browser) => [...browser.shop.orders.keys()];

test("an order that outlasts its login stands as a guest's", async () => {
  const { browser, tab } = await filled({ online: false });
  await tab.runtime.placeOrder({ ...anOrder(ORDER_ID, tab.cart()), user_id: "7" }, true);
  browser.network.set(true);
  await settle(browser, tab);
  expect(placed(browser)).toEqual([ORDER_ID]);
  const sent = browser.shop.calls.filter(({ name }) => name === "placeOrder").map(({ input }) => input.user_id);
  expect(sent).toEqual(["7", ""]);
});

describe("an order that does not come to stand", () => {
  test("given 500 for ever it holds up no line, and ends as a clear refusal with its things given back", async () => {
    const { browser, tab } = await filled({ online: false });
    await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true);
    browser.shop.broken.add("placeOrder");
    browser.network.set(true);
    await add(browser, tab, "SK-9");
    await tab.runtime.flush();
    expect(tab.cart().lines).toMatchObject([{ sku: "SK-9", status: "ok" }]);
    await settle(browser, tab);
    expect(tab.view().openOrders).toMatchObject([
      { orderId: ORDER_ID, state: "refused", error: { code: "internal" }, inCart: false, things: ["SK-170"] },
    ]);
    expect(tab.notices.at(-1)).toMatchObject({ code: "order_refused", hasNoTimeout: true });

    expect(await tab.runtime.decide((ways) => ways.takeBack(ORDER_ID))).toBe(true);
    await settle(browser, tab);
    expect(tab.cart().lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ["SK-9", 1],
      ["SK-170", 2],
    ]);
    expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
    expect(tab.view().openOrders).toEqual([]);
  });

  test("an order that was placed behind broken answers is found, not refused", async () => {
    const { browser, tab } = await filled({ online: false });
    const body = anOrder(ORDER_ID, tab.cart());
    await tab.runtime.placeOrder(body, true);
    browser.network.set(true);
    // The shop has it, but can't say so.
    await browser.shop.api("main").call("placeOrder", body);
    browser.shop.broken.add("placeOrder");
    await settle(browser, tab);
    expect(tab.view()).toMatchObject({
      openOrders: [],
      placedOrders: [{ orderId: ORDER_ID, number: "S1", period: { from: "2027-02-13", to: "2027-02-15" } }],
    });
  });

  test("one that can't even be written as the contract wants is refused at once, and lines go on", async () => {
    const { browser, tab } = await filled();
    const body = anOrder(ORDER_ID, tab.cart());
    body.addressInformation.billingAddress = { ...body.addressInformation.billingAddress, email: "jana@@example" };
    expect(await tab.runtime.placeOrder(body, true)).toMatchObject({
      kind: "refused",
      error: { code: "invalid_input" },
    });
    await add(browser, tab, "SK-9");
    await tab.runtime.flush();
    expect(tab.cart().lines).toMatchObject([{ status: "ok" }, { status: "ok" }]);
  });

  test("and when such a one waits in the queue, it stays in sight with its reason", async () => {
    const { browser, tab } = await filled({ online: false });
    const body = anOrder(ORDER_ID, tab.cart());
    body.addressInformation.billingAddress = { ...body.addressInformation.billingAddress, firstname: "😀" };
    await tab.runtime.placeOrder(body, true);
    browser.network.set(true);
    await add(browser, tab, "SK-9");
    await settle(browser, tab);
    expect(tab.view().openOrders).toMatchObject([{ state: "refused", error: { code: "invalid_input" } }]);
    expect(tab.cart().lines).toMatchObject([{ sku: "SK-9", status: "ok" }]);
  });

  test("a refusal that came while nobody looked is told once more, then stands in the cart until met", async () => {
    const { browser, tab } = await filled({ online: false });
    await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true);
    browser.shop.refuseOrders = "out_of_stock";
    browser.network.set(true);
    await settle(browser, tab);
    tab.close();
    const codes = async () => {
      const next = await openTab(browser);
      const told = next.notices.map(({ code }) => code);
      expect(next.view().openOrders).toMatchObject([{ state: "refused", inCart: true }]);
      next.close();
      return told;
    };
    expect(await codes()).toEqual(["order_refused"]);
    expect(await codes()).toEqual([]);
    const last = await openTab(browser);
    await last.runtime.decide((ways) => ways.forget(ORDER_ID));
    expect(last.view().openOrders).toEqual([]);
  });

  test("a refused one can be sent once more as it was", async () => {
    const { browser, tab } = await filled({ online: false });
    await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true);
    await add(browser, tab, "SK-9");
    browser.shop.refuseOrders = "out_of_stock";
    browser.network.set(true);
    await settle(browser, tab);
    browser.shop.refuseOrders = null;
    await tab.runtime.decide((ways) => ways.send(ORDER_ID));
    await settle(browser, tab);
    expect(placed(browser)).toEqual([ORDER_ID]);
    expect(tab.view().openOrders).toEqual([]);
  });
});

describe("whose order it is", () => {
  test("what was put in the cart after the order had left is not taken along with it", async () => {
    const { browser, tab } = await filled();
    browser.shop.faults = ["hang"];
    const hung = browser.shop.whenHung();
    void tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart(), "gopay"), false);
    await hung;
    tab.close();
    browser.network.set(false);
    const next = await openTab(browser);
    await add(browser, next, "SK-9");
    await add(browser, next, "SK-170");
    browser.network.set(true);
    await settle(browser, next);
    expect(placed(browser)).toEqual([ORDER_ID]);
    expect(next.cart().lines.map(({ sku, qty, status }) => [sku, qty, status])).toEqual([
      ["SK-170", 1, "ok"],
      ["SK-9", 1, "ok"],
    ]);
    expect(browser.shop.heldLines()).toEqual(wantedLines(next.cart()));
  });

  test("an order is sent to the store view it was made in, wherever its shopper is by then", async () => {
    const { browser, tab } = await filled({ online: false });
    await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true);
    tab.storeCode = "skibike";
    browser.network.set(true);
    await settle(browser, tab);
    expect(placed(browser)).toEqual([ORDER_ID]);
    expect(browser.shop.calls.filter(({ name }) => name === "placeOrder").map(({ storeCode }) => storeCode)).toEqual([
      "main",
    ]);
  });
});

describe("a second tab", () => {
  test("shares the order in the making: what is typed in one stands in the other, under one id", async () => {
    const { browser, tab } = await filled();
    const other = await openTab(browser);
    saveIn(tab, "Jana");
    await shown(other, ({ form }) => form.personalDetails.firstName === "Jana");
    expect(other.checkout.getState().orderId).toBe(tab.checkout.getState().orderId);
    saveIn(other, "Eva");
    await shown(tab, ({ form }) => form.personalDetails.firstName === "Eva");
    expect(tab.checkout.getState().orderId).toBe(other.checkout.getState().orderId);
  });

  test("after the first has ordered, the other's next order has an id of its own", async () => {
    const { browser, tab } = await filled();
    const other = await openTab(browser);
    saveIn(tab, "Jana");
    await shown(other, ({ orderId }) => orderId !== null);
    const first = tab.checkout.getState().orderId!;
    await tab.runtime.placeOrder(anOrder(first, tab.cart()), true);
    await shown(other, ({ orderId }) => orderId === null);
    expect(other.checkout.getState().form).toEqual(emptyCheckoutForm);
    expect(other.session.order).toMatchObject({ id: first, decided: true });
    await add(browser, other, "SK-9");
    const second = currentOrderId(other.checkout, other.session.order);
    expect(second).not.toBe(first);
    expect(await other.runtime.placeOrder(anOrder(second, other.cart()), true)).toMatchObject({ kind: "placed" });
    expect(placed(browser)).toEqual([first, second]);
  });

  test("a tab that heard nothing and orders other things by the old id is asked, not given that order", async () => {
    const { browser, tab } = await filled();
    const other = await openTab(browser);
    await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true);
    await add(browser, other, "SK-9");
    const second = anOrder(ORDER_ID, other.cart());
    expect(await other.runtime.placeOrder(second, true)).toMatchObject({
      kind: "refused",
      error: { code: "order_conflict" },
    });
    expect(other.cart().lines).toHaveLength(1);
    const another = await other.runtime.decide((ways) => ways.orderAnother(ORDER_ID));
    expect(await other.runtime.placeOrder({ ...second, order_id: another }, true)).toMatchObject({ kind: "placed" });
    expect(placed(browser)).toEqual([ORDER_ID, another]);
  });

  test("the very same order again, of a cart filled anew, is asked about too", async () => {
    const { browser, tab } = await filled();
    const body = anOrder(ORDER_ID, tab.cart());
    await tab.runtime.placeOrder(body, true);
    await add(browser, tab, "SK-170", 2);
    expect(await tab.runtime.placeOrder(body, true)).toMatchObject({ error: { code: "order_conflict" } });
  });

  test("a draft of an order that has left the checkout is not written any more", async () => {
    const { browser, tab } = await filled();
    saveIn(tab, "Jana");
    const id = tab.checkout.getState().orderId!;
    await tab.runtime.placeOrder(anOrder(id, tab.cart()), true);
    await tab.runtime.writeDraft({ orderId: id, revision: 9 });
    expect(await tab.runtime.readDraft()).toBeNull();
    expect(browser.shop.orders.size).toBe(1);
  });

  const saveIn = (tab: Tab, firstName: string) =>
    tab.checkout.setState({ form: named(firstName), orderId: currentOrderId(tab.checkout, tab.session.order) });
  /** Settles when another tab's news has come to this one. */
  const shown = (tab: Tab, what: (draft: CheckoutDraft) => boolean): Promise<void> =>
    new Promise((done) => {
      if (what(tab.checkout.getState())) return done();
      const stop = tab.checkout.subscribe((draft) => {
        if (!what(draft)) return;
        stop();
        done();
      });
    });
});

describe("offline orders that the shopper is asked about", () => {
  test("wait for a word, then go out once", async () => {
    const { browser, tab } = await filled({ online: false, sendsByItself: false });
    await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true);
    browser.network.set(true);
    await settle(browser, tab);
    expect(placed(browser)).toEqual([]);
    expect(tab.view().openOrders).toMatchObject([{ state: "asking", acknowledged: false, things: ["SK-170"] }]);
    await tab.runtime.decide((ways) => ways.putOff(ORDER_ID));
    expect(tab.view().openOrders).toMatchObject([{ state: "asking", acknowledged: true }]);
    await tab.runtime.decide((ways) => ways.send(ORDER_ID));
    await settle(browser, tab);
    expect(placed(browser)).toEqual([ORDER_ID]);
    expect(tab.view().openOrders).toEqual([]);
  });

  test("can be taken back, with everything that was typed", async () => {
    const { browser, tab } = await filled({ online: false, sendsByItself: false });
    const orderId = currentOrderId(tab.checkout, null);
    tab.checkout.setState({ form: named("Jana") });
    await tab.runtime.readDraft();
    await tab.runtime.placeOrder(anOrder(orderId, tab.cart()), true);
    expect(tab.checkout.getState()).toMatchObject({ orderId: null, form: emptyCheckoutForm });
    await tab.runtime.decide((ways) => ways.takeBack(orderId));
    expect(tab.checkout.getState()).toMatchObject({ orderId, form: named("Jana") });
    expect(tab.cart().lines).toMatchObject([{ sku: "SK-170", qty: 2 }]);
    expect(browser.shop.orders.size).toBe(0);
  });
});

describe("body measurements", () => {
  const measured = (tab: Tab, height: number) => {
    const body = anOrder(ORDER_ID, tab.cart());
    return { ...body, products: body.products.map((product) => ({ ...product, biometric_data: { height } })) };
  };
  const told = (browser: Browser) =>
    browser.shop.orders.get(ORDER_ID)?.products.map((product) => product.biometric_data);

  test("go out with an order that waited for the network, and then are nowhere in this browser", async () => {
    const storage = dexie();
    const { browser, tab } = await filled({ online: false, storage });
    const kept = () =>
      storage.transact(async (own) => JSON.stringify([await own.tasks(), await own.getState("draft")]));
    await tab.runtime.placeOrder(measured(tab, 187), true);
    expect(await kept()).toContain("187");
    browser.network.set(true);
    await settle(browser, tab);
    expect(told(browser)).toEqual([{ height: 187 }]);
    expect(await kept()).not.toMatch(/187|biometric/u);
  });

  test("mended after a try that failed go out as they are then, as the same order", async () => {
    const { browser, tab } = await filled();
    browser.shop.faults = ["lost"];
    await tab.runtime.placeOrder(measured(tab, 178), false);
    await tab.runtime.placeOrder(measured(tab, 187), false);
    expect(told(browser)).toEqual([{ height: 187 }]);
  });

  test("can't be guessed from the mark that is kept of an order", async () => {
    const markOf = async (height: number) => {
      const storage = dexie();
      const { tab } = await filled({ storage });
      await tab.runtime.placeOrder(measured(tab, height), true);
      const tasks = await storage.transact((own) => own.tasks());
      return tasks.flatMap((task) => (isKind(task, "order") ? task.payload.sent : []));
    };
    const mark = await markOf(178);
    expect(mark).toHaveLength(1);
    expect(await markOf(187)).toEqual(mark);
  });
});

test("an order that goes out by itself after a reload is decided there: the next one has its own id", async () => {
  const { browser, tab } = await filled();
  const first = currentOrderId(tab.checkout, tab.session.order);
  tab.session.remember({ id: first, decided: false, triedAt: browser.clock.now().toISOString() });
  browser.shop.faults = ["hang"];
  const hung = browser.shop.whenHung();
  void tab.runtime.placeOrder(anOrder(first, tab.cart()), true);
  await hung;
  tab.close();
  const next = await openTab(browser, tab.session);
  await settle(browser, next);
  expect(placed(browser)).toHaveLength(1);
  expect(currentOrderId(next.checkout, next.session.order)).not.toBe(first);
});

test("after a reload amid sending the order is seen to be on its way, then by its number and days", async () => {
  const { browser, tab } = await filled();
  browser.shop.faults = ["hang"];
  const hung = browser.shop.whenHung();
  void tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true);
  await hung;
  const other = await openTab(browser);
  expect(other.view().openOrders).toMatchObject([{ orderId: ORDER_ID, onItsWay: true }]);
  tab.close();
  await settle(browser, other);
  expect(other.view()).toMatchObject({
    openOrders: [],
    placedOrders: [{ orderId: ORDER_ID, number: "S1", period: { from: "2027-02-13", to: "2027-02-15" } }],
  });
});

describe("a browser that can keep nothing", () => {
  /** The database takes nothing more from `fullNow` on. */
  function fillable() {
    let full = false;
    const inner = dexie();
    const storage = () =>
      createResilientStorage(
        guarded(inner, () => {
          if (full) throw quotaError();
        }),
        { makeRoom: [], onProblem: () => undefined },
      );
    return { storage, fullNow: () => void (full = true) };
  }

  test("promises no order offline: it says no and leaves the cart as it is", async () => {
    const { storage, fullNow } = fillable();
    const { browser, tab } = await filled({ online: false, storage: storage() });
    fullNow();
    expect(await tab.runtime.placeOrder(anOrder(ORDER_ID, tab.cart()), true)).toMatchObject({ kind: "refused" });
    expect(tab.cart().lines).toMatchObject([{ qty: 2 }]);
    browser.network.set(true);
    await settle(browser, tab);
    expect(placed(browser)).toEqual([]);
  });

  async function loseAnswer() {
    const { storage, fullNow } = fillable();
    const { browser, tab } = await filled({ storage: storage() });
    fullNow();
    const orderId = currentOrderId(tab.checkout, tab.session.order);
    tab.session.remember({ id: orderId, decided: false, triedAt: browser.clock.now().toISOString() });
    browser.shop.faults = ["reply_lost"];
    await tab.runtime.placeOrder(anOrder(orderId, tab.cart()), true);
    tab.close();
    return { orderId, tab, orders: browser.shop.orders, storage };
  }

  test("keeps one id for an order whose answer was lost, over a reload without a network", async () => {
    const { orderId, tab, orders, storage } = await loseAnswer();
    const again = createBrowser(storage(), { online: false });
    again.shop.orders = orders;
    const next = await openTab(again, tab.session);
    expect(currentOrderId(next.checkout, next.session.order)).toBe(orderId);
  });

  test("learns at a reload that an order stands: its things leave the cart, the next is another one", async () => {
    const { orderId, tab, orders, storage } = await loseAnswer();
    const again = createBrowser(storage());
    again.shop.orders = orders;
    const next = await openTab(again, tab.session);
    expect(next.cart().lines).toEqual([]);
    expect(currentOrderId(next.checkout, next.session.order)).not.toBe(orderId);
  });
});
