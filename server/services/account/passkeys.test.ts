import { mailEnv } from "@/lib/env";
import { PASSKEY_SECONDS } from "@/lib/domain/account-session";
import { MAX_PASSKEYS } from "@/lib/limits";
import { sendMail } from "@/server/mails/send-mail";
import { deleteOldTokens } from "@/server/repositories/customer-devices";
import type { Letter } from "@/server/repositories/mails";
import { type Authenticator, openAuthenticator } from "@/server/testing/authenticator";
import { NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { newResetToken } from "./password";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() =>
  shop.pool.query("TRUNCATE customer, account_attempt, passkey_challenge, mail CASCADE; DELETE FROM job.job"),
);
afterAll(() => shop.close());

const EMAIL = "jana@example.com";
const PASSWORD = "sjezd-po-sedmé";
const ORIGIN = "https://shop.example";
const BROWSER = "b".repeat(43);
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0";
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
type More = Parameters<TestShop["context"]>[0];
const on = (more: More = {}) => shop.context({ origin: ORIGIN, agent: LINUX, browserToken: BROWSER, ...more });
const rows = async (text: string) => (await shop.pool.query<Record<string, unknown>>(text)).rows;

async function opened(email = EMAIL): Promise<string> {
  const customer = { email, firstname: "Jana", lastname: "Nová" };
  valueOf(await shop.port.createCustomer({ customer, password: PASSWORD }, on()));
  return valueOf(await shop.port.login({ username: email, password: PASSWORD }, on()));
}
const begun = async (customerToken: string, more: More = {}) =>
  valueOf(await shop.port.startPasskey({ password: PASSWORD }, on({ customerToken, ...more })));
async function added(customerToken: string, key: Authenticator = openAuthenticator(), more: More = {}) {
  const { challenge } = await begun(customerToken, more);
  const { origin = ORIGIN } = more;
  const passkey = key.make({ challenge, origin, rpId: new URL(origin).hostname });
  return { key, passkey: valueOf(await shop.port.addPasskey({ passkey }, on({ customerToken, ...more }))) };
}
const challengeFor = async (more: More = {}) => valueOf(await shop.port.startPasskeyLogin({}, on(more))).challenge;
type Told = Partial<Parameters<Authenticator["sign"]>[0]>;
const enter = async (key: Authenticator, told: Told = {}, more: More = {}) =>
  shop.port.loginWithPasskey(
    { passkey: key.sign({ challenge: told.challenge ?? (await challengeFor()), ...told }) },
    on(more),
  );
const outcome = async (answer: ReturnType<typeof enter>) => {
  const given = await answer;
  return given.ok ? "in" : given.error.code;
};

test("a passkey is added by the password, and logs in without it", async () => {
  const { key, passkey } = await added(await opened());
  expect(passkey).toMatchObject({ name: "Firefox, Linux", host: "shop.example", used_at: null });
  const customerToken = valueOf(await enter(key));
  expect(valueOf(await shop.port.getMe({}, on({ customerToken })))).toMatchObject({ email: EMAIL });
  expect(valueOf(await shop.port.listPasskeys({}, on({ customerToken })))).toEqual([
    { ...passkey, used_at: NOW.toISOString() },
  ]);
  expect(await outcome(enter(key))).toBe("in");
});

test("it is told to the account's owner by a mail", async () => {
  await added(await opened());
  for (const { id } of await rows("SELECT id FROM mail"))
    await sendMail(String(id), { pool: shop.pool, now: NOW, env: mailEnv({ NODE_ENV: "test" }) });
  const [letter] = (await rows("SELECT letter FROM mail WHERE kind = 'newPasskey'")).map((row) => row.letter as Letter);
  expect(letter).toMatchObject({ to: [EMAIL], subject: expect.stringContaining("přístupový klíč") as string });
  expect(letter?.text).toContain("Firefox, Linux");
});

test("without the password none is begun, and tries are counted like a login's", async () => {
  const customerToken = await opened();
  const tries = [];
  for (let time = 0; time < 11; time += 1)
    tries.push(refusalOf(await shop.port.startPasskey({ password: "jiné heslo" }, on({ customerToken }))).code);
  expect([...new Set(tries)]).toEqual(["password_wrong", "too_many_requests"]);
  expect(refusalOf(await shop.port.startPasskey({ password: PASSWORD }, on())).code).toBe("login_required");
});

describe("one that is added", () => {
  test("signs what that login was given, once and in time", async () => {
    const [mine, another] = [await opened(), await opened("eva@example.com")];
    const { challenge } = await begun(mine);
    const add = (customerToken: string, key = openAuthenticator(), now = NOW) =>
      shop.port.addPasskey({ passkey: key.make({ challenge }) }, on({ customerToken, now }));
    expect(refusalOf(await add(another)).code).toBe("passkey_refused");
    expect(refusalOf(await add(mine, undefined, after(PASSKEY_SECONDS))).code).toBe("passkey_refused");
    expect((await add(mine)).ok).toBe(true);
    expect(refusalOf(await add(mine)).code).toBe("passkey_refused");
  });

  test.each([
    ["of another page", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["by nobody in particular", { verified: false }],
    ["of something made up", { challenge: "c".repeat(43) }],
  ])("is refused where it was made %s", async (_case, wrong) => {
    const customerToken = await opened();
    const passkey = openAuthenticator().make({ ...(await begun(customerToken)), ...wrong });
    expect(refusalOf(await shop.port.addPasskey({ passkey }, on({ customerToken }))).code).toBe("passkey_refused");
    expect(await rows("SELECT FROM passkey")).toEqual([]);
  });

  test("is nobody else's already, and names those that the account has", async () => {
    const { key } = await added(await opened());
    const another = await opened("eva@example.com");
    const passkey = key.make(await begun(another));
    expect(refusalOf(await shop.port.addPasskey({ passkey }, on({ customerToken: another }))).code).toBe(
      "passkey_refused",
    );
    const mine = valueOf(await enter(key));
    expect((await begun(mine)).excludeCredentials).toEqual([
      { id: key.id, type: "public-key", transports: ["internal"] },
    ]);
    expect((await begun(another)).excludeCredentials).toEqual([]);
  });

  test("is one of so many at most, however many are added at once", async () => {
    const customerToken = await opened();
    for (let count = 0; count < MAX_PASSKEYS - 1; count += 1) await added(customerToken);
    const challenges = [await begun(customerToken), await begun(customerToken)];
    const answers = await Promise.all(
      challenges.map(({ challenge }) =>
        shop.port.addPasskey({ passkey: openAuthenticator().make({ challenge }) }, on({ customerToken })),
      ),
    );
    expect(answers.map((answer) => (answer.ok ? "added" : answer.error.code)).sort()).toEqual([
      "added",
      "passkeys_full",
    ]);
    const more = await shop.port.startPasskey({ password: PASSWORD }, on({ customerToken }));
    expect(refusalOf(more).code).toBe("passkeys_full");
  });

  test("is not kept by a login that a new password has ended meanwhile", async () => {
    const customerToken = await opened();
    const { challenge } = await begun(customerToken);
    const passwords = { currentPassword: PASSWORD, newPassword: "vrchol nad mlhou" };
    expect((await shop.port.changePassword(passwords, on({ customerToken }))).ok).toBe(true);
    const passkey = openAuthenticator().make({ challenge });
    expect(refusalOf(await shop.port.addPasskey({ passkey }, on({ customerToken }))).code).toBe("login_required");
    expect(await rows("SELECT FROM passkey_challenge")).toEqual([]);
  });
});

describe("a login", () => {
  test.each<[string, Told]>([
    ["for another page", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["without asking who is there", { verified: false }],
    ["with another key", { forged: true }],
    ["of something made up", { challenge: "c".repeat(43) }],
    ["for another account", { userHandle: Buffer.alloc(16).toString("base64url") }],
  ])("is refused where it is signed %s", async (_case, wrong) => {
    const { key } = await added(await opened());
    expect(await outcome(enter(key, wrong))).toBe("passkey_refused");
    expect(await outcome(enter(key))).toBe("in");
  });

  test("is answered with the same bytes whether the passkey is unknown, forged or late", async () => {
    const { key } = await added(await opened());
    const answers = [
      await enter(openAuthenticator()),
      await enter(key, { forged: true }),
      await enter(key, {}, { now: after(PASSKEY_SECONDS) }),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test("uses up what was signed, and only the browser that asked for it can", async () => {
    const { key } = await added(await opened());
    const challenge = await challengeFor();
    expect(await outcome(enter(key, { challenge }, { browserToken: "x".repeat(43) }))).toBe("passkey_refused");
    expect(await outcome(enter(key, { challenge }, { browserToken: undefined }))).toBe("passkey_refused");
    const passkey = key.sign({ challenge });
    const both = await Promise.all([1, 2].map(() => shop.port.loginWithPasskey({ passkey }, on())));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("of a copy that has signed less often is refused", async () => {
    const { key } = await added(await opened());
    expect(await outcome(enter(key, { counter: 7 }))).toBe("in");
    expect(await outcome(enter(key, { counter: 7 }))).toBe("passkey_refused");
    expect(await outcome(enter(key, { counter: 3 }))).toBe("passkey_refused");
    expect(await outcome(enter(key, { counter: 8 }))).toBe("in");
    const challenges = [await challengeFor(), await challengeFor()];
    const passkeys = challenges.map((challenge) => key.sign({ challenge, counter: 9 }));
    const both = await Promise.all(passkeys.map((passkey) => shop.port.loginWithPasskey({ passkey }, on())));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("by one that counts nothing goes on", async () => {
    const { key } = await added(await opened());
    for (const counter of [0, 0]) expect(await outcome(enter(key, { counter }))).toBe("in");
  });

  test("on another host of the shop wants a passkey of that host", async () => {
    const customerToken = await opened();
    const hill = "https://hory.example";
    const { key } = await added(customerToken);
    const elsewhere = { origin: hill, rpId: "hory.example" };
    expect(await outcome(enter(key, elsewhere, { origin: hill }))).toBe("passkey_refused");
    const other = await added(customerToken, openAuthenticator(), { origin: hill });
    expect(other.passkey.host).toBe("hory.example");
    expect(await outcome(enter(other.key, elsewhere, { origin: hill }))).toBe("in");
    const numbers = await shop.port.startPasskeyLogin({}, on({ origin: "http://127.0.0.1:3000" }));
    expect(refusalOf(numbers).code).toBe("not_found");
  });
});

test("it is named and taken away by its owner alone, and then logs nobody in", async () => {
  const [mine, another] = [await opened(), await opened("eva@example.com")];
  const { key, passkey } = await added(mine);
  const id = passkey.passkey_id;
  const name = (customerToken: string) => shop.port.renamePasskey({ id, name: " Telefon " }, on({ customerToken }));
  const remove = (customerToken: string) => shop.port.removePasskey({ id }, on({ customerToken }));
  expect([refusalOf(await name(another)).code, refusalOf(await remove(another)).code]).toEqual([
    "not_found",
    "not_found",
  ]);
  expect((await name(mine)).ok).toBe(true);
  expect(valueOf(await shop.port.listPasskeys({}, on({ customerToken: mine })))).toMatchObject([{ name: "Telefon" }]);
  expect((await remove(mine)).ok).toBe(true);
  expect(await outcome(enter(key))).toBe("passkey_refused");
  // Its owner is told, and by which browser.
  expect(await rows("SELECT kind, browser FROM mail WHERE kind = 'passkeyGone'")).toEqual([
    { kind: "passkeyGone", browser: "Firefox, Linux" },
  ]);
});

test("a password set by a mailed link ends all passkeys; one that was changed leaves them", async () => {
  const customerToken = await opened();
  const { key } = await added(customerToken);
  const passwords = { currentPassword: PASSWORD, newPassword: "vrchol nad mlhou" };
  expect((await shop.port.changePassword(passwords, on({ customerToken }))).ok).toBe(true);
  const inside = valueOf(await enter(key));
  const { id } = valueOf(await shop.port.getMe({}, on({ customerToken: inside })));
  const token = await newResetToken(shop.pool, Number(id), NOW);
  expect((await shop.port.confirmResetPassword({ token, password: PASSWORD }, on())).ok).toBe(true);
  expect(await outcome(enter(key))).toBe("passkey_refused");
});

test("the export names them without what they are checked with, and the account takes them along", async () => {
  const customerToken = await opened();
  const { key, passkey } = await added(customerToken);
  const told = valueOf(await shop.port.exportMe({}, on({ customerToken })));
  expect(told.passkeys).toEqual([passkey]);
  const [kept] = await rows("SELECT public_key FROM passkey");
  for (const secret of [key.id, (kept?.public_key as Buffer).toString("base64url")])
    expect(JSON.stringify(told)).not.toContain(secret);
  expect((await shop.port.deleteMe({ password: PASSWORD }, on({ customerToken }))).ok).toBe(true);
  expect(await rows("SELECT FROM passkey")).toEqual([]);
});

test("what nobody signed is forgotten after its time", async () => {
  await challengeFor();
  await begun(await opened());
  await deleteOldTokens(shop.pool, after(PASSKEY_SECONDS - 1));
  expect(await rows("SELECT FROM passkey_challenge")).toHaveLength(2);
  await deleteOldTokens(shop.pool, after(PASSKEY_SECONDS));
  expect(await rows("SELECT FROM passkey_challenge")).toEqual([]);
});
