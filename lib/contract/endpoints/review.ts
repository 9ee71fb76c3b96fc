import { z } from "zod";
import { endpoint } from "../endpoint";
import {
  newReviewSchema,
  reviewFilters,
  reviewSchema,
  reviewStateSchema,
  reviewSummarySchema,
} from "../entities/review";
import { pageSizeSchema, pageStartSchema, skuSchema } from "../primitives";

/** What renters say of things. */
export const reviewEndpoints = {
  listReviews: endpoint({
    method: "GET",
    path: "review/list",
    summary: "Newest reviews of a product, and what all of them come to",
    input: z.object({
      sku: skuSchema,
      ...reviewFilters,
      size: pageSizeSchema(10),
      start: pageStartSchema.optional().default(0),
    }),
    output: z.object({
      items: z.array(reviewSchema),
      /** Of those asked for; `summary` counts all. */
      total: z.int(),
      summary: reviewSummarySchema,
    }),
    cacheSeconds: 60,
  }),
  /** Sent again under its id, it is answered the same and changes nothing. */
  createReview: endpoint({
    method: "POST",
    path: "review/create",
    summary: "Write a review; it may be read by somebody of the shop before it is shown",
    input: z.object({ review: newReviewSchema }),
    output: z.object({ state: reviewStateSchema }),
    rateLimit: 6,
  }),
};
export type ReviewList = z.infer<typeof reviewEndpoints.listReviews.output>;
