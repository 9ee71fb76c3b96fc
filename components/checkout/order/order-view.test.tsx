import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { Order, Source } from "@/lib/contract";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { accountForOrderPath } from "@/lib/routes-after-order";
import { payments } from "@/shop.config";
import type { PaymentAttempt } from "./order-payment";
import { OrderView } from "./order-view";

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
const placed: Order = {
  order_id: "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d",
  increment_id: "100000042",
  status: "confirmed",
  grand_total: 150_800,
  deposit: 300_000,
  payment_gateway: null,
  created_at: "2027-01-05T10:00:00Z",
  payment_status: "open",
  pay_until: null,
  refund: null,
  revision: 1,
  due: 0,
  lines: [
    {
      sku: "SKI-170",
      parent_sku: "SKI",
      name: "Lyže",
      options: [],
      image: null,
      qty: 1,
      from: "2027-02-13",
      to: "2027-02-15",
      source: "brno",
      price_incl_tax: 119_000,
      deposit: 300_000,
      additional_services: [],
    },
  ],
  subtotal_incl_tax: 119_000,
  services: 0,
  shipping: 31_800,
  shipping_amount: 15_900,
  return_amount: 15_900,
  payment: 0,
  shipping_title: "Kurýr",
  return_title: "Kurýr",
  shipping_address: null,
  return_address: null,
  payment_method_code: "cashondelivery",
  payment_title: "Při převzetí",
  source_id: "brno",
  email: "",
  firstname: "Jana",
  lastname: "Nováková",
  company: "",
  company_id: "",
  vat_id: "",
  user_note: "",
};
const address = {
  ...{ firstname: "Jana", lastname: "Nováková" },
  ...{ street: ["Nádražní 1"], city: "Olomouc", postcode: "77900" },
};
const show = (order: Order, attempt: PaymentAttempt | null = null, returnSource: Source = source) =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <OrderView
        order={order}
        source={source}
        returnSource={returnSource}
        storeView={getStoreView("main")}
        now={new Date("2027-01-05T10:00:00Z")}
        attempt={attempt}
      />
    </NextIntlClientProvider>,
  );

test("who has things brought and collected reads their own address, no shop's, and what the sum is made of", () => {
  show({
    ...placed,
    shipping_address: address,
    return_address: { ...address, street: ["Chata 7"], city: "Jeseník", postcode: "79001" },
  });
  const where = screen.getByRole("region", { name: /Kde a.kdy/u });
  expect(where).toHaveTextContent(/Jana Nováková, Nádražní 1, 779.00 Olomouc/u);
  expect(where).toHaveTextContent(/Chata 7, 790.01 Jeseník/u);
  expect(where).not.toHaveTextContent(/Údolní 5|Otevřeno|Zavřeno/u);
  expect(where).toHaveTextContent("+420 777 123 456");
  expect(screen.getByRole("region", { name: "Co si připravit" })).toHaveTextContent(
    /1 508,- Kč \(z.toho půjčovné 1 190,- Kč, doprava 318,- Kč\)/u,
  );
});

const keepsPass = () => screen.queryByRole("heading", { name: /Průkaz k.vyzvednutí/u }) !== null;

test.each([
  ["comes both times", {}, true],
  ["only brings things back", { shipping_address: address }, true],
  ["only fetches things", { return_address: address }, true],
  ["has things brought and collected", { shipping_address: address, return_address: address }, false],
])("who %s is offered a pass for the counter: %#", (_who, ways, isOffered) => {
  show({ ...placed, ...ways, pass: "SEZONA/1/100000042/0" });
  expect(keepsPass()).toBe(isOffered);
});

test("the parts of a set stand under its name, each set by itself", () => {
  const set = { sku: "SET", name: "Rodinná sada" };
  const [line] = placed.lines;
  show({ ...placed, lines: [{}, { set }, { set }, { set, set_copy: 2 }].map((more) => ({ ...line!, ...more })) });
  const sets = screen.getAllByRole("list", { name: "Rodinná sada" });
  expect(sets.map((list) => within(list).getAllByRole("listitem").length)).toEqual([2, 1]);
});

test("the way to the branch is one press away, and the address of the page can be copied", async () => {
  const user = userEvent.setup();
  show(placed);
  expect(screen.getByRole("link", { name: /Jak se k.nám dostanete/u })).toHaveAttribute(
    "href",
    `https://mapy.com/zakladni?q=${encodeURIComponent("Údolní 5, 602 00 Brno")}`,
  );
  await user.click(screen.getByRole("button", { name: "Zkopírovat odkaz" }));
  expect(await screen.findByText("Odkaz je zkopírovaný.")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/order?id=${placed.order_id}`);
});

test("a locker that never closes is said to be open around the clock", () => {
  const opening_hours = [{ weekday: 6, opens: "00:00", closes: "24:00" }];
  const { id, name, street, city, postcode } = source;
  const point = { id, name, street, city, postcode, opening_hours, closed_days: [] };
  show({ ...placed, shipping_address: address, shipping_pickup_point: point });
  const where = screen.getByRole("region", { name: /Kde a.kdy/u });
  expect(where).toHaveTextContent(/Otevřeno nepřetržitě/u);
  expect(where).not.toHaveTextContent(/0:00–24:00/u);
  expect(where).not.toHaveTextContent(/2027 od 6:00/u);
});

test("who fetches things at a parcel point and brings them back there is told of no delivery", () => {
  const { id, name, street, city, postcode, opening_hours } = source;
  const point = { id, name, street, city, postcode, opening_hours, closed_days: [] };
  const both = { shipping_pickup_point: point, return_pickup_point: point };
  show({ ...placed, shipping_address: address, return_address: address, ...both });
  const where = screen.getByRole("region", { name: /Kde a.kdy/u });
  expect(within(where).getByRole("heading", { name: "Převzetí" })).toBeVisible();
  expect(within(where).getByRole("heading", { name: "Vrácení" })).toBeVisible();
  expect(screen.getByRole("heading", { name: /Co s.sebou/u })).toBeVisible();
});

test.each([
  ["by transfer", { payment_method_code: "banktransfer", payment_gateway: null }, /na účet, ze kterého přišly/u],
  ["online", { payment_method_code: "card", payment_gateway: "sandbox" }, /stejnou cestou.*U.karty/u],
])("of an order paid %s its page says which way the money goes back", (_how, paid, said) => {
  show({ ...placed, ...paid, status: "cancelled", payment_status: "paid", refund: placed.grand_total });
  expect(document.body).toHaveTextContent(said);
});

test("a company reads who the invoice is for", () => {
  show({ ...placed, company: "Horal s.r.o.", company_id: "27082440", vat_id: "CZ27082440" });
  expect(document.body).toHaveTextContent(/Fakturační údaje.*Horal s.r.o., IČO.27082440, DIČ.CZ27082440/u);
});

test("where the bill goes is read beside the company, and of who wanted another address than their own", () => {
  const billing_address = { ...address, street: ["Úzká 2"] };
  show({ ...placed, company: "Horal s.r.o.", company_id: "27082440", billing_address });
  expect(document.body).toHaveTextContent(/Fakturační údaje.*Horal s.r.o., IČO.27082440Úzká 2, 779.00 Olomouc/u);
  cleanup();
  show({ ...placed, billing_address, shipping_address: address });
  expect(document.body).toHaveTextContent(/Fakturační údajeJana NovákováÚzká 2, 779.00 Olomouc/u);
  cleanup();
  show({ ...placed, billing_address: address, shipping_address: address });
  expect(document.body).not.toHaveTextContent(/Fakturační údaje/u);
});

test("who comes reads the shop's address and hours", () => {
  show({ ...placed, shipping: 0, shipping_amount: 0, return_amount: 0 });
  const where = screen.getByRole("region", { name: /Kde a.kdy/u });
  expect(where).toHaveTextContent(/Údolní 5/u);
  expect(where).toHaveTextContent(/Otevřeno 8:00–18:00/u);
  expect(where).toHaveTextContent(/sobot.* od.8:00/u);
  // Monday has no hours here: who comes then has called first, and no hour is made up.
  expect(where).toHaveTextContent(/pondělí 15\. února 2027Zavřeno, zavolejte nám předem/u);
});

test("who sends the money reads where to, until when, and no more once it has come", () => {
  const waiting: Order = {
    ...placed,
    status: "pending_payment",
    payment_method_code: "banktransfer",
    pay_until: "2027-01-06T10:00:00Z",
  };
  const { unmount } = show(waiting);
  const todo = /pošlete do 6. ledna 2027 (?:v )?11:00 na účet/u;
  expect(document.body).toHaveTextContent(todo);
  const how = screen.getByRole("region", { name: /^Zaplaťte převodem 1.508/u });
  expect(how).toHaveTextContent(/Číslo účtu1234567899\/0800.*IBANCZ55 0800 .*Variabilní symbol100000042/u);
  expect(how).toHaveTextContent(/100000042.*Zaplatit do6/u);
  const code = within(how).getByRole("img", {
    name: /^QR platba: 1.508,-.Kč na účet 1234567899\/0800, variabilní symbol/u,
  });
  expect(code).toHaveAttribute("src", `/order/payment-code?id=${placed.order_id}`);
  unmount();
  show({ ...waiting, status: "confirmed", payment_status: "paid", pay_until: null });
  expect(document.body).not.toHaveTextContent(/na účet/u);
});

test("what has to be typed at the bank can be copied as banks take it", async () => {
  const user = userEvent.setup();
  show({ ...placed, grand_total: 150_850, status: "pending_payment", payment_method_code: "banktransfer" });
  const copy = async (name: string) => {
    await user.click(screen.getByRole("button", { name }));
    return navigator.clipboard.readText();
  };
  expect(await copy("Kopírovat: Částka")).toBe("1508,50");
  expect(await copy("Kopírovat: Číslo účtu")).toBe("1234567899/0800");
  expect(await copy("Kopírovat: IBAN")).toMatch(/^CZ55\d{20}$/u);
  expect(await copy("Kopírovat: Variabilní symbol")).toBe("100000042");
  expect(screen.getAllByText("Zkopírováno")).toHaveLength(4);
});

test("who still has to pay reads why days can't be changed yet, who has paid is not told so", () => {
  const waiting: Order = { ...placed, status: "pending_payment", payment_method_code: "banktransfer" };
  const { unmount } = show(waiting);
  const why = /Dny a.velikosti tu změníte, jakmile platba dorazí/u;
  expect(screen.getByText(why)).toBeInTheDocument();
  expect(button(/Změnit objednávku/u)).not.toBeInTheDocument();
  unmount();
  show({ ...waiting, status: "confirmed", payment_status: "paid" });
  expect(screen.queryByText(why)).not.toBeInTheDocument();
  expect(button(/Změnit objednávku/u)).toBeInTheDocument();
});

test("an order that was changed too often says who changes it now", () => {
  show({ ...placed, revision: 21 });
  expect(screen.getByText(/Další změny.*\+420 777 123 456/u)).toBeInTheDocument();
});

const byCard: Order = {
  ...placed,
  status: "pending_payment",
  payment_method_code: "card",
  payment_gateway: "sandbox",
  pay_until: "2027-01-05T10:30:00Z",
};
const attempt = (status: PaymentAttempt["status"]): PaymentAttempt => ({ id: "a".repeat(32), status });
const button = (name: RegExp) => screen.queryByRole("button", { name });

test("who has still to pay reads until when, and who paid nothing yet is not thanked for it", () => {
  show(byCard);
  expect(document.body).toHaveTextContent(/Zbývá zaplatit 1 508,- Kč.*do.11:30/u);
  expect(button(/^Zaplatit$/u)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/Zaplaceno|Ověřujeme/u);
});

test("coming back from the gateway proves nothing: the payment is being checked until our server has seen it", () => {
  const { unmount } = show(byCard, attempt("open"));
  expect(document.body).toHaveTextContent("Ověřujeme platbu");
  expect(document.body).not.toHaveTextContent("Zaplaceno");
  unmount();
  show({ ...byCard, status: "confirmed", payment_status: "paid", pay_until: null }, attempt("paid"));
  expect(document.body).toHaveTextContent(/Zaplaceno 1 508,- Kč/u);
});

test("a payment that failed can be made again, one whose time is over can't, and says that nothing was charged", () => {
  const { unmount } = show({ ...byCard, payment_status: "failed" }, attempt("failed"));
  expect(document.body).toHaveTextContent(/Platba se nepovedla/u);
  expect(button(/Zaplatit znovu/u)).toBeInTheDocument();
  unmount();
  show({ ...byCard, status: "cancelled", payment_status: "failed", pay_until: null }, attempt("failed"));
  expect(document.body).toHaveTextContent(/Čas na zaplacení vypršel/u);
  expect(button(/Zaplatit/u)).not.toBeInTheDocument();
});

test.each([
  ["paid", /vám vracíme.*Omlouváme se/u],
  ["refunded", /jsme vám vrátili.*Omlouváme se/u],
] as const)("money that came too late (%s) is explained", (payment_status, words) => {
  const late = { ...byCard, status: "cancelled" as const, payment_status, pay_until: null, refund: byCard.grand_total };
  const { unmount } = show({ ...late, paid_late: true });
  expect(document.body).toHaveTextContent(words);
  unmount();
  // Who called it off in time is owed no apology.
  show({ ...late, paid_late: false });
  expect(document.body).not.toHaveTextContent(/omlouváme se/iu);
  expect(button(/Zaplatit/u)).not.toBeInTheDocument();
});

const half = /a 754,- Kč vám vracíme.*Ze zaplacených 1 508,- Kč vracíme podle podmínek zrušení 754,- Kč/u;
test.each([
  ["paid", 754_00, half],
  ["partly_refunded", 754_00, /754,- Kč jsme vám vrátili.*podle podmínek zrušení 754,- Kč/u],
  ["paid", 0, /Objednávka je zrušená.*Ze zaplacených 1 508,- Kč se podle podmínek zrušení nevrací nic/u],
] as const)("of an order called off late (%s, %p) the page says what comes back", (payment_status, refund, words) => {
  show({ ...byCard, status: "cancelled", payment_status, pay_until: null, refund });
  expect(document.body).toHaveTextContent(words);
  expect(document.body).not.toHaveTextContent(/omlouváme se/u);
});

test("services stand at their thing for all its pieces, and in the sum", () => {
  const theft = { selected_option: "theft", option: "poškození i krádež", price: 19_000 };
  const additional_services = [{ code: "insurance", name: "Pojištění", ...theft }];
  const lines = placed.lines.map((line) => ({ ...line, qty: 2, additional_services }));
  show({ ...placed, lines, services: 38_000 });
  expect(document.body).toHaveTextContent(/Pojištění: poškození i krádež: 380,- Kč/u);
  expect(document.body).toHaveTextContent(/Služby380,- Kč/u);
});

test("of measures the page says that they were given, where they are still kept", () => {
  const { unmount } = show(placed);
  expect(screen.queryByText(/Míry/u)).toBeNull();
  unmount();
  show({ ...placed, lines: placed.lines.map((line) => ({ ...line, biometric_data: "given" })) });
  expect(screen.getByText("Míry pro nastavení máme.")).toBeInTheDocument();
});

test("measures that nobody has said are said at the counter, or before a courier comes", () => {
  const lines = placed.lines.map((line) => ({ ...line, biometric_data: "awaited" as const }));
  const { unmount } = show({ ...placed, lines, shipping_address: null });
  expect(screen.getByText(/^Míry pro nastavení řeknete u/u)).toBeInTheDocument();
  unmount();
  const shipping_address = {
    firstname: "Jan",
    lastname: "Novák",
    street: ["Luční 1"],
    city: "Praha",
    postcode: "11000",
  };
  show({ ...placed, lines, shipping_address });
  expect(screen.getByText(/zavolejte nám je prosím předem/u)).toBeInTheDocument();
});

test("the note is what somebody wrote; whom things are for stands at the things", () => {
  const lines = placed.lines.map((line) => ({ ...line, person: "Anička" }));
  const forWhom = messages.checkout.review.personNote.replace("{thing}", "Lyže").replace("{name}", "Anička");
  const { unmount } = show({ ...placed, lines, user_note: forWhom });
  expect(screen.queryByRole("heading", { name: /poznámka/iu })).not.toBeInTheDocument();
  unmount();
  show({ ...placed, lines, user_note: `Dorazíme až večer.\n${forWhom}` });
  const note = screen.getByRole("heading", { name: /poznámka/iu }).parentElement;
  expect(note).toHaveTextContent(/Dorazíme až večer\.$/u);
});

test("who brings things back to another branch reads its address and hours", () => {
  const elsewhere = {
    ...source,
    ...{
      id: "praha",
      name: "Praha",
      street: "Na Skladě 14",
      city: "Praha",
      postcode: "170 00",
      phone: "+420 111 222 333",
    },
  };
  const opening_hours = [{ weekday: 1, opens: "09:00", closes: "17:00" }];
  show({ ...placed, return_source_id: "praha" }, null, { ...elsewhere, opening_hours });
  const where = screen.getByRole("region", { name: /Kde a.kdy/u });
  expect(where).toHaveTextContent(/pondělí.* do.17:00.*Na Skladě 14, 170.00 Praha/u);
  // Each branch stands with its own turn, telephone and directions too.
  const turnCalled = (name: RegExp) => screen.getByRole("heading", { name }).parentElement!;
  expect(turnCalled(/Převzetí/u)).toHaveTextContent(/Údolní 5/u);
  expect(turnCalled(/Vrácení/u)).toHaveTextContent("+420 111 222 333");
  expect(turnCalled(/Vrácení/u)).not.toHaveTextContent(source.phone);
  expect(within(turnCalled(/Vrácení/u)).getByRole("link", { name: "Praha" })).toBeVisible();
});

test("an order that is paid says so whenever it is opened, one that is not does not", () => {
  const sum = () => screen.getByRole("region", { name: "Cena" });
  const { unmount } = show({ ...placed, payment_status: "paid", grand_total: 150_800, due: 20_000 });
  expect(sum()).toHaveTextContent(/Zaplaceno 1.308,-.Kč.*Zbývá doplatit při převzetí: 200,-/u);
  unmount();
  show(placed);
  expect(sum()).not.toHaveTextContent(/Zaplaceno|doplatit/u);
});

test("the discount stands with its coupon, as what is taken off", () => {
  show({ ...placed, discount: 24_120, coupon_code: "VITEJTE10" });
  const sum = screen.getByRole("region", { name: "Cena" });
  expect(sum).toHaveTextContent(/Sleva, kupón VITEJTE10−241,20.Kč/u);
});

test.each([
  ["confirmed", ["Objednáno"], "Převzetí"],
  ["handed_over", ["Objednáno", "Převzetí"], "Vrácení"],
  ["closed", ["Objednáno", "Převzetí", "Vrácení", "Kauce zpět"], null],
] as const)("of an order that is %s what has been reached is done, and what comes is next", (status, done, next) => {
  show({ ...placed, status });
  const steps = within(screen.getByRole("navigation", { name: messages.order.progress })).getAllByRole("listitem");
  const isDone = (step: HTMLElement) => step.textContent?.endsWith(messages.order.stageDone);
  expect(steps.filter(isDone).map((step) => step.textContent?.split(",")[0])).toEqual(done);
  const current = steps.find((step) => step.getAttribute("aria-current") === "step");
  expect(current?.textContent?.replace(/^\d/u, "") ?? null).toBe(next);
});

test("an order that was called off asks nobody to come", () => {
  show({ ...placed, status: "cancelled" });
  expect(screen.queryByRole("region", { name: /Kde a.kdy|Co s.sebou/u })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: messages.order.calendar })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/kauce/iu);
  expect(screen.getByText("Lyže")).toBeInTheDocument();
});

test("within its terms an order is cancelled here, and the question says what comes back", async () => {
  const user = userEvent.setup();
  show({ ...placed, payment_status: "paid" });
  await user.click(screen.getByRole("button", { name: "Zrušit objednávku" }));
  const question = screen.getByRole("dialog", { name: /Zrušit objednávku 100000042/u });
  expect(question).toHaveTextContent(/hned uvolníme.*Zaplacených 1 508,- Kč vám vrátíme/u);
});

test("later the page says so and leads to the shop, and what is called off is only told", () => {
  const late = placed.lines.map((line) => ({ ...line, from: "2027-01-06", to: "2027-01-07" }));
  const { unmount } = show({ ...placed, lines: late });
  expect(document.body).toHaveTextContent(/Zdarma už zrušit nejde/u);
  expect(button(/^Zrušit objednávku/u)).not.toBeInTheDocument();
  unmount();
  show({ ...placed, status: "cancelled" });
  expect(document.body).toHaveTextContent(/Objednávka je zrušená.*nic neplatíte/u);
  expect(button(/^Zrušit objednávku/u)).not.toBeInTheDocument();
});

describe("where the owner has deposits held on cards", () => {
  beforeEach(() => {
    jest.replaceProperty(payments, "depositHold", { enabled: true, days: 7 });
  });
  afterEach(() => jest.restoreAllMocks());
  const [line] = placed.lines;
  const near: Order = {
    ...placed,
    payment_gateway: "sandbox",
    payment_status: "paid",
    lines: line ? [{ ...line, from: "2027-01-08", to: "2027-01-10" }] : [],
  };

  test("who paid online is offered it beside paying on receipt", () => {
    show(near);
    expect(screen.getByRole("button", { name: "Zablokovat na kartě" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Cena" })).toHaveTextContent(/zablokovat na.kartě/u);
    expect(screen.getByRole("region", { name: /Co s.sebou/u })).toHaveTextContent("Vratnou kauci");
  });

  test("what is held needs not be brought, and is let go when the order is cancelled", async () => {
    const user = userEvent.setup();
    show(
      { ...near, deposit_status: "authorized", deposit_on_card: true },
      { id: "p", status: "authorized", purpose: "deposit" },
    );
    expect(screen.getByText(/je zablokovaná na vaší kartě/u)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Zablokovat/u })).toBeNull();
    expect(screen.getByRole("region", { name: /Co s.sebou/u })).not.toHaveTextContent("kauc");
    await user.click(screen.getByRole("button", { name: "Zrušit objednávku" }));
    expect(screen.getByRole("dialog")).toHaveTextContent("Blokaci kauce na kartě uvolníme");
  });

  test("a hold that failed says that the order stands, and can be tried again", () => {
    show(near, { id: "p", status: "failed", purpose: "deposit" });
    expect(screen.getByText("Kauci se zablokovat nepovedlo")).toBeVisible();
    expect(screen.getByRole("button", { name: "Zkusit to znovu" })).toBeVisible();
    expect(screen.queryByText("Platba se nepovedla")).toBeNull();
  });

  test("of a rent too far ahead, or too long, it is said why the deposit is given on receipt", () => {
    const { unmount } = show({ ...placed, payment_gateway: "sandbox", payment_status: "paid" });
    expect(screen.queryByRole("button", { name: /Zablokovat/u })).toBeNull();
    expect(screen.getByRole("region", { name: "Cena" })).toHaveTextContent(/Od 8. února 2027 v.21:00 to půjde/u);
    unmount();
    show({ ...near, lines: line ? [{ ...line, from: "2027-01-08", to: "2027-01-20" }] : [] });
    expect(screen.getByRole("region", { name: "Cena" })).toHaveTextContent(/vaše půjčení je delší/u);
  });
});

const ofKind = (kind: Order["lines"][number]["kind"], more: Partial<Order["lines"][number]> = {}): Order => ({
  ...placed,
  deposit: 0,
  lines: placed.lines.map((line) => ({ ...line, kind, ...more })),
});

test("an order of vouchers has no days, no hand-over, no calendar and nothing to bring", () => {
  show({ ...ofKind("piece"), payment_method_code: "card" });
  expect(screen.getByText("Lyže")).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(
    /února|\d\sdn[íy]|Převzetí|Vyzvednutí|Vrácení|doklad|Přidat do kalendáře|zrušíte/u,
  );
});

test("an order of a lesson says when and where it takes place, and counts lessons", () => {
  show(ofKind("lesson", { name: "Instruktor", options: [{ label: "Začátek", value: "9:00" }] }));
  const lessons = screen.getByRole("region", { name: messages.order.lessonsWhere.title });
  expect(within(lessons).getByText("Začátek: 9:00")).toBeInTheDocument();
  expect(within(lessons).getAllByText(/února/u)).toHaveLength(3);
  expect(within(lessons).getByText(/Údolní 5/u)).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/3\slekce/u);
  expect(document.body).not.toHaveTextContent(/Převzetí|Vyzvednutí|Vrácení|doklad/u);
  expect(screen.getByRole("link", { name: messages.order.calendar })).toBeInTheDocument();
});

test.each<[Partial<Order>, string[] | undefined, says: string | null, links: string[]]>([
  [{ payment_status: "paid" }, ["Jizerská trasa.gpx", "popis.txt"], null, ["Jizerská trasa.gpx", "popis.txt"]],
  [{}, [], "jakmile bude objednávka zaplacená", []],
  [{ status: "cancelled" }, [], null, []],
  [{}, undefined, null, []],
])("of an order that is %j the files %j lead to themselves, or say when they do", (more, downloads, says, links) => {
  const lines = placed.lines.map((line) => ({ ...line, sku: "GPX-1", kind: "download" as const, downloads }));
  show({ ...placed, ...more, lines });
  expect(screen.getByRole("region", { name: "Co jste objednali" })).toBeInTheDocument();
  expect(screen.queryByText(/Půjčovné|půjčujete/u)).not.toBeInTheDocument();
  const found = screen.queryAllByRole("link", { name: /^Stáhnout / });
  expect(found.map((link) => link.getAttribute("href"))).toEqual(
    links.map(
      (file) => `/order/download?${new URLSearchParams({ id: placed.order_id, sku: "GPX-1", file }).toString()}`,
    ),
  );
  for (const link of found) expect(link).toHaveAttribute("download");
  expect(screen.queryAllByText(/jakmile bude objednávka zaplacená/u)).toHaveLength(says ? 1 : 0);
});

test("an order that stands in no account can be taken into one, in each language; others are not asked", () => {
  const { unmount } = show({ ...placed, in_account: false });
  expect(
    screen.getByRole("link", { name: messages.order.intoAccount.action.replace(/\u00a0/gu, " ") }),
  ).toHaveAttribute("href", `/register?order=${placed.order_id}`);
  expect(accountForOrderPath(getStoreView("en"), "a b")).toBe("/en/register?order=a%20b");
  unmount();
  show({ ...placed, in_account: true });
  expect(screen.queryByRole("link", { name: /účtu/u })).toBeNull();
});
