import { listingQueryString, type ListingState } from "@/lib/domain/filters";

/** Address of a listing with a changed query; the first page and empty filters leave no trace in it. */
export function listingHref(basePath: string, query: ListingState, search?: string): string {
  const text = listingQueryString(query);
  const all = search ? `q=${encodeURIComponent(search)}${text ? `&${text}` : ""}` : text;
  return all ? `${basePath}?${all}` : basePath;
}
