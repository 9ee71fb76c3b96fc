import { RANKS } from "@/lib/domain/search-document";
import type { Queryable } from "@/server/db/client";
import { execute, type Localised, select, selectOne } from "./sql";

export interface SearchedRow {
  id: number;
  sku: string;
  name: Localised;
  /** Attribute code → option values. */
  attributes: Record<string, string[]>;
  /** Those that it lies in itself, its own one first. */
  category_ids: number[];
  variants: { sku: string; options: Record<string, string> }[];
  /** Products that a set is made of. */
  part_ids: number[];
}

/** Products after an id with what a search finds them by; names of what they refer to are looked up by the caller. */
export const readSearchedProducts = (db: Queryable, after: number, limit: number): Promise<SearchedRow[]> =>
  select(
    db,
    `SELECT p.id, p.sku, p.name, p.attributes, ${directCategories} AS category_ids,
       coalesce((SELECT json_agg(json_build_object('sku', v.sku, 'options', v.options)) FROM variant v
         WHERE v.product_id = p.id), '[]') AS variants,
       ARRAY(SELECT DISTINCT part.product_id FROM variant v JOIN variant_part vp ON vp.variant_id = v.id
         JOIN variant part ON part.id = vp.part_id WHERE v.product_id = p.id) AS part_ids
     FROM product p WHERE p.id > $1 ORDER BY p.id LIMIT $2`,
    [after, limit],
  );

const directCategories = `ARRAY(SELECT pc.category_id FROM product_category pc
  WHERE pc.product_id = p.id AND pc.is_direct ORDER BY pc.position)`;

/** What sets are found by of their parts. */
export const readSearchedParts = (
  db: Queryable,
  ids: readonly number[],
): Promise<Pick<SearchedRow, "id" | "name" | "category_ids">[]> =>
  select(db, `SELECT p.id, p.name, ${directCategories} AS category_ids FROM product p WHERE p.id = ANY ($1::int[])`, [
    ids,
  ]);

export const readSearchedCategories = (
  db: Queryable,
): Promise<{ id: number; name: Localised; slug: string; path: string; level: number }[]> =>
  select(db, "SELECT id, name, slug, path, level FROM category");

/** @returns how many products are found by other words than before. */
export const writeSearchVectors = (db: Queryable, rows: readonly { id: number; search: string }[]): Promise<number> =>
  execute(
    db,
    `UPDATE product p SET search = r.search::tsvector FROM jsonb_to_recordset($1::jsonb) AS r(id int, search text)
     WHERE p.id = r.id AND p.search <> r.search::tsvector`,
    [JSON.stringify(rows)],
  );

/**
 * Lists the products that each word of the index finds. PostgreSQL does, since each code of a thing is a word. Read in
 * the order of their ids, so that a list which says the same looks the same and is not written again. What is gone is
 * told by NOT IN, which is hashed: how much there is nobody knows before, and a join could be planned for ten rows.
 */
export const writePostings = (db: Queryable): Promise<number> =>
  execute(
    db,
    `WITH held AS MATERIALIZED (
       SELECT word.lexeme COLLATE "C" AS lexeme, ($1::jsonb ->> word.weights[1])::real AS rank,
         array_agg(p.id) AS product_ids
       FROM (SELECT id, search FROM product ORDER BY id) p CROSS JOIN LATERAL unnest(p.search) AS word GROUP BY 1, 2),
     gone AS (DELETE FROM search_posting WHERE (lexeme, rank) NOT IN (SELECT lexeme, rank FROM held))
     INSERT INTO search_posting (lexeme, rank, product_ids) SELECT lexeme, rank, product_ids FROM held
     ON CONFLICT (lexeme, rank) DO UPDATE SET product_ids = excluded.product_ids
     WHERE search_posting.product_ids <> excluded.product_ids`,
    [JSON.stringify(RANKS)],
  );

/**
 * Counts every word of the index, once its products are listed: those that it finds, and those that are called so,
 * which is what the two best weights say.
 */
export const countWords = (db: Queryable): Promise<number> =>
  execute(
    db,
    `WITH found AS MATERIALIZED (
       SELECT lexeme, sum(cardinality(product_ids)) AS products,
         coalesce(sum(cardinality(product_ids)) FILTER (WHERE rank >= $1::real), 0) AS named
       FROM search_posting GROUP BY lexeme),
     gone AS (DELETE FROM search_word WHERE lexeme NOT IN (SELECT lexeme FROM found))
     INSERT INTO search_word (lexeme, products, named) SELECT lexeme, products, named FROM found
     ON CONFLICT (lexeme) DO UPDATE SET products = excluded.products, named = excluded.named
     WHERE (search_word.products, search_word.named) <> (excluded.products, excluded.named)`,
    [RANKS.B],
  );

/** Whether some listed product has all that a `tsquery` asks for. */
export async function findsAny(db: Queryable, match: string): Promise<boolean> {
  const found = await selectOne<{ is_found: boolean }>(
    db,
    "SELECT EXISTS (SELECT FROM product WHERE is_listed AND search @@ $1::tsquery) AS is_found",
    [match],
  );
  return found?.is_found ?? false;
}

export const writeSearchVersion = (db: Queryable, version: number): Promise<number> =>
  execute(db, "UPDATE search_index SET version = $1", [version]);

export async function readSearchVersion(db: Queryable): Promise<number> {
  return (await selectOne<{ version: number }>(db, "SELECT version FROM search_index"))?.version ?? 0;
}

export interface WordCount {
  lexeme: string;
  /** Products that are called so. */
  named: number;
}

/** Those of the words that find anything. */
export async function readWordCounts(db: Queryable, lexemes: readonly string[]): Promise<Map<string, WordCount>> {
  const rows = await select<WordCount>(db, "SELECT lexeme, named FROM search_word WHERE lexeme = ANY ($1::text[])", [
    lexemes,
  ]);
  return new Map(rows.map((row) => [row.lexeme, row]));
}

export type Nearness = "beginning" | "part" | "typo";
export interface NearWordRow {
  word: string;
  lexeme: string;
  nearness: Nearness;
  /** Letters that differ. */
  distance: number;
}

/** How many candidates of a kind are looked at for one word. */
const MOST = 20;

/** Words of a language that end with these: German writes "Carvingski" and "Kinderfahrrad" in one. */
export const readCompounds = (
  db: Queryable,
  words: readonly string[],
  language: string,
): Promise<{ word: string; lexeme: string }[]> =>
  select(
    db,
    `SELECT w.word, s.lexeme FROM unnest($1::text[]) AS w(word) CROSS JOIN LATERAL (
       SELECT lexeme FROM search_word
       WHERE length(w.word) >= 3 AND language = $2 AND search_word.word LIKE '%_' || w.word
       ORDER BY products DESC LIMIT ${MOST}) s`,
    [words, language],
  );

/** Words of a language that these end with. */
export const readEnds = (db: Queryable, words: readonly string[], language: string): Promise<{ end: string }[]> =>
  select(
    db,
    `SELECT DISTINCT search_word.word AS end FROM unnest($1::text[]) AS w(word) JOIN search_word
       ON language = $2 AND length(search_word.word) BETWEEN 3 AND length(w.word) - 3
       AND right(w.word, length(search_word.word)) = search_word.word`,
    [words, language],
  );

/** Words of the language that begin like this, as a range that its index is read by whatever the text is. */
const BEGINNING = `length(w.word) >= 3 AND lexeme ~>=~ ($2 || ':' || w.word)
  AND lexeme ~<~ ($2 || ':' || w.word || chr(1114111))`;
const PART = "length(w.word) >= 4 AND language = $2 AND search_word.word LIKE '%' || w.word || '%'";
/** Asked once for a word, before any word of the index is read. */
const hasNone = (condition: string): string =>
  `(SELECT count(*) FROM (SELECT FROM search_word WHERE ${condition} LIMIT 1) known) = 0`;

/**
 * What a word that nothing is called could mean: the beginning of another, or else a part of one, or else one that
 * differs by a letter or two. Words hold letters and digits only, so none is a pattern by itself.
 */
export const readNearWords = (db: Queryable, words: readonly string[], language: string): Promise<NearWordRow[]> =>
  select(
    db,
    `SELECT w.word, near.* FROM unnest($1::text[]) AS w(word) CROSS JOIN LATERAL (
       (SELECT lexeme, 'beginning' AS nearness, 0 AS distance FROM search_word
         WHERE ${BEGINNING} ORDER BY products DESC LIMIT ${MOST})
       UNION ALL
       (SELECT lexeme, 'part', 0 FROM search_word
         WHERE ${PART} AND ${hasNone(BEGINNING)} ORDER BY products DESC LIMIT ${MOST})
       UNION ALL
       (SELECT lexeme, 'typo', letters.distance FROM search_word CROSS JOIN LATERAL (
           SELECT levenshtein_less_equal(search_word.word, w.word, 2) AS distance) letters
         WHERE length(w.word) >= 3 AND language = $2 AND ${hasNone(BEGINNING)} AND ${hasNone(PART)}
           AND length(search_word.word) BETWEEN length(w.word) - 2 AND length(w.word) + 2
           AND letters.distance <= 2
         ORDER BY letters.distance, products DESC LIMIT ${MOST})
     ) near`,
    [words, language],
  );
