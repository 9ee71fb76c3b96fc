import type { Queryable } from "@/server/db/client";
import { execute, select } from "@/server/repositories/sql";
import type { Problem } from "../problems";
import type { ImportSet } from "../read-files";
import { type Counts, upsert } from "./upsert";

export async function writeReviews(db: Queryable, set: ImportSet, problems: Problem[]): Promise<Counts> {
  const ids = await select<{ id: number; sku: string }>(
    db,
    "SELECT id, sku FROM product WHERE sku = ANY ($1::text[])",
    [set.reviews.map(({ record }) => record.sku)],
  );
  const idOf = new Map(ids.map((row) => [row.sku, row.id]));
  const rows = new Map<string, Record<string, unknown>>();
  for (const sourced of set.reviews) {
    const { sku, ...review } = sourced.record;
    const productId = idOf.get(sku);
    if (productId === undefined) problems.push({ ...sourced, field: "sku", message: `no product ${sku}` });
    else
      rows.set([productId, review.nickname, review.created_at, review.title].join("|"), {
        ...review,
        product_id: productId,
      });
  }
  if (problems.length > 0) return { created: 0, updated: 0, unchanged: 0 };
  const columns = {
    product_id: "int",
    nickname: "text",
    title: "text",
    detail: "text",
    rating: "int",
    created_at: "date",
  };
  const counts = await upsert(
    db,
    { table: "review", key: ["product_id", "nickname", "created_at", "title"], columns },
    [...rows.values()],
  );
  await execute(
    db,
    `UPDATE product p SET review_count = r.count, review_average = r.average
     FROM (SELECT product_id, count(*)::int AS count, round(avg(rating), 1) AS average FROM review
     GROUP BY product_id) r
     WHERE r.product_id = p.id AND (p.review_count, p.review_average) IS DISTINCT FROM (r.count, r.average)`,
  );
  return counts;
}
