import { listingQueryString, type ListingState } from "@/lib/domain/filters";

/** The same listing without days; an empty one is said, so that those who are remembered are let go of. */
export function withoutDaysHref(basePath: string, query: ListingState, search?: string): string {
  const href = listingHref(basePath, { ...query, period: null, page: 1 }, search);
  return `${href}${href.includes("?") ? "&" : "?"}dateFrom=`;
}

/** The same listing without a partner; an empty one is said, so that one that is remembered is let go of. */
export function withoutPartnerHref(basePath: string, query: ListingState, search?: string): string {
  const href = listingHref(basePath, { ...query, partner: null, page: 1 }, search);
  return `${href}${href.includes("?") ? "&" : "?"}partner=`;
}

/** Address of a listing with a changed query; the first page and empty filters leave no trace in it. */
export function listingHref(basePath: string, query: ListingState, search?: string): string {
  const text = listingQueryString(query);
  const all = search ? `q=${encodeURIComponent(search)}${text ? `&${text}` : ""}` : text;
  return all ? `${basePath}?${all}` : basePath;
}
