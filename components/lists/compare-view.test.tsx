import { act, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Product, ProductCard } from "@/lib/contract";
import { ANYWHERE, type Branch } from "@/lib/domain/place";
import { getStoreView } from "@/lib/store-views";
import { setPartner } from "@/stores/partner";
import { reservationStore, setPeriod } from "@/stores/reservation";
import messages from "@/messages/cs-CZ.json";
import { CompareView } from "./compare-view";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));
const mockReplace = jest.fn();
const mockRouter = { replace: mockReplace };
jest.mock("next/navigation", () => ({ usePathname: () => "/compare", useRouter: () => mockRouter }));

const attribute = (code: string, label: string, text: string) => ({
  ...{ attribute_code: code, label, values: [text], value_labels: [text] },
});
function thing(sku: string, waist: string, free: number | null) {
  const card = {
    ...{ id: sku.charCodeAt(0), sku, name: `Lyže ${sku}`, slug: sku, url_path: null, charged_by: "day" },
    ...{ price: 300_00, original_price: 300_00, price_varies: false, deposit: 2000_00, image: null },
    price_list: [{ days_from: 1, days_to: null, price_per_day: 300_00 }],
    ...{ free_units: free, free_at: free === null ? null : free > 0 ? [{ source: "praha", free }] : [] },
  } as unknown as ProductCard;
  const product = {
    ...card,
    ...{ review_average: null, review_count: 0, configurable_options: [] },
    attributes: [attribute("level", "Úroveň", "začátečníci"), attribute("waist", "Šířka", waist)],
  } as unknown as Product;
  return { product, card };
}
const branches = [{ id: "praha", name: "Praha", locative: "v\u00a0Praze", partner_id: null }];

function show(more: Partial<Parameters<typeof CompareView>[0]> = {}) {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <CompareView
        storeView={getStoreView("main")}
        things={[thing("A", "78\u00a0mm", 2), thing("B", "88\u00a0mm", 0)]}
        codes={["waist", "level"]}
        unknown={0}
        onlyDifferences={false}
        wish={{ period: { from: "2027-02-13", to: "2027-02-15" }, periodProblem: null, place: ANYWHERE, partner: null }}
        branches={branches}
        {...more}
      />
    </NextIntlClientProvider>,
  );
}
const row = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(name, "u") }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

beforeEach(() => {
  mockReplace.mockReset();
  localStorage.clear();
  window.history.replaceState(null, "", "/compare?skus=A,B");
});

test("things stand in columns with price and state for the days of the address", () => {
  show();
  expect(screen.getAllByRole("columnheader")).toHaveLength(2);
  expect(row("Šířka")).toEqual(["78\u00a0mm", "88\u00a0mm"]);
  expect(row("Dostupnost")).toEqual(["Zbývají 2\u00a0kusy", "Na tyto dny půjčit nejde"]);
  expect(row("Cena")[0]).toContain("900,-");
  expect(screen.getByRole("link", { name: "Lyže A" })).toHaveAttribute(
    "href",
    expect.stringContaining("dateFrom=2027-02-13"),
  );
});

test("only differences on request: equal rows go, and how many is said; both are links", () => {
  show();
  expect(screen.getByRole("rowheader", { name: "Úroveň" })).toBeInTheDocument();
  const link = screen.getByRole("link", { name: "Jen rozdíly" }).getAttribute("href") ?? "";
  expect(Object.fromEntries(new URLSearchParams(link.split("?")[1]))).toEqual({
    ...{ skus: "A,B", dateFrom: "2027-02-13", dateTo: "2027-02-15", diff: "1" },
  });
});

test("with only the differences shown, the rest is a press away", () => {
  show({ onlyDifferences: true });
  expect(screen.queryByRole("rowheader", { name: "Úroveň" })).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(/Skryté 3 shodné řádky/u);
  expect(screen.getByRole("link", { name: "Všechny řádky" }).getAttribute("href")).not.toContain("diff");
  expect(screen.getByRole("link", { name: "Odebrat: Lyže A" })).toHaveAttribute(
    "href",
    "/compare?skus=B&dateFrom=2027-02-13&dateTo=2027-02-15&diff=1",
  );
});

test("an address that names nothing shows what this browser compares, or how to begin", () => {
  window.history.replaceState(null, "", "/compare");
  localStorage.setItem("sezona.lists", JSON.stringify({ compare: ["A", "B"] }));
  window.dispatchEvent(new StorageEvent("storage", { key: "sezona.lists" }));
  act(() => setPeriod({ from: "2027-02-13", to: "2027-02-15" }));
  show({ things: [] });
  expect(mockReplace).toHaveBeenCalledWith("/compare?skus=A%2CB&dateFrom=2027-02-13&dateTo=2027-02-15", {
    scroll: false,
  });
  expect(screen.getByRole("heading", { name: "Zatím nemáte co porovnávat" })).toBeInTheDocument();
});

test("what the address names and the shop doesn't have is told", () => {
  show({ unknown: 1 });
  expect(screen.getByText(/1 věc z odkazu/u)).toBeInTheDocument();
});

test("the visit of a partner's link compares at that partner's branches", () => {
  window.history.replaceState(null, "", "/compare?skus=A,B");
  const partner = { ...branches[0], partner_id: 3 } as unknown as Branch;
  act(() => {
    reservationStore.setState({ branches: [partner] });
    setPartner(3);
    setPeriod({ from: "2027-02-13", to: "2027-02-15" });
  });
  show({ wish: { period: null, periodProblem: null, place: ANYWHERE, partner: 3 } });
  expect(mockReplace).toHaveBeenCalledWith("/compare?skus=A%2CB&partner=3&dateFrom=2027-02-13&dateTo=2027-02-15", {
    scroll: false,
  });
  expect(screen.getByRole("link", { name: "Lyže A" })).toHaveAttribute("href", expect.stringContaining("partner=3"));
  expect(screen.getByRole("link", { name: "Jen rozdíly" })).toHaveAttribute(
    "href",
    expect.stringContaining("partner=3"),
  );
  act(() => setPartner(null));
});
