import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CustomOption, PriceBand } from "@/lib/contract";
import messages from "@/messages/cs-CZ.json";
import { addToCart } from "@/stores/add-to-cart";
import { queryClient } from "@/stores/api";
import { cartStore, startView } from "@/stores/cart";
import { reservationStore } from "@/stores/reservation";
import { ProductRental } from "./product-rental";
import type { RentalProduct, SetLink, SetPart } from "./rental-product";

let mockFree: Record<string, number> = {};
const mockAsked = jest.fn();
const mockInstead = {
  ...{ sizes: [], sources: [{ id: "brno", name: "Brno", free: 1 }], later: [] },
  periods: [{ from: "2027-02-16", to: "2027-02-17" }],
};
jest.mock("@/stores/load-api", () => ({
  loadApi: async () => ({
    call: async (name: string, input: object) => {
      mockAsked(name, input);
      if (name === "getAlternatives") return { ok: true, value: mockInstead };
      const variants = Object.entries(mockFree).map(([sku, free]) => ({ sku, free }));
      return { ok: true, value: { sources: [{ id: "praha", name: "Praha", variants }] } };
    },
  }),
}));
jest.mock("@/stores/add-to-cart", () => ({ addToCart: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));
const add = jest.mocked(addToCart);

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "07:00", closes: "18:00" }));
const praha = {
  ...{ id: "praha", name: "Praha", locative: "v Praze", partner_id: null, phone: "1" },
  ...{ opening_hours: everyDay, closed_days: [] },
};
const flat = (price: number): PriceBand[] => [{ days_from: 1, days_to: null, price_per_day: price }];
const thing: RentalProduct = {
  sku: "SET",
  name: "Komplet",
  slug: "komplet",
  url_path: null,
  type_id: "bundle",
  image: null,
  price: 0,
  charged_by: "day",
  original_price: 0,
  price_list: [],
  deposit: 0,
  fittings: [],
  configurable_options: [],
  configurable_children: [],
};
const link = (sku: string, label: string, price: number, more: Partial<SetLink> = {}): SetLink => ({
  ...{ sku, label, qty: 1, surcharge: 0, isDefault: false, deposit: 1000_00, priceList: flat(price) },
  ...more,
});
const bundle: RentalProduct = {
  ...thing,
  set: {
    pricedByParts: true,
    parts: [],
    options: [
      {
        ...{ option_id: "skis", title: "Lyže", required: true, max_units: 1 },
        links: [link("S-160", "160 cm", 300_00, { isDefault: true }), link("S-170", "170 cm", 340_00)],
      },
      {
        ...{ option_id: "helmet", title: "Helma", required: false, max_units: 2 },
        links: [link("H", "Kopule", 50_00)],
      },
    ],
  },
};
const part = (sku: string, name: string, qty: number, sizes: string[]): SetPart => ({
  ...{ sku, parentSku: sku, name, slug: sku.toLowerCase(), url_path: null, image: null, charged_by: "day", qty },
  ...{ price_list: flat(100_00), deposit: 500_00 },
  configurable_options:
    sizes.length > 0
      ? [
          {
            attribute_code: "size",
            label: "Velikost",
            values: sizes.map((value) => ({ value_index: value, label: value })),
          },
        ]
      : [],
  configurable_children: sizes.map((size) => ({
    ...{ sku: `${sku}-${size}`, options: { size }, original_price: 100_00, price_list: [], deposit: 500_00 },
  })),
});
const group: RentalProduct = {
  ...thing,
  type_id: "grouped",
  set: {
    pricedByParts: true,
    options: [],
    parts: [part("BAG", "Spacák", 2, ["M", "L"]), part("MAT", "Karimatka", 1, [])],
  },
};
beforeEach(() => window.history.replaceState(null, "", "/"));

const voucher: RentalProduct = { ...thing, type_id: "virtual", charged_by: "piece", price_list: flat(1000_00) };

async function open(product: RentalProduct, free: Record<string, number> = {}) {
  queryClient.clear();
  mockFree = free;
  cartStore.setState(startView);
  const period = { from: "2027-02-13", to: "2027-02-14" };
  reservationStore.setState({ period, place: { kind: "branch", source: "praha" }, branches: [praha] });
  render(
    <ProductRental
      product={product}
      locale="cs-CZ"
      links={{ home: "/", cart: "/cart", checkout: "/checkout", branches: "/branches" }}
      sources={[praha]}
      labels={{
        ...{ ...messages.rentalIsland, set: messages.setIsland },
        ...(product.custom_options && { written: messages.writtenIsland }),
      }}
    />,
  );
  await screen.findByRole("button", { name: /Přidat|Ještě vyberte|Doplňte|Obsazeno|obsazeno|Vyberte/u });
  return userEvent.setup();
}
const press = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: /^Přidat do.košíku$/u }));
  // The cart's own code is fetched for the press.
  await waitFor(() => expect(add).toHaveBeenCalled());
  return add.mock.calls.map(([line]) => line);
};
const priceShown = () => document.querySelector(".rental-price strong")?.textContent?.replace(/\s/gu, " ");

beforeEach(() => add.mockReset().mockResolvedValue({ outcome: "added", key: "line" } as never));

test("a bundle begins with its defaults, says what another choice costs more, and is one line", async () => {
  const user = await open(bundle, { "S-160": 3, "S-170": 1, H: 4 });
  expect(priceShown()).toBe("600,- Kč");
  const skis = screen.getByRole("group", { name: "Lyže" });
  await waitFor(() => expect(within(skis).getByRole("radio", { name: /170 cm .*poslední kus/u })).toBeEnabled());
  await user.click(within(skis).getByRole("radio", { name: /170 cm \(\+40,-\sKč za den\)/u }));
  await user.click(screen.getByRole("radio", { name: /Kopule/u }));
  expect(priceShown()).toBe("780,- Kč");
  const [line] = await press(user);
  expect(line).toMatchObject({
    sku: "SET",
    qty: 1,
    deposit: 2000_00,
    options: [{ value: "170 cm" }, { value: "Kopule" }],
  });
  expect(line?.product_option.extension_attributes.bundle_options).toEqual([
    { option_id: "skis", option_qty: 1, option_selections: ["S-170"] },
    { option_id: "helmet", option_qty: 1, option_selections: ["H"] },
  ]);
});

test("more of an option than is free, or a taken size, can't be added", async () => {
  const user = await open(bundle, { "S-160": 0, "S-170": 1, H: 1 });
  expect(await screen.findByRole("button", { name: messages.rentalIsland.taken })).toBeDisabled();
  await user.click(screen.getByRole("radio", { name: /170 cm/u }));
  await user.click(screen.getByRole("radio", { name: /Kopule/u }));
  expect(screen.getByRole("button", { name: /^Přidat do.košíku$/u })).toBeEnabled();
  await user.click(screen.getByRole("button", { name: messages.setIsland.stepper.more }));
  expect(screen.getByRole("button", { name: messages.rentalIsland.taken })).toBeDisabled();
});

test("of a bundle that can't be had it is said which part is taken, and all that can be had instead", async () => {
  const user = await open(bundle, { "S-160": 0, "S-170": 1, H: 1 });
  expect(await screen.findByText("Obsazeno: Lyže 160 cm.")).toBeInTheDocument();
  expect(mockAsked).toHaveBeenCalledWith(
    "getAlternatives",
    expect.objectContaining({ sku: "SET", source: "praha", parts: [{ sku: "S-160", units: 1 }] }),
  );
  expect(await screen.findByRole("button", { name: /^16\./u })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Brno" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "170 cm" }));
  expect(screen.getByRole("button", { name: /^Přidat do.košíku$/u })).toBeEnabled();
  expect(screen.queryByText(/^Obsazeno:/u)).toBeNull();

  // More than are free: as many as are.
  await user.click(screen.getByRole("radio", { name: /Kopule/u }));
  await user.click(screen.getByRole("button", { name: messages.setIsland.stepper.more }));
  expect(await screen.findByText("Obsazeno: Helma.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Jen 1×" }));
  expect(screen.getByRole("button", { name: /^Přidat do.košíku$/u })).toBeEnabled();
});

test("of a group another size, fewer of it or none of it is one press", async () => {
  window.history.replaceState(null, "", "/?part=BAG-L:2&part=MAT:1");
  const user = await open(group, { "BAG-M": 4, "BAG-L": 1, MAT: 0 });
  expect(await screen.findByText("Obsazeno: Spacák L, Karimatka.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Bez této věci" }));
  expect(screen.getByText("Obsazeno: Spacák L.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Jen 1×" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "M" }));
  const lines = await press(user);
  expect(lines.map(({ sku, qty }) => [sku, qty])).toEqual([["BAG-M", 2]]);
});

test("of a group each wanted part is a line with its size and number; none leaves it", async () => {
  const user = await open(group, { "BAG-M": 4, "BAG-L": 4, MAT: 9 });
  // Two bags without a size yet, and a mat, for two days.
  expect(priceShown()).toBe("600,- Kč");
  const sizes = screen.getByRole("group", { name: "Velikost: Spacák" });
  await user.click(within(sizes).getByRole("radio", { name: /^L/u }));
  expect((await press(user)).map(({ sku, parentSku, qty }) => [sku, parentSku, qty])).toEqual([
    ["BAG-L", "BAG", 2],
    ["MAT", "MAT", 1],
  ]);
  expect(add.mock.calls[0]?.[0].product_option.extension_attributes.set).toEqual({ sku: "SET", name: "Komplet" });

  const [, mats] = screen.getAllByRole("spinbutton");
  mats?.focus();
  await user.keyboard("{Home}");
  expect(priceShown()).toBe("400,- Kč");
  screen.getAllByRole("spinbutton")[0]?.focus();
  await user.keyboard("{Home}");
  expect(screen.queryByRole("group", { name: "Velikost: Spacák" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: messages.setIsland.nothing })).toBeInTheDocument();
});

test("a size that is still to be chosen is asked for, and the press leads to it", async () => {
  const user = await open(group);
  await user.click(screen.getByRole("button", { name: /Ještě vyberte: Velikost: Spacák/u }));
  expect(within(screen.getByRole("group", { name: "Velikost: Spacák" })).getAllByRole("radio")[0]).toHaveFocus();
  expect(add).not.toHaveBeenCalled();
});

test("a voucher asks for no days: its line goes with the visitor's, and costs the same however long", async () => {
  const user = await open(voucher);
  await user.click(screen.getByRole("button", { name: messages.setIsland.stepper.more }));
  // What one costs stays said: the sum stands in the cart.
  expect(priceShown()).toBe("1 000,- Kč");
  const [line] = await press(user);
  expect(line).toMatchObject({ sku: "SET", qty: 2, chargedBy: "piece", withoutDays: true, from: "2027-02-13" });
  expect(line?.priceList).toEqual(flat(1000_00));
});

const name: CustomOption = {
  ...{ option_id: "name", title: "Jméno", type: "field", is_require: false, max_characters: 5, values: [] },
  ...{ price: 29_00, price_type: "fixed" },
};
const wrapping: CustomOption = {
  ...{ ...name, option_id: "wrapping", title: "Balení", type: "drop_down", is_require: true, price: 0 },
  values: [
    { option_type_id: "1", title: "PDF", price: 0, price_type: "fixed" },
    { option_type_id: "2", title: "V pásu", price: 10_00, price_type: "percent" },
  ],
};

test("what is written and chosen with a thing is asked for, priced, and goes along with its line", async () => {
  const user = await open({ ...voucher, custom_options: [name, wrapping] });
  const field = await screen.findByRole("textbox", { name: /^Jméno/u });
  await user.click(screen.getByRole("button", { name: "Doplňte: Balení" }));
  expect(add).not.toHaveBeenCalled();
  const choices = within(screen.getByRole("group", { name: /^Balení/u }));
  expect(choices.getByRole("radio", { name: /^PDF/u })).toHaveFocus();
  expect(screen.getByText(/^Vyberte prosím jednu/u)).toBeInTheDocument();

  await user.click(choices.getByRole("radio", { name: /V pásu.*\+10\s% z\sceny/u }));
  expect(priceShown()).toBe("1 100,- Kč");
  await user.type(field, "Barbora");
  expect(field).toHaveAccessibleDescription(/nejvýš na\s5\sznaků/u);
  expect(screen.getByRole("button", { name: "Zkraťte: Jméno" })).toBeInTheDocument();
  expect(priceShown()).toBe("1 100,- Kč");
  await user.clear(field);
  await user.type(field, "Bára");
  expect(priceShown()).toBe("1 129,- Kč");

  const [line] = await press(user);
  expect(line?.product_option.extension_attributes.custom_options).toEqual([
    { option_id: "name", option_value: "Bára" },
    { option_id: "wrapping", option_value: "2" },
  ]);
  expect(line?.options).toEqual([
    { label: "Jméno", value: "Bára" },
    { label: "Balení", value: "V pásu" },
  ]);
  expect(line?.priceList).toMatchObject([{ price_per_day: 1100_00, once: 29_00 }]);
});

test("a thing that is rented takes a text beside its size and days, paid once for the whole rent", async () => {
  const skis = { ...thing, sku: "MAT", type_id: "simple" as const, price_list: flat(100_00), custom_options: [name] };
  const user = await open(skis, { MAT: 3 });
  await user.type(await screen.findByRole("textbox", { name: /^Jméno/u }), "Bára");
  expect(priceShown()).toBe("229,- Kč");
  const [line] = await press(user);
  expect(line?.options).toEqual([{ label: "Jméno", value: "Bára" }]);
});

test("the choice of a bundle stands in the address, in its place, and a link opens it", async () => {
  const before = window.history.length;
  const user = await open(bundle, { "S-160": 3, "S-170": 1, H: 4 });
  expect(window.location.search).not.toContain("part=");
  await user.click(screen.getByRole("radio", { name: /170 cm/u }));
  await user.click(screen.getByRole("radio", { name: /Kopule/u }));
  const query = new URLSearchParams(window.location.search);
  expect([query.getAll("part"), query.get("dateFrom")]).toEqual([["S-170:1", "H:1"], "2027-02-13"]);
  expect(window.history.length).toBe(before);
});

test.each([
  ["part=S-170:1&part=H:2", ["S-170", "H"], [1, 2]],
  // More than there may be, something of another set, what can't be read.
  ["part=H:9&part=NOBODY:1&part=%3Cb%3E:1&part=S-170:0", ["S-160", "H"], [1, 2]],
])("a link with %s opens %j of a bundle", async (query, skus, units) => {
  window.history.replaceState(null, "", `/?${query}`);
  const user = await open(bundle, { "S-160": 3, "S-170": 1, H: 4 });
  const [line] = await press(user);
  const chosen = line?.product_option.extension_attributes.bundle_options ?? [];
  expect(chosen.map(({ option_selections: [sku] }) => sku)).toEqual(skus);
  expect(chosen.map(({ option_qty: qty }) => qty)).toEqual(units);
});

test("a link opens the sizes and numbers of a group, without what it does not name", async () => {
  window.history.replaceState(null, "", "/?part=BAG-L:3&utm=x");
  const user = await open(group, { "BAG-M": 4, "BAG-L": 4, MAT: 4 });
  const lines = await press(user);
  expect(lines.map(({ sku, qty }) => [sku, qty])).toEqual([["BAG-L", 3]]);
  expect(new URLSearchParams(window.location.search).get("utm")).toBe("x");
});
