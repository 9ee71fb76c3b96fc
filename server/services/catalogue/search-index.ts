import { isBelowRoot } from "@/lib/domain/categories";
import { searchDocument, type SearchedProduct, toVector } from "@/lib/domain/search-document";
import type { Queryable } from "@/server/db/client";
import { readAttributes } from "@/server/repositories/reference";
import {
  countWords,
  readSearchedCategories,
  readSearchedParts,
  readSearchedProducts,
  readSearchVersion,
  type SearchedRow,
  writePostings,
  writeSearchVectors,
  writeSearchVersion,
} from "@/server/repositories/search";
import { inLanguage, type Localised } from "@/server/repositories/sql";

export const SEARCH_LANGUAGES = ["cs", "en", "de", "it"] as const;
/**
 * Grows with every change of `lib/domain/search-words` and `search-document`: an index of another version is made anew.
 */
export const SEARCH_VERSION = 5;

const BATCH = 500;

/** Makes the index anew where another version of the rules has made it, as after an upgrade of a filled shop. */
export async function renewSearch(db: Queryable): Promise<void> {
  if ((await readSearchVersion(db)) !== SEARCH_VERSION) await refreshSearch(db);
}

/**
 * Brings the index up to date with the catalogue, so many products at a time.
 * @returns how many products are found by other words than before
 */
export async function refreshSearch(db: Queryable): Promise<number> {
  const read = (texts: Localised, language: string): string => inLanguage(texts, language as keyof Localised);
  const named = await namesOf(db);
  let changed = 0;
  for (let after = 0; ;) {
    const rows = await readSearchedProducts(db, after, BATCH);
    const parts = await readSearchedParts(db, [...new Set(rows.flatMap(({ part_ids }) => part_ids))]);
    const partOf = new Map(parts.map((part) => [part.id, part]));
    const batch = rows.map((row) => {
      const words = searchDocument(named(row, partOf), SEARCH_LANGUAGES, read);
      return { id: row.id, search: toVector(words) };
    });
    changed += await writeSearchVectors(db, batch);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
  }
  await writePostings(db);
  await countWords(db);
  await writeSearchVersion(db, SEARCH_VERSION);
  return changed;
}

type SearchedPart = Pick<SearchedRow, "name" | "category_ids">;

/** Gives products the names of their options, categories and parts. */
async function namesOf(db: Queryable) {
  const options = new Map(
    (await readAttributes(db)).flatMap(({ code, options: of }) =>
      of.map(({ value, label }) => [`${code}=${value}`, label]),
    ),
  );
  const categories = new Map((await readSearchedCategories(db)).map((category) => [category.id, category]));
  const labelOf = (code: string, value: string): Localised[] => {
    const label = options.get(`${code}=${value}`);
    return label ? [label] : [];
  };
  const categoriesOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const category = categories.get(id);
      return category && isBelowRoot(category) ? [category] : [];
    });
  return (row: SearchedRow, partOf: ReadonlyMap<number, SearchedPart>): SearchedProduct<Localised> => ({
    skus: [...new Set([row.sku, ...row.variants.map(({ sku }) => sku)])],
    name: row.name,
    categories: categoriesOf(row.category_ids).map(({ id, name, slug, path }) => ({
      name,
      slug,
      path: categoriesOf(
        path
          .split("/")
          .map(Number)
          .filter((above) => above !== id),
      ).map((above) => above.name),
    })),
    parts: row.part_ids.flatMap((id) => {
      const part = partOf.get(id);
      return part ? [part.name, ...categoriesOf(part.category_ids).map(({ name }) => name)] : [];
    }),
    labels: Object.entries(row.attributes).flatMap(([code, values]) => values.flatMap((value) => labelOf(code, value))),
    sizes: row.variants.flatMap((variant) =>
      Object.entries(variant.options).flatMap(([code, value]) => labelOf(code, value)),
    ),
  });
}
