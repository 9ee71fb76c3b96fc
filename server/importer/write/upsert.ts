import type { Queryable } from "@/server/db/client";
import { select } from "@/server/repositories/sql";

export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

export interface UpsertTable {
  table: string;
  key: string[];
  /** The key holds only for rows of which this is true. */
  among?: string;
  /** Column → PostgreSQL type. */
  columns: Record<string, string>;
  /** Columns that are written when a row is new, and left alone afterwards. */
  onlyNew?: string[];
  /** Column that alone tells whether a row differs. */
  differsBy?: string;
}

/** Writes rows by their key and touches only those that differ, so that a second run changes nothing. */
export async function upsert(
  db: Queryable,
  { table, key, among, columns, onlyNew = [], differsBy }: UpsertTable,
  rows: readonly Record<string, unknown>[],
): Promise<Counts> {
  if (rows.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const names = Object.keys(columns);
  const changing = names.filter((name) => !key.includes(name) && !onlyNew.includes(name));
  const compared = differsBy ? [differsBy] : changing;
  const list = (of: string[], prefix = ""): string => of.map((name) => `${prefix}${name}`).join(", ");
  const written = await select<{ created: boolean }>(
    db,
    `INSERT INTO ${table} (${list(names)})
     SELECT ${list(names, "r.")} FROM jsonb_to_recordset($1::jsonb) AS
       r(${names.map((name) => `${name} ${columns[name]}`).join(", ")})
     ON CONFLICT (${list(key)}) ${among ? `WHERE ${among}` : ""} DO ${
       changing.length === 0
         ? "NOTHING"
         : `UPDATE SET ${changing.map((name) => `${name} = excluded.${name}`).join(", ")}
           WHERE (${list(compared, `${table}.`)}) IS DISTINCT FROM (${list(compared, "excluded.")})`
     }
     RETURNING (xmax = 0) AS created`,
    [JSON.stringify(rows)],
  );
  const created = written.filter((row) => row.created).length;
  return { created, updated: written.length - created, unchanged: rows.length - written.length };
}
