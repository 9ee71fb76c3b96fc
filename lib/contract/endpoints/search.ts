import { z } from "zod";
import {
  MAX_AGGREGATIONS,
  MAX_CODE,
  MAX_FIELDS,
  MAX_FILTER_VALUES,
  MAX_FILTERS,
  MAX_SEARCH_TEXT,
  MAX_LINE,
  USUAL_SIZE,
} from "../limits";
import {
  chosenPeriodSchema,
  codeSchema,
  commaListSchema,
  opaqueIdSchema,
  pageSizeSchema,
  pageStartSchema,
  textSchema,
} from "../primitives";
import { endpoint } from "../endpoint";

/* The specification's search, the same over every kind of entity. */

const scalar = z.union([textSchema(MAX_SEARCH_TEXT), z.number(), z.boolean()]);
export const conditionSchema = z
  .object({
    eq: scalar,
    in: z.array(scalar).max(MAX_FILTER_VALUES),
    gte: scalar,
    gt: scalar,
    lte: scalar,
    lt: scalar,
    like: textSchema(MAX_SEARCH_TEXT),
  })
  .partial()
  .refine((value) => Object.keys(value).length > 0, "a condition needs an operator");

export const searchQuerySchema = z.object({
  search: textSchema(MAX_SEARCH_TEXT).optional(),
  filters: z
    .array(z.object({ attribute: codeSchema, value: conditionSchema }))
    .max(MAX_FILTERS)
    .optional(),
  /** Only things free on every day of it. */
  period: chosenPeriodSchema,
  /** Only things that are (with a period: that are free) at this place; as `place` of a listing. */
  place: codeSchema.optional(),
  aggregations: z.array(codeSchema).max(MAX_AGGREGATIONS).optional(),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** Names of fields, `configurable_children.sku` too: nothing that a list with commas could lose. */
const fieldList = commaListSchema(
  z
    .string()
    .max(MAX_CODE)
    .regex(/^[\w.*-]+$/u),
  0,
  MAX_FIELDS,
);

const searchInput = (most?: number, usual: number = USUAL_SIZE) =>
  z.object({
    searchQuery: searchQuerySchema.optional(),
    query: textSchema(MAX_SEARCH_TEXT).optional(),
    size: pageSizeSchema(usual, most),
    from: pageStartSchema.optional(),
    start: pageStartSchema.optional(),
    sort: z
      .string()
      .regex(/^[a-z_]+(:(asc|desc))?$/u)
      .optional(),
    includeFields: fieldList.optional(),
    excludeFields: fieldList.optional(),
    groupId: opaqueIdSchema.optional(),
    groupToken: textSchema(MAX_LINE).optional(),
  });

const aggregationsSchema = z.record(
  z.string(),
  z.object({ buckets: z.array(z.object({ key: z.string(), label: z.string(), doc_count: z.int() })) }),
);
export type Aggregations = z.infer<typeof aggregationsSchema>;

export const found = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    start: z.int(),
    perPage: z.int(),
    aggregations: aggregationsSchema,
  });

export const search = <T extends z.ZodType>(entity: string, item: T, most?: number, usual?: number) =>
  endpoint({
    method: "GET",
    path: `catalog/${entity}`,
    summary: `Search ${entity}`,
    input: searchInput(most, usual),
    output: found(item),
    envelope: "plain",
    cacheSeconds: 60,
  });
