import type { Hono } from "hono";
import { Client } from "pg";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";

/*
 * Whether an e-mail has an account can't be read off the time that an answer takes. Every day it is counted what is
 * done for either, which no busy machine changes; SEZONA_ENDURANCE=timing takes the time.
 */

const hashed: string[] = [];
jest.mock("@node-rs/argon2", () => {
  const actual = jest.requireActual<Record<"hash" | "verify", (...of: unknown[]) => unknown>>("@node-rs/argon2");
  const counted =
    (name: "hash" | "verify") =>
    (...of: unknown[]) => {
      hashed.push(name);
      return actual[name](...of);
    };
  return { ...actual, hash: counted("hash"), verify: counted("verify") };
});

const isLong = process.env.SEZONA_ENDURANCE === "timing";
const CALLS = 1_000;
const MOST_APART = 0.05;
if (isLong) jest.setTimeout(3_600_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.pool.query("TRUNCATE customer, account_attempt, mail CASCADE; DELETE FROM job.job"));
afterAll(() => shop.close());

const PASSWORD = "sjezd-po-sedmé";
const person = (email: string) => ({ email, firstname: "Jana", lastname: "Nová" });
/** Of the same length, so that nothing but the account differs. */
const known = (index: number): string => `known.${String(index).padStart(6, "0")}@example.com`;
const unknown = (index: number): string => `other.${String(index).padStart(6, "0")}@example.com`;

/** What a caller may try, with an e-mail that he only supposes to have an account. */
const calls = {
  login: (email: string) => ({ path: "user/login", body: { username: email, password: "jiné-heslo-ještě" } }),
  forgotten: (email: string) => ({ path: "user/reset-password", body: { email } }),
  register: (email: string) => ({ path: "user/create", body: { customer: person(email), password: PASSWORD } }),
};
type Kind = keyof typeof calls;
const kinds = Object.keys(calls) as Kind[];

async function ask(api: Hono, kind: Kind, email: string): Promise<string> {
  const { path, body } = calls[kind](email);
  const answer = await api.request(`/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://shop.example" },
    body: JSON.stringify(body),
  });
  return `${answer.status} ${await answer.text()}`;
}

/** Accounts without the cost of a hash each: the same one is as good. */
async function openAccounts(count: number): Promise<void> {
  valueOf(await shop.port.createCustomer({ customer: person(known(0)), password: PASSWORD }, shop.context()));
  await shop.pool.query(
    `INSERT INTO customer (email, firstname, lastname, store_code, created_at, password_hash)
     SELECT 'known.' || lpad(n::text, 6, '0') || '@example.com', firstname, lastname, store_code, created_at,
       password_hash FROM customer, generate_series(1, $1::int) n`,
    [count],
  );
}

/** What an answer takes: statements and hashes, in their order. */
async function workOf(kind: Kind, email: string): Promise<string[]> {
  const query = jest.spyOn(Client.prototype, "query");
  hashed.length = 0;
  await ask(testApi(shop), kind, email);
  const statements = (query.mock.calls as unknown[][]).map(([given]) =>
    typeof given === "string" ? given : (given as { text: string }).text,
  );
  query.mockRestore();
  return [...statements, ...hashed];
}

test.each(kinds)("%s takes the same steps for an e-mail with and without an account", async (kind) => {
  await openAccounts(1);
  const work = await workOf(kind, known(1));
  expect(work.length).toBeGreaterThan(kind === "register" ? 1 : 2);
  expect(await workOf(kind, unknown(1))).toEqual(work);
});

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

async function expectSameTime(kind: Kind): Promise<void> {
  await openAccounts(CALLS);
  const api = testApi(shop);
  const times = { known: [] as number[], unknown: [] as number[] };
  const take = async (which: keyof typeof times, index: number) => {
    const started = performance.now();
    await ask(api, kind, which === "known" ? known(index) : unknown(index));
    times[which].push(performance.now() - started);
  };
  for (let index = 1; index <= CALLS; index += 1) {
    const [first, second] = index % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    await take(first, index);
    await take(second, index);
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  const apart = Math.abs(one - other) / Math.min(one, other);
  const figures = [one, other].map((time) => `${time.toFixed(2)} ms`).join(" and ");
  process.stdout.write(`${kind}: ${CALLS} calls each, medians ${figures}, ${(apart * 100).toFixed(1)} % apart\n`);
  expect(apart).toBeLessThanOrEqual(MOST_APART);
}

if (isLong) test.each(kinds)("%s takes the same time", expectSameTime);
