import { serverEnv } from "@/lib/env";
import { missingSecrets } from "@/lib/config/check";
import { FRESH_SECONDS, SOCIAL_SECONDS } from "@/lib/domain/account-session";
import { deleteOldTokens } from "@/server/repositories/customer-devices";
import { newResetToken } from "@/server/services/account/password";
import { providersOf } from "@/server/services/account/social-desk";
import { openServices } from "@/server/services/account/open-services";
import { testApi } from "@/server/testing/api";
import { openAuthenticator } from "@/server/testing/authenticator";
import { type Issuer, openIssuer } from "@/server/testing/issuer";
import { NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { accounts } from "@/shop.config";

let shop: TestShop;
let issuer: Issuer;
let api: ReturnType<typeof testApi>;
/** Two services of one kind, as the shop is told of them. */
function desk() {
  const of = { issuer: issuer.url, clientId: issuer.clientId };
  const named = [
    { ...of, id: "hory", name: "Hory" },
    { ...of, id: "doly", name: "Doly" },
  ];
  return { pool: shop.pool, providers: providersOf(named, new Map(named.map(({ id }) => [id, issuer.secret]))) };
}
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  issuer = await openIssuer();
  const services = desk();
  api = testApi(shop, { social: () => services });
});
afterEach(async () => {
  await issuer.close();
  await shop.pool.query(
    "TRUNCATE customer, account_attempt, social_attempt, social_proof, mail CASCADE; DELETE FROM job.job",
  );
});
afterAll(() => shop.close());

const PASSWORD = "sjezd-po-sedmé";
/** A browser with its cookies, at the shop. */
function browser() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const keep = (answer: Response): Response => {
    for (const text of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    return answer;
  };
  const get = async (path: string) =>
    keep(await api.request(path, { headers: { cookie: cookie(), host: "shop.example" } }));
  const form = async (name: string, fields: Record<string, string>) =>
    keep(
      await api.request(`/api/main/user/form/${name}`, {
        method: "POST",
        headers: {
          ...{ "content-type": "application/x-www-form-urlencoded", origin: "https://shop.example" },
          ...{ cookie: cookie(), accept: "application/json" },
        },
        body: new URLSearchParams(fields),
      }),
    );
  return { jar, get, form };
}
type Browser = ReturnType<typeof browser>;
const leadsTo = ({ headers }: Response): string => headers.get("location") ?? "";
const begun = async (one: Browser, path = "/api/main/user/social/hory") => leadsTo(await one.get(path));
const back = async (one: Browser, address: URL) => leadsTo(await one.get(address.pathname + address.search));
const throughIt = async (one: Browser, path?: string) => back(one, issuer.visit(await begun(one, path)));
const isIn = async ({ jar }: Browser) => {
  const customerToken = jar.get("customer_token");
  return customerToken ? valueOf(await shop.port.getMe({}, shop.context({ customerToken }))) : null;
};
const rows = async (text: string) => (await shop.pool.query<Record<string, unknown>>(text)).rows;
const register = async (email = "jana@example.com") => {
  const customer = { email, firstname: "Jana", lastname: "Stará" };
  return valueOf(await shop.port.createCustomer({ customer, password: PASSWORD }, shop.context()));
};

test("nobody is sent anywhere in a shop whose owner has named no service, or not its secret", async () => {
  const named = [{ id: "hory", name: "Hory", issuer: issuer.url, clientId: issuer.clientId }];
  expect(providersOf(named, new Map()).size).toBe(0);
  for (const social of [() => null, () => ({ pool: shop.pool, providers: providersOf(named, new Map()) })]) {
    api = testApi(shop, { social });
    expect(await begun(browser())).toBe("/login?refused=social_failed");
  }
});

test("whoever comes for the first time has an account, and is led to it; the next time it is the same", async () => {
  const one = browser();
  const there = new URL(await begun(one, "/api/en/user/social/hory?next=%2Fcheckout"));
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    ...{ response_type: "code", client_id: "sezona", scope: "openid email profile", code_challenge_method: "S256" },
    redirect_uri: "https://shop.example/api/user/social/hory/return",
  });
  expect(await back(one, issuer.visit(there.href))).toBe("/en/login?next=%2Fcheckout&done=social");
  const me = await isIn(one);
  expect(me).toMatchObject({ email: "jana@example.com", firstname: "Jana", lastname: "Nová", has_password: false });
  issuer.person = { sub: "1", email: "jinak@example.com", email_verified: false };
  const other = browser();
  expect(await throughIt(other)).toBe("/login?done=social");
  expect((await isIn(other))?.id).toBe(me?.id);
});

test("no address beside the shop's own is led to, neither there nor back", async () => {
  const one = browser();
  const there = await begun(one, "/api/main/user/social/hory?next=https%3A%2F%2Fevil.example");
  expect(await back(one, issuer.visit(there))).toBe("/login?done=social");
});

describe("nobody gets in", () => {
  const wrongs: [string, (one: Browser) => Promise<string>][] = [
    [
      "with a state that is not theirs",
      async (one) => {
        const address = issuer.visit(await begun(one));
        address.searchParams.set("state", "x".repeat(43));
        return back(one, address);
      },
    ],
    ["in another browser", async (one) => back(browser(), issuer.visit(await begun(one)))],
    [
      "by the answer of another service",
      async (one) => {
        const address = issuer.visit(await begun(one));
        return back(one, new URL(address.href.replace("/hory/", "/doly/")));
      },
    ],
    [
      "in another browser that is on its way too",
      async (one) => {
        const other = browser();
        await begun(other);
        return back(other, issuer.visit(await begun(one)));
      },
    ],
    [
      "with another nonce",
      (one) => {
        issuer.wrong = { nonce: "another" };
        return throughIt(one);
      },
    ],
    [
      "by another issuer",
      (one) => {
        issuer.wrong = { iss: "https://evil.example" };
        return throughIt(one);
      },
    ],
    [
      "by what was said to another shop",
      (one) => {
        issuer.wrong = { aud: "another" };
        return throughIt(one);
      },
    ],
    [
      "by what was said long ago",
      (one) => {
        issuer.wrong = { exp: 1_000_000 };
        return throughIt(one);
      },
    ],
    [
      "by a forged signature",
      (one) => {
        issuer.forges = true;
        return throughIt(one);
      },
    ],
    [
      "by a code that was stolen from another's way back",
      async (one) => {
        const stolen = issuer.visit(await begun(browser())).searchParams.get("code") ?? "";
        return back(one, issuer.visit(await begun(one), { code: stolen }));
      },
    ],
    [
      "where the service is silent",
      async (one) => {
        const address = issuer.visit(await begun(one));
        await issuer.close();
        return back(one, address);
      },
    ],
  ];
  test.each(wrongs)("%s", async (_case, tried) => {
    const one = browser();
    expect(await tried(one)).toBe("/login?refused=social_failed");
    expect([await isIn(one), await rows("SELECT FROM customer")]).toEqual([null, []]);
  });

  test("by an address that was used, or too late", async () => {
    const one = browser();
    const address = issuer.visit(await begun(one));
    expect(await back(one, address)).toBe("/login?done=social");
    expect(await back(one, address)).toBe("/login?refused=social_failed");
    const late = issuer.visit(await begun(one));
    await deleteOldTokens(shop.pool, new Date(NOW.getTime() + SOCIAL_SECONDS * 1000));
    expect(await back(one, late)).toBe("/login?refused=social_failed");
    expect(await rows("SELECT FROM social_attempt")).toEqual([]);
  });

  test("by an e-mail that the service has not verified, or has not told", async () => {
    for (const person of [
      { email: "jana@example.com", email_verified: false },
      { email: "jana@example.com" },
      { email_verified: true },
      { email: "no e-mail", email_verified: true },
    ]) {
      issuer.person = { sub: "2", ...person };
      const one = browser();
      expect(await throughIt(one)).toBe("/login?refused=social_unverified");
      expect(await isIn(one)).toBeNull();
    }
  });

  test("who gives up there, which is said kindly", async () => {
    const one = browser();
    expect(await back(one, issuer.visit(await begun(one), { refused: true }))).toBe("/login?refused=social_cancelled");
  });
});

describe("an account that has a password", () => {
  test("is entered by its password once, and by the service from then on", async () => {
    const { id } = await register();
    const one = browser();
    expect(await throughIt(one, "/api/main/user/social/hory?next=%2Fcheckout")).toBe(
      "/login?next=%2Fcheckout&link=hory",
    );
    expect(await isIn(one)).toBeNull();
    const fields = { email: "jana@example.com", link: "hory", next: "/checkout" };
    expect(await (await one.form("login", { ...fields, password: "jiné heslo" })).json()).toEqual({
      refused: "login_failed",
    });
    expect(await rows("SELECT FROM social_login")).toEqual([]);
    expect(await (await one.form("login", { ...fields, password: PASSWORD })).json()).toMatchObject({
      to: "/checkout",
    });
    const other = browser();
    expect(await throughIt(other)).toBe("/login?done=social");
    expect(await isIn(other)).toMatchObject({ id, lastname: "Stará" });
  });

  test.each([
    ["another account logs in", "eva@example.com", "hory"],
    ["nobody was asked", "jana@example.com", ""],
  ])("is not linked where %s", async (_case, email, link) => {
    await register();
    await register("eva@example.com");
    const one = browser();
    await throughIt(one);
    await one.form("login", { email, password: PASSWORD, link });
    expect(await isIn(one)).toMatchObject({ email });
    expect(await rows("SELECT FROM social_login")).toEqual([]);
  });

  test("is not linked by another browser's proof", async () => {
    await register();
    await throughIt(browser());
    const other = browser();
    await other.form("login", { email: "jana@example.com", password: PASSWORD, link: "hory" });
    expect(await rows("SELECT FROM social_login")).toEqual([]);
  });
});

test("an account without a password lets none in until a mailed link sets one", async () => {
  const one = browser();
  await throughIt(one);
  const customerToken = one.jar.get("customer_token") ?? "";
  for (const password of ["", "null", PASSWORD]) {
    const tried = await one.form("login", { email: "jana@example.com", password });
    expect(await tried.json()).toEqual({ refused: "login_failed" });
    const now = new Date(NOW.getTime() + FRESH_SECONDS * 1000);
    const left = await shop.port.deleteMe({ password }, shop.context({ customerToken, now }));
    expect(refusalOf(left).code).toBe("login_stale");
  }
  const told = valueOf(await shop.port.exportMe({}, shop.context({ customerToken })));
  expect(told.social_logins).toEqual([{ issuer: issuer.url, created_at: NOW.toISOString() }]);
  const token = await newResetToken(shop.pool, Number(told.customer.id), NOW);
  expect((await shop.port.confirmResetPassword({ token, password: PASSWORD }, shop.context())).ok).toBe(true);
  expect(await (await one.form("login", { email: "jana@example.com", password: PASSWORD })).json()).toMatchObject({
    to: "/my-account",
  });
});

describe("an account that a service logs in to", () => {
  const told = async () =>
    (await rows("SELECT kind, service, browser FROM mail WHERE kind ~ 'ervice' ORDER BY created_at")).map(
      ({ kind, service }) => `${String(kind)} ${String(service)}`,
    );
  const open = (issuerUrl = issuer.url) => {
    jest.replaceProperty(accounts, "socialLogin", [
      { id: "hory", name: "Hory", issuer: issuerUrl, clientId: "sezona" },
    ]);
    jest.replaceProperty(process, "env", { ...process.env, SOCIAL_LOGIN_SECRETS: "hory=x" });
  };
  afterEach(() => jest.restoreAllMocks());
  const inside = async () => {
    const one = browser();
    await throughIt(one);
    return (more: Parameters<TestShop["context"]>[0] = {}) =>
      shop.context({ customerToken: one.jar.get("customer_token") ?? "", origin: "https://shop.example", ...more });
  };
  const services = async (call: Awaited<ReturnType<typeof inside>>) =>
    valueOf(await shop.port.listOwnServices({}, call()));

  test("is told by a mail of a service that is linked with it, but not of the one that has opened it", async () => {
    await throughIt(browser());
    expect(await told()).toEqual([]);
    issuer.person = { ...issuer.person, sub: "another of the same e-mail" };
    await throughIt(browser());
    expect(await told()).toEqual(["newService Hory"]);
    await shop.pool.query("TRUNCATE customer, mail CASCADE");
    await register();
    const one = browser();
    await throughIt(one);
    expect(await told()).toEqual([]);
    await one.form("login", { email: "jana@example.com", link: "hory", password: PASSWORD });
    expect(await told()).toEqual(["newService Hory"]);
  });

  test("keeps the last way in, and is told of each one that goes", async () => {
    open();
    const call = await inside();
    const [{ service_id: id } = { service_id: "" }] = await services(call);
    const remove = () => shop.port.removeService({ id }, call());
    expect(refusalOf(await remove()).code).toBe("last_way_in");
    expect(await services(call)).toHaveLength(1);
    // By a login that has just begun, as there is no password to ask for.
    const { challenge } = valueOf(await shop.port.startPasskey({}, call()));
    const key = openAuthenticator();
    const made = valueOf(await shop.port.addPasskey({ passkey: key.make({ challenge }) }, call()));
    const removeKey = () => shop.port.removePasskey({ id: made.passkey_id }, call());
    // Both at once: one of them stays.
    const both = await Promise.all([remove(), removeKey()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(["last_way_in"]);
    const left = (await rows("SELECT FROM passkey")).length + (await rows("SELECT FROM social_login")).length;
    expect(left).toBe(1);
    expect(await rows("SELECT FROM mail WHERE kind IN ('serviceGone', 'passkeyGone')")).toHaveLength(1);
  });

  test("a service that is closed is no way in", async () => {
    open("https://elsewhere.example");
    const call = await inside();
    const { challenge } = valueOf(await shop.port.startPasskey({}, call()));
    const made = valueOf(await shop.port.addPasskey({ passkey: openAuthenticator().make({ challenge }) }, call()));
    expect(refusalOf(await shop.port.removePasskey({ id: made.passkey_id }, call())).code).toBe("last_way_in");
    const [{ service_id: id } = { service_id: "" }] = await services(call);
    expect((await shop.port.removeService({ id }, call())).ok).toBe(true);
  });

  test("another account's service is nobody else's", async () => {
    const call = await inside();
    const [{ service_id: id } = { service_id: "" }] = await services(call);
    await register("eva@example.com");
    const eva = valueOf(await shop.port.login({ username: "eva@example.com", password: PASSWORD }, shop.context()));
    const tried = await shop.port.removeService({ id }, shop.context({ customerToken: eva }));
    expect(refusalOf(tried).code).toBe("not_found");
    expect(await services(call)).toHaveLength(1);
  });

  test("adds a passkey, and is deleted, by a login that has just begun", async () => {
    const call = await inside();
    const late = { now: new Date(NOW.getTime() + FRESH_SECONDS * 1000) };
    expect(refusalOf(await shop.port.startPasskey({}, call(late))).code).toBe("login_stale");
    expect(refusalOf(await shop.port.deleteMe({}, call(late))).code).toBe("login_stale");
    expect((await shop.port.deleteMe({}, call())).ok).toBe(true);
    for (const table of ["customer", "social_login", "passkey"]) expect(await rows(`SELECT FROM ${table}`)).toEqual([]);
  });

  test("that has a password as well goes on being asked for it", async () => {
    await register();
    const customerToken = valueOf(
      await shop.port.login({ username: "jana@example.com", password: PASSWORD }, shop.context()),
    );
    const call = shop.context({ customerToken, origin: "https://shop.example" });
    expect(refusalOf(await shop.port.startPasskey({}, call)).code).toBe("password_wrong");
    expect(refusalOf(await shop.port.deleteMe({}, call)).code).toBe("password_wrong");
  });
});

test("a service without its secret is offered nobody, and its owner is told which one is missing", async () => {
  const named = [{ id: "hory", name: "Hory", issuer: "https://hory.example", clientId: "sezona" }];
  jest.replaceProperty(accounts, "socialLogin", named);
  expect(openServices(new Map())).toEqual([]);
  expect(missingSecrets(new Map())).toEqual(['nobody can log in by Hory: SOCIAL_LOGIN_SECRETS has no "hory=…"']);
  expect(openServices(new Map([["hory", "x"]]))).toEqual(named);
  expect(missingSecrets(new Map([["hory", "x"]]))).toEqual([]);
  expect(valueOf(await shop.port.listServices({}, shop.context()))).toEqual([]);
  jest.restoreAllMocks();
});

describe("ways there that nobody ends", () => {
  test("one address is sent there a few times a minute", async () => {
    const services = desk();
    api = testApi(shop, { social: () => services, env: () => serverEnv({ SITE_URL: "https://shop.example" }) });
    const statuses = [];
    for (let time = 0; time < 22; time += 1) statuses.push((await browser().get("/api/main/user/social/hory")).status);
    expect(statuses.slice(18)).toEqual([303, 303, 429, 429]);
    expect(await rows("SELECT FROM social_attempt")).toHaveLength(20);
  });

  test("whoever does not come back from there is forgotten after a while", async () => {
    await register();
    await begun(browser());
    // And one that came back, and never told the password.
    await throughIt(browser());
    const left = async () => [
      ...(await rows("SELECT FROM social_attempt")),
      ...(await rows("SELECT FROM social_proof")),
    ];
    await deleteOldTokens(shop.pool, NOW);
    expect(await left()).toHaveLength(2);
    await deleteOldTokens(shop.pool, new Date(NOW.getTime() + SOCIAL_SECONDS * 1000));
    expect(await left()).toEqual([]);
  });
});
