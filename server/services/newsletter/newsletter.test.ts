import { mailEnv } from "@/lib/env";
import { attemptLimits } from "@/lib/domain/account-session";
import { handlers } from "@/server/jobs/handlers";
import { sendMail } from "@/server/mails/send-mail";
import type { Letter } from "@/server/repositories/mails";
import { getStoreView } from "@/lib/store-views";
import { NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { newsletter } from "@/shop.config";
import { subscribeNewsletter } from "./newsletter";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.pool.query(
    "TRUNCATE newsletter_subscriber, newsletter_welcome, customer, account_attempt, mail CASCADE; DELETE FROM job.job",
  );
});
afterAll(() => shop.close());

const EMAIL = "jana@example.com";
type More = Parameters<TestShop["context"]>[0];
const rows = async (text: string) => (await shop.pool.query<Record<string, unknown>>(text)).rows;
const ask = (email = EMAIL, more: More = {}) => shop.port.subscribeNewsletter({ email }, shop.context(more));
const status = async (email = EMAIL, more: More = {}) =>
  valueOf(await shop.port.getNewsletter({ email }, shop.context(more)));

/** Does what the jobs do. @returns the letters that were written since */
async function letters(now = NOW): Promise<(Letter & { kind: string; token: string })[]> {
  for (const { data } of await rows("SELECT data FROM job.job WHERE name = 'newsletter' ORDER BY data->>'wish'"))
    await handlers.newsletter(data as never, { pool: shop.pool, now });
  await shop.pool.query("DELETE FROM job.job WHERE name = 'newsletter'");
  const written = [];
  for (const { id } of await rows("SELECT id FROM mail WHERE status = 'queued' ORDER BY created_at, kind")) {
    await sendMail(String(id), { pool: shop.pool, now, env: mailEnv({ NODE_ENV: "test" }) });
    const [row] = await rows(`SELECT kind, letter FROM mail WHERE id = '${String(id)}'`);
    const letter = row?.letter as Letter;
    written.push({ ...letter, kind: String(row?.kind), token: /token=([\w-]+)/u.exec(letter.text)?.[1] ?? "" });
  }
  return written;
}
const confirm = (token: string, more: More = {}) => shop.port.confirmNewsletter({ token }, shop.context(more));
async function subscribed(email = EMAIL) {
  await ask(email);
  const [letter] = await letters();
  valueOf(await confirm(letter!.token));
  return (await letters())[0]!;
}
async function account(email = EMAIL): Promise<More> {
  const [customer, password] = [{ email, firstname: "Jana", lastname: "Nová" }, "sjezd-po-sedmé"];
  valueOf(await shop.port.createCustomer({ customer, password }, shop.context()));
  return { customerToken: valueOf(await shop.port.login({ username: email, password }, shop.context())) };
}

describe("a subscription", () => {
  test("stands once the letter's link confirms it, and brings a coupon the first time only", async () => {
    expect(valueOf(await ask("Jana@Example.com"))).toBe("confirmation_sent");
    const [asked] = await letters();
    expect(asked).toMatchObject({ kind: "newsletterConfirm", to: [EMAIL] });
    expect(asked?.unsubscribe).toBeUndefined();
    expect(await rows("SELECT 1 FROM newsletter_subscriber WHERE confirmed_at IS NOT NULL")).toEqual([]);
    expect(valueOf(await confirm(asked!.token))).toBe("subscribed");
    expect(valueOf(await confirm(asked!.token))).toBe("subscribed");
    const [first, ...more] = await letters();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: "newsletterCoupon" });
    expect(first?.text).toContain(newsletter.coupon);
    expect(first?.text).toContain("10\u00a0%");

    valueOf(await shop.port.unsubscribeNewsletter({ token: first!.token }, shop.context()));
    expect(await rows("SELECT 1 FROM newsletter_subscriber")).toEqual([]);
    const again = await subscribed();
    expect(again).toMatchObject({ kind: "newsletterWelcome" });
    expect(again.text).not.toContain(newsletter.coupon);
  });

  test("confirmed twice at once is welcomed once", async () => {
    await ask();
    const { token } = (await letters())[0]!;
    await Promise.all([1, 2, 3].map(() => confirm(token)));
    expect(await rows("SELECT 1 FROM mail WHERE kind LIKE 'newsletter%' AND kind <> 'newsletterConfirm'")).toHaveLength(
      1,
    );
  });

  test("stands at once where the shop wants no confirmation", async () => {
    const call = { ...shop.context(), pool: shop.pool };
    const off = { ...newsletter, confirmed: false };
    expect(valueOf(await subscribeNewsletter(call, { email: EMAIL }, off))).toBe("subscribed");
    expect(valueOf(await subscribeNewsletter(call, { email: EMAIL }, off))).toBe("subscribed");
    expect((await letters()).map(({ kind }) => kind)).toEqual(["newsletterCoupon"]);
  });

  test.each(["en", "de", "it"])("of the shop front %s is written of in its language", async (code) => {
    await ask(EMAIL, { storeView: getStoreView(code) });
    const [asked] = await letters();
    await confirm(asked!.token);
    const [first] = await letters();
    for (const letter of [asked, first]) {
      expect(letter?.subject).not.toMatch(/[ěščřžůťďň]/u);
      expect(letter?.text).toContain(`/${code}`);
    }
  });

  test("the coupon takes its part off an order with that e-mail once", async () => {
    const { text } = await subscribed();
    expect(text).toMatch(new RegExp(`${newsletter.coupon}$`, "mu"));
    const cartToken = valueOf(await shop.port.createCart({}, shop.context()));
    const rent = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
    valueOf(await shop.port.updateCartItem({ cartItem: rent }, shop.context({ cartToken })));
    valueOf(await shop.port.applyCoupon({ coupon: newsletter.coupon ?? "" }, shop.context({ cartToken })));
    const totals = valueOf(await shop.port.getTotals({}, shop.context({ cartToken })));
    expect(totals.discount_amount).toBe(Math.round(totals.subtotal_incl_tax / 10));
  });
});

describe("nobody is told", () => {
  test("who subscribes, neither by words nor by what an answer waits for", async () => {
    await subscribed();
    await shop.pool.query("DELETE FROM job.job; TRUNCATE account_attempt");
    const other = "nikdo@example.com";
    for (const email of [EMAIL, other]) {
      expect(valueOf(await ask(email))).toBe("confirmation_sent");
      expect(valueOf(await shop.port.unsubscribeNewsletter({ email }, shop.context()))).toBe("confirmation_sent");
      expect(await status(email)).toBe("not_subscribed");
    }
    // What depends on the e-mail is left to jobs: two for each, whoever it is.
    expect(await rows("SELECT 1 FROM job.job WHERE name = 'newsletter'")).toHaveLength(4);
    expect(await rows("SELECT 1 FROM mail WHERE status = 'queued'")).toEqual([]);
    expect((await letters()).map(({ kind, to }) => `${kind} ${to[0]}`).sort()).toEqual([
      `newsletterConfirm ${EMAIL}`,
      `newsletterConfirm ${other}`,
      `newsletterLeave ${EMAIL}`,
    ]);
  });

  test("an account whose e-mail was only typed learns nothing, and ends nothing", async () => {
    await subscribed();
    const stranger = await account();
    expect(await status(EMAIL, stranger)).toBe("not_subscribed");
    await ask(EMAIL, stranger);
    expect(valueOf(await shop.port.unsubscribeNewsletter({ email: EMAIL }, shop.context(stranger)))).toBe(
      "confirmation_sent",
    );
    expect(await status(EMAIL, stranger)).toBe("not_subscribed");
    expect(await rows("SELECT 1 FROM newsletter_subscriber WHERE confirmed_at IS NOT NULL")).toHaveLength(1);
  });

  test("a link confirms for the account that had it sent, whoever asked afterwards", async () => {
    await ask();
    const [guests] = await letters();
    const stranger = await account("cizi@example.com");
    await ask(EMAIL, stranger);
    await letters();
    valueOf(await confirm(guests!.token));
    expect(await status(EMAIL, stranger)).toBe("not_subscribed");

    const own = await account();
    await ask(EMAIL, own);
    const mine = (await letters()).find(({ kind }) => kind === "newsletterConfirm");
    await ask(EMAIL, stranger);
    await letters();
    valueOf(await confirm(mine!.token));
    expect([await status(EMAIL, own), await status(EMAIL, stranger)]).toEqual(["subscribed", "not_subscribed"]);
  });

  test("what others asked for as well does not go with an account that is deleted", async () => {
    await ask();
    const [guests] = await letters();
    const stranger = await account("cizi@example.com");
    await ask(EMAIL, stranger);
    await letters();
    valueOf(await shop.port.deleteMe({ password: "sjezd-po-sedmé" }, shop.context(stranger)));
    valueOf(await confirm(guests!.token));
  });

  test("what is subscribed already is nobody else's by asking, where nothing has to be confirmed", async () => {
    await subscribed();
    const stranger = await account("cizi@example.com");
    const call = { ...shop.context(stranger), pool: shop.pool };
    valueOf(await subscribeNewsletter(call, { email: EMAIL }, { ...newsletter, confirmed: false }));
    expect(await status(EMAIL, stranger)).toBe("not_subscribed");
  });

  test("the account that subscribed sees it once it is confirmed, and ends it in one step", async () => {
    const own = await account();
    await ask(EMAIL, own);
    expect(await status(EMAIL, own)).toBe("not_subscribed");
    await letters().then((all) => confirm(all.find(({ kind }) => kind === "newsletterConfirm")!.token));
    expect(await status(EMAIL, own)).toBe("subscribed");
    expect(await status(EMAIL)).toBe("not_subscribed");
    expect(valueOf(await shop.port.unsubscribeNewsletter({ email: EMAIL }, shop.context(own)))).toBe("unsubscribed");
    expect(await status(EMAIL, own)).toBe("not_subscribed");
  });
});

test("an e-mail asked for too often is refused, known or not, until a while has passed", async () => {
  await subscribed();
  await shop.pool.query("TRUNCATE account_attempt");
  const { most, seconds } = attemptLimits.newsletter;
  for (const email of [EMAIL, "nikdo@example.com"]) {
    for (let time = 0; time < most; time += 1) valueOf(await ask(email));
    expect(refusalOf(await ask(email)).code).toBe("too_many_requests");
  }
  valueOf(await ask(EMAIL, { now: new Date(NOW.getTime() + seconds * 1000) }));
});

test("a link that is unknown confirms nothing, and has nothing left to end", async () => {
  expect(refusalOf(await confirm("nobody's")).code).toBe("link_invalid");
  expect(valueOf(await shop.port.unsubscribeNewsletter({ token: "nobody's" }, shop.context()))).toBe("unsubscribed");
  for (const input of [{}, { token: "a", email: EMAIL }])
    expect(refusalOf(await shop.port.unsubscribeNewsletter(input, shop.context())).code).toBe("invalid_input");
});

test("no link stands in the database", async () => {
  const { token, unsubscribe } = await subscribed();
  expect(unsubscribe).toContain(token);
  await shop.pool.query("UPDATE mail SET letter = NULL, status = 'sent'");
  const [all] = await rows(
    `SELECT (SELECT json_agg(l) FROM newsletter_link l)::text || (SELECT json_agg(m) FROM mail m)::text
       || coalesce((SELECT json_agg(j.data) FROM job.job j)::text, '') AS text`,
  );
  expect(String(all?.text)).not.toContain(token);
});

test("an e-mail that nobody confirmed is forgotten after its days, one that was confirmed is not", async () => {
  await subscribed();
  await ask("nikdo@example.com");
  await letters();
  const forgetAfter = (days: number) =>
    handlers.forget({}, { pool: shop.pool, now: new Date(NOW.getTime() + days * 86_400_000) });
  await forgetAfter(newsletter.unconfirmedDays - 1);
  expect(await rows("SELECT 1 FROM newsletter_subscriber")).toHaveLength(2);
  await forgetAfter(newsletter.unconfirmedDays);
  expect(await rows("SELECT email FROM newsletter_subscriber")).toEqual([{ email: EMAIL }]);
});
