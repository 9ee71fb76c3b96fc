import { z } from "zod";
import {
  attributeSchema,
  categorySchema,
  frontSchema,
  listingGapSchema,
  locationSchema,
  partnerSchema,
  pickupPointSchema,
  sourceSchema,
  taxRuleSchema,
} from "../entities/catalogue";
import { productCardSchema, productSchema } from "../entities/product";
import {
  codeSchema,
  commaListSchema,
  daySchema,
  fromDaySchema,
  idSchema,
  pageSizeSchema,
  pageStartSchema,
  skuSchema,
  textSchema,
  toDaySchema,
  trimmedTextSchema,
} from "../primitives";
import { endpoint } from "../endpoint";
import {
  MAX_FILTER_VALUES,
  MAX_FILTERS,
  MAX_NAMED_SKUS,
  MAX_POINTS,
  MAX_PRICE_RANGES,
  MAX_SEARCH_TEXT,
  MAX_SUGGESTIONS,
  MAX_URL,
  MAX_SKUS,
  MAX_WHOLE_SIZE,
  USUAL_SIZE,
} from "../limits";
import { LISTING_SORTS } from "../listing-sorts";
import { LISTING_SPECIALS } from "../listing-specials";
import { found, search } from "./search";

const postcodeDigits = z.string().regex(/^\d{3,10}$/u);

export const catalogueEndpoints = {
  searchProducts: search("product", productSchema.partial()),
  searchCategories: search("category", categorySchema.partial(), MAX_WHOLE_SIZE),
  searchAttributes: search("attribute", attributeSchema.partial(), MAX_WHOLE_SIZE),
  searchTaxRules: search("taxrule", taxRuleSchema.partial()),
  /** What a category or search page shows: light cards, totals, facets. */
  listProducts: endpoint({
    method: "GET",
    path: "catalog/listing",
    summary: "Product cards with totals and facet counts",
    input: z.object({
      categoryId: idSchema.optional(),
      search: trimmedTextSchema(MAX_SEARCH_TEXT).optional(),
      dateFrom: fromDaySchema,
      dateTo: toDaySchema,
      /** These alone, of those that the rest of the question leaves. */
      skus: z.array(skuSchema).max(MAX_NAMED_SKUS).optional(),
      /** With days: whether what can't be had in them at the place is left out, or kept as of what nothing is free. */
      taken: z.enum(["out", "kept"]).optional(),
      partner: idSchema.optional(),
      source: codeSchema.optional(),
      /** Where the visitor wants the things: a branch's id, `psc-` and a postcode, or `anywhere`. */
      place: codeSchema.optional(),
      /** What costs less than usual today, or what is new. */
      special: z.enum(LISTING_SPECIALS).optional(),
      /** Bucket ids such as `290.0-500.0` and `1500.0-*`, one-day prices in crowns. */
      price: z.array(codeSchema).max(MAX_PRICE_RANGES).optional(),
      /** Attribute code → option keys (OR within, AND across, one child has to satisfy all). */
      attributes: z
        .record(codeSchema, z.array(codeSchema).max(MAX_FILTER_VALUES))
        .refine((attributes) => Object.keys(attributes).length <= MAX_FILTERS, `at most ${MAX_FILTERS} filters`)
        .optional(),
      /** Sizes are the renter's own: of the chosen ones that children differ by, what comes in no such size stays. */
      fit: z.enum(["on", "off"]).optional(),
      /** Left out: what fits best in a search, newest first elsewhere. */
      sort: z.enum(LISTING_SORTS).optional(),
      size: pageSizeSchema(USUAL_SIZE),
      start: pageStartSchema.optional().default(0),
    }),
    output: found(productCardSchema).extend({
      /** Filters and values of the question that this shop doesn't know; the answer is without them. */
      unknown_filters: z.array(z.object({ code: z.string(), value: z.string().nullable() })),
      /** Words of the search that nothing here is called; the answer is without them. */
      unknown_words: z.array(z.string()),
      /** The branch that the place means, which the answer is for; null for any branch. */
      branch: z.string().nullable(),
      /** The partner asked for has no such branch; the place wins. */
      partner_elsewhere: z.boolean(),
      /** Set where nothing that is handed over can be had in these days: at the place, or anywhere. */
      gap: listingGapSchema.nullable(),
      /**
       * Where nothing fits: how much there would be without one of what was asked for, for each that was. Null where
       * there is something.
       */
      relaxed: z.object({ filters: z.int(), days: z.int(), place: z.int(), partner: z.int() }).partial().nullable(),
    }),
    cacheSeconds: 10,
  }),
  suggest: endpoint({
    method: "GET",
    path: "catalog/suggest",
    summary: "What a search could mean while it is typed: products, categories, brands",
    input: z.object({
      search: trimmedTextSchema(MAX_SEARCH_TEXT),
      dateFrom: fromDaySchema,
      dateTo: toDaySchema,
      /** As those of a listing. */
      place: codeSchema.optional(),
      partner: idSchema.optional(),
      size: pageSizeSchema(6, MAX_SUGGESTIONS),
    }),
    output: z.object({
      products: z.array(productCardSchema),
      /** Products of the whole search, counted up to `SUGGESTED_AMONG`; as many as that may be more. */
      total: z.int(),
      /** All of them are taken in these days or not at this place; they are named all the same. */
      taken: z.boolean(),
      categories: z.array(
        categorySchema.pick({
          ...{ id: true, name: true, slug: true, url_path: true, trail_color: true, other_languages: true },
        }),
      ),
      /** The most frequent ones of what is found, or of the most popular part of it where there is more. */
      brands: z.array(z.object({ key: z.string(), label: z.string(), doc_count: z.int() })),
    }),
    cacheSeconds: 10,
  }),
  getProduct: endpoint({
    method: "GET",
    path: "catalog/product/one",
    summary: "One product by its own or a child's sku",
    input: z.object({
      sku: skuSchema,
      /** Customer group whose prices are wanted; whose they are, is proven by its token or a login. */
      userGroupId: idSchema.optional(),
    }),
    output: productSchema,
    cacheSeconds: 60,
  }),
  renderList: endpoint({
    method: "GET",
    path: "catalog/product/render-list",
    summary: "What things cost today, for lists that were kept; what the store view doesn't rent is left out",
    input: z.object({
      skus: commaListSchema(skuSchema, 1, MAX_SKUS),
      /** The shop has one currency; another is refused. */
      currencyCode: codeSchema.optional(),
      /** Number of the store view's catalogue, where a caller names it. */
      storeId: idSchema.optional(),
      /** Customer group whose prices and taxes count, where it is proven by its token or a login. */
      userGroupId: idSchema.optional(),
    }),
    output: z.object({
      items: z.array(
        productSchema
          .pick({
            sku: true,
            type_id: true,
            charged_by: true,
            price: true,
            price_tax: true,
            original_price: true,
            special_price: true,
            special_from_date: true,
            special_to_date: true,
            price_list: true,
          })
          .extend({
            /** Some sizes cost more. */
            price_varies: z.boolean(),
            /** Percent of tax in them. */
            tax_rate: z.number(),
          }),
      ),
    }),
    cacheSeconds: 10,
  }),
  mapUrl: endpoint({
    method: "GET",
    path: "url/map",
    summary: "What a url_path leads to; `moved_to` is its url_path of today, where it was asked for by a former one",
    input: z.object({ url: textSchema(MAX_URL).min(1) }),
    output: z.union([
      z.object({
        type: z.literal("product"),
        sku: z.string(),
        slug: z.string(),
        type_id: z.string(),
        moved_to: z.string().optional(),
      }),
      z.object({ type: z.literal("category"), slug: z.string(), moved_to: z.string().optional() }),
      z.object({ type: z.literal("none") }),
    ]),
    cacheSeconds: 60,
  }),
  getFront: endpoint({
    method: "GET",
    path: "ext/front",
    summary: "What the home page of this store view says of itself",
    input: z.object({}),
    output: frontSchema.nullable(),
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
  listSourceCategories: endpoint({
    method: "GET",
    path: "ext/sources/categories",
    summary: "How many things of each category a shop has",
    input: z.object({ source: codeSchema }),
    output: z.array(z.object({ category_id: idSchema, product_count: z.int() })),
    cacheSeconds: 60,
  }),
  /** Asked only when a visitor has typed a postcode, to propose the nearest branch; their position is never sent. */
  locatePostcode: endpoint({
    method: "GET",
    path: "ext/postcode",
    summary: "Roughly where a postcode is",
    input: z.object({ postcode: postcodeDigits }),
    output: locationSchema.nullable(),
    cacheSeconds: 3600,
  }),
  getDeliveryStart: endpoint({
    method: "GET",
    path: "ext/delivery",
    summary: "From which day on a carrier can bring things to a home at a postcode, if they are ordered now",
    input: z.object({ postcode: postcodeDigits }),
    output: z.object({ from: daySchema.nullable() }),
    cacheSeconds: 60,
  }),
  /** The nearest first where it is known what is near; a position is told to about a kilometre. */
  listPickupPoints: endpoint({
    method: "GET",
    path: "ext/pickup-points",
    summary: "Parcel points of a carrier, by a town, a street, a postcode or a position",
    input: z.object({
      /** Code of the method. */
      carrier: codeSchema,
      search: trimmedTextSchema(MAX_SEARCH_TEXT).optional(),
      /** Latitude and longitude with two decimals at most: "50.11,14.45". */
      near: z
        .string()
        .regex(/^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/u)
        .optional(),
      size: pageSizeSchema(10, MAX_POINTS),
    }),
    output: z.object({
      items: z.array(pickupPointSchema.extend({ kilometres: z.number().nullable() })),
      total: z.int(),
      /** Where the distances are reckoned from, as far as it has a name. */
      near: z.string().nullable(),
    }),
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
};
export type ProductListing = z.infer<typeof catalogueEndpoints.listProducts.output>;
export type ListingInput = z.infer<typeof catalogueEndpoints.listProducts.input>;
