import { createMemoryStorage } from "@/lib/offline";
import { createBrowser, type Tab } from "./testing/harness";

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

async function open(durable = true) {
  const storage = createMemoryStorage();
  const browser = createBrowser({ ...storage, durable: () => durable });
  const tab = browser.openTab();
  tabs.push(tab);
  await tab.start();
  return { ...browser, storage, tab };
}

test("an e-mail goes to the shop at once, and nothing of it stays in the queue", async () => {
  const { shop, storage, tab } = await open();
  expect(await tab.runtime.subscribe("jana@example.com")).toEqual({ kind: "sent", answer: "confirmation_sent" });
  await tab.runtime.flush();
  expect([...shop.subscribers]).toEqual(["jana@example.com"]);
  expect(JSON.stringify(await storage.transact(async (transaction) => transaction.tasks()))).not.toContain("jana");
});

test("typed without a network it goes out by itself, once and silently", async () => {
  const { shop, storage, network, tab } = await open();
  network.set(false);
  expect(await tab.runtime.subscribe("jana@example.com")).toEqual({ kind: "queued" });
  expect(shop.subscribers.size).toBe(0);
  network.set(true);
  await tab.runtime.flush();
  await tab.runtime.flush();
  expect(shop.calls.filter(({ name }) => name === "subscribeNewsletter")).toHaveLength(1);
  expect(tab.notices).toEqual([]);
  expect(JSON.stringify(await storage.transact(async (transaction) => transaction.tasks()))).not.toContain("jana");
});

test("a refusal is told to whoever waits for it, and holds up nothing", async () => {
  const { network, shop, tab } = await open();
  expect(await tab.runtime.subscribe("gone@example.com")).toMatchObject({ kind: "refused" });
  network.set(false);
  await tab.runtime.subscribe("gone@example.com");
  await tab.runtime.subscribe("jana@example.com");
  network.set(true);
  await tab.runtime.flush();
  expect([...shop.subscribers]).toEqual(["jana@example.com"]);
  expect(tab.notices).toEqual([]);
});

test("what could not be kept is not promised", async () => {
  const { network, shop, tab } = await open(false);
  network.set(false);
  expect(await tab.runtime.subscribe("jana@example.com")).toMatchObject({
    kind: "refused",
    error: { code: "unavailable" },
  });
  network.set(true);
  await tab.runtime.flush();
  expect(shop.subscribers.size).toBe(0);
});
