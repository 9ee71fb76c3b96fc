import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import { LISTS_KEY } from "@/stores/lists-hint";
import { reservationStore, setPeriod, setPlace } from "@/stores/reservation";
import WishlistView from "./wishlist-view";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));
jest.mock("@/lib/i18n/lazy-messages", () => ({
  LazyIntl: ({ children }: { children: React.ReactNode }) => children,
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const card = (sku: string, more: object = {}) => ({
  ...{ id: sku.length, sku, name: `Věc ${sku}`, slug: sku, url_path: null, type_id: "simple", tagline: "" },
  ...{ charged_by: "day", price: 300_00, original_price: 300_00, price_varies: false, deposit: 0, image: null },
  price_list: [{ days_from: 1, days_to: null, price_per_day: 300_00 }],
  ...{ variant_count: 1, free_units: null, free_at: null, review_count: 0, review_average: null, is_new: false },
  ...more,
});

const keep = (wishlist: string[]) => {
  localStorage.setItem(LISTS_KEY, JSON.stringify({ wishlist }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: LISTS_KEY })));
};
const show = () =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <WishlistView storeCode="main" />
    </NextIntlClientProvider>,
  );
/** The shop has these; free on the days are those of `free`. */
const shopWith = (all: string[], free: Record<string, number> = {}) =>
  mockCall.mockImplementation(async (_name: string, { skus, dateFrom }: { skus: string[]; dateFrom?: string }) => ({
    ok: true,
    value: {
      items: all
        .filter((sku) => skus.includes(sku))
        .map((sku) => {
          const units = free[sku] ?? 0;
          return card(
            sku,
            dateFrom ? { free_units: units, free_at: units > 0 ? [{ source: "praha", free: units }] : [] } : {},
          );
        }),
    },
  }));

beforeEach(() => {
  mockCall.mockReset();
  localStorage.clear();
  const branches = ["praha", "liberec"].map((id) => ({ id, name: id, locative: `v ${id}`, partner_id: null }));
  reservationStore.setState({ branches });
  setPeriod(null);
  setPlace({ kind: "branch", source: "praha" });
});

test("an empty list says how something gets there", async () => {
  shopWith([]);
  keep([]);
  show();
  expect(await screen.findByRole("heading", { name: "Zatím tu nic není" })).toBeInTheDocument();
  expect(mockCall).not.toHaveBeenCalled();
});

test("things stand newest first; what this shop doesn't have is told and stays on the list", async () => {
  shopWith(["ONE", "THREE"]);
  keep(["THREE", "ELSEWHERE", "ONE"]);
  show();
  expect(await screen.findByText(/1 věc z vašeho seznamu/u)).toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Věc THREE",
    "Věc ONE",
  ]);
  expect(screen.getByRole("link", { name: "Porovnat je" })).toHaveAttribute(
    "href",
    "/compare?skus=THREE%2CONE&place=praha",
  );
  expect(localStorage.getItem(LISTS_KEY)).toContain("ELSEWHERE");
});

test("with days it says what is free, and what is free again since it was taken", async () => {
  shopWith(["ONE", "THREE"], { THREE: 3 });
  keep(["THREE", "ONE"]);
  setPeriod({ from: "2027-02-13", to: "2027-02-15" });
  const page = show();
  expect(await screen.findByText("Na tyto dny půjčit nejde")).toBeInTheDocument();
  expect(screen.queryByText(/Zase volné/u)).not.toBeInTheDocument();
  page.unmount();
  shopWith(["ONE", "THREE"], { ONE: 1, THREE: 3 });
  const { queryClient } = await import("@/stores/api");
  queryClient.clear();
  show();
  expect(await screen.findByText("Zase volné ve vašich dnech: Věc ONE")).toBeInTheDocument();
});

test("a list is emptied by one press, and comes back by the next", async () => {
  shopWith(["ONE", "THREE"]);
  keep(["ONE", "THREE"]);
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Vyprázdnit" }));
  const undo = screen.getByRole("button", { name: "Vrátit zpět" });
  expect(undo).toHaveFocus();
  expect(localStorage.getItem(LISTS_KEY)).toBeNull();
  await userEvent.click(undo);
  await waitFor(() => expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2));
});

test("without an answer of the shop the list says so and asks again on a press", async () => {
  mockCall.mockResolvedValue({ ok: false, error: { code: "internal", message: "down", transport: false } });
  keep(["FAILING"]);
  show();
  const again = await screen.findByRole("button", { name: "Zkusit znovu" });
  shopWith(["FAILING"]);
  await userEvent.click(again);
  expect(await screen.findByRole("heading", { name: "Věc FAILING" })).toBeInTheDocument();
});
