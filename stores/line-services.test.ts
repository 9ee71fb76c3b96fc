import { createMemoryStorage } from "@/lib/offline";
import { choicesOf } from "@/lib/domain/additional-services";
import { servicesTotal } from "@/lib/domain/cart";
import { aLine, createBrowser } from "./testing/harness";

/* Services of a line, from the press to the shop and back. */

const binding = { code: "binding", name: "Seřízení vázání", price: 12_000, options: [] };
const helmet = {
  code: "helmet",
  name: "Helma",
  price: 6_000,
  options: [
    { code: "child", name: "dětská", price: 6_000 },
    { code: "adult", name: "pro dospělé", price: 9_000 },
  ],
};
const wish = {
  binding: { code: "binding", selected_option: null },
  helmet: { code: "helmet", selected_option: "adult" },
};
const all = [wish.binding, wish.helmet];

let close: (() => void)[] = [];
afterEach(() => {
  for (const run of close) run();
  close = [];
  localStorage.clear();
});

async function withLine() {
  const browser = createBrowser(createMemoryStorage());
  browser.shop.services = [binding, helmet];
  const tab = browser.openTab();
  close.push(() => tab.close());
  await tab.start();
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-170", { qty: 2 }) });
  await tab.runtime.flush();
  const key = () => tab.cart().lines[0]!.key;
  const told = () => [...browser.shop.carts.values()].flatMap((cart) => [...cart.values()]);
  return {
    browser,
    tab,
    key,
    /** What the shop knows to be chosen. */
    known: () => told().map(({ additional_services }) => choicesOf(additional_services)),
    chosen: () => tab.cart().lines.map(({ services }) => choicesOf(services)),
    names: () => browser.shop.calls.map(({ name }) => name),
    set: (services: typeof all) =>
      tab.runtime.dispatch(browser.newId(), { type: "set_services", key: key(), services }),
  };
}

test("a line learns what can be had with it; what is chosen is told without asking for stock", async () => {
  const { browser, tab, set, known, chosen, names } = await withLine();
  expect(tab.cart().lines[0]?.services).toMatchObject([{ code: "binding", isActive: false }, { code: "helmet" }]);
  browser.shop.calls = [];
  await set(all);
  // Two of each: 120 and 90.
  expect(servicesTotal(tab.cart())).toBe(42_000);
  await tab.runtime.flush();
  expect(names()).toEqual(["setAdditionalServices"]);
  expect([known(), chosen()]).toEqual([[all], [all]]);
  expect(tab.cart().lines[0]).toMatchObject({ status: "ok", qty: 2, syncedServices: all });

  await set([wish.helmet]);
  await tab.runtime.flush();
  expect([known(), chosen()]).toEqual([[[wish.helmet]], [[wish.helmet]]]);
});

test("chosen without a network they wait, are told with what else waits, and are told once", async () => {
  const { browser, tab, key, set, known, chosen, names } = await withLine();
  browser.network.set(false);
  await tab.runtime.dispatch(browser.newId(), { type: "set_quantity", key: key(), qty: 3 });
  await set([wish.binding]);
  expect(chosen()).toEqual([[wish.binding]]);
  browser.shop.calls = [];
  browser.network.set(true);
  await tab.runtime.flush();
  expect(names().filter((name) => name !== "pullCart")).toEqual(["updateCartItem"]);
  expect([known(), chosen()]).toEqual([[[wish.binding]], [[wish.binding]]]);
  expect(tab.cart().lines[0]).toMatchObject({ qty: 3, status: "ok" });
});

test("a lost answer, a line that the shop forgot, and a cart that it forgot end as the shopper wished", async () => {
  for (const fault of ["reply_lost", "late", "forgets_carts"] as const) {
    const { browser, tab, set, known, chosen } = await withLine();
    browser.shop.faults = [fault];
    await set(all);
    for (let round = 0; round < 4; round += 1) {
      browser.clock.advance(20_000);
      await tab.runtime.flush();
    }
    expect([fault, known(), chosen()]).toEqual([fault, [all], [all]]);
  }
  const { browser, tab, set, known } = await withLine();
  for (const cart of browser.shop.carts.values()) cart.clear();
  await set(all);
  await tab.runtime.flush();
  expect(known()).toEqual([all]);
});

test("they go along with other days, another size and another branch, and come back with a removed line", async () => {
  const { browser, tab, key, set, known, chosen } = await withLine();
  await set(all);
  const period = { from: "2027-03-01", to: "2027-03-03" };
  await tab.runtime.dispatch(browser.newId(), { type: "change_period", key: key(), period });
  await tab.runtime.dispatch(browser.newId(), {
    type: "replace",
    key: key(),
    line: { ...aLine("SK-180"), ...period, parentSku: tab.cart().lines[0]!.parentSku },
  });
  await tab.runtime.flush();
  expect(tab.cart().lines[0]?.sku).toBe("SK-180");
  expect([known(), chosen()]).toEqual([[all], [all]]);
  await tab.runtime.moveCart({ id: "brno", name: "Brno" }, false);
  await tab.runtime.flush();
  expect(tab.cart().lines[0]?.source).toBe("brno");
  expect([known(), chosen()]).toEqual([[all], [all]]);
});

test("lines that become one by their days have what either had", async () => {
  const { browser, tab, key, set, known, chosen } = await withLine();
  await set([wish.binding]);
  const line = aLine("SK-170", { from: "2027-03-01", to: "2027-03-03" });
  await tab.runtime.dispatch(browser.newId(), { type: "add", line });
  await tab.runtime.flush();
  const [, second] = tab.cart().lines;
  await tab.runtime.dispatch(browser.newId(), { type: "set_services", key: second!.key, services: [wish.helmet] });
  await tab.runtime.dispatch(browser.newId(), { type: "change_period", key: key(), period: line });
  await tab.runtime.flush();
  expect(tab.cart().lines).toHaveLength(1);
  expect([known(), chosen()]).toEqual([[all], [all]]);
});

test("what the shop took away stays in sight at the next look", async () => {
  const { browser, tab, set, chosen } = await withLine();
  await set(all);
  await tab.runtime.flush();
  browser.shop.services = [binding];
  await set([wish.helmet]);
  await tab.runtime.flush();
  expect(chosen()).toEqual([[wish.helmet]]);
  expect(tab.cart().lines[0]?.services).toMatchObject([{ code: "binding" }, { code: "helmet", unavailable: true }]);
  expect(servicesTotal(tab.cart())).toBe(0);
  await set([]);
  expect(tab.cart().lines[0]?.services?.map(({ code }) => code)).toEqual(["binding"]);
});
