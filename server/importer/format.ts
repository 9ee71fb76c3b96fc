import { z } from "zod";
import { openingHoursSchema, trailColorSchema } from "@/lib/contract/entities/catalogue";
import { themes } from "@/lib/config/choices";
import { productTypeSchema } from "@/lib/contract/entities/product";
import { daySchema, skuSchema } from "@/lib/contract/primitives";

/*
 * What a shop owner hands to `npm run catalogue:import`. A folder holds any of these files (or one file is
 * named): JSON arrays, or CSV with the same column names (dots for nesting, `|` between several values):
 *   partners, sources, attributes, categories, tax-rules, services, products (also products/*.json),
 *   stock, bookings, reviews, pages
 * Prices are crowns including tax. Languages other than Czech may be left out; English is shown instead, or Czech.
 */

/** Text per language; Czech always, others when the shop has them. */
export const localisedSchema = z.union([
  z.string().transform((cs) => ({ cs })),
  z.object({ cs: z.string(), en: z.string().optional(), de: z.string().optional(), it: z.string().optional() }),
]);
const crowns = z.coerce.number().min(0).max(10_000_000);
const slug = z.string().regex(/^[a-z0-9-]+$/u);

export const partnerRecord = z.object({
  id: z.coerce.number().int(),
  name: z.string(),
  description: localisedSchema,
  theme: z.enum(themes).default("default"),
});

export const sourceRecord = z.object({
  id: slug,
  name: z.string(),
  partner_id: z.coerce.number().int().nullable().default(null),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  pickup_info: localisedSchema,
  dropoff_info: localisedSchema,
  opening_hours: z.array(openingHoursSchema),
  closed_days: z.array(daySchema).default([]),
  /** Store views that rent from it, e.g. ["main", "skibike"]. Language views follow the one that they extend. */
  store_codes: z.array(z.string()),
});

export const attributeRecord = z.object({
  code: z.string().regex(/^[a-z_]+$/u),
  label: localisedSchema,
  /** Tells the child of a configurable product, e.g. ski_length. */
  is_variant: z.boolean().default(false),
  is_filterable: z.boolean().default(true),
  is_comparable: z.boolean().default(true),
  is_visible: z.boolean().default(true),
  /** Shown after the name in listings ("Allmountain, pokročilí"). */
  in_tagline: z.boolean().default(false),
  position: z.coerce.number().int().default(0),
  /** Order here is the order shown. Values of products name `value`. */
  options: z.array(z.object({ value: z.string().regex(/^[\w.-]+$/u), label: localisedSchema })),
});

export const categoryRecord = z.object({
  id: z.coerce.number().int().min(69),
  /** 69 is the root (level 1); top categories are level 2. */
  parent_id: z.coerce.number().int().nullable(),
  name: localisedSchema,
  slug,
  /** Left out: made of the parents' slugs. */
  url_path: z.string().optional(),
  position: z.coerce.number().int().default(0),
  is_active: z.boolean().default(true),
  description: localisedSchema.default({ cs: "" }),
  /** Left out: the parent's. */
  trail_color: trailColorSchema.optional(),
  illustration: z.string().optional(),
});

export const taxRuleRecord = z.object({
  id: z.coerce.number().int(),
  product_tax_class_ids: z.array(z.int()),
  customer_tax_class_ids: z.array(z.int()),
  rates: z.array(
    z.object({
      rate: z.number(),
      tax_country_id: z.string(),
      region_name: z.string().optional(),
      tax_region_id: z.int().optional(),
    }),
  ),
});

export const serviceRecord = z.object({
  code: z.string(),
  name: localisedSchema,
  description: localisedSchema.optional(),
  price: crowns,
});

export const bandRecord = z.object({
  days_from: z.coerce.number().int().min(1),
  days_to: z.coerce.number().int().min(1).nullable(),
  price_per_day: crowns,
});

export const childRecord = z.object({
  sku: skuSchema,
  /** Attribute code → option value, e.g. { ski_length: "170" }. */
  options: z.record(z.string(), z.string()),
  status: z.coerce.number().int().default(1),
  /** Left out: the parent's. */
  price_list: z.array(bandRecord).optional(),
  deposit: crowns.optional(),
  /** Units per source. */
  stock: z.record(z.string(), z.coerce.number().int().min(0)).default({}),
});

export const productRecord = z.object({
  sku: skuSchema,
  type_id: productTypeSchema,
  name: localisedSchema,
  slug,
  /** Left out: the first category's url_path and the slug. */
  url_path: z.string().optional(),
  short_description: localisedSchema,
  /** Markdown. */
  description: localisedSchema,
  category_ids: z.array(z.coerce.number().int()).min(1),
  status: z.coerce.number().int().default(1),
  visibility: z.coerce.number().int().default(4),
  /** Store views that offer it. */
  store_codes: z.array(z.string()).min(1),
  price_list: z.array(bandRecord),
  deposit: crowns.default(0),
  tax_class_id: z.coerce.number().int().default(2),
  turnaround_days: z.coerce.number().int().min(0).max(30).default(0),
  partner: z.string().nullable().default(null),
  /** Attribute code → option value(s); children add their own. */
  attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  /** File names beside the products file (PNG, JPEG, WebP); the first one is the main picture. */
  images: z.array(z.object({ file: z.string(), label: localisedSchema.optional() })).default([]),
  children: z.array(childRecord).default([]),
  /** For types without children: units per source. */
  stock: z.record(z.string(), z.coerce.number().int().min(0)).default({}),
  links: z
    .array(
      z.object({
        link_type: z.enum(["associated", "related"]),
        sku: skuSchema,
        qty: z.coerce.number().int().min(0).default(1),
      }),
    )
    .default([]),
  bundle_options: z
    .array(
      z.object({
        option_id: z.string(),
        title: localisedSchema,
        required: z.boolean().default(true),
        /** Most units that a shopper may choose of it; more than one only where the set costs what its parts cost. */
        max_units: z.coerce.number().int().min(1).max(20).default(1),
        links: z
          .array(
            z.object({
              sku: skuSchema,
              qty: z.coerce.number().int().min(0).default(1),
              is_default: z.boolean().default(false),
            }),
          )
          .min(1),
      }),
    )
    .default([]),
  /** Codes of services. */
  services: z.array(z.string()).default([]),
  /** For sorting by popularity where no orders exist yet. */
  popularity: z.coerce.number().int().min(0).default(0),
  created_at: z.iso.date().optional(),
});

/** Units of one thing at one source; overrides what its product says. */
export const stockRecord = z.object({ sku: skuSchema, source: z.string(), units: z.coerce.number().int().min(0) });

/** Bookings made elsewhere (telephone, older system); they take units like any reservation. Days may be relative: "+12". */
export const bookingRecord = z.object({
  reference: z.string(),
  sku: skuSchema,
  source: z.string(),
  from: z.union([daySchema, z.string().regex(/^[+-]\d+$/u)]),
  to: z.union([daySchema, z.string().regex(/^[+-]\d+$/u)]),
  qty: z.coerce.number().int().min(1),
});

export const reviewRecord = z.object({
  sku: skuSchema,
  nickname: z.string(),
  title: z.string(),
  detail: z.string(),
  rating: z.coerce.number().int().min(1).max(5),
  created_at: z.iso.date(),
});

export const pageRecord = z.object({
  identifier: z.string(),
  title: localisedSchema,
  content: localisedSchema,
  meta_description: localisedSchema,
});

/** Words that shoppers use for the same thing: a search for one finds all. */
export const synonymRecord = z.object({ words: z.array(z.string()).min(2) });

/** File base name → record schema, in the order of their dependence. */
export const importFiles = {
  "tax-rules": taxRuleRecord,
  partners: partnerRecord,
  sources: sourceRecord,
  attributes: attributeRecord,
  categories: categoryRecord,
  services: serviceRecord,
  products: productRecord,
  stock: stockRecord,
  bookings: bookingRecord,
  reviews: reviewRecord,
  pages: pageRecord,
  synonyms: synonymRecord,
} as const;
export type ImportFile = keyof typeof importFiles;
export type ImportRecord<F extends ImportFile> = z.output<(typeof importFiles)[F]>;
export type ImportInput<F extends ImportFile> = z.input<(typeof importFiles)[F]>;
