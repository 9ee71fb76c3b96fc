import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { ConfirmedChange, Order, OrderChange } from "@/lib/contract";
import { addLine, type CartLine, emptyCart } from "@/lib/domain/cart";
import { addDays, shopDay } from "@/lib/domain/days";
import { formatPeriod } from "@/lib/domain/formats";
import { getStoreView } from "@/lib/store-views";
import { newLine } from "@/lib/domain/test-support";
import messages from "@/messages/cs-CZ.json";
import { checkoutStore } from "@/stores/checkout";
import { addingTo } from "@/stores/adding-to-order";
import { cartStore, startView } from "@/stores/cart";
import { reservationStore } from "@/stores/reservation";
import { Panel } from "./change-panel";
import type { ChangeableOrder } from "./use-order-change";

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "08:00", closes: "18:00" }));
const mockAnswers = {
  listSources: jest.fn(),
  getAlternatives: jest.fn(),
  quoteOrderChange: jest.fn<Promise<Result<Partial<Order>>>, [OrderChange]>(),
  changeOrder: jest.fn<Promise<Result<Partial<Order>>>, [ConfirmedChange]>(),
};
jest.mock("@/stores/load-api", () => ({
  loadApi: async () => ({
    call: (name: keyof typeof mockAnswers, input: never) => mockAnswers[name](input),
  }),
}));
jest.mock("@/lib/i18n/lazy-messages", () => ({
  LazyIntl: ({ children }: { children: React.ReactNode }) => children,
}));
jest.mock("@/lib/routes", () => ({ ...jest.requireActual("@/lib/routes"), orderPath: () => "#changed" }));

const mockRemove = jest.fn(async (_key: string) => undefined);
const mockMoved = jest.fn(async (key: string, _period: unknown) => ({ outcome: "done", key, dropped: false }));
jest.mock("@/stores/api", () => ({
  ...jest.requireActual("@/stores/api"),
  loadCartApi: async () => ({ call: (name: keyof typeof mockAnswers, input: never) => mockAnswers[name](input) }),
}));
jest.mock("@/stores/cart-actions", () => ({
  changeLinePeriod: (key: string, period: unknown) => mockMoved(key, period),
  openCart: async () => undefined,
  removeLine: (key: string) => mockRemove(key),
}));

const from = addDays(shopDay(new Date()), 10);
const days = { from, to: addDays(from, 2) };
const later = { from: addDays(from, 7), to: addDays(from, 9) };
const options = [{ label: "Délka", value: "170 cm" }];
const line = { sku: "SKI-170", parent_sku: "SKI", name: "Lyže", options, additional_services: [] };
const order: ChangeableOrder = {
  order_id: "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d",
  increment_id: "2027-000042",
  revision: 3,
  grand_total: 105_000,
  deposit: 200_000,
  payment_status: "open",
  lines: [{ ...line, ...days, image: null, qty: 1, source: "praha", price_incl_tax: 105_000, deposit: 200_000 }],
};
const onClose = jest.fn();

function show(more: Partial<ChangeableOrder> = {}) {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })}>
        <Panel order={{ ...order, ...more }} storeView={getStoreView("main")} onClose={onClose} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const chooseSize = async (user: ReturnType<typeof userEvent.setup>) =>
  user.selectOptions(await screen.findByLabelText("Velikost: Lyže"), "180 cm");
const confirm = async () => screen.findByRole("button", { name: "Potvrdit změnu" });

beforeEach(() => {
  cartStore.setState(startView);
  mockRemove.mockClear();
  window.location.hash = "";
  const praha = { id: "praha", name: "Praha", opening_hours: everyDay, closed_days: [later.from] };
  mockAnswers.listSources.mockReset().mockResolvedValue(ok([praha]));
  onClose.mockReset();
  mockAnswers.getAlternatives
    .mockReset()
    .mockResolvedValue(ok({ sizes: [{ sku: "SKI-180", label: "180 cm", free: 1 }], periods: [later], sources: [] }));
  mockAnswers.quoteOrderChange.mockReset().mockResolvedValue(ok({ grand_total: 135_000, deposit: 200_000 }));
  mockAnswers.changeOrder.mockReset().mockResolvedValue(ok({}));
});

test("what lies in the cart at the order's branch is added by a tick, priced before, and leaves the cart", async () => {
  const helmet = newLine({ sku: "HELMET", parentSku: "HELMET", name: "Helma", options: [], ...days, source: "praha" });
  const added = addLine(emptyCart, helmet, new Date()).state;
  const elsewhere = { ...added.lines[0], key: "brno", name: "Kolo", source: "brno" } as CartLine;
  cartStore.setState({ ...startView, cart: { ...added, lines: [...added.lines, elsewhere], token: "t" } });
  const user = show();
  expect(screen.queryByLabelText(/Kolo/u)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText(/1× Helma/u));
  await user.click(await confirm());
  const more = expect.objectContaining({ sku: "HELMET", qty: 1 });
  const change = { id: order.order_id, revision: 3, lines: [], add: [more] };
  expect(mockAnswers.quoteOrderChange).toHaveBeenLastCalledWith(change);
  expect(mockAnswers.changeOrder).toHaveBeenCalledWith(expect.objectContaining({ ...change, expected_total: 135_000 }));
  expect(mockRemove.mock.calls).toEqual([[added.lines[0]?.key]]);
});

describe("what lies in the cart and is not free as it is", () => {
  const helmet = newLine({ sku: "HELMET", parentSku: "HELMET", name: "Helma", options: [], ...days, source: "praha" });
  const inCart = (more: Partial<CartLine>) => {
    const { state } = addLine(emptyCart, helmet, new Date());
    const lines = state.lines.map((line) => ({ ...line, ...more }));
    cartStore.setState({ ...startView, cart: { ...state, lines, token: "t" } });
    return lines[0]!;
  };
  const other = /^Přesunout na .*Helma$/u;
  beforeEach(() => {
    mockMoved.mockClear();
    const brno = { id: "brno", name: "Brno", free: 2 };
    mockAnswers.getAlternatives.mockResolvedValue(ok({ sizes: [], periods: [later], sources: [brno] }));
  });

  test("says so, and what its branch has instead comes to the order in one press", async () => {
    const line = inCart({ status: "out_of_stock" });
    mockMoved.mockImplementationOnce(async () => {
      const moved = { ...line, ...later, key: "moved", status: "ok" as const };
      cartStore.setState({ cart: { ...cartStore.getState().cart, lines: [moved] } });
      return { outcome: "done", key: "moved", dropped: false };
    });
    const user = show();
    expect(screen.getByText("Takhle už volné není: Helma")).toBeInTheDocument();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: other }));
    expect(screen.queryByText(/Brno/u)).not.toBeInTheDocument();
    expect(mockMoved).toHaveBeenCalledWith(line.key, later);
    expect(await screen.findByRole("checkbox", { name: /1× Helma/u })).toBeChecked();
    await confirm();
    expect(mockAnswers.quoteOrderChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ add: [expect.objectContaining({ sku: "HELMET", ...later })] }),
    );
  });

  test("offers the same where only the shop knows it, and other days of nothing else", async () => {
    inCart({});
    mockAnswers.quoteOrderChange.mockResolvedValue(
      refuse("out_of_stock", "", { details: { sku: "HELMET", source: "praha", free: 0, line: 1 } }),
    );
    const user = show();
    await user.click(screen.getByLabelText(/1× Helma/u));
    expect(await screen.findByText("Takhle už volné není: Helma")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: other })).toBeInTheDocument();
  });
});

test("whom an added thing is for and what it is set by is said there, and told with the change alone", async () => {
  const skis = newLine({ sku: "KIDS", parentSku: "KIDS", name: "Dětské lyže", options: [], ...days, source: "praha" });
  const added = addLine(emptyCart, skis, new Date()).state;
  const fitted = { ...added.lines[0], fittings: ["saddle"] } as CartLine;
  cartStore.setState({ ...startView, cart: { ...added, lines: [fitted], token: "t" } });
  checkoutStore.setState({ persons: {}, measures: {} });
  const user = show();
  expect(screen.queryByRole("button", { name: /pro koho/u })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText(/1× Dětské lyže/u));
  await user.click(screen.getByRole("button", { name: /pro koho to je: Dětské lyže/u }));
  await user.keyboard("Ema");
  await user.click(screen.getByRole("button", { name: /Míry.*Dětské lyže/u }));
  await user.type(await screen.findByLabelText(/Výška/u), "128");
  await user.click(screen.getByRole("button", { name: "Uložit" }));
  await user.click(await confirm());
  expect(JSON.stringify(mockAnswers.quoteOrderChange.mock.calls)).not.toMatch(/Ema|128/u);
  expect(mockAnswers.changeOrder.mock.calls[0]?.[0]).toMatchObject({
    add: [{ sku: "KIDS", person: "Ema", biometric_data: { height: 128 } }],
  });
});

test("the way to more things takes the order's days and branch along", async () => {
  const user = show();
  const link = screen.getByRole("link", { name: /Vyberte ji na stejné dny/u });
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(reservationStore.getState()).toMatchObject({ period: days, place: { kind: "branch", source: "praha" } });
  expect(link).toHaveAttribute("href", `/search?dateFrom=${days.from}&dateTo=${days.to}&place=praha`);
  // The cart leads back from there.
  expect(addingTo()).toEqual({ id: order.order_id, number: order.increment_id });
});

test("nothing can be confirmed before anything is changed, and leaving asks the shop nothing", async () => {
  const user = show();
  expect(screen.getByRole("heading", { name: "Změna objednávky" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Potvrdit změnu" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Nechat, jak to je" }));
  expect(onClose).toHaveBeenCalled();
  expect(mockAnswers.quoteOrderChange).not.toHaveBeenCalled();
});

test("another size is priced first, and confirmed at that price under one key", async () => {
  const user = show();
  await chooseSize(user);
  await user.click(await confirm());
  const change = { id: order.order_id, revision: 3, lines: [{ line: 0, ...days, sku: "SKI-180" }] };
  expect(mockAnswers.quoteOrderChange).toHaveBeenLastCalledWith(change);
  expect(mockAnswers.changeOrder.mock.calls).toEqual([
    [{ ...change, expected_total: 135_000, key: expect.stringMatching(/^[\da-f-]{36}$/u) }],
  ]);
  expect(window.location.hash).toBe("#changed");
});

test.each([
  ["open", 135_000, "Zaplatíte o 300,- Kč víc."],
  ["open", 95_000, "Zaplatíte o 100,- Kč míň."],
  ["paid", 135_000, "Rozdíl 300,- Kč doplatíte při převzetí."],
  ["paid", 95_000, "Rozdíl 100,- Kč vám vrátíme při převzetí."],
  ["paid", 105_000, "Cena se nemění."],
] as const)("of an order that is %s and comes to %i the difference is said", async (payment_status, total, says) => {
  mockAnswers.quoteOrderChange.mockResolvedValue(ok({ grand_total: total, deposit: 200_000 }));
  const user = show({ payment_status });
  await chooseSize(user);
  // Beside the button that agrees to it, which stays in sight.
  expect((await confirm()).parentElement).toHaveTextContent(says);
});

test.each([
  [addDays(later.from, -2), /Zdarma ji pak zrušíte do .* v\s[78]:00\./u],
  [addDays(from, -30), /Zdarma ji pak už zrušit nepůjde\./u],
  [addDays(days.from, -2), null],
])("until when it is called off for free after the change: %s", async (day, says) => {
  const free_until = `${day}T06:00:00.000Z`;
  mockAnswers.quoteOrderChange.mockResolvedValue(ok({ grand_total: 105_000, deposit: 200_000, free_until }));
  const user = show({ free_until: `${addDays(days.from, -2)}T06:00:00.000Z` });
  await chooseSize(user);
  await confirm();
  if (says) expect(document.body).toHaveTextContent(says);
  else expect(document.body).not.toHaveTextContent(/Zdarma ji pak/u);
});

test("what is taken says so and offers the nearest days in one press", async () => {
  mockAnswers.quoteOrderChange.mockResolvedValueOnce(
    refuse("out_of_stock", "", { details: { sku: "SKI-180", source: "praha", free: 0, line: 0 } }),
  );
  const user = show();
  await chooseSize(user);
  expect(await screen.findByText(/už není volno/u)).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: `Přesunout na ${formatPeriod(later, "cs-CZ")}` }));
  await confirm();
  expect(mockAnswers.quoteOrderChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ lines: [{ line: 0, ...later, sku: "SKI-180" }] }),
  );
});

test("an order that was changed elsewhere is shown anew; the same change goes out again under its key", async () => {
  mockAnswers.changeOrder.mockResolvedValueOnce(refuse("unavailable", ""));
  mockAnswers.changeOrder.mockResolvedValueOnce(refuse("order_changed", "", { details: { revision: 4 } }));
  const user = show();
  await chooseSize(user);
  await user.click(await confirm());
  expect(await screen.findByText(/Půjčovna teď neodpovídá/u)).toBeInTheDocument();
  await user.click(await confirm());
  expect(await screen.findByRole("button", { name: "Ukázat, jak vypadá teď" })).toBeInTheDocument();
  const [first, second] = mockAnswers.changeOrder.mock.calls.map(([change]) => change.key);
  expect(first).toBe(second);
});

test("other days are chosen in the calendar, for all that is fetched together", async () => {
  const two = [...order.lines, { ...order.lines[0]!, sku: "BOOTS", name: "Boty", options: [] }];
  const user = show({ lines: two });
  await user.click(screen.getByRole("button", { name: "Jiné dny" }));
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).queryByRole("button", { name: "Zrušit termín" })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Použít" }));
  expect(screen.getByRole("button", { name: "Jiné dny" })).toHaveFocus();
  // The same days are no change.
  expect(mockAnswers.quoteOrderChange).not.toHaveBeenCalled();
});

test("days on which the order's branch is closed can't be taken, and the calendar says why", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Jiné dny" }));
  const dialog = screen.getByRole("dialog");
  const [year, month, date] = later.from.split("-").map(Number);
  const pickUp = within(dialog).getByLabelText("Vyzvednutí");
  await user.clear(pickUp);
  await user.type(pickUp, `${date}. ${month}. ${year}`);
  const back = within(dialog).getByLabelText("Vrácení");
  const [, toMonth, toDate] = later.to.split("-").map(Number);
  await user.clear(back);
  await user.type(back, `${toDate}. ${toMonth}. ${later.to.slice(0, 4)}`);
  await user.tab();
  expect(await within(dialog).findByText(/Praha má .* zavřeno/u)).toBeInTheDocument();
  expect(within(dialog).getByRole("button", { name: "Použít" })).toBeDisabled();
});

test("days that are taken from a refusal leave the focus in the panel", async () => {
  mockAnswers.quoteOrderChange.mockResolvedValueOnce(
    refuse("out_of_stock", "", { details: { sku: "SKI-180", source: "praha", free: 0, line: 0 } }),
  );
  const user = show();
  await chooseSize(user);
  const offered = formatPeriod(later, "cs-CZ").replace(/\s/gu, "\\s");
  const take = await screen.findByRole("button", { name: new RegExp(offered, "u") });
  await user.click(take);
  await confirm();
  expect(take).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Změna objednávky" })).toHaveFocus();
});

test("the same thing of two people names whose size it is", async () => {
  const lines = ["Jana", "Petr"].flatMap((person) => order.lines.map((one) => ({ ...one, person })));
  show({ lines });
  expect(await screen.findByLabelText("Velikost: Lyže, pro: Jana")).toBeInTheDocument();
  expect(screen.getByLabelText("Velikost: Lyže, pro: Petr")).toBeInTheDocument();
});
