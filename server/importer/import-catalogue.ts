import path from "node:path";
import type { Pool, PoolClient } from "pg";
import { shopDay } from "@/lib/domain/days";
import { announceChanges } from "@/server/repositories/page-changes";
import { execute } from "@/server/repositories/sql";
import { keepingNothing, type PictureStorage, pictureStorage } from "@/server/images/storage";
import type { StoredDownload } from "@/server/repositories/orders";
import type { StoredImage } from "@/server/images/store";
import { refreshSearch } from "@/server/services/catalogue/search-index";
import { sweepExpiredClaims } from "@/server/jobs/sweep";
import { checkBasics } from "./check-basics";
import { checkGuide } from "./check-guide";
import { checkProducts } from "./check-products";
import { deriveProduct } from "./derive-product";
import { type Known, readKnown } from "./known";
import { categoriesOf, changedPages } from "./page-changes";
import { storeDownloads } from "./downloads";
import { storePictures } from "./pictures";
import { inTransaction } from "./in-transaction";
import { ImportError, type Problem } from "./problems";
import { readImport } from "./read-files";
import type { ImportSet } from "./take-record";
import { readShopSoFar } from "./sheet/shop-so-far";
import { writeBasics } from "./write/basics";
import { prepareBookings } from "./write/bookings";
import { writeGuide } from "./write/guide";
import { placeCategories, type PlacedCategory, writeCategories } from "./write/categories";
import { refreshPrices } from "./write/prices";
import { refreshSources, writePictures, writeProducts } from "./write/products";
import { writeReviews } from "./write/reviews";
import { writeStock } from "./write/stock";
import { writeUnits } from "./write/units";
import type { Counts } from "./write/upsert";

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
}

/**
 * Brings a folder, a file of records or an owner's own table into the shop: all of it in one transaction, or nothing.
 * @throws ImportError that names every problem found, by file, line, record or cell, and field
 */
export async function importCatalogue(pool: Pool, target: string, options: ImportOptions): Promise<ImportSummary> {
  const { set, remarks } = await readImport(target, () => readShopSoFar(pool));
  const problems: Problem[] = [];
  const storage = options.isDryRun ? keepingNothing(options.pictures ?? pictureStorage()) : options.pictures;
  const pictures = await storePictures(pool, set.products, problems, storage);
  const downloads = await storeDownloads(set.products, problems, storage);
  stopOn(problems);
  // What carts kept too long must not stand in the way of what is counted anew.
  if (!options.isDryRun) await sweepExpiredClaims(pool, options.now);
  try {
    const written = (tx: PoolClient) => write(tx, set, { pictures, downloads }, options.now);
    return { ...(await inTransaction(pool, options.isDryRun ?? false, written)), remarks };
  } catch (error) {
    throw explained(target, error);
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

/** What lies in the shop's storage, by the file that it came from. */
interface Stored {
  pictures: Map<string, StoredImage>;
  downloads: Map<string, StoredDownload>;
}

const differs = (counts: Counts | undefined): boolean => counts !== undefined && counts.created + counts.updated > 0;

function stopOn(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ImportError(problems);
}

async function write(
  tx: PoolClient,
  set: ImportSet,
  stored: Stored,
  now: Date,
): Promise<Omit<ImportSummary, "remarks">> {
  const today = shopDay(now);
  const problems: Problem[] = [];
  const partners = await tx.query<{ id: number }>("SELECT id FROM partner");
  checkBasics(set, new Set(partners.rows.map((row) => row.id)), problems);
  stopOn(problems);
  const counts = await writeBasics(tx, set);
  const categories = await placeCategories(tx, set, problems);
  stopOn(problems);
  counts.categories = await writeCategories(tx, set, categories);
  const known = await readKnown(tx);
  const left = await categoriesOf(
    tx,
    set.products.map(({ record }) => record.sku),
  );
  checkProducts(set.products, known, categories, problems);
  const sections = new Set([...categories.values()].map(({ slug }) => slug));
  checkGuide(set["equipment-guide"], { sections, attributes: known.attributes }, problems);
  stopOn(problems);
  counts.pictures = await writePictures(tx, stored.pictures.values());
  Object.assign(counts, await writeProducts(tx, derive(set, known, categories, stored), known, now));
  counts["equipment-guide"] = await writeGuide(tx, set["equipment-guide"]);
  counts.reviews = await writeReviews(tx, set, problems);
  const { counts: stock, restocked } = await writeStock(tx, set, known.sources, problems);
  stopOn(problems);
  const moved = set.products.length + set.stock.length > 0 ? await refreshSources(tx) : 0;
  const reaching = set["tax-rules"].length + set.categories.length > 0;
  const skus = reaching ? null : set.products.map(({ record }) => record.sku);
  const repriced = await refreshPrices(tx, skus, problems);
  const bookings = await prepareBookings(tx, set, today, problems);
  stopOn(problems);
  // A renamed category or option is a word of products that this import doesn't bring.
  if ([counts.products, counts.variants, counts.categories, counts.attributes].some(differs)) await refreshSearch(tx);
  await writeUnits(tx, { restocked, bookings, now, today }, problems);
  stopOn(problems);
  Object.assign(counts, { stock, bookings: bookings.counts });
  const changed = moved + repriced > 0 || Object.values(counts).some(differs);
  if (changed) await execute(tx, "UPDATE catalogue_version SET version = version + 1, changed_at = $1", [now]);
  await announceChanges(tx, await changedPages(tx, left));
  return { counts, changed };
}

function derive(set: ImportSet, known: Known, categories: Map<number, PlacedCategory>, stored: Stored) {
  return set.products.map((sourced) =>
    deriveProduct(sourced, {
      known,
      categories,
      ...stored,
      fileOf: (file) => path.resolve(sourced.folder, file),
    }),
  );
}
