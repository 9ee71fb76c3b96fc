import { serverEnv } from "@/lib/env";
import { endpoints } from "@/lib/contract";
import { testApi } from "@/server/testing/api";
import { type Authenticator, openAuthenticator } from "@/server/testing/authenticator";
import { openTestShop, type TestShop } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.pool.query("TRUNCATE customer, account_attempt, passkey_challenge CASCADE"));
afterAll(() => shop.close());

const ORIGIN = "https://shop.example";
const jana = { email: "jana@example.com", firstname: "Jana", lastname: "Nová", password: "sjezd-po-sedmé" };
const headersOf = (type: string, cookie: string, more: Record<string, string> = {}) => ({
  ...{ "content-type": type, origin: ORIGIN, accept: "application/json", ...(cookie && { cookie }) },
  ...more,
});
const form = (name: string, fields: Record<string, string>, cookie = "", more: Record<string, string> = {}) =>
  testApi(shop).request(`/api/main/user/form/${name}`, {
    method: "POST",
    headers: headersOf("application/x-www-form-urlencoded", cookie, more),
    body: new URLSearchParams(fields),
  });
const ask = (name: string, input: object, cookie = "") =>
  testApi(shop).request(`/api/main/user/passkey/${name}`, {
    method: "POST",
    headers: headersOf("application/json", cookie),
    body: JSON.stringify(input),
  });
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
const challengeIn = async (answer: Response) =>
  ((await answer.json()) as { result: { challenge: string; rpId?: string; rp?: object } }).result;

async function withPasskey(): Promise<{ cookie: string; key: Authenticator }> {
  const cookie = cookiesOf(await form("register", jana));
  const key = openAuthenticator();
  const { challenge, rp } = await challengeIn(await ask("new", { password: jana.password }, cookie));
  expect(rp).toEqual({ id: "shop.example", name: "Sezóna" });
  const added = await form("passkey-add", { passkey: JSON.stringify(key.make({ challenge })) }, cookie);
  expect(await added.json()).toEqual({ to: "/my-account?done=passkey" });
  return { cookie, key };
}

test("a passkey logs in by a form whose answer holds no token, in the browser that asked for it alone", async () => {
  const { key } = await withPasskey();
  const asked = await ask("start", {});
  expect(asked.headers.get("cache-control")).toBe("no-store");
  expect(asked.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^login_browser=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; Secure; SameSite=Lax$/u),
  ]);
  const { challenge, rpId } = await challengeIn(asked);
  expect(rpId).toBe("shop.example");
  const passkey = JSON.stringify(key.sign({ challenge }));
  const foreign = await form("passkey", { passkey });
  expect(await foreign.json()).toEqual({ refused: "passkey_refused" });
  const entered = await form("passkey", { passkey, next: "/checkout" }, cookiesOf(asked));
  expect(await entered.json()).toEqual({ to: "/checkout", customer: expect.stringMatching(/^\d+$/u) as string });
  expect(cookiesOf(entered)).toMatch(/^customer_token=[\w-]{43}; refresh_token=[\w-]{43}$/u);
});

test("two tabs of a browser ask, and each is answered", async () => {
  const { key } = await withPasskey();
  const first = await ask("start", {});
  const second = await ask("start", {}, cookiesOf(first));
  expect(cookiesOf(second)).toBe(cookiesOf(first));
  for (const asked of [second, first]) {
    const passkey = JSON.stringify(key.sign({ challenge: (await challengeIn(asked)).challenge }));
    expect(await (await form("passkey", { passkey }, cookiesOf(first))).json()).toMatchObject({ to: "/my-account" });
  }
});

test("it is named and taken away by plain forms", async () => {
  const { cookie } = await withPasskey();
  const list = async () => {
    const answer = await testApi(shop).request("/api/main/user/passkeys", { headers: { cookie } });
    return ((await answer.json()) as { result: { passkey_id: string; name: string }[] }).result;
  };
  const [{ passkey_id: id } = { passkey_id: "" }] = await list();
  const plain = { accept: "text/html" };
  const named = await form("passkey-name", { id, name: "Telefon" }, cookie, plain);
  expect([named.status, named.headers.get("location")]).toEqual([303, "/my-account?done=passkeyName"]);
  expect(await list()).toMatchObject([{ name: "Telefon" }]);
  for (let time = 0; time < 2; time += 1) {
    const gone = await form("passkey-remove", { id }, cookie, plain);
    expect(gone.headers.get("location")).toBe("/my-account?done=passkeyGone");
  }
  expect(await list()).toEqual([]);
});

test("what is no passkey is refused, and no other site asks in a visitor's name", async () => {
  for (const passkey of ["", "{", "null", "[]", '{"id":"x"}'])
    expect(await (await form("passkey", { passkey })).json()).toEqual({ refused: "invalid_input" });
  const evil = { origin: "https://evil.example" };
  expect((await form("passkey", { passkey: "{}" }, "login_browser=x", evil)).status).toBe(403);
});

test("one address asks for a few signatures a minute, however many browsers it says to be", async () => {
  const api = testApi(shop, { env: () => serverEnv({ SITE_URL: ORIGIN }) });
  const most = endpoints.startPasskeyLogin.rateLimit ?? 0;
  const statuses = [];
  for (let time = 0; time <= most; time += 1) {
    const headers = headersOf("application/json", "");
    statuses.push((await api.request("/api/main/user/passkey/start", { method: "POST", headers, body: "{}" })).status);
  }
  expect([statuses.slice(0, -1).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
  const { rows } = await shop.pool.query("SELECT FROM passkey_challenge");
  expect(rows).toHaveLength(most);
});
