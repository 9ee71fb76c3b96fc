import { z } from "zod";
import {
  attributeSchema,
  categorySchema,
  cmsBlockSchema,
  cmsPageSchema,
  partnerSchema,
  reviewSchema,
  sourceSchema,
  taxRuleSchema,
} from "../entities/catalogue";
import { productCardSchema, productSchema } from "../entities/product";
import { daySchema, idSchema, pageSizeSchema, pageStartSchema, skuSchema } from "../primitives";
import { endpoint } from "../endpoint";
import { MAX_FILTER_VALUE, MAX_FILTER_VALUES, MAX_FILTERS, MAX_PRICE_RANGES } from "../limits";
import { LISTING_SORTS } from "../listing-sorts";

const scalar = z.union([z.string(), z.number(), z.boolean()]);
export const conditionSchema = z
  .object({
    eq: scalar,
    in: z.array(scalar).max(MAX_FILTER_VALUES),
    gte: scalar,
    gt: scalar,
    lte: scalar,
    lt: scalar,
    like: z.string(),
  })
  .partial()
  .refine((value) => Object.keys(value).length > 0, "a condition needs an operator");

export const searchQuerySchema = z.object({
  search: z.string().max(200).optional(),
  filters: z
    .array(z.object({ attribute: z.string().max(MAX_FILTER_VALUE), value: conditionSchema }))
    .max(MAX_FILTERS)
    .optional(),
  /** Only things free on every day of it. */
  period: z.object({ from: daySchema, to: daySchema }).optional(),
  aggregations: z.array(z.string().max(64)).max(50).optional(),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** `searchQuery` is URL-encoded JSON; a document that can't be read is invalid input, not an empty search. */
const searchQueryText = z
  .string()
  .max(8_000)
  .transform((text, context): SearchQuery => {
    try {
      const parsed = searchQuerySchema.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
      for (const issue of parsed.error.issues)
        context.addIssue({ code: "custom", path: issue.path, message: issue.message });
    } catch {
      context.addIssue({ code: "custom", message: "searchQuery is not JSON" });
    }
    return z.NEVER;
  });
const fieldList = z
  .string()
  .max(1_000)
  .transform((text) =>
    text
      .split(",")
      .map((field) => field.trim())
      .filter(Boolean),
  );

const searchInput = z.object({
  searchQuery: z.union([searchQueryText, searchQuerySchema]).optional(),
  query: z.string().max(200).optional(),
  size: pageSizeSchema.default(50),
  from: pageStartSchema.optional(),
  start: pageStartSchema.optional(),
  sort: z
    .string()
    .regex(/^[a-z_]+(:(asc|desc))?$/u)
    .optional(),
  includeFields: fieldList.optional(),
  excludeFields: fieldList.optional(),
  groupId: z.string().max(32).optional(),
  groupToken: z.string().max(200).optional(),
});

const aggregationsSchema = z.record(
  z.string(),
  z.object({ buckets: z.array(z.object({ key: z.string(), label: z.string(), doc_count: z.int() })) }),
);
export type Aggregations = z.infer<typeof aggregationsSchema>;

const found = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    start: z.int(),
    perPage: z.int(),
    aggregations: aggregationsSchema,
  });

const search = <T extends z.ZodType>(entity: string, item: T) =>
  endpoint({
    method: "GET",
    path: `catalog/${entity}`,
    summary: `Search ${entity}`,
    input: searchInput,
    output: found(item),
    envelope: "plain",
    cacheSeconds: 60,
  });

export const catalogueEndpoints = {
  searchProducts: search("product", productSchema.partial()),
  searchCategories: search("category", categorySchema.partial()),
  searchAttributes: search("attribute", attributeSchema.partial()),
  searchTaxRules: search("taxrule", taxRuleSchema.partial()),
  searchCmsPages: search("cms_page", cmsPageSchema.partial()),
  searchCmsBlocks: search("cms_block", cmsBlockSchema.partial()),
  searchCmsHierarchy: search(
    "cms_hierarchy",
    z.object({ id: z.int(), identifier: z.string(), parent_id: z.int().nullable() }).partial(),
  ),
  /** What a category or search page shows: light cards, totals, facets. */
  listProducts: endpoint({
    method: "GET",
    path: "catalog/listing",
    summary: "Product cards with totals and facet counts",
    input: z.object({
      categoryId: idSchema.optional(),
      search: z.string().trim().max(200).optional(),
      dateFrom: daySchema.optional(),
      dateTo: daySchema.optional(),
      partner: idSchema.optional(),
      source: z.string().max(64).optional(),
      /** Bucket ids such as `290.0-500.0` and `1500.0-*`, one-day prices in crowns. */
      price: z.array(z.string().max(MAX_FILTER_VALUE)).max(MAX_PRICE_RANGES).optional(),
      /** Attribute code → option keys (OR within, AND across, one child has to satisfy all). */
      attributes: z
        .record(z.string(), z.array(z.string().max(MAX_FILTER_VALUE)).max(MAX_FILTER_VALUES))
        .refine((attributes) => Object.keys(attributes).length <= MAX_FILTERS, `at most ${MAX_FILTERS} filters`)
        .optional(),
      /** Left out: what fits best in a search, newest first elsewhere. */
      sort: z.enum(LISTING_SORTS).optional(),
      size: pageSizeSchema.default(50),
      start: pageStartSchema.default(0),
    }),
    output: found(productCardSchema).extend({
      /** Filters and values of the question that this shop doesn't know; the answer is without them. */
      unknown_filters: z.array(z.object({ code: z.string(), value: z.string().nullable() })),
    }),
    cacheSeconds: 10,
  }),
  getProduct: endpoint({
    method: "GET",
    path: "catalog/product/one",
    summary: "One product by its own or a child's sku",
    input: z.object({ sku: skuSchema }),
    output: productSchema,
    cacheSeconds: 60,
  }),
  mapUrl: endpoint({
    method: "GET",
    path: "url/map",
    summary: "What a url_path leads to",
    input: z.object({ url: z.string().min(1).max(500) }),
    output: z.union([
      z.object({ type: z.literal("product"), sku: z.string(), slug: z.string(), type_id: z.string() }),
      z.object({ type: z.literal("category"), slug: z.string() }),
      z.object({ type: z.literal("none") }),
    ]),
    cacheSeconds: 60,
  }),
  listSources: endpoint({
    method: "GET",
    path: "ext/sources",
    summary: "Shops that hand things over",
    input: z.object({}),
    output: z.array(sourceSchema),
    cacheSeconds: 60,
  }),
  listPartners: endpoint({
    method: "GET",
    path: "ext/partners",
    summary: "Partners sorted by Czech collation",
    input: z.object({}),
    output: z.array(partnerSchema),
    cacheSeconds: 60,
  }),
  listReviews: endpoint({
    method: "GET",
    path: "review/list",
    summary: "Newest reviews of a product",
    input: z.object({ sku: skuSchema, size: pageSizeSchema.default(10), start: pageStartSchema.default(0) }),
    output: z.object({ items: z.array(reviewSchema), total: z.int() }),
    cacheSeconds: 60,
  }),
};
export type ProductListing = z.infer<typeof catalogueEndpoints.listProducts.output>;
export type ListingInput = z.infer<typeof catalogueEndpoints.listProducts.input>;
