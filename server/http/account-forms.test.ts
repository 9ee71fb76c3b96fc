import { serverEnv } from "@/lib/env";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper } from "@/server/testing/shopper";
import { accounts } from "@/shop.config";
import { readTyped } from "./typed-fields";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.pool.query("TRUNCATE customer, account_attempt CASCADE"));
afterAll(() => shop.close());

const jana = { email: "jana@example.com", firstname: "Jana", lastname: "Nová", password: "sjezd-po-sedmé" };
const post = (
  form: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  store = "main",
  api = testApi(shop),
) =>
  api.request(`/api/${store}/user/form/${form}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://shop.example", ...headers },
    body: new URLSearchParams(fields),
  });
const leadsTo = ({ status, headers }: Response): string => `${status} ${headers.get("location")}`;
const cookiesOf = (answer: Response): Record<string, string> =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((text) => (text.split(";")[0] ?? "").split("=") as [string, string]),
  );
const sent = (cookies: Record<string, string>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");

const typedIn = (answer: Response) => readTyped(cookiesOf(answer).typed_fields);

test("an account is opened, left and entered again by plain forms, and no body holds a token", async () => {
  const opened = await post("register", { ...jana, next: "/checkout" });
  expect(leadsTo(opened)).toBe("303 /checkout");
  const cookies = cookiesOf(opened);
  expect(Object.keys(cookies)).toEqual(["customer_token", "refresh_token"]);
  const left = await post("logout", {}, { cookie: sent(cookies) });
  expect(leadsTo(left)).toBe("303 /login?done=logout");
  expect(cookiesOf(left)).toEqual({ customer_token: "", refresh_token: "" });
  expect(left.headers.get("clear-site-data")).toBe('"storage"');
  const entered = await post("login", jana, { accept: "application/json" }, "en");
  expect(await entered.json()).toEqual({ to: "/en/my-account", customer: expect.stringMatching(/^\d+$/u) as string });
  expect(entered.headers.get("cache-control")).toBe("no-store");
});

test("what was typed into a refused form comes back by a cookie for a while, and stands in no address", async () => {
  const back = await post("login", { ...jana, email: "jana+1@example.com", next: "/checkout" });
  expect(back.headers.get("location")).not.toContain("jana");
  expect(back.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^typed_fields=[\w-]+; Max-Age=120; Path=\/; HttpOnly; Secure; SameSite=Lax$/u),
  ]);
  // No password is in it, nor where the form leads to.
  expect(typedIn(back)).toEqual({ form: "login", fields: { email: "jana+1@example.com" } });
  const told = await post("login", jana, { accept: "application/json" });
  expect(told.headers.getSetCookie()).toEqual([]);
  expect((await post("login", { email: "x".repeat(4000) })).headers.getSetCookie()).toEqual([]);
  const wrong = await post("register", { ...jana, firstname: "Ž", email: "jana" });
  expect(leadsTo(wrong)).toBe("303 /register?refused=invalid_input.email.firstname");
  expect(typedIn(wrong)).toEqual({ form: "register", fields: { email: "jana", firstname: "Ž", lastname: "Nová" } });
  // What is through leaves nothing of it.
  const through = await post("register", jana, { cookie: sent(cookiesOf(wrong)) });
  expect(cookiesOf(through).typed_fields).toBe("");
  const left = await post("logout", {}, { cookie: sent(cookiesOf(wrong)) });
  expect(cookiesOf(left).typed_fields).toBe("");
});

test("an account is deleted by its password, and this browser keeps nothing of it", async () => {
  const cookie = sent(cookiesOf(await post("register", jana)));
  const wrong = await post("delete", { password: "jiné heslo" }, { cookie });
  expect(leadsTo(wrong)).toBe("303 /my-account/data?refused=password_wrong");
  expect(wrong.headers.get("clear-site-data")).toBeNull();
  const gone = await post("delete", { password: jana.password }, { cookie }, "en");
  expect(leadsTo(gone)).toBe("303 /en/login?done=deleted");
  expect(cookiesOf(gone)).toEqual({ customer_token: "", refresh_token: "" });
  expect(gone.headers.get("clear-site-data")).toBe('"storage"');
  expect(leadsTo(await post("login", jana))).toContain("refused=login_failed");
});

test("a browser that logs in once more has one login, and others keep theirs", async () => {
  const browser = sent(cookiesOf(await post("register", jana)));
  const elsewhere = sent(cookiesOf(await post("login", jana)));
  // Its first half is over by then, as it is after half an hour.
  const [, refresh = ""] = browser.split("; ");
  const again = sent(cookiesOf(await post("login", jana, { cookie: refresh })));
  const listed = async (cookie: string) => {
    const answer = await testApi(shop).request("/api/main/user/devices", { headers: { cookie } });
    return answer.status === 200 ? ((await answer.json()) as { result: unknown[] }).result.length : answer.status;
  };
  expect(await Promise.all([again, elsewhere, browser].map(listed))).toEqual([2, 2, 401]);
  // A wrong password ends nothing.
  await post("login", { ...jana, password: "jiné heslo" }, { cookie: again });
  expect(await listed(again)).toBe(2);
});

test("a refusal leads back to the form, or is told to the script, and nobody is in", async () => {
  const back = await post("login", { ...jana, next: "/checkout" });
  expect(leadsTo(back)).toBe("303 /login?next=%2Fcheckout&refused=login_failed");
  expect(Object.keys(cookiesOf(back))).toEqual(["typed_fields"]);
  const told = await post("login", jana, { accept: "application/json" });
  expect(await told.json()).toEqual({ refused: "login_failed" });
  expect(leadsTo(await post("register", { ...jana, password: "12345678" }))).toBe(
    "303 /register?refused=password_leaked",
  );
  expect(leadsTo(await post("register", { email: "x" }))).toBe(
    "303 /register?refused=invalid_input.email.firstname.lastname.password",
  );
  expect(leadsTo(await post("register", { ...jana, firstname: " J " }))).toBe(
    "303 /register?refused=invalid_input.firstname",
  );
  expect(leadsTo(await post("register", { ...jana, password: "krátké" }))).toBe(
    "303 /register?refused=invalid_input.password",
  );
  expect(leadsTo(await post("forgotten", { email: "x" }))).toBe("303 /passreset?refused=invalid_input.email");
  expect(leadsTo(await post("reset", { token: "x", password: jana.password }))).toBe(
    "303 /passreset?token=x&refused=reset_invalid",
  );
  expect(leadsTo(await post("forgotten", { email: "nikdo@example.com" }))).toBe("303 /passreset?done=sent");
});

test("a password is changed by who knows it, who stays in", async () => {
  const cookie = sent(cookiesOf(await post("register", jana)));
  const change = (currentPassword: string) =>
    post("password", { currentPassword, newPassword: "nové-heslo-7" }, { cookie });
  expect(leadsTo(await change("jiné heslo"))).toBe("303 /my-account?refused=password_wrong");
  const changed = await change(jana.password);
  expect(leadsTo(changed)).toBe("303 /my-account?done=password");
  const me = await testApi(shop).request("/api/user/me", { headers: { cookie: sent(cookiesOf(changed)) } });
  expect(me.status).toBe(200);
  expect(leadsTo(await change(jana.password))).toBe("303 /my-account?refused=login_required");
});

test("a profile is kept by a plain form, which comes back to the field that is wrong", async () => {
  const cookie = sent(cookiesOf(await post("register", jana)));
  const profile = {
    ...{ firstname: "Jana", lastname: "Nová", telephone: "603-123-456", company: "", company_id: "", vat_id: "" },
    ...{ street: "Polní 12", apartment: "", postcode: "60200", city: "Brno", country_id: "CZ" },
  };
  const keep = (fields: Record<string, string>, more = {}) =>
    post("profile", { ...profile, ...fields }, { cookie, ...more });
  const kept = async () =>
    ((await (await testApi(shop).request("/api/user/me", { headers: { cookie } })).json()) as { result: object })
      .result;
  expect(leadsTo(await keep({}))).toBe("303 /my-account/profile?done=profile");
  const first = { telephone: "+420603123456", street: ["Polní 12"], postcode: "602 00", city: "Brno" };
  expect(await kept()).toMatchObject(first);
  const refused = async (fields: Record<string, string>) => (await keep(fields)).headers.get("location");
  const back = "/my-account/profile?refused=invalid_input";
  expect(await refused({ telephone: "603" })).toBe(`${back}.telephone`);
  expect(await refused({ lastname: "" })).toBe(`${back}.lastname`);
  expect(await refused({ postcode: "6020" })).toBe(`${back}.postcode`);
  expect(await refused({ street: "", apartment: "2. patro" })).toBe(`${back}.street`);
  expect(await refused({ city: "x".repeat(500) })).toBe(`${back}.city`);
  // Of all at once, whichever rule it is that they are wrong by.
  const many = { firstname: "", lastname: "N", telephone: "603", street: "", apartment: "x".repeat(500), city: "" };
  const wrong = await keep({ ...many, known: "{}" });
  expect(wrong.headers.get("location")).toBe(`${back}.firstname.lastname.telephone.apartment.street`);
  expect(typedIn(wrong)).toEqual({ form: "profile", fields: { ...profile, ...many, known: "{}" } });
  const told = await keep({ company_id: "6948" }, { accept: "application/json" });
  expect(await told.json()).toEqual({ refused: "invalid_input.company_id" });
  expect(await kept()).toMatchObject(first);
  // The page was made before another device changed the phone: its form says so, and nothing is written over.
  const known = JSON.stringify({ ...first, firstname: "Jana", lastname: "Nová", country_id: "CZ" });
  expect(leadsTo(await keep({ telephone: "608123456", known }))).toBe("303 /my-account/profile?done=profile");
  const late = await keep({ telephone: "777123456", known });
  expect(leadsTo(late)).toBe("303 /my-account/profile?refused=profile_changed");
  // There the page shows what the account has by now.
  expect(typedIn(late)).toBeUndefined();
  expect(await kept()).toMatchObject({ ...first, telephone: "+420608123456" });
  expect(leadsTo(await post("profile", profile))).toBe("303 /my-account/profile?refused=login_required");
});

test("a page whose login is over gets a new one and comes back, or leads to the form", async () => {
  const { refresh_token: token } = cookiesOf(await post("register", jana));
  const renew = (cookie: string, next = "/my-account") =>
    testApi(shop).request(`/api/user/form/renew?next=${encodeURIComponent(next)}`, { headers: { cookie } });
  const renewed = await renew(`refresh_token=${token}`);
  expect(leadsTo(renewed)).toBe("303 /my-account");
  expect(Object.keys(cookiesOf(renewed))).toEqual(["customer_token", "refresh_token"]);
  expect(leadsTo(await renew("refresh_token=nobodys"))).toBe("303 /login?next=%2Fmy-account");
  expect(leadsTo(await renew("", "//evil.example"))).toBe("303 /login?next=%2Fmy-account");
});

test("where a shop wants no renewal, whoever comes too late logs in again", async () => {
  const { refresh_token: token } = cookiesOf(await post("register", { ...jana, email: "pozde@example.cz" }));
  const renew = () =>
    testApi(shop).request("/api/user/form/renew?next=%2Fmy-account", { headers: { cookie: `refresh_token=${token}` } });
  const owner = jest.replaceProperty(accounts, "autoRefresh", false);
  expect(leadsTo(await renew())).toBe("303 /login?next=%2Fmy-account");
  owner.restore();
  expect(leadsTo(await renew())).toBe("303 /my-account");
});

test("what is no token is not led back to", async () => {
  const back = await post("reset", { token: "x".repeat(20_000), password: jana.password });
  expect(leadsTo(back)).toBe("303 /passreset?refused=invalid_input");
});

test("logins are ended a few times a minute for one address, as by the API", async () => {
  const api = testApi(shop, { env: () => serverEnv({ SITE_URL: "https://shop.example" }) });
  const leave = () => post("logout", {}, {}, "main", api);
  const statuses = [];
  for (let time = 0; time <= 60; time += 1) statuses.push((await leave()).status);
  expect([statuses.indexOf(429), statuses.length]).toEqual([60, 61]);
});

test("what is refused before a form is read leads back to its page as well, and nowhere else", async () => {
  const api = testApi(shop, { env: () => serverEnv({ SITE_URL: "https://shop.example" }) });
  const send = (headers: Record<string, string>, fields = {}) =>
    post("forgotten", { email: "x", ...fields }, headers, "main", api);
  for (let time = 0; time < 5; time += 1) await send({});
  const referer = "https://shop.example/en/passreset?token=a%26b&refused=invalid_input";
  const back = await send({ referer });
  expect(leadsTo(back)).toBe("303 /en/passreset?token=a%26b&refused=too_many_requests");
  expect(Number(back.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send({ referer, accept: "application/json" })).status).toBe(429);
  expect((await send({ referer: "https://evil.example//evil.example" })).status).toBe(429);
  expect(leadsTo(await send({ referer: "https://evil.example/login" }))).toBe("303 /login?refused=too_many_requests");
  const large = await send({ referer }, { more: "x".repeat(300_000) });
  expect(leadsTo(large)).toBe("303 /en/passreset?token=a%26b&refused=payload_too_large");
});

test("nobody is led to another site", async () => {
  expect(leadsTo(await post("register", { ...jana, next: "//evil.example" }))).toBe("303 /my-account");
});

test("an order that a guest has placed comes along into the account, where its e-mail is the same", async () => {
  const { token, order } = await openShopper(shop);
  const rent = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
  const { order_id } = valueOf(await order([rent], { cart_id: token }));
  const { email } = valueOf(await shop.port.getOrder({ id: order_id }, shop.context()));
  expect(leadsTo(await post("register", { ...jana, order: order_id, password: "12345678" }))).toBe(
    `303 /register?order=${order_id}&refused=password_leaked`,
  );
  expect(leadsTo(await post("register", { ...jana, email: "petr@example.com", order: order_id }))).toBe(
    "303 /my-account",
  );
  expect(leadsTo(await post("register", { ...jana, email, order: order_id }))).toBe(
    `303 /my-account/orders/${order_id}`,
  );
  expect(leadsTo(await post("login", { email, password: jana.password, order: "x" }))).toBe("303 /my-account");
  const login = { email, password: jana.password, order: order_id };
  expect(leadsTo(await post("login", { ...login, next: "/checkout" }))).toBe("303 /checkout");
});

test("a card's number is kept by a plain form, which says what is wrong, and taken away by another", async () => {
  const cookie = sent(cookiesOf(await post("register", jana)));
  const keep = async (number: string) => leadsTo(await post("loyalty-card", { number }, { cookie }));
  expect(await keep("2800 1234")).toBe("303 /my-account/card?done=card");
  expect(await keep("12/34")).toBe("303 /my-account/card?refused=invalid_input.number");
  expect(await keep("")).toBe("303 /my-account/card?done=gone");
  expect(leadsTo(await post("loyalty-card", { number: "1234" }))).toBe("303 /my-account/card?refused=login_required");
});
