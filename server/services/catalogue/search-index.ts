import { isBelowRoot } from "@/lib/domain/categories";
import { searchDocument, type SearchedProduct, toVector } from "@/lib/domain/search-document";
import type { Queryable } from "@/server/db/client";
import { readAttributes } from "@/server/repositories/reference";
import {
  forgetWords,
  readSearchedCategories,
  readSearchedProducts,
  readSearchVersion,
  type SearchedRow,
  type VocabularyRow,
  writeSearchVectors,
  writeSearchVersion,
  writeVocabulary,
} from "@/server/repositories/search";
import { inLanguage, type Localised } from "@/server/repositories/sql";

export const SEARCH_LANGUAGES = ["cs", "en", "de", "it"] as const;
/**
 * Grows with every change of `lib/domain/search-words` and `search-document`: an index of another version is made anew.
 */
export const SEARCH_VERSION = 3;

const BATCH = 500;

/** Makes the index anew where another version of the rules has made it, as after an upgrade of a filled shop. */
export async function renewSearch(db: Queryable): Promise<void> {
  if ((await readSearchVersion(db)) !== SEARCH_VERSION) await refreshSearch(db);
}

/** Brings the index up to date with the catalogue. @returns how many products are found by other words than before */
export async function refreshSearch(db: Queryable): Promise<number> {
  const rows = await readSearchedProducts(db);
  const read = (texts: Localised, language: string): string => inLanguage(texts, language as keyof Localised);
  const named = await namesOf(db, rows);
  const vocabulary = new Map<string, VocabularyRow>();
  let changed = 0;
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map((row) => {
      const words = searchDocument(named(row), SEARCH_LANGUAGES, read);
      count(vocabulary, words);
      return { id: row.id, search: toVector(words) };
    });
    changed += await writeSearchVectors(db, batch);
  }
  const known = [...vocabulary.values()];
  for (let from = 0; from < known.length; from += BATCH) await writeVocabulary(db, known.slice(from, from + BATCH));
  await forgetWords(db, [...vocabulary.keys()]);
  await writeSearchVersion(db, SEARCH_VERSION);
  return changed;
}

function count(vocabulary: Map<string, VocabularyRow>, words: ReadonlyMap<string, string>): void {
  for (const [lexeme, weight] of words) {
    const known = vocabulary.get(lexeme) ?? { lexeme, products: 0, named: 0 };
    // The two best weights are what a product is called by.
    const named = known.named + (weight <= "B" ? 1 : 0);
    vocabulary.set(lexeme, { lexeme, products: known.products + 1, named });
  }
}

/** Gives products the names of their options, categories and parts. */
async function namesOf(db: Queryable, rows: readonly SearchedRow[]) {
  const options = new Map(
    (await readAttributes(db)).flatMap(({ code, options: of }) =>
      of.map(({ value, label }) => [`${code}=${value}`, label]),
    ),
  );
  const categories = new Map((await readSearchedCategories(db)).map((category) => [category.id, category]));
  const products = new Map(rows.map((row) => [row.id, row]));
  const labelOf = (code: string, value: string): Localised[] => {
    const label = options.get(`${code}=${value}`);
    return label ? [label] : [];
  };
  const categoriesOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const category = categories.get(id);
      return category && isBelowRoot(category) ? [category] : [];
    });
  return (row: SearchedRow): SearchedProduct<Localised> => ({
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
      const part = products.get(id);
      return part ? [part.name, ...categoriesOf(part.category_ids).map(({ name }) => name)] : [];
    }),
    labels: Object.entries(row.attributes).flatMap(([code, values]) => values.flatMap((value) => labelOf(code, value))),
    sizes: row.variants.flatMap((variant) =>
      Object.entries(variant.options).flatMap(([code, value]) => labelOf(code, value)),
    ),
  });
}
