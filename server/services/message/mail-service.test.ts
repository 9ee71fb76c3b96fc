import { MESSAGES_AN_HOUR, MESSAGES_OF_ONE_AN_HOUR } from "@/lib/contract/limits";
import { mailEnv } from "@/lib/env";
import { sendMail } from "@/server/mails/send-mail";
import { NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.pool.query("TRUNCATE mail"));
afterAll(() => shop.close());

const message = { sourceAddress: "jana@example.com", subject: "Máte i běžky?", emailText: "Dobrý den,\n\nmáte je?" };
const token = async (): Promise<string> => valueOf(await shop.port.getMailToken({}, shop.context()));
const send = (more: { token: string; targetAddress?: string; sourceAddress?: string }, now = NOW) =>
  shop.port.sendMessage({ ...message, ...more }, shop.context({ now }));
const ids = async (): Promise<string[]> =>
  (await shop.pool.query("SELECT id FROM mail")).rows.map(({ id }: { id: string }) => id);

test("a message goes to the branch that it names, once for a token, and is answered to its writer", async () => {
  const given = await token();
  for (let time = 0; time < 2; time += 1)
    expect(valueOf(await send({ token: given, targetAddress: "brno@example.com" }))).toBe(true);
  const [id = "", ...more] = await ids();
  expect(more).toEqual([]);
  await sendMail(id, { pool: shop.pool, now: NOW, env: mailEnv({ NODE_ENV: "test" }), post: null });
  const { rows } = await shop.pool.query("SELECT letter FROM mail");
  expect(rows[0].letter).toMatchObject({
    to: ["brno@example.com"],
    replyTo: "jana@example.com",
    subject: "Zpráva z\u00a0webu: Máte i běžky?",
    text: expect.stringContaining("máte je?"),
  });
});

test("one that names nobody goes to the shop; nobody mails others through it", async () => {
  valueOf(await send({ token: await token() }));
  expect(await ids()).toHaveLength(1);
  const stranger = await send({ token: await token(), targetAddress: "victim@example.org" });
  expect(refusalOf(stranger).code).toBe("forbidden");
  expect(await ids()).toHaveLength(1);
});

test("a token that is made up, changed or over sends nothing", async () => {
  const given = await token();
  const [end, ...rest] = given.split(".");
  for (const bad of [
    "x",
    "",
    ".",
    `${given}x`,
    `${given}=`,
    `${given}!!`,
    [`${Number(end) + 1}`, ...rest].join("."),
    "9999999999999.a.b",
  ])
    expect((await send({ token: bad })).ok).toBe(false);
  expect((await send({ token: given }, new Date(NOW.getTime() + 61 * 60_000))).ok).toBe(false);
  expect(await ids()).toEqual([]);
});

test("within an hour one writer sends a few; sent again after a lost answer it is answered as before", async () => {
  const tokens: string[] = [];
  for (let time = 0; time < MESSAGES_OF_ONE_AN_HOUR; time += 1) tokens.push(await token());
  // All at once: counted one by one.
  const more = [...tokens, await token(), await token()];
  const answers = await Promise.all(more.map((given) => send({ token: given, sourceAddress: "JANA@example.com" })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MESSAGES_OF_ONE_AN_HOUR);
  expect(refusalOf(await send({ token: await token() })).code).toBe("too_many_requests");
  const told = more[answers.findIndex(({ ok }) => ok)]!;
  expect(valueOf(await send({ token: told }))).toBe(true);
  expect(await ids()).toHaveLength(MESSAGES_OF_ONE_AN_HOUR);
  expect(valueOf(await send({ token: await token(), sourceAddress: "eva@example.com" }))).toBe(true);
  const later = new Date(NOW.getTime() + 61 * 60_000);
  const fresh = valueOf(await shop.port.getMailToken({}, shop.context({ now: later })));
  expect(valueOf(await send({ token: fresh }, later))).toBe(true);
});

describe("when the shop's secret changes", () => {
  const [before, after] = ["b".repeat(43), "a".repeat(43)];
  afterEach(() => {
    delete process.env.INTERNAL_SECRET;
    delete process.env.INTERNAL_SECRET_BEFORE;
  });

  test("who has begun to write can send as long as the one before is named", async () => {
    process.env.INTERNAL_SECRET = before;
    const given = await token();
    process.env.INTERNAL_SECRET = after;
    expect(refusalOf(await send({ token: given })).code).toBe("forbidden");
    process.env.INTERNAL_SECRET_BEFORE = before;
    expect(valueOf(await send({ token: given }))).toBe(true);
  });
});

test("within an hour the shop takes no more than it can read, whatever addresses they name", async () => {
  await shop.pool.query(
    `INSERT INTO mail (kind, occasion, message, created_at)
     SELECT 'message', 'flood ' || n, jsonb_build_object('from', 'a' || n || '@example.com'), $1
     FROM generate_series(1, $2::int) n`,
    [NOW, MESSAGES_AN_HOUR],
  );
  expect(refusalOf(await send({ token: await token() })).code).toBe("too_many_requests");
});
