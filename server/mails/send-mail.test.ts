import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { mailEnv } from "@/lib/env";
import { getStoreView } from "@/lib/store-views";
import { withTransaction } from "@/server/db/client";
import { handlers } from "@/server/jobs/handlers";
import { moveOrder, movePayment, noteChange, type Step } from "@/server/services/order/transition";
import { forgetRents, NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { orderOf } from "@/server/testing/shopper";
import { type Post, smtpPost } from "./post";
import type { Letter } from "@/server/repositories/mails";
import { remind } from "./remind";
import { sendMail } from "./send-mail";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => forgetRents(shop));
afterAll(() => shop.close());

const boots = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const at = (instant: string): Date => new Date(instant);
const env = mailEnv({ NODE_ENV: "test" });

async function place(payment = "cashondelivery", sku = "BOOTS", storeCode = "main", now = NOW): Promise<string> {
  const body = orderOf([{ ...boots, sku }], { store_code: storeCode });
  body.addressInformation.payment_method_code = payment;
  return valueOf(await shop.port.placeOrder(body, shop.context({ now }))).order_id;
}
const step = (more: Partial<Step> = {}): Step => ({ actor: "renter", now: NOW, ...more });
const rows = async (): Promise<{ id: string; kind: string; status: string; letter: Letter }[]> =>
  (await shop.pool.query("SELECT id, kind, status, letter FROM mail ORDER BY created_at, kind")).rows;
const kinds = async () => (await rows()).map(({ kind, status }) => `${kind} ${status}`);
const jobs = async (): Promise<{ mailId: string }[]> =>
  (await shop.pool.query("SELECT data FROM job.job WHERE name = 'send-mail'")).rows.map(({ data }) => data);
async function sendAll(post: Post | null = null, now = NOW): Promise<void> {
  for (const { mailId } of await jobs()) await sendMail(mailId, { pool: shop.pool, now, env, post });
}

test("an order that stands is told to its renter and its branch, once, however often the jobs run", async () => {
  await place();
  expect(await kinds()).toEqual(["confirmed queued", "shopPlaced queued"]);
  expect(await jobs()).toHaveLength(2);
  await sendAll();
  await sendAll();
  const [renter, branch] = await rows();
  expect(renter).toMatchObject({ status: "kept", letter: { to: ["jana@example.com"], replyTo: "praha@example.com" } });
  expect(branch).toMatchObject({ status: "kept", letter: { to: ["praha@example.com"], replyTo: "jana@example.com" } });
});

test("an order that is refused tells nobody", async () => {
  await place();
  const again = orderOf([boots]);
  expect((await shop.port.placeOrder(again, shop.context())).ok).toBe(false);
  expect(await rows()).toHaveLength(2);
});

test("mails speak the language in which was ordered; the shop reads its own", async () => {
  const body = orderOf([boots], { store_code: "en" });
  valueOf(await shop.port.placeOrder(body, shop.context({ storeView: getStoreView("en") })));
  await sendAll();
  expect((await rows()).map(({ letter }) => letter.subject)).toEqual([
    expect.stringMatching(/^Order .* is confirmed$/u),
    expect.stringMatching(/^Nová objednávka/u),
  ]);
});

test("a transfer is waited for, told of when it is there, and the whole way stands in mails", async () => {
  const id = await place("banktransfer", "VOUCHER");
  await withTransaction(shop.pool, (tx) => movePayment(tx, id, "pay", step({ actor: "shop" })));
  expect((await kinds()).sort()).toEqual([
    "paid queued",
    "shopAwaiting queued",
    "shopPlaced queued",
    "transfer queued",
  ]);
  await sendAll();
  // The money was there before anybody was asked for it.
  expect((await kinds()).sort()).toEqual(["paid kept", "shopAwaiting dropped", "shopPlaced kept", "transfer dropped"]);
});

test("who is to send the money gets a picture that their bank's program reads", async () => {
  await place("banktransfer", "VOUCHER");
  await sendAll();
  const { html, code } = (await rows()).find(({ kind }) => kind === "transfer")!.letter;
  expect(html).toContain(`cid:${code?.cid}`);
  expect(Buffer.from(code?.png ?? "", "base64").toString("latin1", 1, 4)).toBe("PNG");
});

test("a change and a cancellation are told", async () => {
  const id = await place();
  await withTransaction(shop.pool, (tx) => noteChange(tx, id, step()));
  await sendAll();
  await withTransaction(shop.pool, (tx) => moveOrder(tx, id, "cancel", step()));
  await sendAll();
  expect((await kinds()).sort()).toEqual([
    "cancelled kept",
    "changed kept",
    "confirmed kept",
    "shopCancelled kept",
    "shopChanged kept",
    "shopPlaced kept",
  ]);
});

test("reminders go out on the day before, by the shop's clock, once, and not to who ordered today", async () => {
  const id = await place();
  const times = async (now: string): Promise<number> => {
    await remind(shop.pool, at(now));
    return (await kinds()).filter((kind) => /Tomorrow/u.test(kind)).length;
  };
  expect(await times("2027-02-06T22:59:59Z")).toBe(0);
  // Midnight in Prague.
  expect(await times("2027-02-06T23:00:00Z")).toBe(1);
  expect(await times("2027-02-07T19:00:00Z")).toBe(1);
  await withTransaction(shop.pool, (tx) => moveOrder(tx, id, "hand_over", step({ actor: "shop" })));
  expect(await times("2027-02-09T08:00:00Z")).toBe(2);
  expect(await times("2027-02-09T09:00:00Z")).toBe(2);

  await place("cashondelivery", "HELMET", "main", at("2027-02-07T09:00:00Z"));
  expect(await times("2027-02-07T10:00:00Z")).toBe(2);
});

test("nobody is reminded of a voucher; a reminder that comes too late is not sent", async () => {
  const voucher = await place("banktransfer", "VOUCHER");
  await withTransaction(shop.pool, (tx) => movePayment(tx, voucher, "pay", step()));
  await place();
  await remind(shop.pool, at("2027-02-07T09:00:00Z"));
  expect((await kinds()).filter((kind) => kind.startsWith("pickUp"))).toHaveLength(1);
  await sendAll(null, at("2027-02-08T06:00:00Z"));
  expect(await kinds()).toContain("pickUpTomorrow dropped");
});

test("two processes that remind at once remind once", async () => {
  await place();
  await Promise.all([1, 2, 3].map(() => remind(shop.pool, at("2027-02-07T09:00:00Z"))));
  expect((await kinds()).filter((kind) => kind.startsWith("pickUp"))).toHaveLength(1);
});

test("old mails are forgotten, and of the outbox the newest are kept", async () => {
  await place();
  await sendAll();
  await handlers.forget({}, { pool: shop.pool, now: new Date(NOW.getTime() + 89 * 86_400_000) });
  expect(await rows()).toHaveLength(2);
  await handlers.forget({}, { pool: shop.pool, now: new Date(NOW.getTime() + 90 * 86_400_000) });
  expect(await rows()).toEqual([]);
});

describe("a mail server", () => {
  let server: SMTPServer;
  let seen: { to: string[]; data: string }[];
  let answer: (to: string) => Error | null;
  const refusal = (code: number): Error => Object.assign(new Error("no"), { responseCode: code });

  beforeEach(async () => {
    [seen, answer] = [[], () => null];
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo: ({ address }, _session, done) => done(answer(address)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          seen.push({ to, data: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  const post = (): Post => {
    const { port } = server.server.address() as AddressInfo;
    return smtpPost({ server: `smtp://127.0.0.1:${port}`, from: "orders@shop.example" });
  };

  test("gets letter and text, the calendar, and who writes; what was sent is not kept", async () => {
    await place();
    const [renter] = await rows();
    await sendAll(post());
    await sendAll(post());
    // Which of the two goes first is nobody's concern.
    expect(seen.map(({ to }) => to).sort()).toEqual([["jana@example.com"], ["praha@example.com"]]);
    const data = seen.find(({ to }) => to.includes("jana@example.com"))?.data ?? "";
    for (const part of [
      /^From: =\?UTF-8\?\S+ <orders@shop\.example>/mu,
      /^Reply-To: praha@example\.com/mu,
      new RegExp(`^Message-ID: <${renter?.id}@shop\\.example>`, "mu"),
      /^Auto-Submitted: auto-generated/mu,
      /^Content-Type: text\/plain; charset=utf-8/mu,
      /^Content-Type: text\/html; charset=utf-8/mu,
      /^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/mu,
    ])
      expect(data).toMatch(part);
    expect((await rows()).map(({ status, letter }) => [status, letter])).toEqual([
      ["sent", null],
      ["sent", null],
    ]);
  });

  test("that refuses a reader for good is not asked again, and others get their mail", async () => {
    answer = (to) => (to === "jana@example.com" ? refusal(550) : null);
    await place();
    await sendAll(post());
    expect(await kinds()).toEqual(["confirmed refused", "shopPlaced sent"]);
  });

  test("that can't take a mail now is asked again", async () => {
    answer = () => refusal(451);
    await place();
    await expect(sendAll(post())).rejects.toThrow();
    expect(await kinds()).toEqual(["confirmed queued", "shopPlaced queued"]);
    answer = () => null;
    await sendAll(post());
    expect(await kinds()).toEqual(["confirmed sent", "shopPlaced sent"]);
  });

  test("that is away loses nothing", async () => {
    const gone = post();
    await new Promise<void>((resolve) => server.close(resolve));
    await place();
    await expect(sendAll(gone)).rejects.toThrow();
    expect(await kinds()).toEqual(["confirmed queued", "shopPlaced queued"]);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
});

test("a mail that nobody queued is none", async () => {
  await sendMail(randomUUID(), { pool: shop.pool, now: NOW, env, post: null });
  expect(await rows()).toEqual([]);
});
