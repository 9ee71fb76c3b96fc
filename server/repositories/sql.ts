import { createHash } from "node:crypto";
import type { QueryResultRow } from "pg";
import type { Queryable } from "@/server/db/client";

const names = new Map<string, string>();

/** PostgreSQL keeps a prepared statement per connection by its name; the same text has the same name. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash("sha1").update(text).digest("base64url");
    names.set(text, name);
  }
  return name;
}

/** Runs a prepared statement. The text must be one of few (no values in it), since each stays prepared. */
export async function select<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await db.query<Row>({ name: nameOf(text), text, values: [...values] });
  return rows;
}

export async function selectOne<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row | null> {
  return (await select<Row>(db, text, values))[0] ?? null;
}

/** @returns how many rows were touched. */
export async function execute(db: Queryable, text: string, values: readonly unknown[] = []): Promise<number> {
  const { rowCount } = await db.query({ name: nameOf(text), text, values: [...values] });
  return rowCount ?? 0;
}

/** Text by language as the database keeps it. */
export interface Localised {
  cs: string;
  en?: string;
  de?: string;
  it?: string;
}

/** What a language lacks is read in English, then in Czech, which always stands. `in_language` of the database does the same. */
export const inLanguage = (texts: Localised | null | undefined, language: keyof Localised): string =>
  texts?.[language] ?? texts?.en ?? texts?.cs ?? "";
