import type { Queryable } from "@/server/db/client";
import { countReviews } from "@/server/repositories/reviews";
import { select } from "@/server/repositories/sql";
import type { Problem } from "../problems";
import type { ImportSet } from "../take-record";
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
    used: "text",
    level: "text",
    language: "text",
    created_at: "date",
  };
  const counts = await upsert(
    db,
    {
      table: "review",
      key: ["product_id", "nickname", "created_at", "title"],
      // Two visitors of one name may write the same title on one day; an import has nothing to say of theirs.
      among: "written_id IS NULL",
      columns,
    },
    [...rows.values()],
  );
  await countReviews(db, null);
  return counts;
}
