import type { Pool } from "pg";
import { contentModel } from "@/server/content/model";
import { withTransaction } from "@/server/db/client";
import { inTransaction } from "../in-transaction";
import { ImportError, type Problem } from "../problems";
import { checkRecords } from "./check";
import { assembleRecords, readContentFolder } from "./read-folder";
import { type ContentSummary, removeContent, writeContent } from "./write";

/**
 * Brings a folder of content in: all of it in one transaction, or nothing. A type whose folder comes is replaced by it.
 * @throws ImportError that names every problem found, by file and field
 */
export async function importContent(pool: Pool, folder: string): Promise<ContentSummary> {
  const { types, records } = await readRecords(folder);
  return withTransaction(pool, (tx) => writeContent(tx, types, records));
}

/**
 * Takes the documents of a folder out again that still are as they stand there: what the owner has changed since is
 * theirs.
 * @returns how many are gone, and how many stay
 */
export async function takeOutContent(
  pool: Pool,
  folder: string,
  isDryRun = false,
): Promise<{ removed: number; kept: number }> {
  const { records } = await readRecords(folder);
  const removed = await inTransaction(pool, isDryRun, (tx) => removeContent(tx, records));
  return { removed, kept: records.length - removed };
}

async function readRecords(folder: string) {
  const problems: Problem[] = [];
  const files = await readContentFolder(contentModel, folder);
  const records = checkRecords(contentModel, assembleRecords(files, problems), problems);
  if (problems.length > 0) throw new ImportError(problems);
  return { types: [...new Set(files.map(({ type }) => type.name))], records };
}
