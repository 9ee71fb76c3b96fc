import { encode, endpoints, type NewReview } from "@/lib/contract";
import type { ReviewOutcome as Answer } from "@/lib/offline";
import { newId } from "./new-id";
import { forgetReview, type ReviewFields } from "./review-draft";
import { ensureCart } from "./runtime";

/** `fields`: those to mend, by the contract's rules or by the shop's. */
export type ReviewOutcome = Exclude<Answer, { kind: "refused" }> | { kind: "refused"; fields: string[] };

const { input } = endpoints.createReview;

/** As it was typed; what is none of the contract's choices is refused by it. */
const reviewOf = (sku: string, { review_id, website, rating, used, level, ...text }: ReviewFields): NewReview => ({
  review_id: review_id ?? newId(),
  sku,
  ...{ nickname: text.nickname ?? "", title: text.title ?? "", detail: text.detail ?? "" },
  rating: Number(rating),
  ...(used && { used: used as NewReview["used"] }),
  ...(level && { level: level as NewReview["level"] }),
  ...(website && { website }),
});

const refusal = (errors: readonly { path: string }[] = []): ReviewOutcome => ({
  kind: "refused",
  fields: [...new Set(errors.flatMap(({ path }) => path.split(".")[1] ?? []))],
});

/** Sends a review under its id, now or when the connection returns; repeating it is harmless. */
export async function sendReview(sku: string, fields: ReviewFields, name: string): Promise<ReviewOutcome> {
  const review = reviewOf(sku, fields);
  const read = encode(input, { review });
  if (!read.ok) return refusal(read.error.errors);
  const outcome = await (await ensureCart()).sendReview(review, name);
  if (outcome.kind === "sent") forgetReview(sku);
  return outcome.kind === "refused" ? refusal(outcome.error.errors) : outcome;
}
