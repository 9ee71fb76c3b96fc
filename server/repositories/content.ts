import type { Queryable } from "@/server/db/client";
import { select, selectOne } from "./sql";

/** One language of one thing that an owner wrote. */
export interface ContentRow extends Record<string, unknown> {
  type: string;
  document_id: string;
  /** Empty for what has no languages. */
  locale: string;
  data: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
}

/** Grows with whatever changes the documents. */
export async function readContentVersion(db: Queryable): Promise<string> {
  const row = await selectOne<{ version: string }>(db, "SELECT version::text FROM content_version");
  return row?.version ?? "0";
}

/** What visitors may read: drafts are the owner's. */
export const readContent = (db: Queryable): Promise<ContentRow[]> =>
  select(
    db,
    `SELECT type, document_id, locale, data, created_at, updated_at
     FROM content_document WHERE NOT is_draft ORDER BY type, position, document_id, locale`,
  );
