import { Transform } from "node:stream";
import type { Pool, PoolClient } from "pg";
import { DATABASE_ANSWER_MS, DATABASE_CONNECT_MS, DATABASE_LOCK_MS, DATABASE_STATEMENT_MS } from "@/lib/limits";
import { createPool, type Patience, withTransaction } from "@/server/db/client";
import { isUnavailable } from "@/server/db/unavailable";
import { createEmptyDatabase, type TestDatabase } from "@/test/database";
import { openTcpProxy, type TcpProxy } from "@/test/tcp-proxy";

/** A fifth of a shopper's. */
const brief: Patience = {
  connectMs: DATABASE_CONNECT_MS / 5,
  lockMs: DATABASE_LOCK_MS / 5,
  statementMs: DATABASE_STATEMENT_MS / 5,
  answerMs: DATABASE_ANSWER_MS / 5,
};

let database: TestDatabase;
let proxy: TcpProxy;
let pool: Pool;
let written: jest.SpyInstance;

beforeEach(async () => {
  written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  database = await createEmptyDatabase();
  proxy = await openTcpProxy(database.url);
  pool = createPool(proxy.url, { max: 3, patience: brief });
});

afterEach(async () => {
  await proxy.close();
  await pool.end();
  await database.drop();
  written.mockRestore();
});

/** How a question ended, and after how many milliseconds. */
async function outcome(
  question: Promise<unknown>,
): Promise<{ is: "answered" | "unavailable" | "broken"; after: number }> {
  const startedAt = performance.now();
  const is = await question.then(
    () => "answered" as const,
    (error: unknown) => (isUnavailable(error) ? ("unavailable" as const) : ("broken" as const)),
  );
  return { is, after: performance.now() - startedAt };
}

test("a database that falls silent refuses everybody within two seconds, and at once from then on", async () => {
  await pool.end();
  pool = createPool(proxy.url, { max: 3 });
  await pool.query("SELECT 1");
  proxy.silence();
  const many = await Promise.all(Array.from({ length: 20 }, () => outcome(pool.query("SELECT 1"))));
  // Before anything can have been asked of it.
  const nextTurn = new Promise((resolve) => setImmediate(resolve));
  const refusal = outcome(withTransaction(pool, (client) => client.query("SELECT 1")));
  const transaction = (await Promise.race([refusal, nextTurn])) as Awaited<typeof refusal> | undefined;
  expect(new Set([...many, transaction].map((end) => end?.is))).toEqual(new Set(["unavailable"]));
  expect(Math.max(...many.map(({ after }) => after))).toBeLessThan(2_000);
});

test("it answers again when the database does", async () => {
  proxy.silence();
  await outcome(pool.query("SELECT 1"));
  proxy.speak();
  const deadline = performance.now() + 5_000;
  while ((await outcome(pool.query("SELECT 1"))).is !== "answered") {
    if (performance.now() > deadline) throw new Error("not back after five seconds");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

test("a transaction that is cut off in the middle is told so, and its connection serves nobody else", async () => {
  const cut = outcome(
    withTransaction(pool, async (client) => {
      await client.query("SELECT 1");
      proxy.silence();
      await client.query("SELECT 2");
    }),
  );
  expect((await cut).is).toBe("unavailable");
  expect(pool.totalCount).toBe(0);
});

test("connections that have gone silent one by one are given up, and the pool lives on", async () => {
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  for (const client of clients) client.release();
  proxy.silenceOpen();
  const silent = await Promise.all(Array.from({ length: 3 }, () => outcome(pool.query("SELECT 1"))));
  expect(new Set(silent.map(({ is }) => is))).toEqual(new Set(["unavailable"]));
  expect((await outcome(pool.query("SELECT 1"))).is).toBe("answered");
});

test("a database that is slow to take new connections is there as long as it answers on one that it has", async () => {
  const asked = outcome(
    withTransaction(pool, async (client) => {
      proxy.silenceNew();
      // Longer than the watch has patience, and no single question is.
      for (let question = 0; question < 12; question += 1) await client.query("SELECT pg_sleep(0.2)");
    }),
  );
  expect((await asked).is).toBe("answered");
});

test("a server that is slow over each word of a log-in is there all the same", async () => {
  await pool.end();
  await proxy.close();
  const late = (): Transform =>
    new Transform({ transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), 700) });
  proxy = await openTcpProxy(database.url, late);
  pool = createPool(proxy.url, { max: 3 });
  expect((await outcome(pool.query("SELECT 1"))).is).toBe("answered");
  expect(written).not.toHaveBeenCalled();
});

/** One connection in use, on which an error is no surprise, and one idle. `probed` tells that a probe asks on that. */
async function usedAndIdle(): Promise<{ used: PoolClient; probed: Promise<void> }> {
  const [used, idle] = await Promise.all([pool.connect(), pool.connect()]);
  used.on("error", () => undefined);
  const probed = new Promise<void>((resolve) => {
    const { query } = idle;
    idle.query = ((...question: Parameters<typeof query>) => {
      resolve();
      return query.apply(idle, question);
    }) as typeof query;
  });
  idle.release();
  return { used, probed };
}

test("a single long question is waited for while an idle connection answers, also where no new one does", async () => {
  await pool.end();
  pool = createPool(proxy.url, { max: 3 });
  const { used } = await usedAndIdle();
  proxy.silenceNew();
  const end = await outcome(used.query("SELECT pg_sleep(2.5)"));
  used.release(end.is !== "answered");
  expect(end.is).toBe("answered");
});

test("an idle connection that is lost while it is asked if anybody is there does not end the process", async () => {
  const { used, probed } = await usedAndIdle();
  proxy.silence();
  const asked = outcome(used.query("SELECT 1"));
  await probed;
  await proxy.refuse();
  expect((await asked).is).toBe("unavailable");
  used.release(true);
  await proxy.accept();
  proxy.speak();
  const deadline = performance.now() + 5_000;
  while ((await outcome(pool.query("SELECT 1"))).is !== "answered" && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await outcome(pool.query("SELECT 1"))).is).toBe("answered");
});

test("a database that stands still for a moment answers everybody afterwards, and refuses nobody", async () => {
  await pool.end();
  pool = createPool(proxy.url, { max: 3 });
  // One connection in use, one idle; whoever comes beside them waits for a new one.
  const [used, idle] = await Promise.all([pool.connect(), pool.connect()]);
  idle.release();
  const asked = [used.query("SELECT 1")];
  proxy.freeze();
  asked.push(used.query("SELECT 1"), ...Array.from({ length: 5 }, () => pool.query("SELECT 1")));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  proxy.thaw();
  const ends = await Promise.all(asked.map(outcome));
  used.release();
  expect(new Set(ends.map(({ is }) => is))).toEqual(new Set(["answered"]));
  expect(written).not.toHaveBeenCalled();
});

test("more requests than there are connections wait, and those who wait too long are told to come again", async () => {
  const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const waiting = Array.from({ length: 120 }, () => outcome(pool.query("SELECT 1")));
  const ends = await Promise.all(waiting);
  for (const client of held) client.release();
  expect(new Set(ends.map(({ is }) => is))).toEqual(new Set(["unavailable"]));
  expect((await outcome(pool.query("SELECT 1"))).is).toBe("answered");
});

test("a lock that another holds and a statement without end are given up by the server", async () => {
  const patient = createPool(database.url, { patience: "tool" });
  await patient.query("CREATE TABLE boot (size int)");
  await withTransaction(patient, async (holder) => {
    await holder.query("LOCK TABLE boot IN ACCESS EXCLUSIVE MODE");
    expect((await outcome(pool.query("SELECT * FROM boot"))).is).toBe("unavailable");
  });
  expect((await outcome(pool.query("SELECT pg_sleep(60)"))).is).toBe("unavailable");
  expect((await patient.query("SHOW statement_timeout")).rows).toEqual([{ statement_timeout: "0" }]);
  await patient.end();
});

test("a mistake of ours is no outage", async () => {
  expect((await outcome(pool.query("SELECT nonsense"))).is).toBe("broken");
});
