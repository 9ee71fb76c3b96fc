import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { PlaceChoiceProvider } from "@/components/cart/place-choice";
import type { ShippingMethod, Way } from "@/lib/contract";
import { emptyCheckoutForm } from "@/lib/domain/checkout";
import { addDays, shopDay } from "@/lib/domain/days";
import { formatDayLong } from "@/lib/domain/formats";
import type { Draft } from "@/lib/offline";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { rental } from "@/shop.config";
import { cartStore } from "@/stores/cart";
import { adoptDraft, checkoutStore, draftOf } from "@/stores/checkout";
import { reservationStore } from "@/stores/reservation";
import { CheckoutFlow } from "./checkout-flow";
import { useStepAddress } from "./step-address";
import { usePlaceOrder } from "./use-place-order";

/** Where the checkout led, in order. */
const visited = () =>
  [...jest.mocked(window.history.pushState).mock.calls, ...jest.mocked(window.history.replaceState).mock.calls].map(
    ([, , url]) => String(url),
  );

const mockPlaceOrder = jest.fn();
const mockMoveCart = jest.fn();
jest.mock("@/stores/order-actions", () => ({ placeOrder: (...call: unknown[]) => mockPlaceOrder(...call) }));
jest.mock("@/stores/cart-actions", () => ({
  recheck: jest.fn(async () => ({ ok: true })),
  extendHolds: jest.fn(async () => ({ ok: true })),
  moveCart: (...call: unknown[]) => mockMoveCart(...call),
}));

const pickUp = {
  method_title: "Osobně: Sezóna Brno",
  method_code: "brno",
  carrier_code: "pickup",
  amount: 0,
  price_incl_tax: 0,
  default: true,
  offline: false,
  source_id: "brno",
};
const courier = {
  method_title: "Kurýr na adresu",
  method_code: "courier",
  carrier_code: "flatrate",
  amount: 15_900,
  price_incl_tax: 15_900,
  default: false,
  offline: false,
  source_id: null,
};
const inPrague = { ...pickUp, method_title: "Osobně: Sezóna Praha", method_code: "praha", source_id: "praha" };
/** Branches there and back, as the shop names them for the cart. */
let mockBranches: Record<Way, ShippingMethod[]> = { shipping: [pickUp], return: [pickUp] };
const mockGetTotals = jest.fn();
/** Calls of the shop, by name. */
const mockCalled: string[] = [];
/** What is said of the courier for each way. */
let mockThere: Partial<ShippingMethod> = {};
let mockBack: Partial<ShippingMethod> = {};
const cash = {
  title: "Platba při převzetí",
  code: "cashondelivery",
  cost: 0,
  cost_incl_tax: 0,
  default: true,
  offline: true,
  is_server_method: false,
};
const card = { ...cash, title: "Kartou online", code: "online", offline: false, is_server_method: true };
let mockPayments = [cash];
jest.mock("@/stores/api", () => ({
  queryClient: { invalidateQueries: async () => undefined },
  loadCartApi: async () => ({
    call: async (name: string, { way = "shipping", ...input }: { way?: Way }) => {
      mockCalled.push(name);
      return {
        ok: true,
        value:
          name === "listShippingMethods"
            ? [...mockBranches[way], way === "return" ? { ...courier, ...mockBack } : { ...courier, ...mockThere }]
            : name === "listPaymentMethods"
              ? mockPayments
              : name === "getCoupon"
                ? null
                : (mockGetTotals(input), totals),
      };
    },
  }),
}));
const totals = {
  subtotal_incl_tax: 119_000,
  shipping: 0,
  payment: 0,
  services: 0,
  discount: 0,
  tax: 20_653,
  grand_total: 119_000,
  deposit: 300_000,
  total_segments: [],
};

const source = {
  id: "brno",
  name: "Sezóna Brno",
  partner_id: null,
  street: "Údolní 5",
  city: "Brno",
  postcode: "602 00",
  phone: "+420 777 123 456",
  email: "brno@example.cz",
  opening_hours: [{ weekday: 6, opens: "08:00", closes: "18:00" }],
  closed_days: [],
  store_codes: ["main"],
};
const line = {
  key: "k1",
  sku: "VOLKL-168",
  parentSku: "VOLKL",
  name: "Völkl Deacon 80",
  slug: "volkl-deacon-80",
  url_path: null,
  image: null,
  options: [{ label: "Délka", value: "168 cm" }],
  product_option: { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } },
  qty: 1,
  prevQty: 1,
  from: "2027-02-13",
  to: "2027-02-15",
  source: "brno",
  priceList: [],
  fittings: ["bindings" as const],
  unitPrice: 119_000,
  deposit: 300_000,
  itemId: "1",
  holdExpiresAt: null,
  status: "ok" as const,
  addedAt: "2027-01-05T10:00:00Z",
};
const storeView = getStoreView("main");

function Checkout() {
  const { step } = useStepAddress();
  const placing = usePlaceOrder(storeView);
  return <CheckoutFlow storeView={storeView} sources={[source]} step={step} placing={placing} />;
}

async function openCheckout(heading = /Kdo a.kde si vybavení převezme/u) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        <PlaceChoiceProvider>
          <Checkout />
        </PlaceChoiceProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { name: heading });
  await screen.findByLabelText("Jméno");
  return userEvent.setup();
}

beforeEach(() => {
  mockThere = {};
  mockBack = {};
  mockPayments = [cash];
  mockBranches = { shipping: [pickUp], return: [pickUp] };
  mockGetTotals.mockClear();
  window.history.replaceState(null, "", "/checkout?step=shipping");
  jest.spyOn(window.history, "pushState").mockClear();
  jest.spyOn(window.history, "replaceState").mockClear();
  localStorage.clear();
  mockPlaceOrder.mockReset();
  cartStore.setState({
    cart: { lines: [line], source: { id: "brno", name: "Sezóna Brno" }, token: "a".repeat(32), storeCode: "main" },
    ready: true,
    online: true,
  });
  checkoutStore.setState({
    form: emptyCheckoutForm,
    step: "personal",
    orderId: null,
    persons: {},
    measures: {},
    modifiedAt: 0,
    ready: true,
  });
});

type User = ReturnType<typeof userEvent.setup>;

async function fillPersonal(user: User) {
  await user.type(screen.getByLabelText("Jméno"), "Jana");
  await user.type(screen.getByLabelText("Příjmení"), "Nováková");
  await user.type(screen.getByLabelText("E-mail"), "jana@example.cz");
  await user.type(screen.getByLabelText("Telefon"), "777 123 456");
}
async function sendToBrno(user: User) {
  await user.click(screen.getByRole("radio", { name: /Kurýr/u }));
  await fillPersonal(user);
  await user.type(screen.getByLabelText(/Ulice/u), "Údolní 5");
  await user.type(screen.getByLabelText("Obec"), "Brno");
  await user.type(screen.getByLabelText("PSČ"), "60200");
}
const next = (user: User, name: RegExp) => user.click(screen.getByRole("button", { name }));

async function walkToReview(user: User) {
  await fillPersonal(user);
  await next(user, /Pokračovat k.vrácení/u);
  await screen.findByRole("heading", { name: /Kde vybavení vrátíte/u });
  await next(user, /Pokračovat k.platbě/u);
  await screen.findByRole("heading", { name: /Jak zaplatíte/u });
  await next(user, /Zkontrolovat objednávku/u);
  await screen.findByRole("heading", { name: /Zkontrolujte objednávku/u });
}

test("who buys a voucher is asked for no way there and none back, and no days are spoken of", async () => {
  mockPayments = [card];
  const bought = { ...line, name: "Dárkový poukaz", options: [], deposit: 0, withoutDays: true as const };
  act(() => cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: [bought] } })));
  const user = await openCheckout(/Kdo objednává/u);
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  await fillPersonal(user);
  await next(user, /Pokračovat k.platbě/u);
  await screen.findByRole("heading", { name: /Jak zaplatíte/u });
  expect(await screen.findByText(/vás převedeme na platební bránu/u)).toHaveTextContent(/objednávku zrušili\.$/u);
  expect(document.body).not.toHaveTextContent(/vybavení držíme/u);
  await next(user, /Zkontrolovat objednávku/u);
  await screen.findByRole("heading", { name: /Zkontrolujte objednávku/u });
  expect(document.body).not.toHaveTextContent(/Převzetí|Vrácení|Doprava|Sezóna Brno|Zdarma zrušíte|února/u);
});

test("more things than can be ready so soon are told from the first step on, and once", async () => {
  const { moreThan, noticeDays } = rental.largeOrder;
  const [today, early] = [shopDay(new Date()), addDays(shopDay(new Date()), noticeDays - 1)];
  const [soon, many] = [
    { from: early, to: early },
    { qty: moreThan + 1, prevQty: moreThan + 1 },
  ];
  act(() => cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: [{ ...line, ...soon, ...many }] } })));
  const firstDay = formatDayLong(addDays(today, noticeDays), "cs-CZ").replace(/\s/gu, " ");
  const title = RegExp(`${String(moreThan + 1)}.*${firstDay}`, "u");
  const user = await openCheckout();
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Vyřešit v.košíku/u })).toHaveAttribute("href", "/cart");
  await walkToReview(user);
  expect(screen.getByText(title)).toBeInTheDocument();

  const needed = { units: moreThan + 1, most: moreThan, days: noticeDays, next: addDays(today, noticeDays) };
  const error = { code: "notice_needed", message: "", transport: false, details: needed };
  mockPlaceOrder.mockResolvedValue({ kind: "refused", error });
  await user.click(screen.getByLabelText(/Souhlasím/u));
  await next(user, /Objednat/u);
  await waitFor(() => expect(screen.getByText(title).closest("[tabindex]")).toHaveFocus());
});

test("an unfinished step gets a summary with the focus, a word at each field, and keeps what was typed", async () => {
  const user = await openCheckout();
  await user.type(screen.getByLabelText("Jméno"), "J");
  await user.type(screen.getByLabelText("Telefon"), "12");
  await next(user, /Pokračovat k.vrácení/u);

  const summary = await screen.findByRole("group", { name: /Ještě zbývá opravit 4.pole/u });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByLabelText("Jméno")).toHaveAccessibleDescription(/alespoň 2.písmena/u);
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription(/Vyplňte prosím/u);
  expect(screen.getByLabelText("Jméno")).toHaveValue("J");
  expect(visited()).toEqual([]);

  await user.click(within(summary).getByRole("button", { name: /^Telefon/u }));
  expect(screen.getByLabelText("Telefon")).toHaveFocus();
});

test("what another tab says at the very moment of typing costs no letter", async () => {
  await openCheckout();
  const draft = draftOf(checkoutStore.getState());
  const phoneNumber = "777 123 456";
  const form = { ...draft.form, personalDetails: { ...draft.form.personalDetails, phoneNumber } };
  const typedAt = { "form.personalDetails.phoneNumber": Date.now() };
  act(() => {
    adoptDraft({ ...draft, form, typedAt } as Draft);
    fireEvent.input(screen.getByLabelText("E-mail"), { target: { value: "jana@example.cz" } });
  });
  expect(screen.getByLabelText("Telefon")).toHaveValue(phoneNumber);
  expect(screen.getByLabelText("E-mail")).toHaveValue("jana@example.cz");
  const emailAddress = "jana@example.cz";
  expect(checkoutStore.getState().form.personalDetails).toMatchObject({ emailAddress, phoneNumber });
});

test("the address is asked for only when something is carried there", async () => {
  const user = await openCheckout();
  expect(screen.queryByLabelText("PSČ")).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: /Kurýr/u }));
  await fillPersonal(user);
  await user.type(screen.getByLabelText(/Ulice/u), "Údolní 5");
  await user.type(screen.getByLabelText("Obec"), "Brno");
  await user.type(screen.getByLabelText("PSČ"), "6020");
  await next(user, /Pokračovat k.vrácení/u);
  expect(await screen.findByLabelText("PSČ")).toHaveAccessibleDescription(/PSČ má mít 5.číslic/u);
  await user.type(screen.getByLabelText("PSČ"), "0");
  await next(user, /Pokračovat k.vrácení/u);
  await screen.findByRole("heading", { name: /Kde vybavení vrátíte/u });
});

test("fields carry the tokens that browsers fill in", async () => {
  const user = await openCheckout();
  await user.click(screen.getByRole("radio", { name: /Kurýr/u }));
  const tokens = {
    Jméno: "given-name",
    Příjmení: "family-name",
    "E-mail": "email",
    Telefon: "tel",
    PSČ: "shipping postal-code",
    Obec: "shipping address-level2",
  };
  for (const [label, token] of Object.entries(tokens))
    expect(screen.getByLabelText(label)).toHaveAttribute("autocomplete", token);
});

test("a step further moves the focus to its heading, and Back finds everything filled in", async () => {
  const user = await openCheckout();
  await fillPersonal(user);
  await next(user, /Pokračovat k.vrácení/u);
  const heading = await screen.findByRole("heading", { name: /Kde vybavení vrátíte/u });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(checkoutStore.getState().form.personalDetails.emailAddress).toBe("jana@example.cz");

  act(() => window.history.back());
  expect(await screen.findByLabelText("E-mail")).toHaveValue("jana@example.cz");
});

test("a step that is not ready leads to the first open one", async () => {
  window.history.replaceState(null, "", "/checkout?step=review");
  jest.mocked(window.history.replaceState).mockClear();
  await openCheckout();
  await waitFor(() => expect(visited()).toEqual(["/checkout?step=shipping"]));
});

test("company fields wait until they are wanted, and the IČO is checked by its sum", async () => {
  const user = await openCheckout();
  await fillPersonal(user);
  await next(user, /Pokračovat k.vrácení/u);
  await screen.findByRole("heading", { name: /Kde vybavení vrátíte/u });
  await next(user, /Pokračovat k.platbě/u);
  await screen.findByText("Zaplatíte až při převzetí");
  expect(screen.queryByLabelText("IČO")).not.toBeInTheDocument();
  await user.click(screen.getByLabelText("Objednávám na firmu"));
  await user.type(screen.getByLabelText("IČO"), "68407701");
  await next(user, /Zkontrolovat objednávku/u);
  expect(await screen.findByLabelText("IČO")).toHaveAccessibleDescription(/IČO nesedí/u);
});

test("a double click places one order, with the person in it", async () => {
  let accept: (outcome: unknown) => void = () => undefined;
  mockPlaceOrder.mockReturnValue(new Promise((resolve) => (accept = resolve)));
  checkoutStore.setState({ persons: { k1: "Anička" } });
  const user = await openCheckout();
  await walkToReview(user);
  expect(screen.getByText("Pro: Anička")).toBeInTheDocument();
  await user.click(screen.getByLabelText(/Souhlasím s.obchodními podmínkami/u));
  await user.dblClick(screen.getByRole("button", { name: /Objednat s\spovinností platby/u }));
  await waitFor(() => expect(mockPlaceOrder).toHaveBeenCalled());
  await user.click(screen.getByRole("button", { name: /Odesíláme objednávku/u }));
  expect(mockPlaceOrder).toHaveBeenCalledTimes(1);

  const body = mockPlaceOrder.mock.calls[0][0];
  expect(body).toMatchObject({
    order_id: checkoutStore.getState().orderId,
    expected_total: 119_000,
    products: [{ sku: "VOLKL-168", person: "Anička" }],
  });
  expect(body.user_note).toContain("Anička");
  expect(body.addressInformation).toMatchObject({
    shipping_method_code: "brno",
    return_method_code: "brno",
    billingAddress: { firstname: "Jana" },
  });
  await act(async () =>
    accept({
      kind: "placed",
      order: { order_id: body.order_id, increment_id: "1", status: "confirmed", grand_total: 1, deposit: 0 },
    }),
  );
  expect(visited()).toContain(`/checkout?step=done&id=${body.order_id}`);
});

test("the review asks for measures beside its things; Enter saves them, the order has them, no note does", async () => {
  mockPlaceOrder.mockResolvedValue({ kind: "queued", orderId: "q" });
  const user = await openCheckout();
  await walkToReview(user);
  expect(screen.getByText(/Kde míry nevyplníte, řeknete nám je u.pultu/u)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Míry pro nastavení: Völkl Deacon 80, 168 cm" }));
  await screen.findByRole("dialog", { name: "Míry pro nastavení" });
  await user.type(screen.getByLabelText(/Výška/u), "128");
  await user.type(screen.getByLabelText(/Váha/u), "26{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  // Of what is missing it still says when it will be asked for.
  expect(screen.getByText("Míry: zadané zčásti")).toBeInTheDocument();
  expect(screen.getByText(/Kde míry nevyplníte/u)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Doplnit míry: Völkl Deacon 80, 168 cm" }));
  await screen.findByRole("dialog", { name: "Míry pro nastavení" });
  await user.click(screen.getByRole("radio", { name: /^Opatrně/u }));
  await user.type(screen.getByLabelText(/velikost boty/u), "21{Enter}");
  expect(screen.getByText("Míry: zadané")).toBeInTheDocument();
  expect(screen.queryByText(/Kde míry nevyplníte/u)).toBeNull();
  expect(screen.queryByText(/Bez souhlasu/u)).toBeNull();
  await user.click(screen.getByLabelText(/Souhlasím s.obchodními podmínkami/u));
  await user.click(screen.getByRole("button", { name: /Objednat s\spovinností platby/u }));
  await waitFor(() => expect(mockPlaceOrder).toHaveBeenCalledTimes(1));
  const body = mockPlaceOrder.mock.calls[0][0];
  expect(body.products).toMatchObject([{ biometric_data: { height: 128, weight: 26, foot: 210, level: "cautious" } }]);
  expect(body.user_note).toBe("");
});

test("each thing stands with its price before the order binds, and the deposit with its sum", async () => {
  const user = await openCheckout();
  await walkToReview(user);
  const thing = screen.getByText("1× Völkl Deacon 80").closest("li");
  expect(thing).toHaveTextContent(/1.190,-.Kč/u);
  expect(thing?.closest("section")).toHaveTextContent(/Vratná kauce při převzetí3.000,-.Kč/u);
});

test("without consent nothing is sent", async () => {
  const user = await openCheckout();
  await walkToReview(user);
  await user.click(screen.getByRole("button", { name: /Objednat s\spovinností platby/u }));
  expect(await screen.findByLabelText(/Souhlasím/u)).toHaveAccessibleDescription(/Bez souhlasu/u);
  expect(mockPlaceOrder).not.toHaveBeenCalled();
});

test("a changed price shows both totals and asks again with the same id", async () => {
  mockPlaceOrder.mockResolvedValueOnce({
    kind: "refused",
    error: { code: "price_changed", message: "", transport: false, details: { expected: 119_000, actual: 125_000 } },
  });
  mockPlaceOrder.mockResolvedValueOnce({ kind: "queued", orderId: "q" });
  const user = await openCheckout();
  await walkToReview(user);
  await user.click(screen.getByLabelText(/Souhlasím/u));
  await user.click(screen.getByRole("button", { name: /Objednat s\spovinností platby/u }));
  await waitFor(() =>
    expect(document.body).toHaveTextContent(/Souhlasili jste s.cenou 1.190,- Kč, teď objednávka stojí 1.250,- Kč/u),
  );
  await user.click(screen.getByRole("button", { name: /Objednat za 1.250/u }));
  await waitFor(() => expect(mockPlaceOrder).toHaveBeenCalledTimes(2));
  const [first, second] = mockPlaceOrder.mock.calls.map(([body]) => body);
  expect(second).toMatchObject({ order_id: first.order_id, expected_total: 125_000 });
});

test("a coupon that was used before is named as the reason, and taken off the cart", async () => {
  const details = { expected: 119_000, actual: 125_000, coupon: "VITEJTE10" };
  mockCalled.length = 0;
  mockPlaceOrder.mockResolvedValueOnce({
    kind: "refused",
    error: { code: "price_changed", message: "", transport: false, details },
  });
  const user = await openCheckout();
  await walkToReview(user);
  await user.click(screen.getByLabelText(/Souhlasím/u));
  await user.click(screen.getByRole("button", { name: /Objednat s\spovinností platby/u }));
  await waitFor(() =>
    expect(document.body).toHaveTextContent(/Kupón VITEJTE10 už byl jednou využit.+stojí 1.250,- Kč místo 1.190,- Kč/u),
  );
  expect(mockCalled).toContain("deleteCoupon");
});

test("a lost answer can be retried under the same id", async () => {
  mockPlaceOrder.mockResolvedValue({ kind: "refused", error: { code: "unavailable", message: "", transport: true } });
  const user = await openCheckout();
  await walkToReview(user);
  await user.click(screen.getByLabelText(/Souhlasím/u));
  await user.click(screen.getByRole("button", { name: /Objednat s\spovinností platby/u }));
  await screen.findByText(/Odpověď nedorazila/u);
  await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
  await waitFor(() => expect(mockPlaceOrder).toHaveBeenCalledTimes(2));
  expect(mockPlaceOrder.mock.calls[1][0].order_id).toBe(mockPlaceOrder.mock.calls[0][0].order_id);
});

test("a cart that can't be rented is told at the top, and nobody is led on", async () => {
  cartStore.setState({
    cart: {
      lines: [{ ...line, status: "out_of_stock" as const, problem: { code: "out_of_stock" as const } }],
      source: { id: "brno", name: "Sezóna Brno" },
      token: "a".repeat(32),
      storeCode: "main",
    },
  });
  const user = await openCheckout();
  expect(screen.getByRole("alert")).toHaveTextContent(/Völkl Deacon 80/u);
  expect(screen.getByRole("link", { name: /Vyřešit v.košíku/u })).toHaveAttribute("href", "/cart");
  await fillPersonal(user);
  await user.type(screen.getByLabelText("Telefon"), "{Enter}");
  expect(screen.getByRole("button", { name: /Pokračovat k.vrácení/u })).toBeDisabled();
  expect(visited()).toEqual([]);
});

test("a courier's way back shows its price at once, and the review speaks to somebody who stays at home", async () => {
  const user = await openCheckout();
  await sendToBrno(user);
  await next(user, /Pokračovat k.vrácení/u);
  await screen.findByRole("heading", { name: /Kde vybavení vrátíte/u });
  expect(screen.getByRole("radio", { name: /Stejně jako při převzetí/u }).closest("label")).toHaveTextContent(
    /159,- Kč.zpátky/u,
  );
  await next(user, /Pokračovat k.platbě/u);
  await screen.findByRole("heading", { name: /Jak zaplatíte/u });
  await next(user, /Zkontrolovat objednávku/u);
  await screen.findByRole("heading", { name: /Zkontrolujte objednávku/u });
  expect(screen.getAllByText(/Údolní 5, 602.00 Brno/u)).not.toHaveLength(0);
  expect(screen.getByText(/zavoláme si o.ně před doručením/u)).toBeInTheDocument();
  // What the button asks for is in the review row by row: on a phone the summary is folded.
  const form = screen.getByRole("form");
  expect(within(form).getByText("Celkem").closest("dl")).toHaveTextContent(/Půjčovné.*Doprava.*Celkem1.190,-.Kč/u);
  const part = (name: string) => within(form).getByRole("heading", { name }).closest("section");
  expect(part("Vrácení")).toHaveTextContent(/, 159,-.Kč/u);

  const { cart } = cartStore.getState();
  act(() => cartStore.setState({ cart: { ...cart, lines: [{ ...line, fittings: ["saddle"] }] } }));
  expect(screen.getByText(/sedlo nastavíme předem/u)).toBeInTheDocument();
  expect(screen.queryByText(/vázání/u)).toBeNull();
  act(() => cartStore.setState({ cart: { ...cart, lines: [{ ...line, fittings: [] }] } }));
  expect(screen.queryByText(/vázání|sedlo/u)).toBeNull();
});

test("what a way costs there and back is named beside it, and the way back is chosen for itself", async () => {
  const user = await openCheckout();
  const textOf = (radio: HTMLElement) => radio.closest("label")?.textContent.replace(/\s/gu, " ");
  const price = (name: RegExp) => textOf(screen.getByRole("radio", { name }));
  expect(price(/Kurýr/u)).toMatch(/159,- Kč.tam159,- Kč.zpátky/u);
  await sendToBrno(user);
  await next(user, /Pokračovat k.vrácení/u);
  await screen.findByRole("heading", { name: /Kde vybavení vrátíte/u });
  // The same way stands first, and nothing stands there twice.
  expect(screen.getAllByRole("radio").map(textOf)).toEqual([
    expect.stringMatching(/^Kurýr na adresuStejně jako při převzetí159,- Kč.zpátky$/u),
    expect.stringMatching(/^Osobně: Sezóna Brno.*zdarma$/u),
  ]);
  await user.click(screen.getByRole("radio", { name: /Osobně/u }));
  act(() => window.history.back());
  await screen.findByLabelText("E-mail");
  expect(price(/Kurýr/u)).toMatch(/159,- Kč.tam$/u);
});

test("another branch takes the whole cart, its way back with it; no sum is asked for with the one before", async () => {
  const branches = ["Brno", "Praha"].map((name) => ({
    ...{ id: name.toLowerCase(), name, locative: name === "Brno" ? "v Brně" : "v Praze", partner_id: 1 },
  }));
  reservationStore.setState({ branches });
  mockMoveCart.mockImplementation(async () => {
    mockBranches = { shipping: [inPrague], return: [inPrague, { ...pickUp, price_incl_tax: 19_000 }] };
    const { cart } = cartStore.getState();
    const moved = { ...line, key: "k2", source: "praha" };
    cartStore.setState({ cart: { ...cart, lines: [moved], source: { id: "praha", name: "Sezóna Praha" } } });
    return { ok: true };
  });
  const user = await openCheckout();
  await waitFor(() => expect(mockGetTotals).toHaveBeenLastCalledWith(expect.objectContaining({ shipping: "brno" })));
  mockGetTotals.mockClear();
  await user.click(screen.getByRole("button", { name: "Změnit místo" }));
  await user.click(screen.getByRole("button", { name: "Převzít celý košík v Praze" }));
  expect(await screen.findByRole("radio", { name: /Osobně: Sezóna Praha/u })).toBeChecked();
  const chosen = { shipping: "praha", return: "praha", payment: "cashondelivery" };
  await waitFor(() => expect(mockGetTotals).toHaveBeenLastCalledWith(chosen));
  for (const [asked] of mockGetTotals.mock.calls) expect(Object.values(asked)).not.toContain("brno");
});

test("a way that can't be gone says why and can't be chosen; a postcode too far is said at its field", async () => {
  mockThere = { zones: ["1"] };
  mockBack = { problem: { code: "carrier_refuses", name: "Kolo" } };
  const user = await openCheckout();
  await sendToBrno(user);
  expect(screen.getByRole("radio", { name: /Na PSČ.602.00 nejezdí/u })).toBeChecked();
  await next(user, /Pokračovat k.vrácení/u);
  expect(await screen.findByLabelText("PSČ")).toHaveAccessibleDescription(/zvolený dopravce nejezdí/u);
  await user.clear(screen.getByLabelText("PSČ"));
  await user.type(screen.getByLabelText("PSČ"), "11000");
  await next(user, /Pokračovat k.vrácení/u);
  await screen.findByRole("heading", { name: /Kde vybavení vrátíte/u });
  expect(screen.getByRole("radio", { name: /Tohle nevozí: Kolo/u })).toBeDisabled();
  expect(screen.getByRole("radio", { name: /Osobně/u })).toBeChecked();
});

test("a time at the branch can be chosen there and back, is kept, and goes out with the order", async () => {
  mockPlaceOrder.mockResolvedValue({ kind: "queued", orderId: "q" });
  mockBranches = {
    shipping: [{ ...pickUp, turns: [{ day: "2027-02-13", from: "08:00", to: "18:00" }] }],
    return: [{ ...pickUp, turns: [{ day: "2027-02-15", from: "08:00", to: "12:00" }] }],
  };
  const user = await openCheckout();
  const there = screen.getByRole("combobox", { name: /kolik přijdete/u });
  expect(there).toHaveDisplayValue(/Kdykoli/u);
  await user.selectOptions(there, "9:30");
  expect(screen.getByText(/Vyzvednutí: .*13. února.* v.9:30/u)).toBeInTheDocument();
  expect(checkoutStore.getState().form.shippingDetails.times).toEqual({ "2027-02-13": "09:30" });
  await fillPersonal(user);
  await next(user, /Pokračovat k.vrácení/u);
  const back = await screen.findByRole("combobox", { name: /kolik vybavení vrátíte/u });
  expect(within(back).getAllByRole("option").at(-1)).toHaveTextContent("11:30");
  await user.selectOptions(back, "11:00");
  await next(user, /Pokračovat k.platbě/u);
  await screen.findByText("Zaplatíte až při převzetí");
  await next(user, /Zkontrolovat objednávku/u);
  expect(await screen.findByText(/Vrácení: .*15. února.* v.11:00/u)).toBeInTheDocument();
  await user.click(screen.getByLabelText(/Souhlasím s.obchodními podmínkami/u));
  await user.click(screen.getByRole("button", { name: /Objednat s\spovinností platby/u }));
  await waitFor(() => expect(mockPlaceOrder).toHaveBeenCalled());
  expect(mockPlaceOrder.mock.calls[0][0].addressInformation).toMatchObject({
    shipping_times: [{ day: "2027-02-13", time: "09:30" }],
    return_times: [{ day: "2027-02-15", time: "11:00" }],
  });
});

test("a time that the branch is closed at by now has to be chosen anew, and is found from the summary", async () => {
  mockBranches = {
    shipping: [{ ...pickUp, turns: [{ day: "2027-02-13", from: "10:00", to: "12:00" }] }],
    return: [pickUp],
  };
  const shippingDetails = { ...emptyCheckoutForm.shippingDetails, times: { "2027-02-13": "09:00" } };
  checkoutStore.setState({ form: { ...emptyCheckoutForm, shippingDetails } });
  const user = await openCheckout();
  await fillPersonal(user);
  await next(user, /Pokračovat k.vrácení/u);
  await user.click(await screen.findByRole("button", { name: /pobočka zavřená/u }));
  const there = screen.getByRole("combobox", { name: /kolik přijdete/u });
  expect(there).toHaveFocus();
  await user.selectOptions(there, "10:30");
  await next(user, /Pokračovat k.vrácení/u);
  await screen.findByRole("heading", { name: /Kde vybavení vrátíte/u });
});
