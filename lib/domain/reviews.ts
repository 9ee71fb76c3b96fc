import { reviewLevels, type ReviewSummary, reviewUses } from "@/lib/contract";

/** From the shortest use to the longest, from beginners to experts. */
export const inOrder = (summary: ReviewSummary): ReviewSummary => ({
  ...summary,
  by_use: reviewUses.flatMap((code) => summary.by_use.filter((share) => share.code === code)),
  by_level: reviewLevels.flatMap((code) => summary.by_level.filter((share) => share.code === code)),
});
