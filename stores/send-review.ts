import type { NewReview } from "@/lib/contract";
import type { ReviewOutcome } from "@/lib/offline";
import { forgetReview } from "./review-draft";
import { ensureCart } from "./runtime";

export type { ReviewOutcome };

/** Sends a review under its id, now or when the connection returns; repeating it is harmless. */
export async function sendReview(review: NewReview, name: string): Promise<ReviewOutcome> {
  const outcome = await (await ensureCart()).sendReview(review, name);
  if (outcome.kind === "sent") forgetReview(review.sku);
  return outcome;
}
