import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Client, type ClientBase, escapeIdentifier } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { applyMigrations } from "@/server/db/migrate";
import { JOB_SCHEMA } from "@/server/repositories/job-queue";
import { fingerprint } from "./fingerprint";
import { BackupError, type DumpedTable, fileOf, type Manifest } from "./manifest";
import { columnsOf, hasTable, nameOf, shopTables, writeAlike } from "./tables";

const isShops = ({ schema }: DumpedTable): boolean => schema === "public";

async function withClient<T>(url: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: "sezona restore" });
  await client.connect();
  try {
    await writeAlike(client);
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } finally {
    // Unfinished, it is rolled back by the end of the session.
    await client.end();
  }
}

/** Which database this is, by whatever address it was reached. */
const IDENTITY = "SELECT system_identifier || '/' || current_database() AS name FROM pg_control_system()";

export interface Target {
  name: string;
  isFilled: boolean;
}

/** Looks at where a back-up is to go, and changes nothing. @throws while a shop is open on it */
export const lookAtDatabase = (url: string): Promise<Target> =>
  withClient(url, async (client) => {
    await refuseOpenShop(client);
    const { rows } = await client.query<{ name: string }>(IDENTITY);
    return { name: rows[0]?.name ?? "", isFilled: await isFilled(client) };
  });

/**
 * Brings a back-up's tables into a database, in place of all that is there, in one transaction: it is there whole or
 * not at all. The tables are made as they were when it was written; what the version of today changes in them is the
 * migrations' work afterwards.
 */
export const loadDatabase = (
  url: string,
  folder: string,
  manifest: Manifest,
  options: { migrationsFolder: string; mayReplace: boolean; beforeCommit: () => void },
): Promise<void> =>
  withClient(url, async (client) => {
    await refuseOpenShop(client);
    if (!options.mayReplace) refuseFilled(await isFilled(client));
    await client.query(`DROP SCHEMA IF EXISTS ${escapeIdentifier(JOB_SCHEMA)} CASCADE`);
    await client.query("DROP SCHEMA public CASCADE");
    await client.query("CREATE SCHEMA public");
    await applyMigrations(client, options.migrationsFolder, manifest.migrations);
    const tables = manifest.tables.filter(isShops);
    await refuseOthers(client, tables);
    const references = await takeReferences(client);
    const all = tables.map(nameOf).join(", ");
    for (const table of tables) await client.query(`ALTER TABLE ${nameOf(table)} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${all}`);
    for (const table of tables) await read(client, folder, table);
    for (const sql of references) await client.query(sql);
    for (const table of tables) await client.query(`ALTER TABLE ${nameOf(table)} ENABLE TRIGGER USER`);
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query("SELECT setval($1::regclass, $2::bigint, $3)", [`public.${name}`, value, isCalled]);
    await client.query("ANALYZE");
    options.beforeCommit();
  });

/** What was still to be done. The queue's own tables are there by now: its library makes them. */
export const loadJobs = (url: string, folder: string, manifest: Manifest): Promise<void> =>
  withClient(url, async (client) => {
    for (const table of manifest.tables.filter((one) => !isShops(one))) await read(client, folder, table);
  });

async function read(client: ClientBase, folder: string, table: DumpedTable): Promise<void> {
  const lines = client.query(copyFrom(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`));
  const { through, taken } = fingerprint();
  await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), through, lines).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`${fileOf(folder, table)} can't be brought in: ${reason}.`, { cause });
  });
  if (lines.rowCount !== table.rows || taken().sha256 !== table.sha256)
    throw new BackupError(`${fileOf(folder, table)} is not what was backed up.`);
}

async function refuseOpenShop(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'sezona'`,
  );
  if (rows[0]?.count) throw new BackupError("A shop is open on this database. Close it, then restore.");
}

async function isFilled(client: ClientBase): Promise<boolean> {
  for (const name of ["product", "rental_order"]) {
    if (!(await hasTable(client, { schema: "public", name }))) continue;
    const { rows } = await client.query<{ found: boolean }>(`SELECT EXISTS (SELECT FROM public.${name}) AS found`);
    if (rows[0]?.found) return true;
  }
  return false;
}

export function refuseFilled(found: boolean): void {
  if (found)
    throw new BackupError(
      "This database is not empty. Restore into another folder (SEZONA_DATA_DIR=… npm run restore -- …), or put\n" +
        "the back-up in place of what is here: npm run restore -- … --replace",
    );
}

/** A table or a column that is on one side only would be lost without a word. */
async function refuseOthers(client: ClientBase, tables: readonly DumpedTable[]): Promise<void> {
  const describe = (list: readonly { name: string; columns: string[] }[]): string[] =>
    list.map(({ name, columns }) => `${name} (${[...columns].sort().join(", ")})`).sort();
  const [here, there] = [describe(await shopTables(client)), describe(tables)];
  const odd = [...here.filter((one) => !there.includes(one)), ...there.filter((one) => !here.includes(one))];
  if (odd.length > 0) throw new BackupError(`The back-up's tables are not those of its migrations: ${odd.join("; ")}`);
}

/** Takes off what ties rows to each other, so that tables can come in any order. @returns what ties them again. */
async function takeReferences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conrelid, conname`);
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return rows.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}
