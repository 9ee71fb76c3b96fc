import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { Client, type ClientBase } from "pg";

/** Any constant would do, as long as nothing else on the same database locks by it. */
const MIGRATION_LOCK = 7_305_114_501;
const FILE_NAME = /^(\d{3})-[a-z0-9-]+\.sql$/;

const MIGRATION_TABLE = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The database and the migration files do not fit together; the message says how. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** Where the shop's own migrations lie. */
export function migrationsFolder(projectRoot: string = process.cwd()): string {
  return path.join(projectRoot, "server", "db", "migrations");
}

/**
 * Applies `NNN-name.sql` files in order, once each, each in its own transaction. Several processes may
 * call it at once: one works, the others wait and find nothing left to do.
 *
 * @returns the names of those applied now.
 */
export async function migrate(url: string, folder: string = migrationsFolder()): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new Client({ connectionString: url, application_name: "sezona migrate" });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(MIGRATION_TABLE);
    const pending = await findPending(client, migrations);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Ending the session also gives the lock back.
    await client.end();
  }
}

/**
 * Makes in the caller's transaction, in a database without tables, those that a back-up was written from.
 * @throws when this version of the shop has not all of their migrations
 */
export async function applyMigrations(
  client: ClientBase,
  folder: string,
  wanted: readonly { name: string; checksum: string }[],
): Promise<void> {
  const known = new Map((await readMigrations(folder)).map((migration) => [migration.name, migration]));
  await client.query(MIGRATION_TABLE);
  for (const { name, checksum } of wanted) {
    const migration = known.get(name);
    if (migration?.checksum !== checksum)
      throw new MigrationError(
        "The back-up was written by another version of the shop: " +
          `${name} is ${migration ? "different" : "unknown"} here.`,
      );
    await client.query(migration.sql);
    await note(client, migration);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const seen = new Map<string, string>();
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1];
    if (!number) throw new MigrationError(`${name} is not named NNN-name.sql`);
    const other = seen.get(number);
    if (other) throw new MigrationError(`${other} and ${name} have the same number`);
    seen.set(number, name);
  }
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // Git may give Windows other line ends; the file is the same one.
  const sql = (await readFile(path.join(folder, name), "utf8")).replaceAll("\r\n", "\n");
  return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

async function findPending(client: Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM schema_migration ORDER BY name",
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const applied of rows) {
    const migration = known.get(applied.name);
    if (!migration)
      throw new MigrationError(
        `The database knows ${applied.name}, this shop does not: it was migrated by a newer version.`,
      );
    if (migration.checksum !== applied.checksum) {
      throw new MigrationError(
        `${applied.name} was changed after it had been applied. Undo the change and write a new migration.`,
      );
    }
  }
  const done = new Set(rows.map(({ name }) => name));
  const newest = rows.at(-1)?.name;
  const pending = migrations.filter(({ name }) => !done.has(name));
  const late = pending.find(({ name }) => newest !== undefined && name < newest);
  if (late)
    throw new MigrationError(
      `${late.name} comes before ${newest}, which has been applied already. Give it a higher number.`,
    );
  return pending;
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(migration.sql);
    await note(client, migration);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`${migration.name} failed and changed nothing: ${reason}`, { cause: error });
  }
}

async function note(client: ClientBase, { name, checksum }: Migration): Promise<void> {
  await client.query("INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)", [name, checksum]);
}
