import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { withTransaction } from "@/server/db/client";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { enqueue, prepareJobs } from "@/server/repositories/job-queue";
import { type Handlers, type JobRunner, openJobs } from "./runner";

let database: TestDatabase;
const runners: JobRunner[] = [];
const clients: Client[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.drop();
  jest.restoreAllMocks();
});

const waiting = async (): Promise<unknown[]> =>
  (await database.pool.query("SELECT data->>'orderId' AS id FROM job.job WHERE name = 'expire-order'")).rows;

/** What a test has to wait for, and a look at what came so far. */
function events<T>() {
  const seen: T[] = [];
  let look: () => void = () => undefined;
  return {
    seen,
    add: (event: T): void => {
      seen.push(event);
      look();
    },
    until: (enough: (seen: T[]) => boolean): Promise<void> =>
      new Promise((resolve) => {
        look = () => (enough(seen) ? resolve() : undefined);
        look();
      }),
  };
}

function run(expireOrder: Handlers["expire-order"], log: (line: string) => void = () => undefined): JobRunner {
  const nothing = () => Promise.resolve();
  const runner = openJobs(
    database.pool,
    {
      sweep: nothing,
      forget: nothing,
      "expire-order": expireOrder,
      "index-search": nothing,
      "poll-payments": nothing,
      "notify-sandbox": nothing,
      "send-mail": nothing,
      "reset-password": nothing,
      newsletter: nothing,
      remind: nothing,
    },
    log,
  );
  runners.push(runner);
  return runner;
}

test("a job enqueued in a transaction exists when it is committed, and not when it is rolled back", async () => {
  const kept = randomUUID();
  await withTransaction(database.pool, async (tx) => {
    await enqueue(tx, "expire-order", { orderId: kept });
    expect(await waiting()).toEqual([]);
  });
  const undone = withTransaction(database.pool, async (tx) => {
    await enqueue(tx, "expire-order", { orderId: randomUUID() });
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await waiting()).toEqual([{ id: kept }]);
});

test("a job that no queue would take fails its transaction", async () => {
  await database.pool.query("DELETE FROM job.queue WHERE name = 'expire-order'");
  await expect(
    withTransaction(database.pool, (tx) => enqueue(tx, "expire-order", { orderId: randomUUID() })),
  ).rejects.toThrow("there is no queue expire-order");
});

test("queues are made once, whoever comes first", async () => {
  await database.pool.query("DROP SCHEMA job CASCADE");
  await Promise.all([prepareJobs(database.pool), prepareJobs(database.pool), prepareJobs(database.pool)]);
  const { rows } = await database.pool.query("SELECT name FROM job.queue ORDER BY name");
  expect(rows.map(({ name }) => name)).toEqual([
    "expire-order",
    "forget",
    "index-search",
    "newsletter",
    "notify-sandbox",
    "poll-payments",
    "remind",
    "reset-password",
    "send-mail",
    "sweep",
  ]);
});

test("what a mail server says of a reader does not stand in the log", async () => {
  const told = events<string>();
  const refusal = "450 4.2.0 <jana.nova@example.com>: Recipient address rejected: Greylisted";
  run(() => Promise.reject(new Error(refusal)), told.add);
  await withTransaction(database.pool, (tx) => enqueue(tx, "expire-order", { orderId: randomUUID() }));
  await told.until((lines) => lines.some((line) => line.includes("failed")));
  expect(told.seen.find((line) => line.includes("failed"))).toBe(
    "job expire-order failed: 450 4.2.0 <…@…>: Recipient address rejected: Greylisted",
  );
});

test("two processes share the work, and each job is done once", async () => {
  const done = events<{ by: string; orderId: string }>();
  // Nobody comes to an end before both have begun: so both take part.
  const both = events<string>();
  const worker = (by: string) =>
    run(async ({ orderId }) => {
      both.add(by);
      await both.until((seen) => new Set(seen).size === 2);
      done.add({ by, orderId });
    });
  worker("one");
  worker("two");
  const ids = Array.from({ length: 30 }, () => randomUUID());
  await withTransaction(database.pool, async (tx) => {
    for (const orderId of ids) await enqueue(tx, "expire-order", { orderId });
  });
  await done.until((seen) => seen.length >= ids.length);
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  expect(done.seen.map(({ orderId }) => orderId).sort()).toEqual(ids.sort());
  const { rows } = await database.pool.query("SELECT DISTINCT state FROM job.job WHERE name = 'expire-order'");
  expect(rows).toEqual([{ state: "completed" }]);
});

test("asked to end, a process finishes its job, and the one that stays does the others: each once", async () => {
  const [begun, done] = [events<string>(), events<string>()];
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const ending = run(async ({ orderId }) => {
    begun.add(orderId);
    await finished;
    done.add(orderId);
  });
  const ids = Array.from({ length: 10 }, () => randomUUID());
  await withTransaction(database.pool, async (tx) => {
    for (const orderId of ids) await enqueue(tx, "expire-order", { orderId });
  });
  await begun.until((seen) => seen.length === 1);
  const ended = ending.stop();
  run(async ({ orderId }) => done.add(orderId));
  await done.until((seen) => seen.length === ids.length - 1);
  finish();
  await ended;
  expect(done.seen.sort()).toEqual(ids.sort());
  const { rows } = await database.pool.query("SELECT state FROM job.job WHERE name = 'expire-order'");
  expect(rows).toEqual(ids.map(() => ({ state: "completed" })));
});

test("what is due every night is due once, however many processes there are", async () => {
  const both = [run(() => Promise.resolve()), run(() => Promise.resolve())];
  const { length } = runners;
  await Promise.all(both.map((runner) => runner.stop()));
  const { rows } = await database.pool.query("SELECT name, cron, timezone FROM job.schedule ORDER BY name");
  expect(length).toBe(2);
  expect(rows).toEqual([
    { name: "forget", cron: "40 3 * * *", timezone: "Europe/Prague" },
    { name: "remind", cron: "5 9-20 * * *", timezone: "Europe/Prague" },
  ]);
});

test("a job that fails is tried again", async () => {
  const tried = events<string>();
  run(({ orderId }) => {
    tried.add(orderId);
    return tried.seen.length === 1 ? Promise.reject(new Error("not yet")) : Promise.resolve();
  });
  await withTransaction(database.pool, (tx) => enqueue(tx, "expire-order", { orderId: "again" }));
  await tried.until((seen) => seen.length === 2);
  expect(tried.seen).toEqual(["again", "again"]);
});

test("a database that goes away ends nothing: the job under way is written down later, and others follow", async () => {
  const said = events<string>();
  const begun = events<string>();
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  run(async ({ orderId }) => {
    begun.add(orderId);
    if (orderId === "first") await finished;
  }, said.add);
  await withTransaction(database.pool, (tx) => enqueue(tx, "expire-order", { orderId: "first" }));
  await begun.until((seen) => seen.includes("first"));

  const server = await openServer();
  await server.close();
  finish();
  await said.until((seen) => seen.some((line) => line.startsWith("jobs wait for the database")));
  await server.open();
  await said.until((seen) => seen.includes("jobs go on"));
  await withTransaction(database.pool, (tx) => enqueue(tx, "expire-order", { orderId: "second" }));
  await begun.until((seen) => seen.includes("second"));
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  expect(begun.seen).toEqual(["first", "second"]);
  const { rows } = await database.pool.query("SELECT state FROM job.job WHERE name = 'expire-order'");
  expect(rows).toEqual([{ state: "completed" }, { state: "completed" }]);
});

test("a process ends while the database is away, and one that starts then begins to work when it is back", async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const server = await openServer();
  await server.close();
  const said = events<string>();
  const begun = events<string>();
  const ending = run(() => Promise.resolve(), said.add);
  run(({ orderId }) => {
    begun.add(orderId);
    return Promise.resolve();
  });
  await said.until((seen) => seen.length > 0);
  await ending.stop();
  expect(said.seen).toEqual([expect.stringMatching(/^jobs wait for the database: /u)]);
  await server.open();
  await withTransaction(database.pool, (tx) => enqueue(tx, "expire-order", { orderId: "late" }));
  await begun.until((seen) => seen.includes("late"));
});

/** Shuts the test's database to everybody, and cuts whoever is in it. */
async function openServer() {
  const { pathname } = new URL(database.url);
  const name = pathname.slice(1);
  const client = new Client({ connectionString: database.url.replace(pathname, "/postgres") });
  await client.connect();
  clients.push(client);
  return {
    close: async () => {
      await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
      await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
    },
    open: () => client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`),
  };
}
