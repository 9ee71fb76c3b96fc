import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { CartLine } from "@/lib/domain/cart";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore, useCartLines } from "@/stores/cart";
import { setPeriod } from "@/stores/reservation";
import { CartDates } from "./cart-dates";
import { CartLines } from "./cart-lines";

const mockMoveDays = jest.fn();
jest.mock("@/stores/cart-actions", () => ({
  moveDays: (...call: unknown[]) => mockMoveDays(...call),
  changeLinePeriod: jest.fn(),
  recheck: jest.fn(),
}));
jest.mock("@/stores/api", () => ({
  loadCartApi: async () => ({ call: async () => ({ ok: true, value: { sizes: [], periods: [], sources: [] } }) }),
}));

const line: CartLine = {
  key: "k1",
  sku: "VOLKL-168",
  parentSku: "VOLKL",
  name: "Völkl Deacon 80",
  slug: "volkl-deacon-80",
  url_path: null,
  image: null,
  options: [],
  product_option: { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } },
  qty: 1,
  prevQty: 1,
  from: "2027-02-13",
  to: "2027-02-15",
  source: "brno",
  priceList: [],
  unitPrice: 119_000,
  deposit: 0,
  itemId: "1",
  holdExpiresAt: null,
  status: "ok",
  addedAt: "2027-01-05T10:00:00Z",
};
const helmet: CartLine = { ...line, key: "k2", sku: "HELMET", name: "Helma" };
const week = { from: "2027-02-20", to: "2027-02-26" };
const fill = (...lines: CartLine[]) =>
  act(() =>
    cartStore.setState(({ cart }) => ({
      ready: true,
      online: true,
      cart: { ...cart, lines, source: { id: "brno", name: "Brno" } },
    })),
  );

function show(element: React.ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        {element}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  mockMoveDays.mockReset().mockResolvedValue({ outcome: "done", key: null, dropped: false });
  act(() => setPeriod(null));
});

test("one press moves all lines to the visitor's days; what became of it is said, the focus stays there", async () => {
  fill(line, helmet);
  act(() => setPeriod(week));
  const user = show(<CartDates locale="cs-CZ" />);
  await user.click(screen.getByRole("button", { name: /Přesunout vše na 20.–\u206026.\súnora 2027/u }));
  expect(mockMoveDays).toHaveBeenCalledWith(week);
  const pending = { ...week, status: "pending" as const };
  fill({ ...line, ...pending, key: "k3", rowId: "k1" }, { ...helmet, ...pending, key: "k4", rowId: "k2" });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  fill({ ...line, ...week, key: "k3", rowId: "k1" }, { ...helmet, ...week, key: "k4", rowId: "k2" });
  const said = screen.getByRole("status");
  expect(said).toHaveTextContent(/Nový termín: 20.–\u206026.\súnora 2027. Dostupnost i\scenu/u);
  expect(screen.getByRole("button", { name: "Změnit termín celého košíku" })).toHaveFocus();
});

test("conflicts are counted", async () => {
  fill(line);
  act(() => setPeriod(week));
  const user = show(<CartDates locale="cs-CZ" />);
  await user.click(screen.getByRole("button", { name: /Přesunout vše/u }));
  fill({ ...line, ...week, key: "k3", rowId: "k1", status: "out_of_stock", problem: { code: "out_of_stock" } });
  expect(screen.getByRole("status")).toHaveTextContent(/1\spoložka ještě potřebuje/u);
  // Nothing else is left to take the focus here.
  expect(screen.getByRole("status")).toHaveFocus();
});

test("a cart that lies on the visitor's days offers other ones; a single line has its own button for that", () => {
  fill(line, helmet);
  const { unmount } = render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <CartDates locale="cs-CZ" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("button", { name: "Změnit termín celého košíku" })).toBeInTheDocument();
  unmount();
  fill(line);
  show(<CartDates locale="cs-CZ" />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

describe("the focus in a line", () => {
  const storeView = getStoreView("main");
  const Lines = () => <CartLines lines={useCartLines()} storeView={storeView} onRemove={jest.fn()} />;

  test.each<[string, CartLine]>([
    ["is asked for", { ...line, status: "pending" }],
    ["is refused", { ...line, status: "out_of_stock", problem: { code: "out_of_stock" } }],
    ["gets other days", { ...line, ...week, key: "k3", rowId: "k1" }],
    ["runs out", { ...line, status: "expired" }],
  ])("stays where it is when the line %s", async (_, next) => {
    fill(line, helmet);
    show(<Lines />);
    const more = screen.getByRole("button", { name: /Odebrat z.košíku: Völkl/u });
    act(() => more.focus());
    fill(next, helmet);
    expect(more).toHaveFocus();
  });

  test("moves on within the line when the pressed way out goes away with the problem", async () => {
    fill(
      {
        ...line,
        before: { from: "2027-02-01", to: "2027-02-02" },
        status: "out_of_stock",
        problem: { code: "closed_day" },
      },
      helmet,
    );
    const user = show(<Lines />);
    await user.click(screen.getByRole("button", { name: /Vrátit na/u }));
    fill({ ...line, key: "k3", rowId: "k1", status: "pending" }, helmet);
    expect(screen.getByRole("button", { name: "Změnit termín: Völkl Deacon 80" })).toHaveFocus();
  });

  test("is not taken from elsewhere", () => {
    fill({ ...line, status: "out_of_stock", problem: { code: "closed_day" } }, helmet);
    show(<Lines />);
    const elsewhere = screen.getByRole("button", { name: /Odebrat z.košíku: Helma/u });
    act(() => elsewhere.focus());
    fill({ ...line, status: "pending" }, helmet);
    expect(elsewhere).toHaveFocus();
  });
});
