import { execFileSync } from "node:child_process";
import { afterCommit, databaseUrl, withTransaction } from "@/server/db/client";
import { createEmptyDatabase, type TestDatabase } from "@/test/database";

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
  await database.pool.query("CREATE TABLE boot (size int)");
});

afterAll(() => database.drop());

test("numbers arrive as numbers and days as the strings they are", async () => {
  const { rows } = await database.pool.query(
    `SELECT count(*) AS eight_bytes, 12.5::numeric AS numeric, '2026-03-29'::date AS day, NULL::date AS nothing,
      now() AS moment`,
  );
  expect(rows[0]).toEqual({
    eight_bytes: 1,
    numeric: 12.5,
    day: "2026-03-29",
    nothing: null,
    moment: expect.any(Date),
  });
});

test("a number too large to be exact is an error, not a wrong number", async () => {
  await expect(database.pool.query("SELECT 9007199254740993::int8")).rejects.toThrow(/cannot hold exactly/);
});

test("a transaction keeps its work when it resolves and none of it when it throws", async () => {
  const size = await withTransaction(database.pool, async (client) => {
    await client.query("INSERT INTO boot VALUES (26)");
    return 26;
  });
  expect(size).toBe(26);

  await expect(
    withTransaction(database.pool, async (client) => {
      await client.query("INSERT INTO boot VALUES (27)");
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");

  const { rows } = await database.pool.query("SELECT size FROM boot");
  expect(rows).toEqual([{ size: 26 }]);
});

test("what is to follow a commit is done once, outside the transaction, and never without one", async () => {
  const act = jest.fn();
  await withTransaction(database.pool, async (client) => {
    afterCommit(client, act);
    afterCommit(client, act);
    expect(act).not.toHaveBeenCalled();
  });
  expect(act).toHaveBeenCalledTimes(1);

  const givenUp = withTransaction(database.pool, async (client) => {
    afterCommit(client, act);
    throw new Error("changed my mind");
  });
  await expect(givenUp).rejects.toThrow("changed my mind");
  expect(act).toHaveBeenCalledTimes(1);

  // Too late to take anything back: the connection is whole, and has been given back.
  let asked: unknown[][] = [];
  const failing = withTransaction(database.pool, async (client) => {
    asked = jest.spyOn(client, "query").mock.calls;
    afterCommit(client, () => {
      throw new Error("nobody listens");
    });
  });
  await expect(failing).rejects.toThrow("nobody listens");
  expect(asked.flat()).toEqual(["COMMIT"]);
  jest.restoreAllMocks();
});

test("a connection that broke inside a transaction is not handed to the next", async () => {
  await expect(
    withTransaction(database.pool, (client) => client.query("SELECT pg_terminate_backend(pg_backend_pid())")),
  ).rejects.toThrow();
  expect((await database.pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("a connection that was cut while it lay idle costs nobody a transaction", async () => {
  const { rows } = await database.pool.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  // In a process that we wait for: this one hears of the cut only when it uses the connection.
  const script = `
    const client = new (require("pg").Client)(process.argv[1]);
    client.connect()
      .then(() => client.query("SELECT pg_terminate_backend($1, 5000)", [process.argv[2]]))
      .then(() => client.end());`;
  execFileSync(process.execPath, ["-e", script, database.url, String(rows[0]?.pid)]);
  await expect(withTransaction(database.pool, (client) => client.query("SELECT 1 AS one"))).resolves.toMatchObject({
    rows: [{ one: 1 }],
  });
});

test("without DATABASE_URL the error says how to get one", () => {
  expect(databaseUrl({ DATABASE_URL: "postgresql://localhost/shop" })).toBe("postgresql://localhost/shop");
  expect(() => databaseUrl({})).toThrow(/npm start/);
});
