import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { migrate } from "@/server/db/migrate";
import { createEmptyDatabase, type TestDatabase } from "@/test/database";

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = mkdtempSync(path.join(tmpdir(), "sezona-migrations-"));
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function write(name: string, sql: string): void {
  writeFileSync(path.join(folder, name), sql);
}

async function applied(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>("SELECT name FROM schema_migration ORDER BY name");
  return rows.map(({ name }) => name);
}

test("files are applied in order, once", async () => {
  write("002-fill.sql", "INSERT INTO boot VALUES (26)");
  write("001-boot.sql", "CREATE TABLE boot (size int); CREATE INDEX ON boot (size);");

  expect(await migrate(database.url, folder)).toEqual(["001-boot.sql", "002-fill.sql"]);
  expect(await migrate(database.url, folder)).toEqual([]);

  write("003-fill-more.sql", "INSERT INTO boot VALUES (27)");
  expect(await migrate(database.url, folder)).toEqual(["003-fill-more.sql"]);
  const { rows } = await database.pool.query("SELECT size FROM boot ORDER BY size");
  expect(rows).toEqual([{ size: 26 }, { size: 27 }]);
});

test("processes that migrate at the same moment apply each file once", async () => {
  write("001-boot.sql", "CREATE TABLE boot (size int)");
  write("002-fill.sql", "INSERT INTO boot VALUES (26)");

  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)));

  expect(results.flat().sort()).toEqual(["001-boot.sql", "002-fill.sql"]);
  expect((await database.pool.query("SELECT size FROM boot")).rowCount).toBe(1);
});

test("a failing file changes nothing, keeps those before it, and is tried again", async () => {
  write("001-boot.sql", "CREATE TABLE boot (size int)");
  write("002-broken.sql", "INSERT INTO boot VALUES (26); INSERT INTO nowhere VALUES (1);");

  await expect(migrate(database.url, folder)).rejects.toThrow(/002-broken\.sql failed and changed nothing: .*nowhere/);
  expect(await applied()).toEqual(["001-boot.sql"]);
  expect((await database.pool.query("SELECT size FROM boot")).rowCount).toBe(0);

  write("002-broken.sql", "INSERT INTO boot VALUES (26)");
  expect(await migrate(database.url, folder)).toEqual(["002-broken.sql"]);
});

test("a file changed after it was applied is refused; other line ends are no change", async () => {
  write("001-boot.sql", "CREATE TABLE boot (\n  size int\n)");
  await migrate(database.url, folder);

  write("001-boot.sql", "CREATE TABLE boot (\r\n  size int\r\n)");
  expect(await migrate(database.url, folder)).toEqual([]);

  write("001-boot.sql", "CREATE TABLE boot (\n  size text\n)");
  await expect(migrate(database.url, folder)).rejects.toThrow(/001-boot\.sql was changed after it had been applied/);
});

test("a database of a newer shop is refused", async () => {
  write("001-boot.sql", "CREATE TABLE boot (size int)");
  write("002-fill.sql", "INSERT INTO boot VALUES (26)");
  await migrate(database.url, folder);
  rmSync(path.join(folder, "002-fill.sql"));

  await expect(migrate(database.url, folder)).rejects.toThrow(/migrated by a newer version/);
});

test.each([
  ["a file that comes too late", ["001-a.sql", "003-c.sql"], "002-b.sql", /002-b\.sql comes before 003-c\.sql/],
  ["two files of one number", ["001-a.sql"], "001-b.sql", /001-a\.sql and 001-b\.sql have the same number/],
  ["a name without a number", ["001-a.sql"], "b.sql", /b\.sql is not named NNN-name\.sql/],
])("%s is refused", async (_, before, late, message) => {
  for (const name of before) write(name, "SELECT 1");
  await migrate(database.url, folder);
  write(late, "SELECT 1");

  await expect(migrate(database.url, folder)).rejects.toThrow(message);
});
