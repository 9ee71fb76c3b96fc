import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { GuideSport, PackedThing } from "@/lib/contract";
import type { NewLine } from "@/lib/domain/cart";
import { lineKey } from "@/lib/domain/cart-line";
import { addLine } from "@/lib/domain/cart";
import type { PackProduct } from "@/lib/domain/equipment-guide/pack";
import type { Renter } from "@/lib/domain/equipment-guide/tree";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { checkoutStore, clearCheckout } from "@/stores/checkout";
import { keepGuideParty } from "@/stores/guide-party";
import * as adding from "@/stores/add-to-cart";
import { emptyCart } from "@/lib/domain/cart";
import { GuideIntl } from "./guide-intl";
import { PackedList } from "./packed-list";

jest.mock("@/stores/add-to-cart");
const addToCart = jest.mocked(adding.addToCart);

const price_list = [{ days_from: 1, days_to: null, price_per_day: 100_00 }];
const product = (sku: string, sizes: string[], units: number, more: Partial<PackProduct> = {}): PackProduct => ({
  ...{ sku, name: sku, slug: sku, url_path: null, image: null, charged_by: "day", price_list, deposit: 500_00 },
  free: Object.fromEntries(
    (sizes.length > 0 ? sizes.map((size) => `${sku}-${size}`) : [sku]).map((one) => [one, units]),
  ),
  configurable_options:
    sizes.length === 0
      ? []
      : [
          {
            ...{ attribute_code: "ski_length", attribute_id: 3, label: "Délka" },
            values: sizes.map((size) => ({ label: `${size} cm`, value_index: size })),
          },
        ],
  configurable_children: sizes.map((size) => ({
    ...{ sku: `${sku}-${size}`, options: { ski_length: size }, price_list, deposit: 500_00 },
  })),
  fittings: [],
  ...more,
});
const thing = (
  code: string,
  sku: string | null,
  size: "carving" | null,
  more: Partial<PackedThing> = {},
): PackedThing => ({
  ...{ code, name: code, per: 1, optional: false, section: "lyze", gap: null },
  choices: sku ? [{ sku, size: size && { code: "ski_length", by: size } }] : [],
  ...more,
});
const skis = thing("Lyže", "SKI", "carving");
const poles = thing("Hůlky", "POLE", null);
const goggles = thing("Brýle", "GOG", null, { optional: true });
const boots = thing("Boty", null, null, {
  gap: { why: null, periods: [{ from: "2027-02-15", to: "2027-02-17" }], branches: [{ id: "brno", total: 2 }] },
});
const branch = { id: "praha", name: "Praha", locative: "v Praze", partner_id: null };
const brno = { id: "brno", name: "Brno", locative: "v Brně", partner_id: null };
const period = { from: "2027-02-08", to: "2027-02-10" };

function show(
  renters: Renter[] = [
    { age: "adult", level: "beginner" },
    { age: "adult", level: "beginner" },
  ],
) {
  const things = [skis, poles, boots, goggles];
  return render(
    <GuideIntl locale="cs-CZ" messages={{ guide: messages.guide }}>
      <PackedList
        storeView={getStoreView("main")}
        sport={{ code: "ski", name: "Sjezd" } as GuideSport}
        renters={renters}
        period={period}
        branch={branch}
        branches={[branch, brno]}
        kit={{
          renters: [{ renter: "adult:beginner", things }],
          shared: [thing("Zámek", "LOCK", null, { per: 2 })],
          products: [
            product("SKI", ["160", "170"], 2, { fittings: ["bindings"] }),
            ...[product("POLE", [], 5), product("GOG", [], 5), product("LOCK", [], 5)],
          ],
        }}
        answers={{ sport: "ski", place: "praha" }}
        measuresHref="/guide?step=measures"
        daysHref="/guide?step=days"
        cartHref="/cart"
      />
    </GuideIntl>,
  );
}

/** Puts lines into the cart as its own code would. */
function fillCart(): NewLine[] {
  const lines: NewLine[] = [];
  addToCart.mockImplementation(async (line) => {
    lines.push(line);
    const { state, outcome } = addLine(cartStore.getState().cart, line, new Date("2027-02-01T10:00:00Z"));
    cartStore.setState({ cart: state });
    return { outcome, key: lineKey(line), dropped: false };
  });
  return lines;
}

beforeEach(() => {
  cartStore.setState({ cart: emptyCart });
  clearCheckout();
  keepGuideParty([]);
  addToCart.mockReset();
});

const sizeOf = (name: string) => screen.getByRole("combobox", { name });

test("measures that this tab knows choose the sizes, with the reason said", () => {
  keepGuideParty([
    { name: "Jana", body: { height: 178 } },
    { name: "", body: {} },
  ]);
  show();
  expect(sizeOf("Lyže, Jana: velikost")).toHaveDisplayValue("160 cm");
  expect(screen.getByText(/Pro vaše míry 158–163/u)).toBeInTheDocument();
  // Of somebody without measures nothing is guessed.
  expect(sizeOf("Lyže, Dospělý 2: velikost")).toHaveDisplayValue("Vyberte velikost");
  expect(sizeOf("Brýle, Jana: velikost")).toHaveDisplayValue("Nechci");
  expect(screen.getByText(/1\svěc ještě nemá velikost/u)).toBeInTheDocument();
});

test("of what is not free it is said when and where it is", () => {
  show([{ age: "adult", level: "beginner" }]);
  const own = screen.getByRole("region", { name: "Dospělý 1" });
  expect(within(own).getByText("V těch dnech tu nic není.")).toBeInTheDocument();
  expect(within(own).getByRole("link", { name: "v Brně" })).toHaveAttribute(
    "href",
    expect.stringContaining("place=brno"),
  );
  expect(within(own).getByRole("link", { name: /15/u })).toHaveAttribute(
    "href",
    expect.stringContaining("dateFrom=2027-02-15"),
  );
});

test("one press puts all into the cart, each for whom it is, fitted things on lines of their own", async () => {
  const body = { height: 178, weight: 75, foot: 275 };
  keepGuideParty([
    { name: "Jana", body, riding: "cautious" },
    { name: "Petr", body: { height: 178 } },
  ]);
  const lines = fillCart();
  show();
  await userEvent.click(screen.getByRole("button", { name: /Dát do košíku/u }));
  expect(await screen.findByText(/5\sv\S+ je v\skošíku/u)).toBeInTheDocument();
  expect(lines.map(({ sku, qty, from, to, source }) => [sku, qty, from, to, source])).toEqual([
    ["SKI-160", 1, period.from, period.to, "praha"],
    ["POLE", 1, period.from, period.to, "praha"],
    ["SKI-160", 1, period.from, period.to, "praha"],
    ["POLE", 1, period.from, period.to, "praha"],
    ["LOCK", 1, period.from, period.to, "praha"],
  ]);
  const inCart = cartStore.getState().cart.lines;
  const { persons, measures } = checkoutStore.getState();
  expect(inCart.map(({ sku, qty, key }) => [sku, qty, persons[key]])).toEqual([
    ["SKI-160", 1, "Jana"],
    ["POLE", 2, "Jana, Petr"],
    ["SKI-160", 1, "Petr"],
    ["LOCK", 1, undefined],
  ]);
  // What is not known whole is asked with the line, as of anybody.
  expect(inCart.map(({ key }) => measures[key])).toEqual([
    { ...body, level: "cautious" },
    undefined,
    undefined,
    undefined,
  ]);
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Otevřít košík" }).closest("[role=status]")).toHaveFocus(),
  );
  expect(screen.queryByRole("button", { name: /Dát do košíku/u })).not.toBeInTheDocument();
});

test("what was left out stays out, what was wanted comes along", async () => {
  const lines = fillCart();
  show([{ age: "adult", level: "beginner" }]);
  await userEvent.selectOptions(sizeOf("Hůlky, Dospělý 1: velikost"), "");
  await userEvent.selectOptions(sizeOf("Brýle, Dospělý 1: velikost"), "GOG");
  await userEvent.selectOptions(sizeOf("Lyže, Dospělý 1: velikost"), "SKI-170");
  await userEvent.click(screen.getByRole("button", { name: /Dát do košíku/u }));
  await screen.findByRole("link", { name: "Otevřít košík" });
  expect(lines.map(({ sku }) => sku)).toEqual(["SKI-170", "GOG", "LOCK"]);
});

test("a cart of another branch is not filled from this one; it can be packed from there", () => {
  cartStore.setState({ cart: { ...emptyCart, lines: [{} as never], source: { id: "brno", name: "Brno" } } });
  show();
  expect(screen.queryByRole("button", { name: /Dát do košíku/u })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sbalit odtamtud" })).toHaveAttribute(
    "href",
    expect.stringContaining("place=brno"),
  );
});

test("what could not be put into the cart is said, and can be pressed again", async () => {
  addToCart.mockResolvedValue({ outcome: "failed", key: null, dropped: false });
  show();
  await userEvent.click(screen.getByRole("button", { name: /Dát do košíku/u }));
  expect(await screen.findByText(/přidat nepovedlo\. Zkuste/u)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Dát do košíku/u })).toBeEnabled();
});

test("measures are forgotten by a press", async () => {
  keepGuideParty([{ name: "Jana", body: { height: 178 } }]);
  show();
  await userEvent.click(screen.getByRole("button", { name: "Zapomenout míry" }));
  expect(sizeOf("Lyže, Dospělý 1: velikost")).toHaveDisplayValue("Vyberte velikost");
  expect(sessionStorage.getItem("sezona.guide-party")).toBeNull();
});
