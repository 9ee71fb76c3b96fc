import path from "node:path";
import type { Pool, PoolClient } from "pg";
import { keepingNothing, type PictureStorage, pictureStorage } from "@/server/images/storage";
import { sweepExpiredClaims } from "@/server/jobs/sweep";
import { storeDownloads } from "./downloads";
import { storePictures } from "./pictures";
import { inTransaction } from "./in-transaction";
import { ImportError, type Problem, stopOn } from "./problems";
import { type Bounds, type OnProgress, openImport, type OpenImport } from "./open-import";
import { readShopSoFar } from "./sheet/shop-so-far";
import type { Counts } from "./write/upsert";
import { type Part, writeImport } from "./write-import";

export interface ImportSummary {
  counts: Record<string, Counts>;
  /** Whether anything differs from before. */
  changed: boolean;
  /** What an owner should know of what was read, though nothing is wrong. */
  remarks: string[];
}

export interface ImportOptions {
  now: Date;
  /** Where pictures and files go; the shop's own storage by default. */
  pictures?: PictureStorage;
  /** Everything is checked and counted as it would be, and nothing is kept. */
  isDryRun?: boolean;
  /** Hears how much of the files was read. */
  onProgress?: OnProgress;
  /** How much is held at a time. */
  bounds?: Bounds;
}

/**
 * Brings a folder, a file of records or an owner's own table into the shop: all of it in one transaction, or nothing.
 * @throws ImportError that names every problem found, by file, line, record or cell, and field
 */
export async function importCatalogue(pool: Pool, target: string, options: ImportOptions): Promise<ImportSummary> {
  const { onProgress, bounds, isDryRun = false } = options;
  const reading = await openImport(target, () => readShopSoFar(pool), { onProgress, bounds });
  const storage = isDryRun ? keepingNothing(options.pictures ?? pictureStorage()) : options.pictures;
  const parts = withFiles(pool, reading, storage);
  // What can be said of the first part, which mostly is all there is, is said before anything is opened.
  const first = await parts.next();
  // What carts kept too long must not stand in the way of what is counted anew.
  if (!isDryRun) await sweepExpiredClaims(pool, options.now);
  async function* all(): AsyncGenerator<Part> {
    if (!first.done) yield first.value;
    yield* parts;
  }
  try {
    const written = (tx: PoolClient) => writeImport(tx, all(), reading.isWhole, options.now);
    const { remarks, ...summary } = await inTransaction(pool, isDryRun, written);
    return { ...summary, remarks: [...reading.remarks, ...remarks] };
  } catch (error) {
    throw explained(target, error);
  }
}

/** Pictures and files that are sold go into the shop's storage before the records that name them are written. */
async function* withFiles(pool: Pool, reading: OpenImport, storage?: PictureStorage): AsyncGenerator<Part> {
  for await (const set of reading.parts()) {
    const problems: Problem[] = [];
    const pictures = await storePictures(pool, set.products, problems, storage);
    const downloads = await storeDownloads(set.products, problems, storage);
    stopOn(problems);
    yield { set, pictures, downloads };
  }
}

/**
 * Classes of PostgreSQL's refusals that a record causes: a value that no column holds, the same key twice in one
 * statement, a broken rule such as two categories with one slug, and an index that has no room for so long a text.
 */
const CAUSED_BY_RECORDS = new Set(["21", "22", "23", "54"]);

function explained(target: string, error: unknown): unknown {
  const { code, detail, message, table } = error as Partial<Record<"code" | "detail" | "message" | "table", string>>;
  if (!CAUSED_BY_RECORDS.has(code?.slice(0, 2) ?? "")) return error;
  return new ImportError([
    {
      file: path.basename(target),
      position: table ?? "import",
      field: "",
      message: detail ?? message ?? "breaks a rule of the database",
    },
  ]);
}
