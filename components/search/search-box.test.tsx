import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { whenOnTheWay } from "@/components/ui/on-the-way";
import type { ProductCard } from "@/lib/contract";
import { SUGGESTED_AMONG } from "@/lib/contract/limits";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { recentSearches, rememberSearch } from "@/stores/recent-searches";
import { setPeriod } from "@/stores/reservation";
import { SearchBox } from "./search-box";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: (address: string) => push(address) as unknown }) }));
const call = jest.fn();
jest.mock("@/stores/load-api", () => ({
  loadApi: () => Promise.resolve({ call: (...given: unknown[]) => call(...given) as unknown }),
}));

const card: ProductCard = {
  ...{ id: 1, sku: "AM-101", name: "Javor Hřeben", slug: "javor-hreben", url_path: null, type_id: "configurable" },
  ...{ tagline: "allmountain", charged_by: "day", price: 39_000, original_price: 39_000, price_varies: false },
  price_list: [
    { days_from: 1, days_to: 1, price_per_day: 39_000 },
    { days_from: 2, days_to: null, price_per_day: 35_000 },
  ],
  ...{ deposit: 300_000, image: null, variant_count: 2, free_units: 2, free_at: [], review_count: 0 },
  ...{ review_average: null, is_new: false },
};
const found = {
  products: [card],
  total: 12,
  taken: false,
  categories: [
    { id: 102, name: "Sjezdové lyže", slug: "sjezdove-lyze", url_path: "lyze/sjezdove", trail_color: "red" },
  ],
  brands: [{ key: "javor", label: "Javor", doc_count: 5 }],
};
const texts = [
  { kind: "article", title: "Jak dlouhé lyže", text: "Brada, nos?", path: "/blog/velikosti/jak-dlouhe-lyze" },
  { kind: "page", title: "Skiing insurance", text: "In English", path: "/static/insurance", language: "en" },
];
const onLeave = jest.fn();

function show() {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        <SearchBox storeView={getStoreView("main")} onLeave={onLeave} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return { user, field: screen.getByRole("combobox", { name: "Co hledáte" }) };
}
// The environment has no pointers; a click is a click.
beforeAll(() => void Object.assign(window, { PointerEvent: MouseEvent }));
beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  call.mockImplementation((name: string) =>
    Promise.resolve({ ok: true, value: name === "suggest" ? found : { texts } }),
  );
});
const suggested = () => call.mock.calls.filter(([name]) => name === "suggest");
afterEach(() => act(() => setPeriod(null)));

const address = (name: RegExp) => screen.getByRole("option", { name }).getAttribute("href");

test("two letters ask nothing; three show sections, things with their price, brands and the way to all", async () => {
  const { user, field } = show();
  await user.type(field, "ly");
  expect(screen.getByRole("status")).toHaveTextContent(/aspoň 3/u);
  expect(field).toHaveAttribute("aria-expanded", "false");
  await user.type(field, "z");
  expect(await screen.findByRole("option", { name: /Javor Hřeben/u })).toHaveTextContent(/390\s*Kč|390,-/u);
  expect(suggested().map(([, input]: unknown[]) => input)).toEqual([{ search: "lyz" }]);
  expect(field).toHaveAttribute("aria-expanded", "true");
  expect(await screen.findByText("5 návrhů")).toBe(screen.getByRole("status"));
  expect(address(/Jak dlouhé lyže/u)).toBe("/blog/velikosti/jak-dlouhe-lyze");
  expect(screen.getByRole("option", { name: "Skiing insurance" })).toHaveAttribute("lang", "en");
  expect(address(/Sjezdové/u)).toBe("/lyze/sjezdove");
  expect(address(/Javor Hřeben/u)).toBe("/p/AM-101/javor-hreben");
  expect(address(/Javor \(5\svěcí\)/u)).toBe("/search?q=lyz&brand=javor");
  expect(address(/všech\s12/u)).toBe("/search?q=lyz");
});

test("where more is found than suggestions were chosen from, no number is told", async () => {
  const many = { ...found, total: SUGGESTED_AMONG };
  call.mockImplementation((name: string) =>
    Promise.resolve({ ok: true, value: name === "suggest" ? many : { texts } }),
  );
  const { user, field } = show();
  await user.type(field, "lyz");
  expect(await screen.findByRole("option", { name: "Ukázat všechny výsledky" })).toHaveAttribute(
    "href",
    "/search?q=lyz",
  );
  expect(address(/^Javor$/u)).toBe("/search?q=lyz&brand=javor");
});

test("arrows walk through the suggestions while the focus stays; Enter follows the one that is reached", async () => {
  const { user, field } = show();
  await user.type(field, "lyže");
  await screen.findByRole("option", { name: /Javor Hřeben/u });
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(field).toHaveFocus();
  const reached = screen.getByRole("option", { name: /Javor Hřeben/u });
  expect(field).toHaveAttribute("aria-activedescendant", reached.id);
  await user.keyboard("{Enter}");
  expect(push.mock.calls).toEqual([["/p/AM-101/javor-hreben"]]);
  expect(onLeave).toHaveBeenCalled();
  expect(recentSearches()).toEqual(["lyže"]);
});

test("a press on a suggestion leads to it", async () => {
  const { user, field } = show();
  expect(field).toHaveAttribute("autofocus");
  await user.type(field, "lyže");
  await user.click(await screen.findByRole("option", { name: /Sjezdové/u }));
  expect(push.mock.calls).toEqual([["/lyze/sjezdove"]]);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test("Enter on what is written searches for it, and not for two letters", async () => {
  const { user, field } = show();
  await user.type(field, "ly{Enter}");
  expect(push).not.toHaveBeenCalled();
  const told = jest.fn();
  const end = whenOnTheWay(told);
  await user.type(field, "že dámské{Enter}");
  end();
  const found = "/search?q=ly%C5%BEe+d%C3%A1msk%C3%A9";
  expect(push).toHaveBeenCalledWith(found);
  // The line at the top, as after a press on a link.
  expect(told.mock.calls).toEqual([[found]]);
  expect(recentSearches()).toEqual(["lyže dámské"]);
});

test("prices are those of the visitor's days, and links carry the days on", async () => {
  act(() => setPeriod({ from: "2027-02-13", to: "2027-02-15" }));
  const { user, field } = show();
  await user.type(field, "lyže");
  expect(await screen.findByRole("option", { name: /Javor Hřeben/u })).toHaveTextContent(/1\s050.*za\s3\sdny/u);
  expect(suggested().at(-1)?.[1]).toEqual({ search: "lyže", dateFrom: "2027-02-13", dateTo: "2027-02-15" });
  expect(address(/Javor Hřeben/u)).toContain("dateFrom=2027-02-13&dateTo=2027-02-15");
});

test("without the network there are none, and it says so", async () => {
  call.mockResolvedValue({ ok: false, error: { transport: true, code: "transport", message: "" } });
  const { user, field } = show();
  await user.type(field, "lyže");
  expect(await screen.findByText(/Bez připojení hledat neumíme/u)).toBeInTheDocument();
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(field).toHaveAttribute("aria-expanded", "false");
});

test("what was searched for before is offered at once, and forgotten by a press", async () => {
  rememberSearch("paddleboard");
  const { user, field } = show();
  expect(address(/paddleboard/u)).toBe("/search?q=paddleboard");
  expect(field).toHaveAttribute("aria-expanded", "true");
  await user.click(screen.getByRole("button", { name: /Zapomenout/u }));
  await waitFor(() => expect(screen.queryByRole("option")).not.toBeInTheDocument());
  expect(recentSearches()).toEqual([]);
});
