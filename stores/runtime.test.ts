import { aLine } from "./testing/harness";
import type { CartCommand } from "./cart-commands";

const dispatched: { id: string; command: CartCommand }[] = [];
const startCart = jest.fn();
jest.mock("./cart-start", () => ({ startCart }));

const runtimeDouble = {
  dispatch: async (id: string, command: CartCommand) => {
    if (!dispatched.some((known) => known.id === id)) dispatched.push({ id, command });
    return { outcome: "added", key: "k", dropped: false };
  },
};

/** A page freshly loaded: modules anew, storage as it was left. */
async function loadPage() {
  jest.resetModules();
  const [runtime, cart, notifications, reservation] = await Promise.all([
    import("./runtime"),
    import("./cart"),
    import("./notifications"),
    import("./reservation"),
  ]);
  return { runtime, cart, notifications, reservation };
}
const count = (page: Awaited<ReturnType<typeof loadPage>>) => page.cart.cartStore.getState().hint.quantity;

beforeEach(() => {
  localStorage.clear();
  dispatched.length = 0;
  startCart.mockReset();
  startCart.mockImplementation(async () => runtimeDouble);
});

test("the header counts in the same breath; the command waits in storage until it is done", async () => {
  const page = await loadPage();
  page.runtime.runtime.start({ storeCode: "main" });
  const sending = page.runtime.sendCommand({ type: "add", line: aLine("SK-170", { qty: 2 }) });
  expect(count(page)).toBe(2);
  expect(localStorage.getItem("sezona.intents")).toContain("SK-170");
  expect(await sending).toMatchObject({ outcome: "added" });
  expect(localStorage.getItem("sezona.intents")).toBeNull();
  expect(dispatched).toHaveLength(1);
});

test("a visitor without a cart loads nothing of it", async () => {
  const idle = jest.spyOn(window, "setTimeout");
  (await loadPage()).runtime.runtime.start({ storeCode: "main" });
  expect(startCart).not.toHaveBeenCalled();
  expect(idle).not.toHaveBeenCalled();
  idle.mockRestore();
});

test("a tab closed before the cart's code was there: the next page does the command, once", async () => {
  startCart.mockImplementation(() => new Promise(() => undefined));
  const closed = await loadPage();
  closed.runtime.runtime.start({ storeCode: "main" });
  void closed.runtime.sendCommand({ type: "add", line: aLine("SK-170") });

  startCart.mockImplementation(async () => runtimeDouble);
  const next = await loadPage();
  next.runtime.runtime.start({ storeCode: "main" });
  expect(count(next)).toBe(1);
  await next.runtime.ensureCart();
  await next.runtime.ensureCart();
  expect(dispatched).toMatchObject([{ command: { type: "add", line: { sku: "SK-170" } } }]);
  expect(localStorage.getItem("sezona.intents")).toBeNull();
});

test("code that can't be fetched: the command is kept, and done when it can", async () => {
  startCart.mockImplementationOnce(async () => {
    throw new Error("Loading chunk failed");
  });
  const page = await loadPage();
  page.runtime.runtime.start({ storeCode: "main" });
  expect(await page.runtime.sendCommand({ type: "add", line: aLine("SK-170") })).toMatchObject({ outcome: "added" });
  expect(count(page)).toBe(1);
  expect(localStorage.getItem("sezona.intents")).toContain("SK-170");
  await page.runtime.ensureCart();
  expect(dispatched).toHaveLength(1);
  expect(localStorage.getItem("sezona.intents")).toBeNull();
});

test("another tab's numbers reach the header", async () => {
  const page = await loadPage();
  page.runtime.runtime.start({ storeCode: "main" });
  localStorage.setItem("sezona.cart", JSON.stringify({ lines: 2, quantity: 3, active: false }));
  window.dispatchEvent(new StorageEvent("storage", { key: "sezona.cart" }));
  expect(count(page)).toBe(3);
});

test("broken hints and intents are as none", async () => {
  localStorage.setItem("sezona.cart", '{"lines":"x","quantity":-1}');
  localStorage.setItem("sezona.intents", '[{"id":1},null,"x"]');
  const page = await loadPage();
  page.runtime.runtime.start({ storeCode: "main" });
  expect(page.cart.cartStore.getState().hint).toEqual({ lines: 0, quantity: 0, active: false });
});

test("unusable dates of a URL are said, usable ones taken", async () => {
  const page = await loadPage();
  page.runtime.runtime.adoptUrl(new URLSearchParams("dateFrom=2027-02-15&dateTo=2027-02-13"));
  expect(page.notifications.notifications.store.getState().list).toMatchObject([
    { code: "period_problem", params: { problem: "reversed" } },
  ]);
  expect(page.reservation.reservationStore.getState().period).toBeNull();
});

test("what the page says itself is not said again", async () => {
  const page = await loadPage();
  page.runtime.runtime.adoptUrl(new URLSearchParams("dateFrom=2027-02-15&dateTo=2027-02-13"), { saidOnPage: "period" });
  expect(page.notifications.notifications.store.getState().list).toEqual([]);
  expect(page.reservation.reservationStore.getState().problem).toBe("reversed");
});
