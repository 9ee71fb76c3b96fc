import { createMemoryStorage } from "@/lib/offline";
import { keepReview, readReview } from "./review-draft";
import { sendReview } from "./send-review";
import { createBrowser, type Tab } from "./testing/harness";

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  localStorage.clear();
});

async function open(durable = true) {
  const browser = createBrowser({ ...createMemoryStorage(), durable: () => durable });
  const tab = browser.openTab();
  tabs.push(tab);
  await tab.start();
  const write = (sku = "SKI-1", id = browser.newId()) =>
    tab.runtime.sendReview(
      { review_id: id, sku, nickname: "Ema", title: "Držely", detail: "Držely i na ledu.", rating: 4 },
      "Lyže",
    );
  return { ...browser, tab, write };
}

test("a review goes to the shop at once, and nothing of it waits", async () => {
  const { shop, tab, write } = await open();
  expect(await write()).toEqual({ kind: "sent", state: "waiting" });
  await tab.runtime.flush();
  expect(shop.reviews.size).toBe(1);
  expect(shop.calls.filter(({ name }) => name === "createReview")).toHaveLength(1);
  expect(tab.notices).toEqual([]);
});

test("written without a network it goes out by itself, once, and the writer hears of it", async () => {
  const { shop, network, tab, write } = await open();
  keepReview("SKI-1", { title: "Držely" });
  network.set(false);
  expect(await write()).toEqual({ kind: "queued" });
  expect(shop.reviews.size).toBe(0);
  network.set(true);
  await tab.runtime.flush();
  await tab.runtime.flush();
  expect(shop.reviews.size).toBe(1);
  expect(tab.notices).toEqual([{ type: "success", code: "review_sent", params: { name: "Lyže" } }]);
  expect(readReview("SKI-1")).toEqual({});
});

test("a lost answer is asked for again under the same id", async () => {
  const { shop, clock, tab, write } = await open();
  shop.faults = ["reply_lost"];
  expect(await write()).toEqual({ kind: "queued" });
  clock.advance(60_000);
  await tab.runtime.flush();
  expect(shop.reviews.size).toBe(1);
});

test("a refusal is told at once, or later with the way back to what was written", async () => {
  const { network, tab, write } = await open();
  expect(await write("GONE")).toMatchObject({ kind: "refused", error: { code: "product_not_found" } });
  expect(tab.notices).toEqual([]);
  keepReview("GONE", { title: "Držely" });
  network.set(false);
  await write("GONE");
  network.set(true);
  await tab.runtime.flush();
  expect(tab.notices).toMatchObject([
    { code: "review_refused", params: { sku: "GONE", reason: "product_not_found" }, action1: "open_review" },
  ]);
  expect(readReview("GONE")).toEqual({ title: "Držely" });
});

test("what could not be kept is not promised", async () => {
  const { shop, network, tab, write } = await open(false);
  network.set(false);
  expect(await write()).toMatchObject({ kind: "refused", error: { code: "unavailable" } });
  network.set(true);
  await tab.runtime.flush();
  expect(shop.reviews.size).toBe(0);
});

test("what is half written of a few things is kept, and nothing that somebody else put there", () => {
  for (const sku of ["A", "B", "C", "D", "E", "F"]) keepReview(sku, { title: sku });
  expect(readReview("A")).toEqual({});
  expect(readReview("F")).toEqual({ title: "F" });
  localStorage.setItem("sezona.reviews", '[null, {"sku": 1}, "x"]');
  expect(readReview("F")).toEqual({});
});

test("what the contract can't take is named before anything is sent or kept, each field once", async () => {
  const wrongIn = async (fields: Record<string, string>) => {
    const outcome = await sendReview("SKI-1", fields, "Lyže");
    return outcome.kind === "refused" ? outcome.fields : outcome;
  };
  expect(await wrongIn({})).toEqual(["nickname", "title", "detail", "rating"]);
  const whole = { rating: "4", title: "Držely", detail: "Držely i na ledu.", nickname: "Ema" };
  expect(await wrongIn({ ...whole, detail: "  krátké   " })).toEqual(["detail"]);
  expect(await wrongIn({ ...whole, title: " ", rating: "6" })).toEqual(["title", "rating"]);
  expect(await wrongIn({ ...whole, nickname: "x".repeat(81) })).toEqual(["nickname"]);
});
