import type { Pool } from "pg";
import { cache } from "react";
import { readContent, readContentVersion } from "@/server/repositories/content";

/** One language of a document, as resolvers read it. */
export interface Document {
  documentId: string;
  /** Null for types without languages. */
  locale: string | null;
  createdAt: string;
  updatedAt: string;
  data: Readonly<Record<string, unknown>>;
}
export type Documents = ReadonlyMap<string, readonly Document[]>;

/** A rendering looks once, whatever it asks for. */
const readVersion = cache((pool: Pool) => readContentVersion(pool));

/**
 * All documents, read once for each version of them: an owner writes some hundreds, and every page asks for several.
 * @returns asks for the version alone while nothing changes
 */
export function keptDocuments(pool: Pool): () => Promise<Documents> {
  let kept: { version: string; documents: Promise<Documents> } | undefined;
  return async () => {
    const version = await readVersion(pool);
    if (kept?.version === version) return kept.documents;
    const documents = readAll(pool);
    kept = { version, documents };
    // What could not be read is asked for again.
    documents.catch(() => (kept = undefined));
    return documents;
  };
}

async function readAll(pool: Pool): Promise<Documents> {
  const documents = new Map<string, Document[]>();
  for (const row of await readContent(pool)) {
    const list = documents.get(row.type) ?? [];
    documents.set(row.type, list);
    list.push({
      documentId: row.document_id,
      locale: row.locale || null,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      data: row.data,
    });
  }
  return documents;
}
