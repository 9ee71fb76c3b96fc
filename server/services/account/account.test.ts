import type { PoolClient } from "pg";
import { mailEnv } from "@/lib/env";
import {
  attemptLimits,
  GRACE_SECONDS,
  KEEP_SECONDS,
  MAX_REPLACED_TOKENS,
  REFRESH_SECONDS,
} from "@/lib/domain/account-session";
import { MAX_ACCESS_TOKENS, MAX_DEVICES } from "@/lib/limits";
import { withTransaction } from "@/server/db/client";
import { sendMail } from "@/server/mails/send-mail";
import { insertReset } from "@/server/repositories/customers";
import type { Letter } from "@/server/repositories/mails";
import { NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { handlers } from "@/server/jobs/handlers";
import { hashToken } from "./tokens";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.pool.query("TRUNCATE customer, account_attempt, mail CASCADE; DELETE FROM job.job");
});
afterAll(() => shop.close());

const EMAIL = "jana@example.com";
const PASSWORD = "sjezd-po-sedmé";
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
/** From when on a token that was made now is replaced. */
const OLD = KEEP_SECONDS + 1;
type More = Parameters<TestShop["context"]>[0];

const register = async (email = EMAIL, more: More = {}) =>
  valueOf(
    await shop.port.createCustomer(
      { customer: { email, firstname: "Jana", lastname: "Nová" }, password: PASSWORD },
      shop.context(more),
    ),
  );
const enter = (more: More = {}, password = PASSWORD, username = EMAIL) =>
  shop.port.login({ username, password }, shop.context(more));
async function entered(more: More = {}) {
  const answer = await enter(more);
  if (!answer.ok) throw new Error(answer.error.code);
  return { customerToken: answer.value, refreshToken: answer.meta.refreshToken };
}
const renew = (refreshToken: string, now = NOW) => shop.port.refreshSession({ refreshToken }, shop.context({ now }));
async function renewed(refreshToken: string, now = NOW) {
  const answer = await renew(refreshToken, now);
  return answer.ok ? answer.meta.refreshToken : answer.error.code;
}
const isIn = async (customerToken: string, now = NOW): Promise<boolean> =>
  (await shop.port.getMe({}, shop.context({ customerToken, now }))).ok;
const rows = async (text: string) => (await shop.pool.query<Record<string, unknown>>(text)).rows;

async function letters(): Promise<Letter[]> {
  for (const { name, data } of await rows("SELECT name, data FROM job.job WHERE name = 'reset-password'"))
    if (name === "reset-password") await handlers[name](data as never, { pool: shop.pool, now: NOW });
  const env = mailEnv({ NODE_ENV: "test" });
  for (const { id } of await rows("SELECT id FROM mail ORDER BY created_at"))
    await sendMail(String(id), { pool: shop.pool, now: NOW, env });
  return (await rows("SELECT letter FROM mail ORDER BY created_at")).map(({ letter }) => letter as Letter);
}

describe("an account", () => {
  test("is one however its e-mail is written, and the database holds to that", async () => {
    await register("Jana@Example.com");
    const again = { customer: { email: EMAIL, firstname: "Jana", lastname: "Nová" }, password: PASSWORD };
    expect(refusalOf(await shop.port.createCustomer(again, shop.context())).code).toBe("customer_exists");
    await expect(shop.pool.query("UPDATE customer SET email = 'Jana@example.com'")).rejects.toThrow("folded");
  });

  test("opened twice at once is there once", async () => {
    const again = { customer: { email: EMAIL, firstname: "Jana", lastname: "Nová" }, password: PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => shop.port.createCustomer(again, shop.context())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test.each([
    "password",
    "Password123",
    "qwertyuiop",
    "heslo1234",
    "Sparta1893",
    "Terezka12",
    "Sluníčko1",
    "tajneheslo",
    "Héslo2026",
    "qwertyuiop1!",
    EMAIL,
    "sjezdar1",
    "sjezdar1!",
  ])("%s is no password for it", async (password) => {
    const customer = {
      email: password === EMAIL ? EMAIL : "sjezdar1@example.com",
      firstname: "Jan",
      lastname: "Nový",
    };
    const answer = await shop.port.createCustomer({ customer, password }, shop.context());
    expect(refusalOf(answer).code).toBe("password_leaked");
  });

  test("neither password nor token stands in the database", async () => {
    await register();
    const { customerToken, refreshToken } = await entered();
    const { rows: tables } = await shop.pool.query<{ text: string }>(
      `SELECT (SELECT json_agg(c) FROM customer c)::text || (SELECT json_agg(d) FROM customer_device d)::text
         || (SELECT json_agg(r) FROM refresh_token r)::text || (SELECT json_agg(a) FROM access_token a)::text AS text`,
    );
    for (const secret of [PASSWORD, customerToken, refreshToken]) expect(tables[0]?.text).not.toContain(secret);
    await expect(shop.pool.query("UPDATE customer SET password_hash = 'plain'")).rejects.toThrow("hashed");
  });
});

describe("a login", () => {
  beforeEach(() => register());

  test("tried too often is refused for every e-mail alike, and is free again after a while", async () => {
    const { most, seconds } = attemptLimits.login;
    for (const username of [EMAIL, "nikdo@example.com"]) {
      const codes = [];
      for (let time = 0; time <= most; time += 1) codes.push(refusalOf(await enter({}, "jiné heslo", username)).code);
      expect(codes).toEqual([...Array.from({ length: most }, () => "login_failed"), "too_many_requests"]);
    }
    expect(refusalOf(await enter()).code).toBe("too_many_requests");
    expect((await enter({ now: after(seconds) })).ok).toBe(true);
  });

  test("that succeeds starts the count anew", async () => {
    for (let time = 0; time < attemptLimits.login.most + 3; time += 1) {
      await enter({}, time % 3 === 0 ? PASSWORD : "jiné heslo");
    }
    expect((await enter()).ok).toBe(true);
  });

  test("is over for calls after half an hour, and is renewed by its other token", async () => {
    const { customerToken, refreshToken } = await entered();
    expect(await isIn(customerToken, after(1799))).toBe(true);
    expect(await isIn(customerToken, after(1800))).toBe(false);
    const answer = await renew(refreshToken, after(1800));
    expect(await isIn(valueOf(answer), after(1801))).toBe(true);
    expect(await renewed(refreshToken, after(REFRESH_SECONDS))).toBe("login_required");
  });

  test("renewed from fifty tabs at once has one successor", async () => {
    const { refreshToken } = await entered();
    const successors = await Promise.all(Array.from({ length: 50 }, () => renewed(refreshToken, after(1800))));
    expect(new Set(successors)).not.toContain(refreshToken);
    expect(new Set(successors).size).toBe(1);
    expect(await rows("SELECT FROM refresh_token")).toHaveLength(2);
    expect(await renewed(successors[0] ?? "", after(3600))).not.toBe("login_required");
  });

  test("goes on although answers to its renewals crossed, and the one by the older token came last", async () => {
    const { refreshToken } = await entered();
    const first = await renewed(refreshToken, after(1800));
    // Another tab has that already; a third one still asks by the token that it replaced.
    const second = await renewed(first, after(1801));
    const last = await renewed(refreshToken, after(1800 + GRACE_SECONDS));
    for (const token of [first, second, last]) expect(await renewed(token, after(3600))).not.toBe("login_required");
    expect(await rows("SELECT FROM customer_device")).toHaveLength(1);
  });

  test("keeps a new token for a while, over which it is renewed for calls all the same", async () => {
    const { refreshToken } = await entered();
    const kept = await renew(refreshToken, after(KEEP_SECONDS));
    expect(kept.ok && kept.meta.refreshToken).toBe(refreshToken);
    expect(await isIn(valueOf(kept), after(KEEP_SECONDS + 1799))).toBe(true);
    expect(await renewed(refreshToken, after(OLD))).not.toBe(refreshToken);
  });

  test("whose old token comes again later is over for whoever has it, and others are not", async () => {
    const [taken, other] = [await entered(), await entered()];
    const successor = await renewed(taken.refreshToken, after(OLD));
    expect(await renewed(taken.refreshToken, after(OLD + GRACE_SECONDS))).toBe(successor);
    const again = await renew(taken.refreshToken, after(OLD + GRACE_SECONDS + 1));
    expect(refusalOf(again).code).toBe("login_required");
    expect(again.cookies?.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ["customer_token", 0],
      ["refresh_token", 0],
    ]);
    expect(await renewed(successor, after(OLD + GRACE_SECONDS + 2))).toBe("login_required");
    expect([await isIn(taken.customerToken), await isIn(other.customerToken)]).toEqual([false, true]);
  });

  test("ends here, or on all devices", async () => {
    const [first, second, third] = [await entered(), await entered(), await entered()];
    await shop.port.logout({}, shop.context({ customerToken: first.customerToken }));
    expect([await isIn(first.customerToken), await isIn(second.customerToken)]).toEqual([false, true]);
    expect(await renewed(first.refreshToken)).toBe("login_required");
    // The short-lived token may be over by then.
    await shop.port.logout({ refreshToken: second.refreshToken, everywhere: true }, shop.context());
    expect([await isIn(second.customerToken), await isIn(third.customerToken)]).toEqual([false, false]);
  });

  test("renewed on and on takes no more room, goes on, and still knows a token that was stolen", async () => {
    const first = await entered();
    let token = await renewed(first.refreshToken, after(OLD));
    const early = token;
    let time = OLD;
    for (let times = 1; times < MAX_REPLACED_TOKENS + 5; times += 1) token = await renewed(token, after((time += OLD)));
    expect(await rows("SELECT FROM refresh_token")).toHaveLength(MAX_REPLACED_TOKENS + 1);
    expect(await rows("SELECT FROM access_token")).toHaveLength(MAX_ACCESS_TOKENS);
    time += OLD;
    for (let times = 0; times < MAX_ACCESS_TOKENS + 5; times += 1) await renew(token, after(time));
    expect(await rows("SELECT FROM access_token")).toHaveLength(MAX_ACCESS_TOKENS);
    const late = await renewed(token, after(time));
    expect(late).not.toBe(token);
    expect(await renewed(early, after(time + 40))).toBe("login_required");
    expect(await renewed(token, after(time + 40))).toBe("login_required");
    expect(await renewed(late, after(time + 41))).toBe("login_required");
  });

  test("that is over leaves nothing behind", async () => {
    await entered();
    await handlers.forget({}, { pool: shop.pool, now: after(REFRESH_SECONDS) });
    expect(await rows("SELECT FROM customer_device")).toEqual([]);
    expect(await rows("SELECT FROM account_attempt")).toEqual([]);
    expect(await rows("SELECT FROM customer")).toHaveLength(1);
  });

  test("from a browser that was not seen before is told to the account's owner, the first one is not", async () => {
    await entered({ agent: "Firefox/146.0 (X11)" });
    await entered({ agent: "Firefox/147.0 (X11)" });
    expect(await letters()).toEqual([]);
    const { customerToken } = await entered({ agent: "Chrome/140 (Windows), see http://evil.example" });
    // Whoever leaves at once, or sets another password, is told of as well.
    await shop.port.logout({ everywhere: true }, shop.context({ customerToken }));
    const [letter] = await letters();
    expect(letter).toMatchObject({ to: [EMAIL], subject: expect.stringContaining("nového prohlížeče") });
    expect(letter?.text).toContain("Chrome, Windows");
    // Nobody writes by the shop's hand to an address that is not his.
    for (const typed of ["evil", "Jana", "Nová"]) expect(letter?.text).not.toContain(typed);
  });

  test("under ever other names of a browser is told of once, and takes no more room than a few", async () => {
    for (let time = 0; time < MAX_DEVICES + 2; time += 1)
      await entered({ agent: `Nobody/${"x".repeat(time)}`, now: after(time) });
    const devices = await rows("SELECT created_at FROM customer_device ORDER BY created_at");
    expect([devices.length, devices[0]?.created_at]).toEqual([MAX_DEVICES, after(2)]);
    expect(await rows("SELECT FROM known_browser")).toHaveLength(1);
    expect(await letters()).toEqual([]);
  });
});

/* Checking a password takes a while; what happens in between must not be lost. */
describe("what is checked while the account changes", () => {
  beforeEach(() => register());

  /** Begins things that stop where they first need the account's row, does something before them, and lets them go. */
  async function meanwhile<T>(begin: (() => Promise<T>)[], act: (tx: PoolClient) => Promise<unknown>): Promise<T[]> {
    const begun = await withTransaction(shop.pool, async (tx) => {
      await tx.query("SELECT FROM customer FOR UPDATE");
      const going = begin.map((one) => one());
      for (const one of going) one.catch(() => undefined);
      // Activity would be told as it was at the first look. Of all who wait on the server, those who hold something of
      // this database: other files' tests wait beside us.
      const waits = `SELECT DISTINCT pid FROM pg_locks AS waiting WHERE NOT granted AND EXISTS (
        SELECT FROM pg_locks AS held JOIN pg_database ON oid = held.database
        WHERE held.pid = waiting.pid AND held.granted AND datname = current_database())`;
      while ((await tx.query(waits)).rows.length < begin.length);
      await act(tx);
      return { going };
    });
    return Promise.all(begun.going);
  }
  /** Set by a link, meanwhile. */
  const NEW = "$argon2id$v=19$m=19456,t=2,p=1$new";
  const setNew = async (tx: PoolClient): Promise<void> => {
    await tx.query("UPDATE customer SET password_hash = $1", [NEW]);
    await tx.query("DELETE FROM customer_device");
  };

  test("a login by the old password leaves no way in", async () => {
    const [answer] = await meanwhile([() => enter()], setNew);
    expect(answer && refusalOf(answer).code).toBe("login_failed");
    expect(await rows("SELECT FROM customer_device")).toEqual([]);
  });

  test("a change by the old password does not undo the new one", async () => {
    const { customerToken } = await entered();
    const passwords = { currentPassword: PASSWORD, newPassword: "nové-heslo-7" };
    const change = () => shop.port.changePassword(passwords, shop.context({ customerToken }));
    const [answer] = await meanwhile([change], setNew);
    expect(answer && refusalOf(answer).code).toBe("password_wrong");
    expect(await rows("SELECT password_hash FROM customer")).toEqual([{ password_hash: NEW }]);
    expect(await rows("SELECT FROM customer_device")).toEqual([]);
  });

  test("of several links that are used at once one sets the password", async () => {
    const links = ["a", "b", "c"];
    const [customer] = await rows("SELECT id FROM customer");
    for (const link of links) await insertReset(shop.pool, hashToken(link), Number(customer?.id), after(60));
    const use = (token: string) => () =>
      shop.port.confirmResetPassword({ token, password: "nové-heslo-7" }, shop.context());
    const answers = await meanwhile([...links, "a"].map(use), () => Promise.resolve());
    const said = answers.map((answer) => (answer.ok ? "set" : answer.error.code));
    expect(said.sort()).toEqual(["reset_invalid", "reset_invalid", "reset_invalid", "set"]);
  });
});

describe("a forgotten password", () => {
  beforeEach(() => register());
  const ask = (email = EMAIL) => shop.port.resetPassword({ email }, shop.context());
  const tokenOf = (letter: Letter | undefined): string =>
    decodeURIComponent(/passreset\?token=([\w%-]+)/u.exec(letter?.text ?? "")?.[1] ?? "");
  const set = (token: string, password = "nové-heslo-7", now = NOW) =>
    shop.port.confirmResetPassword({ token, password }, shop.context({ now }));

  test("is set anew by a mailed link, once, and ends all logins", async () => {
    const { customerToken } = await entered();
    await ask("JANA@example.com");
    const [letter] = await letters();
    expect(letter?.to).toEqual([EMAIL]);
    const token = tokenOf(letter);
    expect(refusalOf(await set(token, "12345678")).code).toBe("password_leaked");
    expect(valueOf(await set(token))).toBe(true);
    expect(refusalOf(await set(token)).code).toBe("reset_invalid");
    expect(await isIn(customerToken)).toBe(false);
    expect(refusalOf(await enter()).code).toBe("login_failed");
    expect((await enter({}, "nové-heslo-7")).ok).toBe(true);
  });

  test("is looked at as often as one likes before it is set, and is good no more then", async () => {
    valueOf(await shop.port.resetPassword({ email: EMAIL }, shop.context()));
    const token = /token=([\w-]+)/u.exec((await letters()).at(-1)?.text ?? "")?.[1] ?? "";
    const isGood = async (given = token, now = NOW) =>
      valueOf(await shop.port.checkResetToken({ token: given }, shop.context({ now })));
    expect([await isGood(), await isGood(), await isGood("nikoho")]).toEqual([true, true, false]);
    expect(await isGood(token, after(3600))).toBe(false);
    valueOf(await shop.port.confirmResetPassword({ token, password: "nové-heslo-7" }, shop.context()));
    expect(await isGood()).toBe(false);
  });

  test("is told to its owner, who can have a new link, and so is one that was changed by the old one", async () => {
    await ask();
    valueOf(await set(tokenOf((await letters())[0])));
    const customerToken = valueOf(await enter({}, "nové-heslo-7"));
    const passwords = { currentPassword: "nové-heslo-7", newPassword: "jiné-heslo-7" };
    valueOf(await shop.port.changePassword(passwords, shop.context({ customerToken })));
    const told = (await letters()).filter(({ subject }) => subject.includes("je změněné"));
    expect(told.map(({ to }) => to)).toEqual([[EMAIL], [EMAIL]]);
    expect(told[1]?.text).toMatch(/\/passreset(?!\?token)/u);
  });

  test("lets its owner in although somebody has used up the tries", async () => {
    for (let time = 0; time <= attemptLimits.login.most; time += 1) await enter({}, "jiné heslo");
    await ask();
    valueOf(await set(tokenOf((await letters())[0])));
    expect((await enter({}, "nové-heslo-7")).ok).toBe(true);
  });

  test("is set within an hour", async () => {
    await ask();
    const token = tokenOf((await letters())[0]);
    expect(refusalOf(await set(token, "nové-heslo-7", after(3600))).code).toBe("reset_invalid");
    expect((await set(token, "nové-heslo-7", after(3599))).ok).toBe(true);
  });

  test("of an e-mail without an account is answered the same, and nobody is written to", async () => {
    expect(await ask("nikdo@example.com")).toEqual(await ask());
    const jobs = await rows("SELECT data ->> 'email' AS email FROM job.job WHERE name = 'reset-password' ORDER BY 1");
    expect(jobs).toEqual([{ email: EMAIL }, { email: "nikdo@example.com" }]);
    expect((await letters()).map(({ to }) => to)).toEqual([[EMAIL]]);
  });

  test("is asked for a few times an hour, with or without an account", async () => {
    for (const email of [EMAIL, "nikdo@example.com"]) {
      for (let time = 0; time < attemptLimits.reset.most; time += 1) valueOf(await ask(email));
      expect(refusalOf(await ask(email)).code).toBe("too_many_requests");
    }
  });
});

test("devices are listed to their owner, who ends each of them; nobody else's is there", async () => {
  await register();
  await register("petr@example.com");
  const desk = await entered({ agent: "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/128.0" });
  const phone = await entered({ now: after(60) });
  const devices = async ({ customerToken }: { customerToken: string }) =>
    valueOf(await shop.port.listDevices({}, shop.context({ customerToken })));
  expect(await devices(desk)).toMatchObject([
    { browser: "", is_this: false },
    { browser: "Firefox, Windows", is_this: true },
  ]);
  const [phoneDevice] = await devices(desk);
  const end = (customerToken: string | undefined, id = phoneDevice?.device_id ?? "") =>
    shop.port.endDevice({ id }, shop.context({ customerToken }));
  const petr = await shop.port.login({ username: "petr@example.com", password: PASSWORD }, shop.context());
  expect(refusalOf(await end(valueOf(petr))).code).toBe("not_found");
  expect(refusalOf(await end(undefined)).code).toBe("login_required");
  expect(await isIn(phone.customerToken)).toBe(true);
  expect(valueOf(await end(desk.customerToken))).toBe(true);
  expect([await isIn(phone.customerToken), await renewed(phone.refreshToken)]).toEqual([false, "login_required"]);
  expect(refusalOf(await end(desk.customerToken)).code).toBe("not_found");
  expect(await devices(desk)).toHaveLength(1);
});
