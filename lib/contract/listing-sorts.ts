/** Orders of a listing, `field:direction`. One without is by what fits best in a search, newest first elsewhere. */
export const LISTING_SORTS = [
  "updated_at:desc",
  "updated_at:asc",
  "created_at:desc",
  "created_at:asc",
  "price:asc",
  "price:desc",
  "name:asc",
  "name:desc",
  "bestsellers:desc",
  "bestsellers:asc",
] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];
