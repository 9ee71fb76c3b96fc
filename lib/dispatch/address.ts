/** What the catalogue says of an address; "unanswered" when it could not be asked. */
export type AddressTarget =
  /** The page below `/{storeCode}`, by its one address. */
  | { type: "page"; path: string }
  /** What stood there stands at another `url_path` now, below the store view. */
  | { type: "moved"; path: string }
  | { type: "none" }
  | { type: "unanswered" };
