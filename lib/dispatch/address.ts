import { MAX_REDIRECTED_QUERY_LENGTH } from "@/lib/limits";

/** What the catalogue says of an address; "unanswered" when it could not be asked. */
export type AddressTarget =
  /** The page below `/{storeCode}`, by its one address. */
  | { type: "page"; path: string }
  /** What stood there stands at another `url_path` now, below the store view. */
  | { type: "moved"; path: string }
  | { type: "none" }
  | { type: "unanswered" };

/** What of a query goes along to another address: it stands in a header, for which a proxy keeps a few KB. */
export const redirectedQuery = (search: string): string => (search.length > MAX_REDIRECTED_QUERY_LENGTH ? "" : search);
