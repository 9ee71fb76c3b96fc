import type { Day, NewReview, ReviewLevel, ReviewState, ReviewSummary, ReviewUse } from "@/lib/contract";
import type { Language } from "@/lib/store-views";
import type { Queryable } from "@/server/db/client";
import { productIdOf } from "./products";
import { execute, type Localised, select, selectOne } from "./sql";

export interface ReviewRow {
  id: number;
  nickname: string;
  title: string;
  detail: string;
  rating: number;
  used: ReviewUse | null;
  level: ReviewLevel | null;
  language: Language | null;
  created_at: Day;
}

export interface ReviewsAsked {
  sku: string;
  rating?: number;
  used?: ReviewUse;
  level?: ReviewLevel;
  size: number;
  start: number;
}

const columns = "id, nickname, title, detail, rating, used, level, language, created_at";

/** How many have said each of these, and how content they were. */
const shares = (column: "used" | "level"): string =>
  `(SELECT coalesce(json_agg(json_build_object('code', code, 'count', count, 'average', average)), '[]') FROM (
     SELECT ${column} AS code, count(*)::int AS count, round(avg(rating), 1)::float AS average
     FROM published WHERE ${column} IS NOT NULL GROUP BY ${column}) AS shares)`;

const ofStars = [1, 2, 3, 4, 5].map((stars) => `count(*) FILTER (WHERE rating = ${stars})`).join(", ");

/** A page of what is published of a product, newest first, how many there are, and what all of them come to. */
export async function readReviews(
  db: Queryable,
  { sku, rating, used, level, size, start }: ReviewsAsked,
): Promise<{ items: ReviewRow[]; total: number; summary: ReviewSummary }> {
  const row = await selectOne<{ items: ReviewRow[] | null; total: number; summary: ReviewSummary }>(
    db,
    `WITH published AS (
       SELECT ${columns} FROM review WHERE product_id = ${productIdOf("$1")} AND state = 'published'),
     asked AS (SELECT * FROM published WHERE ($4::int IS NULL OR rating = $4)
       AND ($5::text IS NULL OR used = $5) AND ($6::text IS NULL OR level = $6)),
     page AS (SELECT * FROM asked ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3)
     SELECT (SELECT count(*)::int FROM asked) AS total, (SELECT json_agg(page) FROM page) AS items,
       (SELECT json_build_object('count', count(*)::int, 'average', round(avg(rating), 1)::float,
          'by_stars', json_build_array(${ofStars}),
          'by_use', ${shares("used")}, 'by_level', ${shares("level")}) FROM published) AS summary`,
    [sku, size, start, rating ?? null, used ?? null, level ?? null],
  );
  if (!row) throw new Error("a count has one row");
  return { items: row.items ?? [], total: row.total, summary: row.summary };
}

interface ReviewFacts {
  state: ReviewState;
  language: Language;
  day: Day;
  now: Date;
  /** Who wrote it; null for guests. */
  customerId: number | null;
}

type Written = Omit<NewReview, "sku" | "website">;

/** Keeps a review under its id. @returns the state that it is in; one that is known already is not written again. */
export async function insertReview(
  db: Queryable,
  productId: number,
  review: Written,
  { state, language, day, now, customerId }: ReviewFacts,
): Promise<{ state: ReviewState; isNew: boolean }> {
  const { review_id: id, nickname, title, detail, rating, used, level } = review;
  const isNew = await execute(
    db,
    `INSERT INTO review (product_id, written_id, nickname, title, detail, rating, used, level, language, state,
       created_at, written_at, customer_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (written_id) DO NOTHING`,
    [
      ...[productId, id, nickname, title, detail, rating, used ?? null, level ?? null, language, state, day, now],
      customerId,
    ],
  );
  if (isNew > 0) return { state, isNew: true };
  const known = await selectOne<{ state: ReviewState }>(db, "SELECT state FROM review WHERE written_id = $1", [id]);
  if (!known) throw new Error(`review ${id} is neither new nor known`);
  return { state: known.state, isNew: false };
}

/** Counts anew what is published, of one product or of all; products on which nothing changes are left alone. */
export async function countReviews(db: Queryable, productId: number | null): Promise<number> {
  // Whoever counts the same product at this moment is waited for: only a later statement sees what they have written.
  await select(
    db,
    `SELECT FROM product p WHERE ($1::int IS NULL OR p.id = $1)
       AND EXISTS (SELECT FROM review v WHERE v.product_id = p.id) ORDER BY p.id FOR NO KEY UPDATE`,
    [productId],
  );
  return execute(
    db,
    `UPDATE product p SET review_count = r.count, review_average = r.average
     FROM (SELECT q.id, count(v.id)::int AS count, round(avg(v.rating), 1) AS average
       FROM product q LEFT JOIN review v ON v.product_id = q.id AND v.state = 'published'
       WHERE $1::int IS NULL OR q.id = $1 GROUP BY q.id) r
     WHERE r.id = p.id AND (p.review_count, p.review_average) IS DISTINCT FROM (r.count, r.average)`,
    [productId],
  );
}

/** A review as whoever decides on it sees it. */
export interface ModeratedRow extends ReviewRow {
  product_id: number;
  sku: string;
  state: ReviewState;
}

const ofReview = columns
  .split(", ")
  .map((column) => `r.${column}`)
  .join(", ");
const moderated = `SELECT ${ofReview}, r.state, r.product_id, p.sku
  FROM review r JOIN product p ON p.id = r.product_id`;

export interface OwnReviewRow extends ReviewRow {
  state: ReviewState;
  sku: string;
  name: Localised;
}

/** What somebody wrote, the newest first. */
export const readReviewsOf = (db: Queryable, customerId: number, most: number): Promise<OwnReviewRow[]> =>
  select(
    db,
    `SELECT ${ofReview}, r.state, p.sku, p.name FROM review r JOIN product p ON p.id = r.product_id
     WHERE r.customer_id = $1 ORDER BY r.id DESC LIMIT $2`,
    [customerId, most],
  );

/** The oldest first: who has waited longest is read first. */
export const listModerated = (db: Queryable, state: ReviewState, most: number): Promise<ModeratedRow[]> =>
  select(db, `${moderated} WHERE r.state = $1 ORDER BY r.created_at, r.id LIMIT $2`, [state, most]);

export const lockReview = (db: Queryable, id: number): Promise<ModeratedRow | null> =>
  selectOne(db, `${moderated} WHERE r.id = $1 FOR UPDATE OF r`, [id]);

export type ReviewAct = "publish" | "reject";

export interface ReviewActRow {
  act: ReviewAct;
  by_whom: string;
  note: string | null;
  at: Date;
}

/** Moves a review and writes down who did it. */
export async function moveReview(
  db: Queryable,
  id: number,
  state: ReviewState,
  { act, by_whom, note, at }: ReviewActRow,
): Promise<void> {
  await execute(db, "UPDATE review SET state = $2 WHERE id = $1", [id, state]);
  await execute(db, "INSERT INTO review_act (review_id, act, by_whom, note, at) VALUES ($1, $2, $3, $4, $5)", [
    ...[id, act, by_whom, note, at],
  ]);
}

export const readReviewActs = (db: Queryable, id: number): Promise<ReviewActRow[]> =>
  select(db, "SELECT act, by_whom, note, at FROM review_act WHERE review_id = $1 ORDER BY id", [id]);

/** What was rejected is not kept for ever. */
export const deleteRejected = (db: Queryable, before: Date): Promise<number> =>
  execute(
    db,
    `DELETE FROM review r WHERE r.state = 'rejected' AND r.written_id IS NOT NULL
     AND (SELECT max(at) FROM review_act a WHERE a.review_id = r.id) < $1`,
    [before],
  );
