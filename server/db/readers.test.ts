import type { Pool } from "pg";
import { embeddedCommerce } from "@/server/commerce/embedded";
import { createPool, readersOf, withTransaction } from "@/server/db/client";
import { forReaders } from "@/server/db/readers";
import { isUnavailable } from "@/server/db/unavailable";
import { PATIENT_MS } from "@/server/testing/patience";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper } from "@/server/testing/shopper";

let shop: TestShop;
let pool: Pool;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  pool = createPool(shop.pool.options.connectionString ?? "", {
    max: 5,
    patience: { connectMs: PATIENT_MS, lockMs: PATIENT_MS, statementMs: PATIENT_MS, answerMs: PATIENT_MS },
  });
});
afterEach(() => pool.end());
afterAll(() => shop.close());

/** Keeps whoever reads reviews waiting until it is told to end. */
async function holdUpReviews(): Promise<() => Promise<void>> {
  const client = await shop.pool.connect();
  await client.query("BEGIN; LOCK TABLE review IN ACCESS EXCLUSIVE MODE");
  return async () => {
    await client.query("COMMIT");
    client.release();
  };
}

test("thirty slow pages leave a connection to somebody who orders", async () => {
  const port = embeddedCommerce(pool, forReaders(pool, readersOf(5), PATIENT_MS));
  const goOn = await holdUpReviews();
  const looking = Array.from({ length: 30 }, () => port.listReviews({ sku: "SKI-1" }, shop.context()));
  try {
    const jana = await openShopper({ ...shop, port });
    const boots = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
    valueOf(await jana.put(boots));
    expect(valueOf(await jana.order([boots])).status).toBe("confirmed");
  } finally {
    await goOn();
  }
  expect((await Promise.all(looking)).every(({ ok }) => ok)).toBe(true);
});

test("who waits too long is told to come again, and every place is given back", async () => {
  const readers = forReaders(pool, 2, 50);
  const [one, two] = [await readers.connect(), await readers.connect()];
  const late = await readers.query("SELECT 1").catch((error: unknown) => error);
  expect(isUnavailable(late)).toBe(true);
  one.release();
  two.release(new Error("broken"));
  await expect(readers.query("SELECT nonsense")).rejects.toThrow("nonsense");
  await withTransaction(readers, (tx) => tx.query("SELECT 1"));
  // Both places are there, again and again: nobody has to wait.
  for (let round = 0; round < 10; round += 1) {
    const both = await Promise.all([readers.connect(), readers.connect()]);
    for (const client of both) client.release();
  }
});

test.each([
  [1, 1],
  [2, 1],
  [5, 4],
  [20, 16],
])("of %i connections %i are for those who only look", (connections, readers) => {
  expect(readersOf(connections)).toBe(readers);
});
