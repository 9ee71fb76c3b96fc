import type { Pool } from "pg";
import { contentModel } from "@/server/content/model";
import { withTransaction } from "@/server/db/client";
import { ImportError, type Problem } from "../problems";
import { checkRecords } from "./check";
import { assembleRecords, readContentFolder } from "./read-folder";
import { type ContentSummary, writeContent } from "./write";

/**
 * Brings a folder of content in: all of it in one transaction, or nothing. A type whose folder comes is replaced by it.
 * @throws ImportError that names every problem found, by file and field
 */
export async function importContent(pool: Pool, folder: string): Promise<ContentSummary> {
  const problems: Problem[] = [];
  const files = await readContentFolder(contentModel, folder);
  const records = checkRecords(contentModel, assembleRecords(files, problems), problems);
  if (problems.length > 0) throw new ImportError(problems);
  const types = [...new Set(files.map(({ type }) => type.name))];
  return withTransaction(pool, (tx) => writeContent(tx, types, records));
}
