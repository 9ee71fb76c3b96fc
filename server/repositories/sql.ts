import { createHash } from "node:crypto";
import type { QueryResultRow } from "pg";
import type { Queryable } from "@/server/db/client";

/**
 * Texts that are prepared at most. PostgreSQL keeps a plan of each on every connection until it ends, some 250 KB for
 * a large one. The shop has about half as many; one more than this is run without a name, so that nothing that
 * makes up texts, today or later, can fill the database's memory.
 */
export const MAX_PREPARED = 300;

/** The same of texts that are put together: the shapes that are asked for most. */
export const MAX_SHAPES = 40;
/** A shape is worth a plan from its so manieth time on. */
const ASKED_OFTEN = 4;
/** Shapes that are counted at a time. */
const MAX_COUNTED = 1_000;

const names = new Map<string, string>();
const shapes = new Set<string>();
const timesAsked = new Map<string, number>();

const hashOf = (text: string): string => createHash("sha1").update(text).digest("base64url");

/** PostgreSQL keeps a prepared statement per connection by its name; the same text has the same name. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_PREPARED) return known;
  const name = hashOf(text);
  names.set(text, name);
  return name;
}

function nameOfShape(text: string): string | undefined {
  const name = hashOf(text);
  if (shapes.has(name)) return name;
  if (shapes.size >= MAX_SHAPES) return undefined;
  const times = (timesAsked.get(name) ?? 0) + 1;
  if (times < ASKED_OFTEN) {
    // Counted anew: what is asked for often comes again.
    if (timesAsked.size >= MAX_COUNTED) timesAsked.clear();
    timesAsked.set(name, times);
    return undefined;
  }
  timesAsked.delete(name);
  shapes.add(name);
  return name;
}

/** Runs a prepared statement: for texts that stand in the code as they are. */
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

/**
 * For a text that is put together from what somebody asked for: planned anew each time and not kept.
 * @param options.isCommon whether its plan is kept where it is asked for often: its values don't change which is best
 */
export async function selectComposed<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: readonly unknown[],
  { isCommon = false } = {},
): Promise<Row[]> {
  const { rows } = await db.query<Row>({ name: isCommon ? nameOfShape(text) : undefined, text, values: [...values] });
  return rows;
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

const languageIn = (texts: Localised, language: keyof Localised): keyof Localised =>
  ([language, "en"] as const).find((known) => texts[known] !== undefined) ?? "cs";

/** Languages of the texts that a language lacks, by field; undefined where it has all of them. */
export function otherLanguages<F extends string>(
  texts: Record<F, Localised>,
  language: keyof Localised,
): Partial<Record<F, keyof Localised>> | undefined {
  const others = (Object.keys(texts) as F[])
    .map((field) => [field, languageIn(texts[field], language)] as const)
    .filter(([, read]) => read !== language);
  return others.length > 0 ? (Object.fromEntries(others) as Partial<Record<F, keyof Localised>>) : undefined;
}

/** What a language lacks is read in English, then in Czech, which always stands; as the database's `in_language`. */
export const inLanguage = (texts: Localised | null | undefined, language: keyof Localised): string =>
  texts?.[language] ?? texts?.en ?? texts?.cs ?? "";
