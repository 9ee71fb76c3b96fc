import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client, type ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { fingerprint } from "./fingerprint";
import { type DumpedTable, fileOf, type Manifest } from "./manifest";
import { columnsOf, hasTable, JOBS, nameOf, OPEN_JOBS, shopTables, type Table, writeAlike } from "./tables";

/**
 * Writes every table as it was at one moment, while the shop goes on: one transaction sees one state, however long it
 * takes, and keeps nobody from writing.
 */
export async function dumpDatabase(
  url: string,
  folder: string,
): Promise<Pick<Manifest, "migrations" | "tables" | "sequences">> {
  await mkdir(path.join(folder, "database"), { recursive: true });
  const client = new Client({ connectionString: url, application_name: "sezona backup" });
  await client.connect();
  try {
    await writeAlike(client);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { rows: migrations } = await client.query<Manifest["migrations"][number]>(
      "SELECT name, checksum FROM schema_migration ORDER BY name",
    );
    const tables: DumpedTable[] = [];
    for (const table of await shopTables(client))
      tables.push(await write(client, folder, table, `${nameOf(table)} (${columnsOf(table)})`));
    if (await hasTable(client, JOBS)) tables.push(await write(client, folder, JOBS, `(${OPEN_JOBS})`));
    // Read after the rows: a number given meanwhile is left out, never given twice.
    const sequences = await readSequences(client);
    await client.query("COMMIT");
    return { migrations, tables, sequences };
  } finally {
    await client.end();
  }
}

async function write(client: ClientBase, folder: string, table: Table, what: string): Promise<DumpedTable> {
  const lines = client.query(copyTo(`COPY ${what} TO STDOUT`));
  const { through, taken } = fingerprint();
  await pipeline(lines, through, createGzip(), createWriteStream(fileOf(folder, table), { mode: 0o600 }));
  // The number that PostgreSQL tells follows the rows by itself, and may not have come yet.
  return { schema: table.schema, name: table.name, columns: table.columns, ...taken() };
}

async function readSequences(client: ClientBase): Promise<Manifest["sequences"]> {
  const { rows: found } = await client.query<{ name: string }>(
    "SELECT quote_ident(sequencename) AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename",
  );
  const sequences: Manifest["sequences"] = [];
  for (const { name } of found) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM public.${name}`,
    );
    for (const row of rows) sequences.push({ name, ...row });
  }
  return sequences;
}
