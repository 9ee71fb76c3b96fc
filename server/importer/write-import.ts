import path from "node:path";
import type { PoolClient } from "pg";
import type { Day } from "@/lib/contract";
import { shopDay } from "@/lib/domain/days";
import type { StoredImage } from "@/server/images/store";
import type { StoredDownload } from "@/server/repositories/orders";
import { announceChanges } from "@/server/repositories/page-changes";
import { execute } from "@/server/repositories/sql";
import { refreshSearch } from "@/server/services/catalogue/search-index";
import { checkBasics } from "./check-basics";
import { checkGuide } from "./check-guide";
import { checkProducts } from "./check-products";
import { deriveProduct } from "./derive-product";
import { type Known, readKnown } from "./known";
import { checkLinks, openTables, readNamed, readSpellings, rememberCodes } from "./named";
import { categoriesOf, changedPages } from "./page-changes";
import { describeForOwner, type Problem, stopOn } from "./problems";
import { emptySet, type ImportSet } from "./take-record";
import { writeBasics } from "./write/basics";
import { prepareBookings } from "./write/bookings";
import { placeCategories, type PlacedCategory, writeCategories } from "./write/categories";
import { writeGuide } from "./write/guide";
import { refreshPrices } from "./write/prices";
import { refreshSources, writePictures, writeProducts } from "./write/products";
import { writeReviews } from "./write/reviews";
import { addWanted, writeStock } from "./write/stock";
import { writeUnits } from "./write/units";
import type { Counts } from "./write/upsert";

/** Records of an import, with what lies in the shop's storage by the file that it came from. */
export interface Part {
  set: ImportSet;
  pictures: Map<string, StoredImage>;
  downloads: Map<string, StoredDownload>;
}

/** What is known of the parts before, and what waits until all of them are written. */
interface Course {
  now: Date;
  today: Day;
  counts: Record<string, Counts>;
  /** There is no other part. */
  isWhole: boolean;
  known?: Known;
  /** Categories that listed the imported products before. */
  left: Set<string>;
  /** Things, or numbers of units, are among what is imported. */
  bringsThings: boolean;
  /** Prices of all things may differ, not only of those that are imported. */
  reachesAll: boolean;
  bookings: ImportSet;
}

const NONE: Counts = { created: 0, updated: 0, unchanged: 0 };
const differs = (counts: Counts | undefined): boolean => counts !== undefined && counts.created + counts.updated > 0;

/** Writes the parts of an import one after the other, and at last what depends on all of them. */
export async function writeImport(
  tx: PoolClient,
  parts: AsyncIterable<Part>,
  isWhole: boolean,
  now: Date,
): Promise<{ counts: Record<string, Counts>; changed: boolean; remarks: string[] }> {
  const course: Course = {
    ...{ now, today: shopDay(now), counts: {}, isWhole, left: new Set(), bringsThings: false },
    ...{ reachesAll: false, bookings: emptySet() },
  };
  await openTables(tx);
  for await (const part of parts) await writePart(tx, part, course);
  if (!isWhole) {
    // What is worked out below, and every listing after it, would be planned for a shop of as many things as before.
    await execute(tx, `ANALYZE ${GROWN.join(", ")}`);
    const problems: Problem[] = [];
    await checkLinks(tx, problems);
    stopOn(problems);
  }
  const remarks = (await readSpellings(tx)).map(describeForOwner);
  return { ...(await finish(tx, course)), remarks };
}

/** Tables that a large import makes many times larger. */
const GROWN = [
  ...["product", "variant", "variant_part", "product_category", "product_link", "stock"],
  ...["import_code", "import_stock"],
];

async function writePart(tx: PoolClient, { set, pictures, downloads }: Part, course: Course): Promise<void> {
  const problems: Problem[] = [];
  const partners = await tx.query<{ id: number }>("SELECT id FROM partner");
  checkBasics(set, new Set(partners.rows.map((row) => row.id)), problems);
  stopOn(problems);
  add(course.counts, await writeBasics(tx, set));
  const categories = await placeCategories(tx, set, problems);
  stopOn(problems);
  add(course.counts, { categories: await writeCategories(tx, set, categories) });
  // What a thing may name stands before the first of them.
  const known = (course.known ??= await readKnown(tx));
  const skus = set.products.map(({ record }) => record.sku);
  for (const slug of await categoriesOf(tx, skus)) course.left.add(slug);
  const named = await readNamed(tx, set.products, categories);
  checkProducts(set.products, { known, categories, named, isWhole: course.isWhole }, problems);
  const sections = new Set([...categories.values()].map(({ slug }) => slug));
  checkGuide(set["equipment-guide"], { sections, attributes: known.attributes }, problems);
  stopOn(problems);
  add(course.counts, { pictures: await writePictures(tx, pictures.values()) });
  const derived = derive(set, known, categories, { pictures, downloads });
  add(course.counts, await writeProducts(tx, derived, named.products, course.now));
  await rememberCodes(tx, set.products);
  add(course.counts, { "equipment-guide": await writeGuide(tx, set["equipment-guide"]) });
  add(course.counts, { reviews: set.reviews.length > 0 ? await writeReviews(tx, set, problems) : NONE });
  await addWanted(tx, set, known.sources, problems);
  stopOn(problems);
  course.bringsThings ||= set.products.length + set.stock.length > 0;
  course.reachesAll ||= set["tax-rules"].length + set.categories.length > 0;
  course.bookings.bookings.push(...set.bookings);
}

async function finish(tx: PoolClient, course: Course) {
  const { now, today, counts } = course;
  const problems: Problem[] = [];
  const { counts: stock, restocked } = await writeStock(tx);
  const moved = course.bringsThings ? await refreshSources(tx) : 0;
  const repriced = await refreshPrices(tx, course.reachesAll ? "all" : "imported", problems);
  const bookings = await prepareBookings(tx, course.bookings, today, problems);
  stopOn(problems);
  // A renamed category or option is a word of products that this import doesn't bring.
  if ([counts.products, counts.variants, counts.categories, counts.attributes].some(differs)) await refreshSearch(tx);
  await writeUnits(tx, { restocked, bookings, now, today }, problems);
  stopOn(problems);
  add(counts, { stock, bookings: bookings.counts });
  const changed = moved + repriced > 0 || Object.values(counts).some(differs);
  if (changed) await execute(tx, "UPDATE catalogue_version SET version = version + 1, changed_at = $1", [now]);
  await announceChanges(tx, await changedPages(tx, [...course.left]));
  return { counts, changed };
}

/** Adds what a part has written to what those before have. */
function add(counts: Record<string, Counts>, more: Record<string, Counts>): void {
  for (const [kind, { created, updated, unchanged }] of Object.entries(more)) {
    const before = counts[kind] ?? NONE;
    counts[kind] = {
      created: before.created + created,
      updated: before.updated + updated,
      unchanged: before.unchanged + unchanged,
    };
  }
}

function derive(
  set: ImportSet,
  known: Known,
  categories: Map<number, PlacedCategory>,
  stored: Pick<Part, "pictures" | "downloads">,
) {
  return set.products.map((sourced) =>
    deriveProduct(sourced, {
      known,
      categories,
      ...stored,
      fileOf: (file) => path.resolve(sourced.folder, file),
    }),
  );
}
