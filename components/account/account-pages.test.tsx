import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { profileOf } from "@/lib/domain/profile";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { ArrivedView } from "./arrived-view";
import { followAnswer } from "./follow-answer";
import { CardPart } from "./card-part";
import { AccountView } from "./account-view";
import { DataPart } from "./data-part";
import { FamilyPart } from "./family-part";
import { NewsletterPart } from "./newsletter-part";
import { OrdersView } from "./orders-view";
import { OwnReviews } from "./own-reviews";
import { LoginView } from "./login-view";
import { ProfileView } from "./profile-view";
import { PasswordResetView } from "./password-reset-view";
import { RegisterView } from "./register-view";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

jest.mock("./follow-answer", () => ({ followAnswer: jest.fn(() => Promise.resolve()) }));

// What waits on the device is another test's (`profile-form.test.tsx`).
jest.mock("@/stores/profile", () => ({ readUnsentProfile: () => Promise.resolve() }));

const storeView = getStoreView("main");
const plain = (text: string): string => text.replace(/\u00a0/gu, " ");
const show = (page: ReactNode) =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      {page}
    </NextIntlClientProvider>,
  );
const { account } = messages;

const customer = {
  ...{ id: 1, email: "jana@example.com", firstname: "Jana", lastname: "Nová", created_at: "" },
  ...{ telephone: "+420603123456", company: "", company_id: "", vat_id: "" },
  ...{ street: ["Polní 12", "2. patro"], city: "Brno", postcode: "602 00", country_id: "SK" },
};

test("a login leads to the other pages, and takes along where it is to end", () => {
  show(<LoginView storeView={storeView} next="/checkout" done="logout" />);
  expect(screen.getByText(account.login.done.logout)).toBeVisible();
  expect(screen.getByRole("link", { name: account.login.forgotten })).toHaveAttribute("href", "/passreset");
  expect(screen.getByRole("link", { name: plain(account.login.register) })).toHaveAttribute(
    "href",
    "/register?next=%2Fcheckout",
  );
});

test("a new account asks for four things, and says what a password has to be", () => {
  show(<RegisterView storeView={storeView} refused="customer_exists" />);
  const fields = ["given-name", "family-name", "username", "new-password"];
  const shown = screen.getByRole("button").closest("form")!.querySelectorAll("input");
  expect([...shown].map((field) => field.autocomplete)).toEqual(fields);
  expect(screen.getByLabelText(account.password)).toHaveAccessibleDescription(/Alespoň 8\s+znaků/u);
  expect(screen.getByLabelText(account.email)).toHaveAccessibleDescription(/Přihlaste se/u);
  // In a sentence a link is told from the words around it by more than its colour.
  for (const link of screen.getAllByRole("link")) expect(link).toHaveClass("link");
});

test("a form that comes back refused still has what was typed", () => {
  const refused = { storeView, typed: { email: "jana@example.com" }, refused: "login_failed" };
  for (const View of [LoginView, RegisterView, PasswordResetView]) {
    const { unmount } = show(<View {...refused} />);
    expect(screen.getByLabelText(account.email)).toHaveValue("jana@example.com");
    unmount();
  }
});

test("a link sets a password; one that is over makes room for a new one", () => {
  const { unmount } = show(<PasswordResetView storeView={storeView} token="abc" />);
  expect(document.querySelector("[name=token]")).toHaveValue("abc");
  expect(screen.getByRole("button", { name: account.reset.set })).toBeVisible();
  unmount();
  show(<PasswordResetView storeView={storeView} token="abc" refused="reset_invalid" />);
  expect(screen.getByText(messages.errors.reset_invalid)).toBeVisible();
  expect(screen.getByRole("button", { name: account.reset.send })).toBeVisible();
});

test("what was sent is said, whether there is an account or not", () => {
  show(<PasswordResetView storeView={storeView} done="sent" />);
  expect(screen.getByText(plain(account.reset.sent))).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("one's own account says who is in, changes the password, and leaves by a plain form", () => {
  const seen = { created_at: "2027-02-01T10:00:00.000Z", seen_at: "2027-02-02T10:00:00.000Z" };
  const devices = [
    { ...seen, device_id: "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11", browser: "Chrome, Windows", is_this: true },
    { ...seen, device_id: "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e12", browser: "", is_this: false },
  ];
  show(
    <AccountView
      storeView={storeView}
      customer={customer}
      devices={devices}
      passkeys={null}
      refused="password_wrong"
    />,
  );
  expect(screen.getByText("Jana Nová")).toBeVisible();
  expect(screen.getByLabelText(account.mine.currentPassword)).toHaveAccessibleDescription(
    messages.errors.password_wrong,
  );
  const list = screen.getByRole("region", { name: account.devices.title });
  expect(within(list).getByText("Chrome, Windows")).toBeVisible();
  const end = within(list).getAllByRole("button");
  expect(end.map((button) => button.closest("form")?.querySelector("input")?.value)).toEqual([devices[1]?.device_id]);
  const out = screen.getByRole("region", { name: account.mine.logout });
  expect(within(out).getByRole("button").closest("form")).toHaveAttribute("action", "/api/main/user/form/logout");
  expect(within(out).getByRole("checkbox")).not.toBeChecked();
  expect(screen.queryByRole("region", { name: account.passkeys.title })).toBeNull();
});

test("passkeys are listed with their days, named and taken away by plain forms", () => {
  const passkey = {
    ...{ passkey_id: "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11", name: "Telefon", host: "shop.example" },
    ...{ created_at: "2027-02-01T10:00:00.000Z", used_at: null },
  };
  show(<AccountView storeView={storeView} customer={customer} devices={[]} passkeys={[passkey]} done="passkeyGone" />);
  expect(screen.getByText(plain(account.mine.done.passkeyGone))).toBeVisible();
  const list = screen.getByRole("region", { name: plain(account.passkeys.title) });
  expect(within(list).getByText(/2027, zatím nepoužit$/u)).toBeVisible();
  const remove = within(list).getByRole("button", { name: "Odebrat : Telefon" });
  expect(remove.closest("form")).toHaveAttribute("action", "/api/main/user/form/passkey-remove");
  const name = within(list).getByLabelText(plain(account.passkeys.name));
  expect(name).toHaveValue("Telefon");
  expect(Object.fromEntries(new FormData(name.closest("form")!))).toEqual({ id: passkey.passkey_id, name: "Telefon" });
  // This browser knows none.
  expect(within(list).getByText(plain(account.passkeys.unsupported))).toBeInTheDocument();
});

test("a profile shows what is kept, in fields that browsers know; all but the name may be left empty", () => {
  show(<ProfileView storeView={storeView} customer={customer} done="profile" />);
  const form = screen.getByRole("button").closest("form")!;
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/main/user/form/profile"]);
  const { known, ...sent } = Object.fromEntries(new FormData(form));
  expect(JSON.parse(String(known))).toMatchObject({ lastname: "Nová", street: ["Polní 12", "2. patro"] });
  expect(sent).toEqual({
    ...{ firstname: "Jana", lastname: "Nová", telephone: "+420603123456", company: "", company_id: "", vat_id: "" },
    ...{ street: "Polní 12", apartment: "2. patro", city: "Brno", postcode: "602 00", country_id: "SK" },
  });
  const fields = [...form.querySelectorAll("input")];
  expect(fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(["firstname", "lastname"]);
  expect(screen.getByLabelText(/PSČ/u)).toHaveAttribute("autocomplete", "postal-code");
  expect(screen.getByText(account.profile.done)).toBeVisible();
  const nav = screen.getByRole("navigation", { name: account.nav.title });
  expect(within(nav).getAllByRole("link", { current: "page" })[0]).toHaveAttribute("href", "/my-account/profile");
});

test.each([
  ["invalid_input.telephone", /^Telefon/u, messages.checkout.validation.phone],
  ["invalid_input.company_id", /^IČO/u, messages.checkout.validation.company_id],
])("%s is said at its field, in the words of the checkout", (refused, label, text) => {
  show(<ProfileView storeView={storeView} customer={customer} refused={refused} />);
  const field = screen.getByLabelText(label);
  expect(field).toBeInvalid();
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => plain(document.getElementById(id)?.textContent ?? ""))).toContain(plain(text));
});

test("a profile that comes back without script has every wrong field marked, and what was typed", () => {
  const typed = { firstname: "J", telephone: "603", postcode: "6020", city: "", country_id: "CZ" };
  const known = { ...profileOf(customer), city: "Zlín" };
  const refused = "invalid_input.firstname.telephone.apartment.postcode";
  show(<ProfileView {...{ storeView, customer, refused, typed, known }} />);
  const { validation, address } = messages.checkout;
  const texts = [validation.name_short, validation.phone, validation.too_long, validation.postcode].map(plain);
  [account.firstname, /^Telefon/u, new RegExp(`^${address.apartment}`, "u"), /^PSČ/u].forEach((label, index) => {
    const field = screen.getByLabelText(label);
    expect(field).toBeInvalid();
    expect(plain(document.getElementById(`${field.id}-error`)?.textContent ?? "")).toBe(texts[index]);
  });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText(account.firstname)).toHaveValue("J");
  expect(screen.getByLabelText(/^Telefon/u)).toHaveValue("603");
  expect(screen.getByLabelText(new RegExp(`^${address.city}`, "u"))).toHaveValue("");
  expect(screen.getByLabelText(new RegExp(`^${address.country}`, "u"))).toHaveValue("CZ");
  expect(screen.getByLabelText(account.lastname)).toHaveValue(customer.lastname);
  // Sent once more, it is a change of what it was a change of.
  expect(document.querySelector("[name=known]")).toHaveValue(JSON.stringify(known));
});

test("what is of no field is said above", () => {
  show(<ProfileView storeView={storeView} customer={customer} refused="invalid_input.country_id" />);
  expect(screen.getByRole("alert")).toHaveTextContent(plain(messages.errors.invalid_input));
});

test("orders say how each stands and lead to it; without one there is a way on", () => {
  const order = {
    order_id: "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11",
    increment_id: "2027-000123",
    status: "confirmed" as const,
    payment_status: "open" as const,
    created_at: "2027-02-01T10:00:00.000Z",
    grand_total: 1050_00,
    from: "2027-02-08",
    to: "2027-02-10",
    things: ["Lyže", "Boty"],
  };
  const { unmount } = show(<OrdersView storeView={storeView} orders={{ items: [order], total_count: 41 }} page={2} />);
  const row = screen.getByRole("link", { name: "Objednávka 2027-000123" });
  expect(row).toHaveAttribute("href", `/my-account/orders/${order.order_id}`);
  expect(screen.getByText("Potvrzená")).toBeVisible();
  expect(screen.getByText("Lyže, Boty")).toBeVisible();
  expect(screen.getByRole("link", { name: "Strana 3" })).toHaveAttribute("href", "/my-account/orders?page=3");
  expect(screen.getByRole("link", { name: "Strana 1" })).toHaveAttribute("href", "/my-account/orders");
  const nav = screen.getByRole("navigation", { name: account.nav.title });
  expect(within(nav).getAllByRole("link", { current: "page" })[0]).toHaveTextContent(account.nav.orders);
  unmount();
  show(<OrdersView storeView={storeView} orders={{ items: [], total_count: 0 }} page={1} />);
  expect(screen.getByRole("link", { name: account.orders.emptyAction })).toHaveAttribute("href", "/");
});

test("after an order an account wants a password alone", () => {
  const order = {
    ...{ order_id: "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11", increment_id: "2027-000123" },
    ...{ email: "jana@example.com", firstname: "Jana", lastname: "Nová" },
  };
  show(<RegisterView storeView={storeView} order={order} />);
  expect(screen.getByText(plain(account.register.order).replace("{number}", order.increment_id))).toBeVisible();
  expect(
    [account.firstname, account.lastname, account.email].map((label) => screen.getByLabelText(label)),
  ).toMatchObject([{ value: "Jana" }, { value: "Nová" }, { value: order.email }]);
  expect(document.querySelector("[name=order]")).toHaveValue(order.order_id);
  expect(screen.getByRole("link", { name: plain(account.register.login) })).toHaveAttribute(
    "href",
    `/login?order=${order.order_id}`,
  );
});

test("the newsletter of an account's e-mail is asked for, or ended, by one press", () => {
  const shown = { storeView, email: "jana@example.com", offer: "Sleva" };
  for (const [isSubscribed, form, words] of [
    [false, "subscribe", account.newsletter.subscribe],
    [true, "leave", account.newsletter.leave],
  ] as const) {
    const { unmount } = show(<NewsletterPart {...shown} isSubscribed={isSubscribed} />);
    const sent = screen.getByRole("button", { name: plain(words) }).closest("form")!;
    expect(new URL(sent.action).pathname).toBe(`/api/main/newsletter/form/${form}`);
    expect(new FormData(sent).get("email")).toBe("jana@example.com");
    unmount();
  }
});

test("one's data can be taken along, and the account deleted by its password", () => {
  const { unmount } = show(<DataPart storeView={storeView} refused="password_wrong" />);
  const file = screen.getByRole("link", { name: plain(account.data.download) });
  expect(file).toHaveAttribute("href", "/my-account/export");
  expect(file).toHaveAttribute("download");
  const password = screen.getByLabelText(account.password);
  expect(password).toHaveAccessibleDescription(messages.errors.password_wrong);
  expect(password).toHaveFocus();
  expect(new URL(password.closest("form")!.action).pathname).toBe("/api/main/user/form/delete");
  const nav = screen.getByRole("navigation", { name: account.nav.title });
  expect(within(nav).getAllByRole("link", { current: "page" })[0]).toHaveTextContent(plain(account.nav.data));
  unmount();
  show(<DataPart storeView={storeView} refused="too_many_requests" />);
  expect(screen.getByText(plain(messages.errors.too_many_requests))).toBeVisible();
});

test("an account is not deleted without its password, which is asked for in the shop's words", async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  show(<DataPart storeView={storeView} />);
  const field = screen.getByLabelText<HTMLInputElement>(account.password);
  expect(field.form!.noValidate).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: plain(account.data.deleteAction) }));
  expect(field).toHaveAccessibleDescription(messages.checkout.validation.required);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
  await userEvent.type(field, "heslo");
  expect(field).not.toHaveAttribute("aria-invalid");
  submit.mockRestore();
});

test("a family is kept on a consent that is asked for once, and can be withdrawn from then on", () => {
  const { unmount } = show(<FamilyPart storeView={storeView} family={{ consent_at: null, persons: [] }} />);
  expect(screen.getByRole("checkbox", { name: /^Souhlasím, aby/u })).toBeRequired();
  expect(screen.queryByRole("button", { name: /^Odvolat souhlas/u })).toBeNull();
  unmount();

  const told_at = "2027-01-05T10:00:00.000Z";
  const anicka = { id: "1", name: "Anička", biometric_data: { height: 128, level: "fast" as const }, told_at };
  show(<FamilyPart storeView={storeView} family={{ consent_at: told_at, persons: [anicka] }} done="person" />);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText(account.family.done.person)).toBeVisible();
  expect(screen.getByText(/128\s+cm, rychle/u)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Smazat\s*: Anička/u })).toBeVisible();
  const changed = screen.getAllByRole("button", { name: account.family.save })[0]!.closest("form")!;
  expect(Object.fromEntries(new FormData(changed))).toMatchObject({
    id: "1",
    consent: "1",
    height: "128",
    level: "fast",
  });
  expect(screen.getByRole("button", { name: /^Odvolat souhlas/u })).toBeVisible();
});

test("each wrong field of somebody in the family is told of at once, with the consent; nothing is sent", async () => {
  const send = jest.spyOn(globalThis, "fetch");
  show(<FamilyPart storeView={storeView} family={{ consent_at: null, persons: [] }} />);
  const user = userEvent.setup();
  const at = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  await user.type(at("height"), "12");
  await user.type(at("foot"), "velká");
  const save = () => user.click(screen.getByRole("button", { name: account.family.save }));
  await save();
  expect(at("name")).toHaveAccessibleDescription(account.family.nameMissing);
  expect(at("name")).toHaveFocus();
  expect(at("height")).toBeInvalid();
  expect(at("foot")).toBeInvalid();
  expect(at("weight")).toBeValid();
  const consent = screen.getByRole("checkbox");
  expect(consent).toHaveAccessibleDescription(account.family.consentMissing);
  expect(consent).toHaveAttribute("aria-invalid", "true");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.type(at("name"), "Ema");
  await user.click(consent);
  expect(consent).not.toHaveAttribute("aria-invalid");
  await save();
  expect(at("height")).toHaveFocus();
  expect(send.mock.calls.filter(([to]) => String(to).includes("/user/form/"))).toEqual([]);
  send.mockRestore();
});

test("without script the form of whom it was about comes back, with what was typed", () => {
  const told_at = "2027-01-05T10:00:00.000Z";
  const persons = ["Anička", "Petr"].map((name, id) => ({ id: String(id), name, biometric_data: {}, told_at }));
  const refused = "invalid_input.name.height";
  const typed = { id: "1", name: "", height: "12", weight: "", foot: "", level: "fast", consent: "1" };
  const family = { consent_at: told_at, persons };
  const { unmount } = show(<FamilyPart {...{ storeView, family, refused, typed }} />);
  const forms = screen
    .getAllByRole<HTMLButtonElement>("button", { name: account.family.save })
    .map(({ form }) => form!);
  const marked = () => forms.map((form) => form.querySelectorAll("[aria-invalid=true]").length);
  expect(marked()).toEqual([0, 2, 0]);
  expect(forms[1]!.closest("details")).toHaveAttribute("open");
  expect(forms[0]!.closest("details")).not.toHaveAttribute("open");
  expect(Object.fromEntries(new FormData(forms[1]))).toEqual(typed);
  expect(within(forms[0]!).getByLabelText(account.family.name)).toHaveValue("Anička");
  unmount();

  const nobody = { consent_at: null, persons: [] };
  show(<FamilyPart {...{ storeView, family: nobody, refused: "invalid_input.consent", typed: { name: "Ema" } }} />);
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(account.family.consentMissing);
  expect(screen.getByLabelText(account.family.name)).toHaveValue("Ema");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what a customer wrote of things says what became of it, and leads there", () => {
  const review = {
    ...{ id: 1, nickname: "Ema", rating: 4, title: "Hielten", detail: "Auch auf Eis.", used: null, level: null },
    ...{ language: "de", created_at: "2027-01-02", sku: "SKI-1", name: "Carvingové lyže" },
  };
  const { unmount } = show(
    <OwnReviews
      storeView={storeView}
      reviews={[
        { ...review, state: "rejected" },
        { ...review, id: 2, state: "waiting" },
      ]}
    />,
  );
  expect(screen.getAllByRole("link", { name: "Carvingové lyže" })[0]).toHaveAttribute("href", "/reviews?sku=SKI-1");
  expect(screen.getByText(account.reviews.state.rejected)).toBeVisible();
  expect(screen.getByText(plain(account.reviews.state.waiting))).toBeVisible();
  expect(screen.getAllByText("Hielten")[0]).toHaveAttribute("lang", "de");
  unmount();
  show(<OwnReviews storeView={storeView} reviews={[]} />);
  expect(screen.getByRole("link", { name: account.reviews.emptyAction })).toHaveAttribute("href", "/my-account/orders");
});

test("a card shows its number and code; the shop's own is not the customer's to change", () => {
  const keep = <button type="button">keep</button>;
  const { unmount } = show(<CardPart storeView={storeView} card={null} keep={keep} refused="invalid_input.number" />);
  const field = screen.getByLabelText(new RegExp(account.card.number.replace(" ", "\\s"), "u"));
  expect(field).toBeInvalid();
  expect(screen.queryByRole("img")).toBeNull();
  unmount();
  const card = { number: "280012345678", by_shop: false };
  const { unmount: close } = show(<CardPart storeView={storeView} card={card} keep={keep} done="card" />);
  expect(screen.getByRole("img", { name: /2800.1234.5678/u })).toHaveAttribute("src", "/my-account/card/code");
  expect(screen.getByRole("button", { name: plain(account.card.remove) })).toBeVisible();
  close();
  show(<CardPart storeView={storeView} card={{ ...card, by_shop: true }} keep={keep} />);
  expect(screen.getByText(plain(account.card.given))).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});

describe("an account that was opened by another service", () => {
  const without = { ...customer, has_password: false };
  const action = messages.account.mine.noPassword.action;

  test("asks for no password that it does not have, and leads to where one is set", () => {
    show(<AccountView storeView={storeView} customer={without} devices={[]} passkeys={[]} proof="fresh" />);
    expect(screen.queryByLabelText(account.mine.currentPassword)).toBeNull();
    expect(screen.getByRole("link", { name: plain(action) })).toHaveAttribute("href", "/passreset");
  });

  test.each(["fresh", "stale"] as const)("is deleted by a login that has just begun (%s)", (proof) => {
    show(<DataPart storeView={storeView} proof={proof} />);
    expect(screen.queryByLabelText(account.password)).toBeNull();
    expect(screen.queryByRole("button", { name: plain(account.data.deleteAction) }) !== null).toBe(proof === "fresh");
    const again = screen.queryByRole("link", { name: plain(account.loginAgain.action) });
    expect(again?.getAttribute("href")).toBe(proof === "stale" ? "/login?next=%2Fmy-account%2Fdata" : undefined);
  });

  test("takes a passkey without a password, or leads to a login first; services go by plain forms", () => {
    const services = [{ service_id: "s1", name: "Hory", created_at: "2026-11-20T10:00:00.000Z" }];
    const shared = { storeView, customer: without, devices: [], passkeys: [], services };
    const { unmount } = show(<AccountView {...shared} proof="fresh" />);
    const keys = () => screen.getByRole("region", { name: plain(account.passkeys.title) });
    expect(within(keys()).queryByRole("link", { name: plain(account.loginAgain.action) })).toBeNull();
    expect(within(keys()).getByText(plain(account.passkeys.addFresh))).toBeInTheDocument();
    const remove = screen.getByRole("button", { name: /^Odpojit\s?: Hory$/u });
    expect(remove.closest("form")).toHaveAttribute("action", "/api/main/user/form/service-remove");
    unmount();
    show(<AccountView {...shared} proof="stale" refused="last_way_in" />);
    expect(within(keys()).getByRole("link", { name: plain(account.loginAgain.action) })).toHaveAttribute(
      "href",
      "/login?next=%2Fmy-account",
    );
    expect(screen.getByText(plain(messages.errors.last_way_in))).toBeVisible();
  });
});

describe("services that are open", () => {
  const services = [{ id: "hory", name: "Hory" }];

  test("stand beside the password, and take along where the login is to end", () => {
    show(<LoginView storeView={storeView} services={services} next="/checkout" refused="social_cancelled" />);
    const way = screen.getByRole("link", { name: "Pokračovat přes Hory" });
    expect(way).toHaveAttribute("href", "/api/main/user/social/hory?next=%2Fcheckout");
    expect(screen.getByText(plain(messages.errors.social_cancelled))).toBeVisible();
    expect(document.querySelector("[name=link]")).toBeNull();
  });

  test("are let into an account by its password, once", () => {
    show(<LoginView storeView={storeView} services={services} link="hory" />);
    expect(screen.getByText(/Přihlaste se do něj jednou heslem, příště už stačí Hory\./u)).toBeVisible();
    expect(document.querySelector("[name=link]")).toHaveValue("hory");
  });

  test("are named by the shop alone", () => {
    show(<LoginView storeView={storeView} services={services} link="evil" />);
    expect(document.querySelector("[name=link]")).toBeNull();
  });

  test("one that is not open has no button, and is let in by nothing", () => {
    show(<LoginView storeView={storeView} link="hory" />);
    expect(screen.queryByRole("link", { name: "Pokračovat přes Hory" })).toBeNull();
    expect(document.querySelector("[name=link]")).toBeNull();
  });
});

test("whoever comes back from a service takes the cart along, and goes on", async () => {
  show(<ArrivedView to="/checkout" customer="7" />);
  expect(screen.getByRole("link", { name: account.login.social.on })).toHaveAttribute("href", "/checkout");
  await waitFor(() => expect(followAnswer).toHaveBeenCalledWith({ to: "/checkout", customer: "7" }, expect.anything()));
});
