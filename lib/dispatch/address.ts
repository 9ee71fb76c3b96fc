/** What the catalogue says of an address; "unanswered" when it could not be asked. */
export type AddressTarget =
  /** The page below `/{storeCode}`, by its one address. */
  { type: "page"; path: string } | { type: "none" } | { type: "unanswered" };
