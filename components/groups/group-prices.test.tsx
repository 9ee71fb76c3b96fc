import { readFileSync } from "node:fs";
import { act, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { CardGrid } from "@/components/catalogue/card-grid";
import { cardFacts } from "@/components/catalogue/card-facts";
import { cardWords } from "@/components/catalogue/card-words";
import type { ProductCard } from "@/lib/contract";
import { addDays } from "@/lib/domain/days";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { PRICES_AFTER_SYNC } from "@/stores/group-prices";
import { customers } from "@/shop.config";
import { createTranslator } from "use-intl/core";
import { forgetLogin, noteLogin } from "@/stores/account-hint";
import { GroupPrices, showGroupPrices } from "./group-prices";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));

const storeView = getStoreView("main");
const t = createTranslator({ locale: "cs-CZ", namespace: "catalogue", messages, timeZone: "Europe/Prague" });
const bands = (day: number) => [
  { days_from: 1, days_to: 2, price_per_day: day },
  { days_from: 3, days_to: null, price_per_day: day / 2 },
];
const card = (sku: string, more: object = {}) =>
  ({
    ...{ id: sku.length, sku, name: `Věc ${sku}`, slug: sku, url_path: null, type_id: "simple", tagline: "" },
    ...{ charged_by: "day", price: 400_00, original_price: 400_00, price_varies: false, deposit: 0, image: null },
    ...{ price_list: bands(400_00), variant_count: 1, free_units: null, free_at: null, is_new: false, ...more },
  }) as unknown as ProductCard;
const grid = (skus: string[], days = 0, more: object = {}) => {
  const from = "2027-02-01";
  const period = days > 0 ? { from, to: addDays(from, days - 1) } : null;
  const words = cardWords(t as unknown as Parameters<typeof cardWords>[0], { period });
  return <CardGrid cards={skus.map((sku) => cardFacts(card(sku, more), words, storeView))} words={words} />;
};
const group = (id: number) => ({ id, token: "proof", at: 0 });
const prices = (id: number) => (
  <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
    <GroupPrices group={group(id)} storeView={storeView} />
  </NextIntlClientProvider>
);
/** What the group pays; the shop knows no others. */
const shopWith = (skus: string[]) =>
  mockCall.mockImplementation(async (name: string, { skus: asked }: { skus: string[] }) => ({
    ok: name === "renderList",
    value: {
      items: skus
        .filter((sku) => asked.includes(sku))
        .map((sku) => ({
          ...{ sku, type_id: "simple", charged_by: "day", price_varies: false, tax_rate: 21 },
          ...{ price: 242_00, original_price: 400_00, price_list: bands(242_00) },
        })),
    },
  }));
/** What can be seen of a card's price. */
const seen = (sku: string) =>
  [...document.querySelectorAll(`button[value="${sku}"] ~ p, button[value="${sku}"] ~ div > p`)]
    .filter((price) => !("replaced" in (price as HTMLElement).dataset))
    .map((price) => price.textContent?.replace(/\u00a0/gu, " "));

const name = { cs: "x", en: "x", de: "x", it: "x" };
beforeEach(() => {
  mockCall.mockReset();
  jest.replaceProperty(customers, "groups", [
    { id: 3, code: "public", name, net: false },
    { id: 4, code: "company", name, net: true },
    { id: 5, code: "club", name, net: false },
  ]);
});
afterEach(() => jest.restoreAllMocks());

test("cards that stand on a page show the group's prices in place of everybody's, and the page is told", async () => {
  shopWith(["A"]);
  const told = jest.fn();
  document.addEventListener(PRICES_AFTER_SYNC, told);
  render(grid(["A", "B"]));
  render(prices(5));
  await waitFor(() => expect(seen("A")).toEqual(["242,- Kč / denpři 3 a více dnech 121,- Kč"]));
  // Of what the group pays like all others nothing changes.
  expect(seen("B")).toEqual(["400,- Kč / denpři 3 a více dnech 200,- Kč"]);
  expect(mockCall).toHaveBeenCalledTimes(1);
  expect(mockCall).toHaveBeenCalledWith(
    "renderList",
    { skus: ["A", "B"], currencyCode: "CZK", storeId: 1, userGroupId: 5 },
    { groupToken: "proof" },
  );
  expect(told).toHaveBeenCalledTimes(1);
  document.removeEventListener(PRICES_AFTER_SYNC, told);
});

test("a card keeps its lines: what a price was is named only where there is room for it", async () => {
  shopWith(["A"]);
  const { rerender } = render(grid(["A"]));
  render(prices(5));
  await waitFor(() => expect(seen("A")).toHaveLength(1));
  await waitFor(() => expect(seen("A")[0]).toContain("242"));
  expect(seen("A")[0]).not.toContain("400");
  rerender(grid(["A"], 0, { original_price: 500_00 }));
  await waitFor(() => expect(seen("A")[0]).toContain("400"));
});

test("other days, and cards that come later, are followed without asking twice", async () => {
  shopWith(["A", "C"]);
  const { rerender } = render(grid(["A"]));
  render(prices(5));
  await waitFor(() => expect(seen("A")[0]).toContain("242"));
  rerender(grid(["A", "C"], 4));
  await waitFor(() => expect(seen("A")).toEqual(["484,- Kč za 4 dny121,- Kč za den"]));
  await waitFor(() => expect(seen("C")).toEqual(["484,- Kč za 4 dny121,- Kč za den"]));
  expect(mockCall.mock.calls.map(([, { skus }]) => skus)).toEqual([["A"], ["C"]]);
});

test("a group that is shown prices without tax sees them so", async () => {
  shopWith(["A"]);
  render(grid(["A"]));
  render(prices(4));
  await waitFor(() => expect(seen("A")).toEqual(["200,- Kč / den bez DPHpři 3 a více dnech 100,- Kč"]));
});

test("without an answer the page goes on to say what everybody pays", async () => {
  mockCall.mockResolvedValue({ ok: false, error: { message: "unreachable" } });
  render(grid(["A"]));
  render(prices(5));
  await waitFor(() => expect(mockCall).toHaveBeenCalled());
  await act(async () => undefined);
  expect(seen("A")).toEqual(["400,- Kč / denpři 3 a více dnech 200,- Kč"]);
  expect(screen.getByText(/^400,-.Kč$/u)).toBeVisible();
});

test("a price in a line, as of a suggestion, is said without what is told below a card's", async () => {
  shopWith(["A"]);
  render(
    <strong className="card-price" data-price-of="A">
      400,- Kč / den
    </strong>,
  );
  render(prices(4));
  const own = () => document.querySelector(".own-price")?.textContent.replace(/\u00a0/gu, " ");
  await waitFor(() => expect(own()).toBe("200,- Kč / den bez DPH"));
});

test("what no price of theirs takes the place of is hidden from whoever pays others", async () => {
  shopWith([]);
  noteLogin("7", Date.now(), { id: 5, token: "proof" });
  await act(() => showGroupPrices());
  expect(document.documentElement).toHaveAttribute("data-own-prices", "gross");
  expect(readFileSync("components/catalogue/catalogue.css", "utf8")).toMatch(
    /\[data-own-prices\] \[data-public-price\] \{\s*visibility: hidden;/u,
  );
  forgetLogin();
  delete document.documentElement.dataset.ownPrices;
});
