import {
  reviewLevels,
  type ReviewLevel,
  type ReviewSummary,
  type ReviewUse,
  reviewUses,
} from "@/lib/contract/entities/review";

/** Which reviews of a thing are looked at. */
export interface ReviewQuery {
  rating?: number;
  used?: ReviewUse;
  level?: ReviewLevel;
  page: number;
}

/** Further pages of one thing nobody reads; a number beyond would only be a large offset. */
const MAX_PAGE = 1_000;

/** What an address asks for; what it can't mean is left out. */
export function parseReviewQuery(query: Readonly<Record<string, string | undefined>>): ReviewQuery {
  const rating = /^[1-5]$/u.test(query.rating ?? "") ? Number(query.rating) : undefined;
  const used = reviewUses.find((code) => code === query.used);
  const level = reviewLevels.find((code) => code === query.level);
  const page = /^\d{1,4}$/u.test(query.page ?? "") ? Math.min(Math.max(Number(query.page), 1), MAX_PAGE) : 1;
  return { ...(rating && { rating }), ...(used && { used }), ...(level && { level }), page };
}

/** The same as an address says it; the first page is not named. */
export const reviewQuery = ({ rating, used, level, page }: ReviewQuery): Record<string, string | undefined> => ({
  rating: rating === undefined ? undefined : String(rating),
  used,
  level,
  page: page > 1 ? String(page) : undefined,
});

/** From the shortest use to the longest, from beginners to experts. */
export const inOrder = (summary: ReviewSummary): ReviewSummary => ({
  ...summary,
  by_use: reviewUses.flatMap((code) => summary.by_use.filter((share) => share.code === code)),
  by_level: reviewLevels.flatMap((code) => summary.by_level.filter((share) => share.code === code)),
});
