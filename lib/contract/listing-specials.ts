/** What a listing can be narrowed to by one word: what costs less than usual today, and what is new. One at a time. */
export const LISTING_SPECIALS = ["offer", "new"] as const;
export type ListingSpecial = (typeof LISTING_SPECIALS)[number];
