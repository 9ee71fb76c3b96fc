import { clearFilters, listingQueryString, type ListingState } from "@/lib/domain/filters";
import { ANYWHERE, formatPlace } from "@/lib/domain/place";

/** The same listing without days; an empty one is said, so that those who are remembered are let go of. */
export function withoutDaysHref(basePath: string, query: ListingState, search?: string): string {
  const href = listingHref(basePath, { ...query, period: null, page: 1 }, search);
  return `${href}${href.includes("?") ? "&" : "?"}dateFrom=`;
}

/** The listing with nothing chosen; empty days and the like are said, so that remembered ones are let go of. */
export function withoutAllHref(basePath: string, query: ListingState, search?: string): string {
  const all = { ...clearFilters(query), place: ANYWHERE, partner: null };
  const place = query.place.kind === "anywhere" ? "" : `&place=${formatPlace(ANYWHERE)}`;
  return `${withoutDaysHref(basePath, all, search)}${place}${query.partner === null ? "" : "&partner="}`;
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
