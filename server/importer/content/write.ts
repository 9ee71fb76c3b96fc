import type { PoolClient } from "pg";
import { tagsOfContent } from "@/server/content/page-tags";
import { announceChanges } from "@/server/repositories/page-changes";
import { execute, select } from "@/server/repositories/sql";
import type { Counts } from "../write/upsert";
import type { ContentRecord } from "./read-folder";

/** Any constant would do, as long as nothing else on the same database locks by it. */
const CONTENT_LOCK = 7_305_114_503;

export interface ContentSummary {
  counts: Record<string, Counts & { removed: number }>;
  changed: boolean;
}

interface Written extends Record<string, unknown> {
  type: string;
  document_id: string;
  is_new: boolean;
}

/**
 * Writes what differs, and takes away what a folder of a type no longer holds. Pages that show any of it are made anew.
 * @param types whose folders came
 */
export async function writeContent(
  tx: PoolClient,
  types: readonly string[],
  records: readonly ContentRecord[],
): Promise<ContentSummary> {
  await execute(tx, "SELECT pg_advisory_xact_lock($1)", [CONTENT_LOCK]);
  const rows = rowsOf(records);
  const removed = await select<Written>(
    tx,
    `DELETE FROM content_document d WHERE type = ANY ($1) AND NOT EXISTS (
       SELECT FROM jsonb_to_recordset($2::jsonb) AS r(type text, document_id text, locale text)
       WHERE (r.type, r.document_id, r.locale) = (d.type, d.document_id, d.locale))
     RETURNING type, document_id, false AS is_new`,
    [types, JSON.stringify(rows)],
  );
  const written = await select<Written>(
    tx,
    `INSERT INTO content_document (type, document_id, locale, is_draft, data)
     SELECT r.type, r.document_id, r.locale, r.is_draft, r.data FROM jsonb_to_recordset($1::jsonb)
       AS r(type text, document_id text, locale text, is_draft boolean, data jsonb)
     ON CONFLICT (type, document_id, locale) DO UPDATE
       SET is_draft = excluded.is_draft, data = excluded.data, updated_at = now()
       WHERE (content_document.is_draft, content_document.data) IS DISTINCT FROM (excluded.is_draft, excluded.data)
     RETURNING type, document_id, xmax = 0 AS is_new`,
    [JSON.stringify(rows)],
  );
  const touched = [...removed, ...written];
  await announce(tx, touched);
  return { counts: countsOf(types, rows, removed, written), changed: touched.length > 0 };
}

/** Removes documents that are as these records have them. @returns how many. */
export async function removeContent(tx: PoolClient, records: readonly ContentRecord[]): Promise<number> {
  await execute(tx, "SELECT pg_advisory_xact_lock($1)", [CONTENT_LOCK]);
  const removed = await select<Written>(
    tx,
    `DELETE FROM content_document d USING jsonb_to_recordset($1::jsonb)
       AS r(type text, document_id text, locale text, is_draft boolean, data jsonb)
     WHERE (r.type, r.document_id, r.locale, r.is_draft, r.data)
       = (d.type, d.document_id, d.locale, d.is_draft, d.data)
     RETURNING d.type, d.document_id, false AS is_new`,
    [JSON.stringify(rowsOf(records))],
  );
  await announce(tx, removed);
  return removed.length;
}

const rowsOf = (records: readonly ContentRecord[]) =>
  records.map(({ type, id, locale, isDraft, values }) => ({
    type: type.name,
    document_id: id,
    locale,
    is_draft: isDraft,
    data: values,
  }));

async function announce(tx: PoolClient, touched: readonly Written[]): Promise<void> {
  if (touched.length > 0) await execute(tx, "UPDATE content_version SET version = version + 1");
  await announceChanges(tx, [...new Set(touched.flatMap(({ type }) => tagsOfContent(type)))]);
}

function countsOf(
  types: readonly string[],
  rows: readonly { type: string }[],
  removed: readonly Written[],
  written: readonly Written[],
): ContentSummary["counts"] {
  return Object.fromEntries(
    types.map((type) => {
      const of = <T extends { type: string }>(list: readonly T[]): T[] => list.filter((row) => row.type === type);
      const created = of(written).filter(({ is_new }) => is_new).length;
      const updated = of(written).length - created;
      const unchanged = of(rows).length - created - updated;
      return [type, { created, updated, unchanged, removed: of(removed).length }];
    }),
  );
}
