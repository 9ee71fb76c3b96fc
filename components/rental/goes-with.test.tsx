import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import type { CartLine, NewLine } from "@/lib/domain/cart";
import { queryClient } from "@/stores/api";
import { cartStore, startView } from "@/stores/cart";
import { checkoutStore, setMeasures } from "@/stores/checkout";
import { type ShownThing, shownThingStore } from "@/stores/shown-thing";
import { forgetOwnMeasures, keepOwnMeasures } from "@/stores/own-measures";
import GoesWith, { type Beside } from "./goes-with";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));
jest.mock("@/lib/i18n/lazy-messages", () => ({
  LazyIntl: ({ children }: { children: React.ReactNode }) => children,
}));
const mockReplace = jest.fn();
jest.mock("@/stores/cart-actions", () => ({ replaceLine: (...asked: unknown[]) => mockReplace(...asked) as unknown }));
const mockAdd = jest.fn();
jest.mock("@/stores/add-to-cart", () => ({ addToCart: (...asked: unknown[]) => mockAdd(...asked) as unknown }));

const price_list = [{ days_from: 1, days_to: null, price_per_day: 100_00 }];
const child = (value: string) => ({
  ...{ sku: `BOOT-${value}`, options: { boot_size: value }, price_list, deposit: 500_00 },
});
const boots = {
  section: "Lyžařské boty",
  product: {
    ...{ sku: "BOOT", name: "Skalka", slug: "skalka", url_path: null, image: null, charged_by: "day" },
    ...{ price_list, deposit: 500_00 },
    configurable_options: [
      {
        ...{ attribute_code: "boot_size", attribute_id: 5, label: "Velikost" },
        values: ["260", "265"].map((value) => ({ value_index: value, label: value })),
      },
    ],
    configurable_children: [child("260"), child("265")],
  },
  free: { "BOOT-260": 1, "BOOT-265": 2 },
};
const poles = {
  section: "Hůlky",
  product: { ...boots.product, sku: "POLE", name: "Tyč", configurable_options: [], configurable_children: [] },
  free: { POLE: 4 },
};

const offer = (beside: readonly Beside[]) => (
  <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
    <GoesWith
      beside={beside}
      storeCode="main"
      source={{ id: "praha", name: "Praha", locative: "v\u00a0Praze" }}
      period={{ from: "2027-02-13", to: "2027-02-15" }}
      level="h2"
    />
  </NextIntlClientProvider>
);
const show = (beside: readonly Beside[] = [{ name: null, skus: ["SKI-170"] }]) => render(offer(beside));

beforeEach(() => {
  queryClient.clear();
  forgetOwnMeasures();
  shownThingStore.setState({ shown: null });
  cartStore.setState(startView);
  checkoutStore.setState({ persons: {}, measures: {} });
  mockCall.mockReset().mockResolvedValue({ ok: true, value: [boots, poles] });
  mockReplace.mockReset();
  mockAdd.mockReset().mockResolvedValue({ outcome: "added", key: "k", dropped: false });
});

test("what needs no size is chosen already, a size is one choice, and all of it one press", async () => {
  show();
  expect(await screen.findByRole("heading", { name: /volné v\sPraze/u })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Přidat 1\svěc za 300,-\sKč/u })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Velikost: Skalka" }), "265");
  await userEvent.click(screen.getByRole("button", { name: /Přidat 2\svěci za 600,-\sKč/u }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 věci jsou v košíku."));
  expect(mockAdd.mock.calls.map(([line]) => line as object)).toMatchObject([
    {
      ...{ sku: "BOOT-265", parentSku: "BOOT", from: "2027-02-13", to: "2027-02-15", source: "praha" },
      ...{ options: [{ label: "Velikost", value: "265" }], deposit: 500_00 },
    },
    { sku: "POLE", parentSku: "POLE", options: [] },
  ]);
  // Said here, once for all of them: no notice repeats it for each.
  expect(mockAdd.mock.calls.map(([, isSaid]) => isSaid as unknown)).toEqual([true, true]);
  // Nothing is added a second time by a second press.
  await userEvent.click(screen.getByRole("button", { name: "Vyberte, co přidat" }));
  expect(mockAdd).toHaveBeenCalledTimes(2);
});

test("a size follows from the device's measures, unless they are turned off or there are several people", async () => {
  const own = { body: { foot: 262 }, on: true };
  keepOwnMeasures(own);
  const { unmount } = show();
  expect(await screen.findByRole("combobox", { name: "Velikost: Skalka" })).toHaveValue("BOOT-265");
  unmount();
  keepOwnMeasures({ ...own, on: false });
  const off = show();
  expect(await screen.findByRole("combobox", { name: "Velikost: Skalka" })).toHaveValue("");
  off.unmount();
  keepOwnMeasures(own);
  const product_option = { extension_attributes: { configurable_item_options: [] } };
  const line = { key: "A", sku: "SKI-A", product_option } as unknown as CartLine;
  show([
    { name: "Ema", skus: ["SKI-A"], lines: [line] },
    { name: "Jan", skus: ["SKI-B"], lines: [line] },
  ]);
  expect(await screen.findByRole("combobox", { name: "Velikost: Skalka, pro: Ema" })).toHaveValue("");
});

test("measures that are said while it is offered choose a size at once", async () => {
  show();
  const size = await screen.findByRole("combobox", { name: "Velikost: Skalka" });
  expect(size).toHaveValue("");
  act(() => setMeasures("k1", { foot: 262 }));
  expect(size).toHaveValue("BOOT-265");
});

test("what lies in the cart for the same days and is nobody's yet is not offered again", async () => {
  const days = { from: "2027-02-13", to: "2027-02-15" };
  const product_option = { extension_attributes: { configurable_item_options: [] } };
  const inCart = (key: string, more: object = {}) =>
    ({ key, sku: key, ...days, product_option, ...more }) as unknown as CartLine;
  const lines = [inCart("BOOT-265"), inCart("EMAS"), inCart("LATER", { from: "2027-03-01", to: "2027-03-02" })];
  cartStore.setState(({ cart }) => ({ cart: { ...cart, lines } }));
  checkoutStore.setState({ persons: { EMAS: "Ema" } });
  show();
  await screen.findByRole("heading", { name: /volné v\sPraze/u });
  expect(mockCall.mock.calls.map(([, input]) => input as object)).toEqual([
    { skus: ["SKI-170"], have: ["BOOT-265"], source: "praha", ...days },
  ]);
});

test("each person of the cart is offered their own size, and everybody gets theirs by one press", async () => {
  const skis = (key: string) => ({ key, sku: `SKI-${key}`, product_option: { extension_attributes: {} } }) as CartLine;
  const sized = (key: string, value: string) => ({
    ...skis(key),
    product_option: {
      extension_attributes: { configurable_item_options: [{ option_id: "5", option_value: value }] },
    },
  });
  const [ema, jan, dan] = [sized("EMA", "260"), sized("JAN", "265"), sized("DAN", "260")] as [
    CartLine,
    CartLine,
    CartLine,
  ];
  show([
    { name: "Ema", skus: [ema.sku], lines: [ema] },
    { name: "Jan", skus: [jan.sku], lines: [jan] },
    { name: null, skus: [dan.sku], lines: [dan] },
  ]);
  expect(await screen.findByRole("combobox", { name: "Velikost: Skalka, pro: Ema" })).toHaveValue("BOOT-260");
  expect(screen.getByRole("combobox", { name: "Velikost: Skalka, pro: Jan" })).toHaveValue("BOOT-265");
  // The last one of that size is Ema's.
  const others = screen.getByRole("combobox", { name: "Velikost: Skalka, pro: Ostatní" });
  expect(others).toHaveValue("");
  expect(within(others).getByRole("option", { name: "260, už není volná" })).toBeDisabled();
  expect(screen.getByRole("button", { name: /^Ema: přidat 2\svěci za 600,-\sKč$/u })).toBeInTheDocument();

  mockAdd.mockImplementation((line: { sku: string }) => {
    const key = line.sku;
    const isThere = cartStore.getState().cart.lines.some((known) => known.key === key);
    if (!isThere)
      cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: [...cart.lines, { ...skis(key), key }] } }));
    return Promise.resolve({ outcome: isThere ? "quantity_raised" : "added", key, dropped: false });
  });
  await userEvent.click(screen.getByRole("button", { name: /^Přidat všem: 5\svěcí za 1\s500,-\sKč$/u }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("5 věcí je v košíku."));
  expect(mockAdd.mock.calls.map(([line]) => (line as CartLine).sku)).toEqual([
    ...["BOOT-260", "POLE", "BOOT-265", "POLE", "POLE"],
  ]);
  expect(checkoutStore.getState().persons).toEqual({ "BOOT-260": "Ema", POLE: "Ema, Jan", "BOOT-265": "Jan" });
});

test("when all that goes with it is added, what was said of it has the focus", async () => {
  const { rerender } = show();
  const button = await screen.findByRole("button", { name: /Přidat 1\svěc/u });
  mockCall.mockResolvedValue({ ok: true, value: [] });
  mockAdd.mockImplementation(() => {
    rerender(offer([{ name: null, skus: ["SKI-170", "POLE"] }]));
    return Promise.resolve({ outcome: "added", key: "k", dropped: false });
  });
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  expect(screen.getByRole("status")).toHaveTextContent("1 věc je v košíku.");
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole("status")));
  expect(document.body).not.toHaveFocus();
});

test("where nothing goes with it, or nobody answers, there is nothing", async () => {
  mockCall.mockResolvedValue({ ok: true, value: [] });
  const { container } = show();
  await waitFor(() => expect(mockCall).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});

describe("a set of the shop that costs less than its parts", () => {
  const days = { from: "2027-02-13", to: "2027-02-15" };
  const link = (sku: string) => ({ sku, label: sku, surcharge: 0 });
  const set = {
    product: {
      ...{ sku: "SET", name: "Komplet Pohoda", slug: "komplet", url_path: null, image: null, deposit: 3000_00 },
      price_list: [{ days_from: 1, days_to: null, price_per_day: 250_00 }],
    },
    options: [
      { option_id: "1", title: "Lyže", required: true, links: [link("SKI-170")] },
      { option_id: "2", title: "Boty", required: true, links: [link("BOOT-260"), link("BOOT-265")] },
    ],
  };
  const waxing = { code: "wax", name: "Vosk", price: 150_00, options: [], isActive: false, selected_option: null };
  const skis = (more: object = {}) =>
    ({
      ...{ key: "S", sku: "SKI-170", ...days, source: "praha", sourceName: "Praha", qty: 1, chargedBy: "day" },
      ...{ priceList: [{ days_from: 1, days_to: null, price_per_day: 200_00 }], options: [], status: "ok" },
      product_option: { extension_attributes: { configurable_item_options: [], custom_options: [] } },
      services: [waxing],
      ...more,
    }) as unknown as CartLine;
  const inCart = (line: CartLine) => cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: [line] } }));
  const offered = (sets: object = {}) => {
    mockCall.mockResolvedValue({ ok: true, value: [{ ...boots, set: { ...set, ...sets } }, poles] });
    show();
  };
  const chooseBoots = async () =>
    userEvent.selectOptions(await screen.findByRole("combobox", { name: "Velikost: Skalka" }), "265");
  const asSet = () => screen.queryByRole("button", { name: /Vzít vše jako komplet za 750,-\sKč/u });

  test("is told before the sizes are chosen, as the least that it saves", async () => {
    inCart(skis());
    offered();
    expect(await screen.findByText(/Komplet Pohoda stojí/u)).toHaveTextContent(
      /dohromady 750,- Kč\..* ušetříte 150,- Kč\. Stačí vybrat velikosti, které v něm jsou\./u,
    );
    expect(screen.queryByRole("button", { name: /komplet/u })).not.toBeInTheDocument();
  });

  describe("beside a thing that nobody has put into the cart yet", () => {
    const size = (value: string) => ({ sku: `SKI-${value}`, priceList: skis().priceList });
    const chosenSize = () => newLineOf(skis({ parentSku: "SKI", services: undefined }));
    const newLineOf = (line: CartLine): NewLine => line;
    const told = async (thing: Partial<ShownThing>) => {
      mockCall.mockResolvedValue({ ok: true, value: [{ ...boots, set }, poles] });
      shownThingStore.setState({
        shown: { sku: "SKI", sizes: [size("170"), size("180")], source: "praha", line: null, ...thing },
      });
      show();
      await screen.findByRole("heading", { name: /volné v\sPraze/u });
    };
    test("is told of its sizes, though none is chosen", async () => {
      await told({});
      expect(screen.getByText(/Komplet Pohoda stojí/u)).toHaveTextContent(/dohromady 750,- Kč\./u);
      expect(screen.queryByRole("button", { name: /komplet/u })).not.toBeInTheDocument();
    });

    test("goes into the cart with it in one press, and what is not in it comes along", async () => {
      mockAdd.mockResolvedValue({ outcome: "added", key: "SET", dropped: false });
      await told({ line: chosenSize() });
      await chooseBoots();
      await userEvent.click(asSet()!);
      await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("3 věci jsou v košíku."));
      expect(mockReplace).not.toHaveBeenCalled();
      expect(mockAdd.mock.calls.map(([line]) => (line as { sku: string }).sku)).toEqual(["SET", "POLE"]);
      expect(mockAdd.mock.calls[0]).toMatchObject([{ parentSku: "SET", ...days, source: "praha" }, true]);
    });

    test("is not told twice where that thing lies in the cart: it takes its place", async () => {
      mockReplace.mockResolvedValue({ outcome: "added", key: "SET", dropped: false });
      inCart(skis({ parentSku: "SKI" }));
      await told({ line: chosenSize() });
      await chooseBoots();
      await userEvent.click(asSet()!);
      expect(mockReplace).toHaveBeenCalledTimes(1);
    });

    test("another thing of the cart is not made a set of here", async () => {
      inCart(skis({ parentSku: "OTHER" }));
      await told({ sku: "SLED", sizes: [{ ...size("170"), sku: "SLED" }] });
      await chooseBoots();
      expect(screen.queryByText(/Komplet Pohoda stojí/u)).not.toBeInTheDocument();
    });

    test.each([
      ["a size that is not in it", { sku: "SKI-180" }],
      ["other days", { to: "2027-02-16" }],
      ["another branch", { source: "brno" }],
      [
        "with a name engraved",
        { product_option: { extension_attributes: { custom_options: [{ option_id: "7", option_value: "Ema" }] } } },
      ],
    ])("is not told of %s", async (_, more) => {
      await told({ line: newLineOf(skis({ parentSku: "SKI", services: undefined, ...more })) });
      await chooseBoots();
      expect(screen.queryByText(/Komplet Pohoda stojí/u)).not.toBeInTheDocument();
    });
  });

  test("takes the place of the thing it was begun with, in one press, and what is not in it comes along", async () => {
    mockReplace.mockResolvedValue({ outcome: "added", key: "SET", dropped: false });
    inCart(skis());
    offered();
    await chooseBoots();
    // Skis 600 and boots 300 for three days, against 750 of the set.
    expect(screen.getByText(/Komplet Pohoda stojí/u)).toHaveTextContent(/dohromady 750,- Kč\..* ušetříte 150,- Kč\./u);
    await userEvent.click(asSet()!);
    expect(mockReplace.mock.calls).toMatchObject([
      [
        "S",
        {
          ...{ sku: "SET", parentSku: "SET", qty: 1, ...days, source: "praha", deposit: 3000_00 },
          priceList: set.product.price_list,
          options: [
            { label: "Lyže", value: "SKI-170" },
            { label: "Boty", value: "BOOT-265" },
          ],
          product_option: {
            extension_attributes: {
              bundle_options: [
                { option_id: "1", option_qty: 1, option_selections: ["SKI-170"] },
                { option_id: "2", option_qty: 1, option_selections: ["BOOT-265"] },
              ],
            },
          },
        },
      ],
    ]);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 věci jsou v košíku."));
    expect(mockAdd.mock.calls.map(([line]) => (line as { sku: string }).sku)).toEqual(["POLE"]);
  });

  test("is not put in where the shop refuses it", async () => {
    mockReplace.mockResolvedValue({ outcome: "refused", key: null, dropped: false });
    inCart(skis());
    offered();
    await chooseBoots();
    await userEvent.click(asSet()!);
    await waitFor(() => expect(asSet()).toHaveAttribute("aria-disabled", "false"));
    expect(mockAdd).not.toHaveBeenCalled();
  });

  test("what was chosen for it is still chosen after a refusal, though the line was away meanwhile", async () => {
    inCart(skis());
    mockCall.mockResolvedValue({ ok: true, value: [{ ...boots, set }, poles] });
    const { rerender } = show();
    await chooseBoots();
    rerender(offer([]));
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    rerender(offer([{ name: null, skus: ["SKI-170"] }]));
    expect(await screen.findByRole("combobox", { name: "Velikost: Skalka" })).toHaveValue("BOOT-265");
  });

  test.each([
    ["two of it", { qty: 2 }, {}],
    ["other days", { to: "2027-02-16" }, {}],
    ["with waxing", { services: [{ ...waxing, isActive: true }] }, {}],
    ["one that is no longer free", { status: "out_of_stock" }, {}],
    [
      "with a name engraved",
      {
        product_option: {
          extension_attributes: {
            configurable_item_options: [],
            custom_options: [{ option_id: "7", option_value: "Ema" }],
          },
        },
      },
      {},
    ],
    ["a size that is not in it", { sku: "SKI-180" }, {}],
    [
      "a set that costs more",
      {},
      { product: { ...set.product, price_list: [{ days_from: 1, days_to: null, price_per_day: 300_00 }] } },
    ],
  ])("is not offered: %s", async (_, more, sets) => {
    inCart(skis(more));
    offered(sets);
    await chooseBoots();
    expect(screen.queryByRole("button", { name: /komplet/u })).not.toBeInTheDocument();
    expect(screen.queryByText(/Komplet Pohoda stojí/u)).not.toBeInTheDocument();
  });
});
