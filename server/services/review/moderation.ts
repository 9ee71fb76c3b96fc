import type { Pool } from "pg";
import type { ReviewState } from "@/lib/contract";
import { productTag } from "@/lib/page-tags";
import { type Queryable, withTransaction } from "@/server/db/client";
import { announceChanges } from "@/server/repositories/page-changes";
import {
  countReviews,
  listModerated,
  lockReview,
  type ModeratedRow,
  moveReview,
  readReviewActs,
  type ReviewAct,
  type ReviewActRow,
} from "@/server/repositories/reviews";

/* What the people of the shop do with reviews. */

export type { ModeratedRow };

const after: Record<ReviewAct, ReviewState> = { publish: "published", reject: "rejected" };

/** Who of the shop acts, when, and what they say to it. */
export interface ReviewStep {
  by: string;
  now: Date;
  note?: string;
}

export interface Moderated extends ModeratedRow {
  /** Whether the act did anything. */
  moved: boolean;
  /** Every act, from the beginning. */
  log: ReviewActRow[];
}

/** Reviews in a state, those that have waited longest first. */
export const listReviewsIn = (db: Queryable, state: ReviewState, most: number): Promise<ModeratedRow[]> =>
  listModerated(db, state, most);

/**
 * Publishes or rejects a review; either can be taken back by the other. Its stars count, and pages show it, from the
 * moment in which this is committed.
 * @returns null when there is no such review
 */
export const moderate = (pool: Pool, id: number, act: ReviewAct, step: ReviewStep): Promise<Moderated | null> =>
  withTransaction(pool, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return null;
    const state = after[act];
    const moved = review.state !== state;
    if (moved) {
      await moveReview(tx, id, state, { act, by_whom: step.by, note: step.note ?? null, at: step.now });
      if (review.state === "published" || state === "published") {
        await countReviews(tx, review.product_id);
        await announceChanges(tx, [productTag(review.sku)]);
      }
    }
    return { ...review, state, moved, log: await readReviewActs(tx, id) };
  });
