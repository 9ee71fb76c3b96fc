export * from "./primitives";
export * from "./errors";
export * from "./endpoint";
export * from "./endpoints";
export * from "./entities/availability";
export * from "./entities/cart";
export * from "./entities/catalogue";
export * from "./entities/order";
export * from "./entities/product";
export {
  searchQuerySchema,
  type SearchQuery,
  type Aggregations,
  type ProductListing,
  type ListingInput,
} from "./endpoints/catalogue";
