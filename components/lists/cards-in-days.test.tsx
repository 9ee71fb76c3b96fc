import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import { reservationStore, setPeriod, setPlace } from "@/stores/reservation";
import { CardsInDays } from "./cards-in-days";

const card = (sku: string, more: object = {}) => ({
  ...{ id: sku.length, sku, name: `Věc ${sku}`, slug: sku, url_path: null, type_id: "simple", tagline: "" },
  ...{ charged_by: "day", price: 300_00, original_price: 300_00, price_varies: false, deposit: 0, image: null },
  price_list: [
    { days_from: 1, days_to: 2, price_per_day: 300_00 },
    { days_from: 3, days_to: null, price_per_day: 200_00 },
  ],
  ...{ variant_count: 1, free_units: null, free_at: null, review_count: 0, review_average: null, is_new: false },
  ...more,
});
const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));
jest.mock("@/lib/i18n/lazy-messages", () => ({
  LazyIntl: ({ children }: { children: React.ReactNode }) => children,
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

let seen: (isIntersecting: boolean) => void;
beforeEach(() => {
  mockCall.mockReset();
  const branches = ["praha", "liberec"].map((id) => ({ id, name: id, locative: `v ${id}`, partner_id: null }));
  reservationStore.setState({ branches });
  setPeriod(null);
  setPlace({ kind: "branch", source: "praha" });
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      seen = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});

const show = (allNew = false) =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <CardsInDays skus={["ONE", "THREE"]} storeCode="main" allNew={allNew}>
        <p>od 200 Kč</p>
      </CardsInDays>
    </NextIntlClientProvider>,
  );

test("without days, and out of sight, the kept cards stand and nothing is asked", async () => {
  show();
  act(() => setPeriod({ from: "2027-02-13", to: "2027-02-15" }));
  await act(async () => seen(false));
  expect(screen.getByText("od 200 Kč")).toBeInTheDocument();
  expect(mockCall).not.toHaveBeenCalled();
});

test("with days they say the rent and the state at the place, and lead to the days", async () => {
  const free = card("ONE", { free_units: 1, free_at: [{ source: "praha", free: 1 }] });
  const none = card("THREE", { free_units: 0, free_at: [] });
  mockCall.mockResolvedValue({ ok: true, value: { items: [none, free] } });
  setPeriod({ from: "2027-02-13", to: "2027-02-15" });
  show();
  await act(async () => seen(true));
  const [one, three] = await screen.findAllByRole("listitem");
  expect(one).toHaveTextContent(/Věc ONE.*600,-.Kč za 3.dny.*Zbývá 1/u);
  expect(three).toHaveTextContent(/Věc THREE.*600,-.Kč za 3.dny.*Na tyto dny půjčit nejde/u);
  expect(three).toHaveAttribute("data-sold-out");
  const days = { dateFrom: "2027-02-13", dateTo: "2027-02-15" };
  const asked = { skus: ["ONE", "THREE"], size: 2, ...days, place: "praha", taken: "kept" };
  expect(mockCall.mock.calls).toEqual([["listProducts", asked, expect.anything()]]);
  const query = "?dateFrom=2027-02-13&dateTo=2027-02-15&place=praha";
  expect(screen.getByRole("link", { name: "Věc ONE" })).toHaveAttribute("href", expect.stringContaining(query));
});

test("what can't be asked leaves the cards as they are", async () => {
  mockCall.mockResolvedValue({ ok: false, error: { code: "unavailable", message: "", transport: false } });
  setPeriod({ from: "2027-02-16", to: "2027-02-17" });
  show();
  await act(async () => seen(true));
  expect(screen.getByText("od 200 Kč")).toBeInTheDocument();
});

test("room for the line on what is free is kept from when days are chosen, before anything is asked", () => {
  const { container } = show();
  expect(container.firstElementChild).not.toHaveAttribute("data-place");
  act(() => setPeriod({ from: "2027-02-13", to: "2027-02-15" }));
  expect(container.firstElementChild).toHaveAttribute("data-place", "branch");
  expect(mockCall).not.toHaveBeenCalled();
});

test.each([
  [false, 1],
  [true, 0],
])("where the heading says that all are new (%p), no card says it again", async (allNew, said) => {
  mockCall.mockResolvedValue({ ok: true, value: { items: [card("ONE", { is_new: true })] } });
  setPeriod({ from: "2027-02-18", to: `2027-02-${allNew ? 19 : 20}` });
  show(allNew);
  await act(async () => seen(true));
  await screen.findByRole("listitem");
  expect(screen.queryAllByText(messages.catalogue.new)).toHaveLength(said);
});
