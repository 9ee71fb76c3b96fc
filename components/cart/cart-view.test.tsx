import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { cartBlock, type CartLine } from "@/lib/domain/cart";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { noteLogin } from "@/stores/account-hint";
import { checkoutStore, setMeasures } from "@/stores/checkout";
import { noteLoginEnd } from "@/stores/ended-login";
import { loadPlace } from "@/stores/reservation";
import { CartLineItem } from "./cart-line-item";
import { CartLines, RemovedLine, useRemoval } from "./cart-lines";
import { ToCheckout } from "./cart-view";
import { LineState } from "./line-state";

const mockActions = {
  addToCart: jest.fn(),
  addForNext: jest.fn(),
  removeLine: jest.fn(),
  replaceLine: jest.fn(),
  setQuantity: jest.fn(),
  changeLinePeriod: jest.fn(),
  recheck: jest.fn(),
  moveCart: jest.fn(),
};
jest.mock("@/stores/add-to-cart", () => ({ addToCart: (...call: unknown[]) => mockActions.addToCart(...call) }));
jest.mock("@/stores/cart-actions", () => ({
  addForNext: async (...call: unknown[]) => mockActions.addForNext(...call) as unknown,
  removeLine: (...call: unknown[]) => mockActions.removeLine(...call),
  replaceLine: (...call: unknown[]) => mockActions.replaceLine(...call),
  setQuantity: (...call: unknown[]) => mockActions.setQuantity(...call),
  changeLinePeriod: async (...call: unknown[]) => mockActions.changeLinePeriod(...call) as unknown,
  recheck: (...call: unknown[]) => mockActions.recheck(...call),
  moveCart: (...call: unknown[]) => mockActions.moveCart(...call),
}));

const product = {
  configurable_options: [
    {
      attribute_code: "ski_length",
      attribute_id: 7,
      label: "Délka",
      values: [
        { label: "168 cm", value_index: "168" },
        { label: "174 cm", value_index: "174" },
        { label: "180 cm", value_index: "180" },
      ],
    },
  ],
  configurable_children: [
    {
      sku: "VOLKL-168",
      name: "Völkl",
      status: 1,
      options: { ski_length: "168" },
      price: 49_000,
      original_price: 49_000,
      price_list: [],
      deposit: 300_000,
      image: null,
    },
    {
      sku: "VOLKL-174",
      name: "Völkl",
      status: 1,
      options: { ski_length: "174" },
      price: 52_000,
      original_price: 52_000,
      price_list: [{ days_from: 1, days_to: null, price_per_day: 52_000 }],
      deposit: 350_000,
      image: "b.png",
    },
    {
      sku: "VOLKL-180",
      name: "Völkl",
      status: 1,
      options: { ski_length: "180" },
      price: 52_000,
      original_price: 52_000,
      price_list: [],
      deposit: 350_000,
      image: null,
    },
  ],
};
const mockAlternatives = {
  sizes: [{ sku: "VOLKL-174", label: "174 cm", free: 2 }],
  periods: [{ from: "2027-02-16", to: "2027-02-18" }],
  sources: [{ id: "praha", name: "Sezóna Praha", free: 1 }],
};
const mockAnswers: Record<string, unknown> = {
  getProduct: product,
  getAlternatives: mockAlternatives,
  checkVariants: {
    sources: [
      {
        id: "brno",
        name: "Sezóna Brno",
        variants: [
          { sku: "VOLKL-168", free: 0 },
          { sku: "VOLKL-174", free: 2 },
          { sku: "VOLKL-180", free: 1 },
        ],
      },
    ],
  },
};
jest.mock("@/stores/api", () => ({
  loadCartApi: async () => ({
    call: async (name: string) =>
      mockAnswers[name] === null ? { ok: false, error: { code: "timeout" } } : { ok: true, value: mockAnswers[name] },
  }),
  queryClient: { fetchQuery: async () => mockAnswers.getProduct },
}));

const line: CartLine = {
  key: "k1",
  sku: "VOLKL-168",
  parentSku: "VOLKL",
  name: "Völkl Deacon 80",
  slug: "volkl-deacon-80",
  url_path: "lyze/volkl-deacon-80",
  image: null,
  options: [{ label: "Délka", value: "168 cm" }],
  product_option: { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } },
  qty: 2,
  prevQty: 2,
  from: "2027-02-13",
  to: "2027-02-15",
  source: "brno",
  priceList: [],
  unitPrice: 119_000,
  deposit: 300_000,
  itemId: "1",
  holdExpiresAt: null,
  status: "ok",
  addedAt: "2027-01-05T10:00:00Z",
};
const storeView = getStoreView("main");

function show(element: React.ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        {element}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  Object.values(mockActions).forEach((action) => action.mockReset());
  for (const action of [mockActions.changeLinePeriod, mockActions.replaceLine])
    action.mockResolvedValue({ outcome: "done", key: "k1", dropped: false });
  mockActions.addToCart.mockResolvedValue({ outcome: "added", key: "k2", dropped: false });
  cartStore.setState({
    cart: { lines: [line], source: { id: "brno", name: "Sezóna Brno" }, token: null, storeCode: "main" },
    ready: true,
    online: true,
  });
});

test("a line says what, when, how long and how much", () => {
  show(<CartLineItem line={line} storeView={storeView} onRemove={() => undefined} />);
  const item = screen.getByRole("listitem");
  expect(within(item).getByRole("link", { name: "Völkl Deacon 80" })).toHaveAttribute(
    "href",
    expect.stringContaining("/lyze/volkl-deacon-80?childSku=VOLKL-168"),
  );
  expect(item).toHaveTextContent("Délka: 168 cm");
  expect(item).toHaveTextContent(/13.–\u206015. února 2027, 3 dny/u);
  expect(item).toHaveTextContent("2 380,- Kč");
  expect(item).toHaveTextContent("1 190,- Kč za kus");
});

function Removable() {
  const removal = useRemoval();
  return (
    <>
      {removal.removed && <RemovedLine removed={removal.removed} onUndo={() => void removal.undo()} />}
      <CartLines lines={[line]} storeView={storeView} onRemove={removal.remove} />
    </>
  );
}

test("the parts of a set stand under its name with their sum, and go and come back in one press", async () => {
  const inSet = { ...line.product_option.extension_attributes, set: { sku: "GROUP", name: "Boty s helmou" } };
  const part = (key: string, name: string, unitPrice: number): CartLine => ({
    ...{ ...line, key, sku: key, name, unitPrice, qty: 1 },
    product_option: { extension_attributes: inSet },
  });
  const lines = [part("boots", "Lyžařské boty", 60_000), line, part("helmet", "Helma", 36_000)];
  function WithSet() {
    const removal = useRemoval();
    return (
      <>
        {removal.removed && <RemovedLine removed={removal.removed} onUndo={() => void removal.undo()} />}
        <CartLines lines={lines} storeView={storeView} onRemove={removal.remove} />
      </>
    );
  }
  const user = show(<WithSet />);
  const set = screen.getByRole("list", { name: "Boty s helmou" });
  expect(within(set).getAllByRole("listitem")).toHaveLength(2);
  expect(within(set).queryByText("Völkl Deacon 80")).not.toBeInTheDocument();
  expect(set.closest("li")).toHaveTextContent(/^Boty s helmou960,-\sKč/u);
  await user.click(screen.getByRole("button", { name: "Odebrat celou sadu Boty s helmou" }));
  expect(mockActions.removeLine.mock.calls).toEqual([["boots"], ["helmet"]]);
  const undo = screen.getByRole("button", { name: /Vrátit zpět do košíku: Boty s helmou/u });
  expect(undo).toHaveFocus();
  await user.click(undo);
  await waitFor(() => expect(mockActions.addToCart).toHaveBeenCalledTimes(2));
  expect(mockActions.addToCart.mock.calls.map(([{ sku, product_option }]) => [sku, product_option])).toEqual(
    ["boots", "helmet"].map((sku) => [sku, { extension_attributes: inSet }]),
  );
});

test("a whole set is named, and had again for the next person, in one press each", async () => {
  const set = { sku: "GROUP", name: "Boty s helmou" };
  const lines = ["boots", "helmet"].map((key) => ({
    ...{ ...line, key, sku: key, name: key },
    product_option: { extension_attributes: { ...line.product_option.extension_attributes, set } },
  }));
  checkoutStore.setState({ persons: {} });
  cartStore.setState(({ cart }) => ({ cart: { ...cart, lines } }));
  mockActions.addForNext.mockResolvedValue(true);
  mockAnswers.listStock = { items: ["boots", "helmet"].map((sku) => ({ sku, qty: 2 })) };
  const user = show(<CartLines lines={lines} storeView={storeView} onRemove={() => undefined} />);
  await user.click(screen.getByRole("button", { name: "Napsat, pro koho je celá sada: Boty s helmou" }));
  await user.keyboard("Ema");
  expect(screen.getByRole("textbox")).toHaveValue("Ema");
  expect(checkoutStore.getState().persons).toEqual({ boots: "Ema", helmet: "Ema" });
  await user.click(screen.getByRole("button", { name: "Totéž pro další osobu: Boty s helmou" }));
  await waitFor(() => expect(mockActions.addForNext).toHaveBeenCalled());
  expect(mockActions.addForNext.mock.calls[0][0]).toMatchObject(
    ["boots", "helmet"].map((sku) => ({ sku, product_option: { extension_attributes: { set, copy: 2 } } })),
  );
  expect(await screen.findByText(/Je to v.košíku ještě jednou/u)).toBeInTheDocument();
  // A part that is for somebody else after all is named by itself.
  await user.click(screen.getByRole("button", { name: "Změnit, pro koho to je: helmet" }));
  await user.keyboard("!");
  expect(checkoutStore.getState().persons).toEqual({ boots: "Ema", helmet: "Ema!" });
});

describe("once more what nobody can have once more", () => {
  const once = { ...line, qty: 1, prevQty: 1 };
  const press = async (free: number) => {
    mockAnswers.listStock = { items: [{ sku: line.sku, qty: free }] };
    mockActions.addForNext.mockResolvedValue(true);
    checkoutStore.setState({ persons: { k1: "Ema" } });
    cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: [once] } }));
    const user = show(<CartLineItem line={once} storeView={storeView} onRemove={() => undefined} />);
    await user.click(screen.getByRole("button", { name: /Totéž pro další osobu/u }));
    return user;
  };

  test("is added where it is free", async () => {
    await press(1);
    expect(await screen.findByText(/Je to v.košíku ještě jednou/u)).toBeInTheDocument();
    expect(mockActions.addForNext.mock.calls[0][0]).toMatchObject([{ sku: "VOLKL-168", qty: 1 }]);
    // With one more thing of a family's cart it is old news, which would stand at every line.
    const more = { ...once, key: "k3" };
    act(() => cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: [...cart.lines, more] } })));
    expect(screen.queryByText(/Je to v.košíku ještě jednou/u)).not.toBeInTheDocument();
  });

  test("is not added; another size is, in one press, and the focus stays there", async () => {
    const user = await press(0);
    const size = await screen.findByRole("button", { name: /Přidat 174 cm/u });
    expect(screen.getByText(/Völkl Deacon 80 \(168 cm\) už v.těchto dnech.* pro dalšího není/u)).toBeInTheDocument();
    expect(mockActions.addForNext).not.toHaveBeenCalled();
    mockAnswers.listStock = { items: [{ sku: "VOLKL-174", qty: 2 }] };
    let add: (added: boolean) => void = () => undefined;
    mockActions.addForNext.mockReturnValue(new Promise<boolean>((resolve) => (add = resolve)));
    await user.click(size);
    await waitFor(() => expect(mockActions.addForNext).toHaveBeenCalled());
    // While it works it takes no second press, and keeps the focus, which a browser takes from what is disabled.
    expect(size).toBeEnabled();
    await user.click(size);
    expect(mockActions.addForNext).toHaveBeenCalledTimes(1);
    add(true);
    await waitFor(() => expect(size).not.toBeInTheDocument());
    expect(mockActions.addForNext.mock.calls[0][0]).toMatchObject([
      {
        ...{ sku: "VOLKL-174", qty: 1, from: "2027-02-13", deposit: 350_000 },
        product_option: { extension_attributes: { copy: 2, configurable_item_options: [{ option_value: "174" }] } },
      },
    ]);
    expect(screen.getByRole("button", { name: /Totéž pro další osobu/u })).toHaveFocus();
  });

  test("is looked for again where that failed", async () => {
    mockAnswers.getAlternatives = null;
    const user = await press(0);
    const again = await screen.findByRole("button", { name: messages.cart.alternatives.again });
    mockAnswers.getAlternatives = mockAlternatives;
    await user.click(again);
    expect(await screen.findByRole("button", { name: /Přidat 174 cm/u })).toBeInTheDocument();
  });

  test("is had on other days", async () => {
    const user = await press(0);
    mockAnswers.listStock = { items: [{ sku: line.sku, qty: 1 }] };
    await user.click(await screen.findByRole("button", { name: /Přidat na 16/u }));
    await waitFor(() => expect(mockActions.addForNext).toHaveBeenCalled());
    expect(mockActions.addForNext.mock.calls[0][0]).toMatchObject([{ sku: "VOLKL-168", from: "2027-02-16" }]);
  });
});

test("a removed line can be taken back with one press, its measures with it, and the focus is there", async () => {
  setMeasures("k1", { height: 128 });
  const user = show(<Removable />);
  // By this the stores know that each line says itself what is the matter with it.
  expect(screen.getByRole("list", { name: messages.cart.lines })).toHaveAttribute("data-says", "lines");
  await user.click(screen.getByRole("button", { name: /Odebrat z.košíku: Völkl/u }));
  expect(mockActions.removeLine).toHaveBeenCalledWith("k1");
  const undo = screen.getByRole("button", { name: /Vrátit zpět do košíku: Völkl/u });
  expect(undo).toHaveFocus();
  // As the cart does once the line is gone.
  act(() => setMeasures("k1", null));
  await user.click(undo);
  await waitFor(() => expect(checkoutStore.getState().measures).toEqual({ k2: { height: 128 } }));
  expect(mockActions.addToCart).toHaveBeenCalledWith(
    expect.objectContaining({
      sku: "VOLKL-168",
      qty: 2,
      from: "2027-02-13",
      source: "brno",
      sourceName: "Sezóna Brno",
    }),
  );
});

test("of what the account's own cart may be keeping whose login has ended is told, and nobody else", async () => {
  const taken: CartLine = { ...line, status: "out_of_stock", problem: { code: "out_of_stock" } };
  const since: CartLine = { ...taken, addedAt: "2027-01-05T10:30:00Z" };
  const isTold = (shown: CartLine): boolean => {
    const { unmount } = render(
      <QueryClientProvider client={new QueryClient()}>
        <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
          <LineState line={shown} storeView={storeView} />
        </NextIntlClientProvider>
      </QueryClientProvider>,
    );
    const told = screen.queryByText(/^Přihlášení na tomhle zařízení skončilo/u);
    if (told) expect(within(told).getByRole("link")).toHaveAttribute("href", "/login?next=%2Fcart");
    unmount();
    return told !== null;
  };
  expect(isTold(taken)).toBe(false);
  noteLoginEnd(new Date("2027-01-05T10:15:00Z"));
  expect([isTold(taken), isTold(since), isTold({ ...taken, problem: { code: "price_unknown" } })]).toEqual([
    ...[true, false, false],
  ]);
  noteLogin("7", 0);
  expect(isTold(taken)).toBe(false);
  localStorage.clear();
});

test("a taken line offers a size, days and a shop, each one press away", async () => {
  const taken: CartLine = { ...line, status: "out_of_stock", problem: { code: "out_of_stock" } };
  const user = show(<CartLineItem line={taken} storeView={storeView} onRemove={() => undefined} />);
  expect(screen.getByRole("alert")).toHaveTextContent(/už není volno/u);
  await user.click(await screen.findByRole("button", { name: /Přesunout na 16.–\u206018.\súnora 2027/u }));
  expect(mockActions.changeLinePeriod).toHaveBeenCalledWith("k1", { from: "2027-02-16", to: "2027-02-18" });

  await user.click(screen.getByRole("button", { name: /Vyměnit za 174 cm/u }));
  await waitFor(() =>
    expect(mockActions.replaceLine).toHaveBeenCalledWith(
      "k1",
      expect.objectContaining({ sku: "VOLKL-174", deposit: 350_000, options: [{ label: "Délka", value: "174 cm" }] }),
    ),
  );

  await user.click(screen.getByRole("button", { name: /Vyzvednout: Sezóna Praha/u }));
  expect(mockActions.replaceLine).toHaveBeenLastCalledWith(
    "k1",
    expect.objectContaining({ sku: "VOLKL-168", source: "praha" }),
  );
  expect(mockActions.removeLine).not.toHaveBeenCalled();
});

test("another shop is no help for a line that does not stand alone, unless the whole cart goes there", async () => {
  const taken: CartLine = { ...line, status: "out_of_stock", problem: { code: "out_of_stock" } };
  cartStore.setState({
    cart: {
      lines: [taken, { ...line, key: "k3" }],
      source: { id: "brno", name: "Sezóna Brno" },
      token: null,
      storeCode: "main",
    },
  });
  const user = show(<CartLineItem line={taken} storeView={storeView} onRemove={() => undefined} />);
  await screen.findByRole("button", { name: /Vyměnit za/u });
  expect(screen.queryByRole("button", { name: /Sezóna Praha/u })).not.toBeInTheDocument();

  // The whole cart can go there, in one press too.
  act(() => {
    loadPlace([{ id: "praha", name: "Sezóna Praha", locative: "v Praze", partner_id: null }]);
  });
  mockActions.moveCart.mockResolvedValue({ ok: true });
  await user.click(screen.getByRole("button", { name: /Převzít celý košík v.Praze/u }));
  expect(mockActions.moveCart).toHaveBeenCalledWith(expect.objectContaining({ id: "praha" }), false);
});

test("what stands in the way of an order leads to its line", async () => {
  const taken: CartLine = { ...line, key: "k3", name: "Helma", status: "out_of_stock" };
  const user = show(
    <>
      <CartLines lines={[line, taken]} storeView={storeView} onRemove={() => undefined} />
      <ToCheckout storeView={storeView} blocked="out_of_stock" />
    </>,
  );
  await screen.findByRole("button", { name: /Přesunout na/u });
  await user.click(screen.getByRole("button", { name: /Nejdřív vyřešte položky/u }));
  expect(screen.getByRole("listitem", { name: "Helma" })).toHaveFocus();
});

test("days that are offered to one line say of which", async () => {
  const taken: CartLine = { ...line, status: "out_of_stock", problem: { code: "out_of_stock" } };
  show(<CartLineItem line={taken} storeView={storeView} onRemove={() => undefined} />);
  expect(await screen.findByRole("heading", { name: "Jiné dny jen pro Völkl Deacon 80" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Přesunout na 16.*: Völkl Deacon 80$/u })).toBeInTheDocument();
});

test("a closed day offers the days from before in one press, and no other size", async () => {
  const moved: CartLine = {
    ...line,
    from: "2027-02-14",
    to: "2027-02-16",
    status: "out_of_stock",
    problem: { code: "closed_day" },
    before: { from: "2027-02-13", to: "2027-02-15" },
  };
  const user = show(<CartLineItem line={moved} storeView={storeView} onRemove={() => undefined} />);
  await screen.findByRole("button", { name: /Přesunout na/u });
  expect(screen.queryByRole("button", { name: /Vyměnit za/u })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /Vrátit na 13.–\u206015.\súnora 2027/u }));
  expect(mockActions.changeLinePeriod).toHaveBeenCalledWith("k1", { from: "2027-02-13", to: "2027-02-15" });
});

test("a refused raise leaves a good line, says how many there are and lets the order go on", async () => {
  const restored: CartLine = {
    ...line,
    problem: { code: "out_of_stock", details: { sku: "SKI-170", source: "praha", free: 2 } },
  };
  loadPlace([{ id: line.source, name: "Sezóna Brno", locative: "v Brně", partner_id: null }]);
  show(<CartLineItem line={restored} storeView={storeView} onRemove={() => undefined} />);
  // Another size, or another branch, may well have more: each is one press.
  mockActions.addForNext.mockResolvedValue(true);
  await userEvent.click(await screen.findByRole("button", { name: /Přidat 174 cm/u }));
  expect(mockActions.addForNext.mock.calls[0][0]).toMatchObject([{ sku: "VOLKL-174", qty: 1 }]);
  expect(await screen.findByText(/Další kus je v.košíku/u)).toBeInTheDocument();
  expect(screen.getByText(/^Víc než 2.kusy v.této velikosti v.těchto dnech v Brně nemáme\.$/u)).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(cartBlock([restored])).toBeNull();
});

test("offline a line is a pre-reservation, in words", () => {
  show(<CartLineItem line={{ ...line, status: "volatile" }} storeView={storeView} onRemove={() => undefined} />);
  expect(screen.getByText(/Předrezervace/u)).toBeInTheDocument();
});

test("another size of a good line is one press in its list, which says what is free on its days", async () => {
  const user = show(<CartLineItem line={line} storeView={storeView} onRemove={() => undefined} />);
  await user.click(screen.getByRole("button", { name: "Změnit velikost: Völkl Deacon 80" }));
  const dialog = await screen.findByRole("dialog", { name: "Velikost: Völkl Deacon 80" });
  expect(await within(dialog).findByRole("button", { name: /168 cm.*v\s*košíku/u })).toBeDisabled();
  expect(within(dialog).getByRole("button", { name: /180 cm\s*obsazeno/u })).toBeDisabled();
  mockActions.replaceLine.mockResolvedValue({ outcome: "added", key: "k2", dropped: false });
  await user.click(within(dialog).getByRole("button", { name: /174 cm\s*2\s*volné/u }));
  expect(mockActions.replaceLine).toHaveBeenCalledWith("k1", expect.objectContaining({ sku: "VOLKL-174" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

describe("a thing that comes in several ways at once", () => {
  const width = {
    ...{ attribute_code: "width", attribute_id: 8, label: "Šířka" },
    values: ["úzké", "široké"].map((label) => ({ label, value_index: label })),
  };
  const children = product.configurable_children.map((child) => ({
    ...child,
    options: { ...child.options, width: child.sku === "VOLKL-174" ? "široké" : "úzké" },
  }));
  const wide = {
    configurable_options: [...product.configurable_options, width],
    configurable_children: children,
  };
  beforeEach(() => void (mockAnswers.getProduct = wide));
  afterEach(() => void (mockAnswers.getProduct = product));

  test("is changed way by way, as on its page, and says what does not go together", async () => {
    const own = { ...line, qty: 1 };
    const user = show(<CartLineItem line={own} storeView={storeView} onRemove={() => undefined} />);
    await user.click(screen.getByRole("button", { name: "Změnit velikost: Völkl Deacon 80" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Velikost: Völkl Deacon 80" }));
    const [length, widths] = await Promise.all(["Délka", "Šířka"].map((name) => dialog.findByRole("group", { name })));
    expect(within(length!).getByRole("radio", { name: /168 cm/u })).toBeChecked();
    expect(within(widths!).getByRole("radio", { name: /úzké/u })).toBeChecked();
    expect(dialog.getByRole("status")).toHaveTextContent("máte v košíku");
    await user.click(within(length!).getByRole("radio", { name: /174 cm/u }));
    expect(dialog.getByRole("status")).toHaveTextContent("Tuhle kombinaci nemáme.");
    mockActions.replaceLine.mockResolvedValue({ outcome: "added", key: "k2", dropped: false });
    // What can't be had is not swapped for.
    await user.click(dialog.getByRole("button", { name: "Změnit velikost" }));
    expect(mockActions.replaceLine).not.toHaveBeenCalled();
    await user.click(within(widths!).getByRole("radio", { name: /široké/u }));
    await user.click(dialog.getByRole("button", { name: "Vyměnit za 174 cm, široké" }));
    expect(mockActions.replaceLine).toHaveBeenCalledWith("k1", expect.objectContaining({ sku: "VOLKL-174" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

test("a thing without sizes offers none", () => {
  const helmet = { ...line, parentSku: "VOLKL-168", options: [] };
  show(<CartLineItem line={helmet} storeView={storeView} onRemove={() => undefined} />);
  expect(screen.queryByRole("button", { name: /Změnit velikost/u })).not.toBeInTheDocument();
});

test("a swap that failed leaves the line and says what became of the wish", () => {
  const kept: CartLine = { ...line, problem: { code: "closed_day", kept: true } };
  show(<CartLineItem line={kept} storeView={storeView} onRemove={() => undefined} />);
  expect(screen.getByText(/Výměna se nepovedla/u)).toBeInTheDocument();
  expect(cartBlock([kept])).toBeNull();
});

test("a line that lost its price says so, and costs neither nothing nor anything", () => {
  const lost: CartLine = { ...line, status: "out_of_stock", problem: { code: "price_unknown" }, unitPrice: 0 };
  show(<CartLineItem line={lost} storeView={storeView} onRemove={() => undefined} />);
  expect(screen.getByText("cena neznámá")).toBeInTheDocument();
  expect(screen.queryByText(/^0,- Kč/u)).not.toBeInTheDocument();
});

test("a name in another language than the page says so", () => {
  show(
    <CartLineItem
      line={{ ...line, other_languages: { name: "cs" } }}
      storeView={storeView}
      onRemove={() => undefined}
    />,
  );
  expect(screen.getByRole("link", { name: line.name })).toHaveAttribute("lang", "cs");
});
