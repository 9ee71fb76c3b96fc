import type { NewReview, ReviewList, ReviewState } from "@/lib/contract";
import { ok, type Result } from "@/lib/contract/errors";
import { productTag } from "@/lib/page-tags";
import { inOrder } from "@/lib/domain/reviews";
import { announceChanges } from "@/server/repositories/page-changes";
import { countReviews, insertReview, readReviews, type ReviewsAsked } from "@/server/repositories/reviews";
import { reviews } from "@/shop.config";
import { holdCustomerOf } from "../account/session";
import type { Call } from "../call";
import { getProduct } from "../catalogue/product";
import { inTransaction } from "../transaction";

export async function listReviews(call: Call, asked: ReviewsAsked): Promise<Result<ReviewList>> {
  const { summary, ...found } = await readReviews(call.pool, asked);
  return ok({ ...found, summary: inOrder(summary) });
}

/** Takes a review in: shown at once, or after somebody of the shop has read it. */
export async function createReview(
  call: Call,
  { review }: { review: NewReview },
): Promise<Result<{ state: ReviewState }>> {
  const found = await getProduct(call, { sku: review.sku });
  if (!found.ok) return found;
  const { website, sku: _sku, ...written } = review;
  const state: ReviewState = reviews.moderated ? "waiting" : "published";
  // A program is told what a person would be.
  if (website) return ok({ state });
  const { id, sku } = found.value;
  return inTransaction(call.pool, async (tx) => {
    // Whoever deletes the account meanwhile waits, and then leaves a review of nobody's.
    const writer = await holdCustomerOf(tx, call);
    const facts = { state, language: call.language, day: call.today, now: call.now, customerId: writer?.id ?? null };
    const kept = await insertReview(tx, id, written, facts);
    if (kept.isNew && state === "published") {
      await countReviews(tx, id);
      await announceChanges(tx, [productTag(sku)]);
    }
    return ok({ state: kept.state });
  });
}
