import { createMemoryStorage } from "@/lib/offline";
import { aLine, createBrowser, wantedLines } from "./testing/harness";
import type { Fault } from "./testing/model-shop";

/* The whole cart to other days: priced anew, only conflicts flagged, what was there kept until the new is sure. */

const week = { from: "2027-02-20", to: "2027-02-26" };
let close: (() => void)[] = [];
afterEach(() => {
  for (const run of close) run();
  close = [];
  localStorage.clear();
});

async function withCart(...skus: string[]) {
  const browser = createBrowser(createMemoryStorage());
  const tab = browser.openTab();
  close.push(
    () => tab.close(),
    () => expect(browser.faults).toEqual([]),
  );
  await tab.start();
  for (const sku of skus) await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine(sku) });
  await tab.runtime.flush();
  const asked = browser.shop.calls.length;
  const settle = async () => {
    for (let round = 0; round < 6; round += 1) {
      browser.clock.advance(20_000);
      await tab.runtime.flush();
    }
  };
  return { browser, tab, settle, calls: () => browser.shop.calls.slice(asked).map(({ name }) => name) };
}

test("all lines go in one request, and stand where they stood", async () => {
  const { browser, tab, calls } = await withCart("SK-170", "SK-180");
  const rows = tab.cart().lines.map(({ key }) => key);
  await tab.runtime.moveDays(week);
  expect(calls()).toEqual(["moveDays"]);
  expect(tab.cart().lines).toMatchObject([
    { sku: "SK-170", ...week, rowId: rows[0], status: "ok" },
    { sku: "SK-180", ...week, rowId: rows[1], status: "ok" },
  ]);
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});

test("only what is taken then is flagged; its old days stay held, and are one press away", async () => {
  const { browser, tab, settle } = await withCart("SK-170", "SK-180");
  browser.shop.takenOn.add(`SK-180 ${week.from}`);
  await tab.runtime.moveDays(week);
  await settle();
  expect(tab.cart().lines).toMatchObject([
    { sku: "SK-170", ...week, status: "ok" },
    {
      sku: "SK-180",
      ...week,
      status: "out_of_stock",
      problem: { code: "out_of_stock" },
      before: { from: "2027-02-13", to: "2027-02-15" },
    },
  ]);
  expect(browser.shop.heldLines().map(({ key }) => key)).toEqual([
    tab.cart().lines[0]?.key,
    expect.stringContaining("2027-02-13"),
  ]);
});

test.each<Fault>(["lost", "reply_lost", "late", "busy", "broken"])(
  "a request that meets the fault %s ends as the same cart, nothing twice",
  async (fault) => {
    const { browser, tab, settle } = await withCart("SK-170", "SK-180");
    browser.shop.faults.push(fault);
    await tab.runtime.moveDays(week);
    await settle();
    await tab.runtime.refresh("pullCart");
    expect(tab.cart().lines).toMatchObject([
      { sku: "SK-170", qty: 1, ...week, status: "ok" },
      { sku: "SK-180", qty: 1, ...week, status: "ok" },
    ]);
    expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
  },
);

test.each<Fault>(["none", "reply_lost", "lost"])(
  "lines that become one have both quantities, once (%s)",
  async (fault) => {
    const { browser, tab, settle } = await withCart("SK-170");
    await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-170", { ...week, qty: 2 }) });
    await tab.runtime.flush();
    browser.shop.faults.push(fault);
    await tab.runtime.moveDays(week);
    await tab.runtime.refresh("pullCart");
    await settle();
    expect(tab.cart().lines).toMatchObject([{ sku: "SK-170", qty: 3, ...week, status: "ok" }]);
    expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
  },
);

test("offline all lines are pre-reservations at once, and are asked for when the network returns", async () => {
  const { browser, tab, settle } = await withCart("SK-170", "SK-180");
  browser.network.set(false);
  await tab.runtime.moveDays(week);
  expect(tab.cart().lines).toMatchObject([
    { ...week, status: "volatile", unitPrice: 7 * 29_000 },
    { ...week, status: "volatile" },
  ]);
  browser.network.set(true);
  await settle();
  expect(tab.cart().lines.map(({ status }) => status)).toEqual(["ok", "ok"]);
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});

test("a tab closed in the middle: the next one finds the cart on one of the two, and both sides agree", async () => {
  const { browser, tab } = await withCart("SK-170");
  browser.shop.faults.push("hang_after");
  const hung = browser.shop.whenHung();
  void tab.runtime.moveDays(week);
  await hung;
  tab.close();
  const next = browser.openTab();
  close.push(() => next.close());
  await next.start();
  await next.runtime.refresh("pullCart");
  expect(next.cart().lines).toMatchObject([{ sku: "SK-170", ...week, status: "ok" }]);
  expect(browser.shop.heldLines()).toEqual(wantedLines(next.cart()));
});
