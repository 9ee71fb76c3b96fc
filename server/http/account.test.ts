import { serverEnv } from "@/lib/env";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.pool.query("TRUNCATE customer, account_attempt CASCADE"));
afterAll(() => shop.close());

const ORIGIN = "https://shop.example";
const PASSWORD = "sjezd-po-sedmé";
const post = (path: string, body: unknown, headers: Record<string, string> = {}, api = testApi(shop)) =>
  api.request(`/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: ORIGIN, ...headers },
    body: JSON.stringify(body),
  });
const register = async () =>
  valueOf(
    await shop.port.createCustomer(
      { customer: { email: "jana@example.com", firstname: "Jana", lastname: "Nová" }, password: PASSWORD },
      shop.context(),
    ),
  );
const enter = (password = PASSWORD, username = "jana@example.com", api = testApi(shop)) =>
  post("user/login", { username, password }, {}, api);
/** As a browser sends them back to this path. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");

test("a login is kept in cookies that no script reads, whose longer one goes to the API alone", async () => {
  await register();
  const answer = await enter();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^customer_token=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/u),
    expect.stringMatching(/^refresh_token=[\w-]{43}; Max-Age=2592000; Path=\/api; HttpOnly; Secure; SameSite=Lax$/u),
  ]);
  const me = await testApi(shop).request("/api/user/me", { headers: { cookie: cookiesOf(answer) } });
  expect([me.status, me.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await me.json()).toMatchObject({ result: { email: "jana@example.com" } });
});

test("it is renewed by its cookie, and logging out takes both away", async () => {
  await register();
  const cookie = cookiesOf(await enter());
  const renewed = await post("user/refresh", {}, { cookie });
  expect(renewed.status).toBe(200);
  const out = await post("user/logout", {}, { cookie: cookiesOf(renewed) });
  expect(out.headers.getSetCookie().map((text) => text.split("; ").slice(0, 2).join(" "))).toEqual([
    "customer_token= Max-Age=0",
    "refresh_token= Max-Age=0",
  ]);
  expect((await post("user/refresh", {}, { cookie: cookiesOf(renewed) })).status).toBe(401);
});

test("no other site logs anybody in, out, or renews a login", async () => {
  for (const path of ["user/login", "user/logout", "user/refresh", "user/change-password"])
    expect((await post(path, {}, { origin: "https://evil.example", cookie: "refresh_token=x" })).status).toBe(403);
});

test("an unknown e-mail and a wrong password are answered with the same bytes", async () => {
  await register();
  const seen = async (answer: Response) => [
    answer.status,
    [...answer.headers].filter(([name]) => name !== "x-request-id"),
    await answer.text(),
  ];
  expect(await seen(await enter("jiné heslo"))).toEqual(await seen(await enter("jiné heslo", "nikdo@example.com")));
  const reset = (email: string) => post("user/reset-password", { email });
  expect(await seen(await reset("jana@example.com"))).toEqual(await seen(await reset("nikdo@example.com")));
});

test("one address tries a few times a minute, whatever the e-mails", async () => {
  const api = testApi(shop, { env: () => serverEnv({ SITE_URL: ORIGIN }) });
  const statuses = [];
  for (let time = 0; time < 22; time += 1) statuses.push((await enter("x", `n${time}@example.com`, api)).status);
  expect(statuses.slice(18)).toEqual([401, 401, 429, 429]);
});
