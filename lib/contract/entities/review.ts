import { z } from "zod";
import { MAX_LINE, MAX_NAME, MAX_PERSON, MAX_REVIEW } from "../limits";
import {
  idSchema,
  lineSchema,
  skuSchema,
  textSchema,
  trimmedTextSchema,
  uuidSchema,
  wholeNumberSchema,
} from "../primitives";

/** For how long somebody had the thing: one day, two or three, up to a week, longer. */
export const reviewUses = ["day", "few_days", "week", "longer"] as const;
export type ReviewUse = (typeof reviewUses)[number];
/** How well they ride, as they say it themselves. */
export const reviewLevels = ["beginner", "intermediate", "expert"] as const;
export type ReviewLevel = (typeof reviewLevels)[number];

/** Fewest letters of what a review says: with less there is nothing to learn from it. */
export const MIN_REVIEW = 10;

const uses = z.enum(reviewUses);
const levels = z.enum(reviewLevels);
const starsSchema = wholeNumberSchema(1, 5);

export const reviewSchema = z.object({
  id: idSchema,
  nickname: z.string(),
  title: z.string(),
  detail: z.string(),
  rating: z.int().min(1).max(5),
  used: uses.nullable(),
  level: levels.nullable(),
  /** Of the text, where it is known. */
  language: z.string().nullable(),
  created_at: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

/** How those who have something in common were content. */
const shareSchema = <C extends z.ZodType>(code: C) =>
  z.object({ code, count: z.int().min(1), average: z.number().min(1).max(5) });

/** What all published reviews of a product come to. */
export const reviewSummarySchema = z.object({
  count: z.int().min(0),
  /** Of 1–5 with one decimal; null without reviews. */
  average: z.number().nullable(),
  /** How many gave one star, two stars … five. */
  by_stars: z.array(z.int().min(0)).length(5),
  by_use: z.array(shareSchema(uses)),
  by_level: z.array(shareSchema(levels)),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/** Which reviews are asked for; left out: all of them. */
export const reviewFilters = {
  rating: starsSchema.optional(),
  used: uses.optional(),
  level: levels.optional(),
};

export const newReviewSchema = z.object({
  /** Made by the writer's browser: the same review sent again is one review. */
  review_id: uuidSchema,
  sku: skuSchema,
  nickname: lineSchema(MAX_PERSON).min(1),
  title: lineSchema(MAX_NAME).min(1),
  detail: trimmedTextSchema(MAX_REVIEW).min(MIN_REVIEW),
  rating: starsSchema,
  used: uses.optional(),
  level: levels.optional(),
  /** No person sees this field: what fills it in is a program, and its review goes nowhere. */
  website: textSchema(MAX_LINE).optional(),
});
export type NewReview = z.infer<typeof newReviewSchema>;

/** `waiting`: somebody of the shop reads it first. */
export const reviewStateSchema = z.enum(["waiting", "published", "rejected"]);
export type ReviewState = z.infer<typeof reviewStateSchema>;

/** A review as its writer sees it; `name` is the thing's. */
export const ownReviewSchema = reviewSchema.extend({ state: reviewStateSchema, sku: z.string(), name: z.string() });
export type OwnReview = z.infer<typeof ownReviewSchema>;
