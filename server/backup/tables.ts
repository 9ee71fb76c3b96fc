import type { ClientBase } from "pg";
import { escapeIdentifier } from "pg";
import { JOB_SCHEMA } from "@/server/repositories/job-queue";
import type { DumpedTable } from "./manifest";

export type Table = Pick<DumpedTable, "schema" | "name" | "columns">;

/** What a value looks like as text must not depend on how a server or a user is set up. */
const SETTINGS = `
  SET datestyle = 'ISO, YMD';
  SET intervalstyle = 'postgres';
  SET extra_float_digits = 3;
  SET timezone = 'UTC';
  SET synchronize_seqscans = off;
  SET client_encoding = 'UTF8';
  SET statement_timeout = 0;
  SET lock_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`;

export async function writeAlike(client: ClientBase): Promise<void> {
  await client.query(SETTINGS);
}

export const nameOf = ({ schema, name }: Pick<Table, "schema" | "name">): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
export const columnsOf = ({ columns }: Pick<Table, "columns">): string => columns.map(escapeIdentifier).join(", ");

/** The shop's own tables, whichever a migration has made; what a column is reckoned from is not kept twice. */
export async function shopTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT 'public' AS schema, c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'schema_migration'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/** Work that is still to be done, such as mails that wait for their server; what is done needs no restoring. */
export const JOBS: Table = {
  schema: JOB_SCHEMA,
  name: "job",
  columns: [
    ...["id", "name", "priority", "data", "state", "retry_limit", "retry_count", "retry_delay", "retry_backoff"],
    ...[
      "start_after",
      "started_on",
      "singleton_key",
      "singleton_on",
      "expire_in",
      "created_on",
      "keep_until",
      "policy",
    ],
  ],
};
export const OPEN_JOBS = `SELECT ${columnsOf(JOBS)} FROM ${nameOf(JOBS)}
  WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_pgboss%' ORDER BY id`;

export async function hasTable(client: ClientBase, table: Pick<Table, "schema" | "name">): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>("SELECT to_regclass($1) IS NOT NULL AS found", [
    nameOf(table),
  ]);
  return rows[0]?.found ?? false;
}
