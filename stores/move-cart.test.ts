import { createMemoryStorage } from "@/lib/offline";
import { aLine, createBrowser, wantedLines } from "./testing/harness";

/* The whole cart to another branch: in one step, each line checked anew, nothing lost on the way. */

const brno = { id: "brno", name: "Brno" };
let close: (() => void)[] = [];
afterEach(() => {
  for (const run of close) run();
  close = [];
  localStorage.clear();
});

async function withCart(...skus: string[]) {
  const browser = createBrowser(createMemoryStorage());
  const tab = browser.openTab();
  close.push(() => tab.close());
  await tab.start();
  for (const sku of skus) await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine(sku) });
  await tab.runtime.flush();
  const move = async (anyway = false) => {
    const outcome = await tab.runtime.moveCart(brno, anyway);
    await tab.runtime.flush();
    return outcome;
  };
  return { browser, tab, move };
}

test("every line moves, and server and browser agree", async () => {
  const { browser, tab, move } = await withCart("SK-170", "SK-180");
  expect(await move()).toEqual({ ok: true });
  expect(tab.cart()).toMatchObject({
    source: { id: "brno" },
    lines: [
      { sku: "SK-170", source: "brno", status: "ok" },
      { sku: "SK-180", source: "brno", status: "ok" },
    ],
  });
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});

test("what is lacking there is named, and the cart stays as it is", async () => {
  const { browser, tab, move } = await withCart("SK-170", "SK-180");
  browser.shop.stockAt.set("SK-180 brno", 0);
  const before = tab.cart();
  expect(await move()).toMatchObject({ ok: false, error: { code: "not_at_source", details: { skus: ["SK-180"] } } });
  expect(tab.cart()).toEqual(before);
});

test("moved anyway, what is lacking stays in sight as taken", async () => {
  const { browser, tab, move } = await withCart("SK-170", "SK-180");
  browser.shop.stockAt.set("SK-180 brno", 0);
  expect(await move(true)).toEqual({ ok: true });
  expect(tab.cart().lines).toMatchObject([
    { sku: "SK-170", source: "brno", status: "ok" },
    { sku: "SK-180", source: "brno" },
  ]);
  expect(tab.cart().lines[1]?.problem?.code).toBe("out_of_stock");
});

test("a line that the server had refused follows and is asked for there", async () => {
  const { browser, tab, move } = await withCart("SK-170");
  browser.shop.stockAt.set("SK-180 praha", 0);
  await tab.runtime.dispatch(browser.newId(), { type: "add", line: aLine("SK-180") });
  await tab.runtime.flush();
  expect(tab.cart().lines[1]).toMatchObject({ status: "out_of_stock" });
  expect(await move()).toEqual({ ok: true });
  expect(tab.cart().lines).toMatchObject([
    { sku: "SK-170", source: "brno", status: "ok" },
    { sku: "SK-180", source: "brno", status: "ok" },
  ]);
});

test("without the network nothing moves, and that is answered", async () => {
  const { browser, tab, move } = await withCart("SK-170");
  const before = tab.cart();
  browser.network.set(false);
  expect(await move()).toMatchObject({ ok: false });
  expect(tab.cart()).toEqual(before);
});

test("a lost answer: the next look at the server's cart finds it moved", async () => {
  const { browser, tab, move } = await withCart("SK-170");
  browser.shop.faults.push("reply_lost");
  expect(await move()).toMatchObject({ ok: false });
  await tab.runtime.refresh("pullCart");
  expect(tab.cart()).toMatchObject({ source: { id: "brno" }, lines: [{ source: "brno", status: "ok" }] });
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});

test("a line that was taken out while the server was busy does not come back from there", async () => {
  const { browser, tab, move } = await withCart("SK-170", "SK-180");
  browser.shop.faults.push("busy");
  await tab.runtime.dispatch(browser.newId(), { type: "remove", key: tab.cart().lines[1]!.key });
  expect(await move()).toEqual({ ok: true });
  expect(tab.cart().lines).toMatchObject([{ sku: "SK-170", source: "brno", status: "ok" }]);
  browser.clock.advance(20_000);
  await tab.runtime.flush();
  expect(tab.cart().lines).toHaveLength(1);
  expect(browser.shop.heldLines()).toEqual(wantedLines(tab.cart()));
});
