import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import cs from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { setStoreCode } from "@/stores/store-code";
import { followConsent } from "./follow-consent";
import { addedItems } from "./follow-visit";
import { productOf } from "./product-on-page";

jest.mock("@/stores/load-api", () => ({
  loadApi: async () => ({
    call: async () => ({ ok: true, value: { status: "confirmed", increment_id: "2027-1", grand_total: 81_000 } }),
  }),
}));

const ORDER = "8f0a3a52-24c6-4a7e-9f0e-0c4f4d7c1a11";
const words = cs.consent;
const layer = () => ((window as { dataLayer?: unknown[] }).dataLayer ?? []) as Record<string, unknown>[];
const events = (name: string) => layer().filter(({ event }) => event === name);
const scripts = () => [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));

// The code is fetched on need, which takes its time where it is made first.
beforeAll(() => import("./visit-consent"));

test("a shop without a tag manager asks nothing and fetches nothing", () => {
  followConsent()();
  expect(document.querySelector("dialog")).toBeNull();
});

test("nobody is asked and nothing is kept until it is agreed to; then visits and orders are told", async () => {
  const user = userEvent.setup();
  setStoreCode("main");
  document.documentElement.dataset.tagManager = "GTM-TEST1 https://tags.example";
  document.body.innerHTML = `<a href="#main">skip</a><main><h1>x</h1></main><button data-consent>change</button>`;
  followConsent();
  const dialog = await screen.findByRole("dialog", { name: words.title });
  // Nobody's focus is taken, and the question is the first that a keyboard comes to after the skip link.
  expect(document.body).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(within(dialog).getByRole("button", { name: words.refuse })).toHaveFocus();
  expect([document.cookie, localStorage.length, layer().length, scripts().length]).toEqual(["", 0, 0, 0]);

  await user.click(within(dialog).getByRole("button", { name: words.refuse }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.cookie).toContain("sezona-consent=");
  expect([localStorage.length, layer().length, scripts().length]).toEqual([0, 0, 0]);

  await user.click(screen.getByText("change"));
  const again = await screen.findByRole("dialog");
  await waitFor(() => expect(again).toHaveFocus());
  await user.click(within(again).getByRole("button", { name: words.choose }));
  await user.click(within(again).getByLabelText(words.analytics));
  await user.click(within(again).getByRole("button", { name: words.save }));
  expect(screen.getByText("change")).toHaveFocus();
  expect(scripts()).toEqual(["https://tags.example/gtm.js?id=GTM-TEST1"]);
  expect(events("cookieConsentUpdated")).toEqual([
    { event: "cookieConsentUpdated", analytics: true, targeting: false },
  ]);
  expect(events("virtualPageview")).toHaveLength(1);

  sessionStorage.setItem("sezona.orders", JSON.stringify([{ id: ORDER, decided: true, triedAt: "" }]));
  for (let time = 0; time < 2; time += 1) {
    window.history.pushState(null, "", `/checkout?step=done&id=${ORDER}`);
    await waitFor(() => expect(events("purchase")).toHaveLength(1));
    window.history.pushState(null, "", "/lyze");
    await waitFor(() => expect(events("virtualPageview").at(-1)).toMatchObject({ pagePath: "/lyze" }));
  }
  expect(events("purchase")[0]).toMatchObject({ transactionId: "2027-1", transactionTotal: 810 });
  // The order's address opens it: no event carries it.
  expect(JSON.stringify(layer())).not.toContain(ORDER);
});

test("a press of before anybody listened is answered", async () => {
  const pressed = document.querySelector("[data-consent]");
  followConsent(pressed)();
  expect(await screen.findByRole("dialog", { name: words.title })).toBeVisible();
});

test("what is added to the cart is told by what there is more of", () => {
  const line = { key: "a", sku: "SKI-170", name: "Lyže", unitPrice: 39_000, qty: 1 } as never;
  const more = { ...(line as object), qty: 3 } as never;
  expect(addedItems([], [line])).toEqual([{ item_id: "SKI-170", item_name: "Lyže", price: 390, quantity: 1 }]);
  expect(addedItems([line], [more])).toMatchObject([{ quantity: 2 }]);
  expect(addedItems([more], [line])).toEqual([]);
  const moved = { ...(more as object), key: "on other days", rowId: "a" } as never;
  expect(addedItems([more], [moved])).toEqual([]);
  expect(cartStore.getState().cart.lines).toEqual([]);
});

test.each([
  [
    '[{"@type":"Product","name":"Lyže","sku":"SKI","offers":{"price":"390.00"}}]',
    { item_id: "SKI", item_name: "Lyže", price: 390 },
  ],
  ['[{"@type":"BreadcrumbList"}]', null],
  ["{", null],
])("%s on a page is the product %j", (text, product) => {
  document.body.innerHTML = `<script type="application/ld+json">${text}</script>`;
  expect(productOf(document)).toEqual(product);
});
