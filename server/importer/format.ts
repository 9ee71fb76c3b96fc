import path from "node:path";
import { z } from "zod";
import { openingHoursSchema, trailColorSchema } from "@/lib/contract/entities/catalogue";
import { companySchema } from "@/lib/contract/entities/company";
import { languages, themes } from "@/lib/config/choices";
import { chargedBySchema, productTypeSchema } from "@/lib/contract/entities/product";
import { reviewLevels, reviewUses } from "@/lib/contract/entities/review";
import {
  MAX_CLOSED_DAYS,
  MAX_CODE,
  MAX_INT,
  MAX_LINE,
  MAX_LINE_OPTIONS,
  MAX_OPENING_HOURS,
} from "@/lib/contract/limits";
import { daySchema, skuSchema } from "@/lib/contract/primitives";
import { MAX_AMOUNT, MAX_PRICE_PER_DAY, MAX_SERVICE_PRICE, MAX_SIZES, MAX_TURNAROUND_DAYS } from "@/lib/limits";
import { crowns, degrees, line, localisedName, localisedText, longText, name, slug, urlPath, whole } from "./fields";
import { guideRecord } from "./guide-format";

/*
 * What a shop owner hands to `npm run catalogue:import`. A folder holds any of these files (or one file is
 * named): JSON arrays, or CSV with the same column names (dots for nesting, `|` between several values):
 *   partners, sources, attributes, categories, tax-rules, services, products (also products/*.json),
 *   stock, bookings, reviews, fronts, synonyms, postcodes, pickup-points, companies, equipment-guide
 * Prices are crowns, with tax as `tax.pricesIncludeTax` says. Languages other than Czech may be left out; English is
 * shown instead, or Czech.
 */

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u, "a time such as 12:00");

export const partnerRecord = z.object({
  id: whole(0),
  name,
  description: localisedText,
  theme: z.enum(themes).default("default"),
});

const specialDayRecord = z.object({
  day: daySchema,
  hours: z
    .object({ opens: timeOfDay, closes: z.union([timeOfDay, z.literal("24:00")]) })
    .refine(({ opens, closes }) => opens < closes, "opens before it closes")
    .nullable()
    .default(null),
  note: localisedName.optional(),
});

export const sourceRecord = z.object({
  id: slug,
  name,
  /** As it stands in a sentence: "v Praze", "in Prague". */
  locative: localisedName.nullable().default(null),
  partner_id: whole(0).nullable().default(null),
  /** Degrees, to tell which branch is nearest; both or neither. */
  latitude: degrees(90).nullable().default(null),
  longitude: degrees(180).nullable().default(null),
  street: line,
  city: line,
  postcode: line,
  phone: line,
  email: line,
  pickup_info: localisedText,
  dropoff_info: localisedText,
  /** What one can do there, in the order shown: "Fitting of bindings", "Parking". */
  facilities: z.array(localisedName).default([]),
  opening_hours: z.array(openingHoursSchema),
  closed_days: z.array(daySchema).default([]),
  /** Hours of single days, or none for closed, with a word why; they win over weekdays, closed days and holidays. */
  special_hours: z.array(specialDayRecord).default([]),
  /** Closed on public holidays as well. */
  closed_on_holidays: z.boolean().default(false),
  /** Minutes that it needs to make things ready; left out: `rental.pickUpLeadMinutes` of the configuration. */
  lead_minutes: whole(0, 10_080).nullable().default(null),
  /** What is fetched on a day is ordered until then on that day, "12:00"; never after closing. */
  order_until: timeOfDay.nullable().default(null),
  /** Takes back what other branches of its store views handed out. */
  takes_back: z.boolean().default(true),
  /** What that costs; left out: `rental.returnElsewhere` of the configuration. */
  return_fee: crowns(MAX_AMOUNT).nullable().default(null),
  /** Store views that rent from it, e.g. ["main", "skibike"]. Language views follow the one that they extend. */
  store_codes: z.array(z.string()),
});

export const attributeRecord = z.object({
  code: z
    .string()
    .max(MAX_CODE)
    .regex(/^[a-z_]+$/u, "only a–z and _"),
  label: localisedName,
  /** What asks for a choice of it, e.g. "Vyberte délku lyží". */
  prompt: localisedName.nullable().default(null),
  /** Tells the child of a configurable product, e.g. ski_length. */
  is_variant: z.boolean().default(false),
  is_filterable: z.boolean().default(true),
  is_comparable: z.boolean().default(true),
  is_visible: z.boolean().default(true),
  /** Shown after the name in listings ("Allmountain, pokročilí"). */
  in_tagline: z.boolean().default(false),
  position: whole(-MAX_INT).default(0),
  /** Order here is the order shown. Values of products name `value`. */
  options: z.array(
    z.object({
      value: z
        .string()
        .max(MAX_CODE)
        .regex(/^[\w.-]+$/u),
      label: localisedName,
    }),
  ),
});

const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u, "a day of the year as 07-01");

/** How things of a category and of all below it are rented; several rules hold together. */
const rentRuleRecord = z
  .object({
    /** First and last day; left out: all year. */
    season: z.object({ from: monthDay, to: monthDay }).nullable().default(null),
    shortest_days: whole(1, 365).nullable().default(null),
    longest_days: whole(1, 365).nullable().default(null),
    /** Days of the week on which a rent may begin, 1 Monday … 7 Sunday; left out: all. */
    start_weekdays: z.array(whole(1, 7)).min(1).nullable().default(null),
    /** First and last day of the year between which such things are rented at all; left out: all year. */
    rented: z.object({ from: monthDay, to: monthDay }).nullable().default(null),
  })
  .refine(({ shortest_days, longest_days }) => (shortest_days ?? 1) <= (longest_days ?? Infinity), {
    path: ["longest_days"],
    error: "no shorter than shortest_days",
  });

export const categoryRecord = z.object({
  id: whole(69),
  /** 69 is the root (level 1); top categories are level 2. */
  parent_id: whole(69).nullable(),
  name: localisedName,
  slug,
  /** Left out: made of the parents' slugs. */
  url_path: urlPath.optional(),
  position: whole(-MAX_INT).default(0),
  is_active: z.boolean().default(true),
  description: localisedText.default({ cs: "" }),
  /** Left out: the parent's. */
  trail_color: trailColorSchema.optional(),
  illustration: line.optional(),
  rent_rules: z.array(rentRuleRecord).default([]),
});

export const taxRuleRecord = z.object({
  id: whole(0),
  product_tax_class_ids: z.array(whole(0)),
  customer_tax_class_ids: z.array(whole(0)),
  rates: z.array(
    z.object({
      rate: z.number(),
      tax_country_id: z.string(),
      region_name: z.string().optional(),
      tax_region_id: z.int().optional(),
    }),
  ),
});

/** Has a price of its own, or kinds with theirs. */
export const serviceRecord = z
  .object({
    code: name.max(MAX_CODE),
    name: localisedName,
    description: localisedText.optional(),
    price: crowns(MAX_SERVICE_PRICE).optional(),
    options: z
      .array(z.object({ code: name.max(MAX_CODE), name: localisedName, price: crowns(MAX_SERVICE_PRICE) }))
      .max(MAX_LINE_OPTIONS)
      .refine(
        (options) => new Set(options.map(({ code }) => code)).size === options.length,
        "a code stands there twice",
      )
      .default([]),
  })
  .refine(({ price, options }) => (price === undefined) === options.length > 0, "needs a price, or else options");

export const bandRecord = z.object({
  days_from: whole(1),
  days_to: whole(1).nullable(),
  price_per_day: crowns(MAX_PRICE_PER_DAY),
  /** While the product's special price stands; left out: lowered like the one-day price. */
  special_price_per_day: crowns(MAX_PRICE_PER_DAY).optional(),
});

/** Offers: both lower the one-day price, and every band with it. */
const offers = {
  /** One day, from the first to the last day below; a missing one is open. */
  special_price: crowns(MAX_PRICE_PER_DAY).optional(),
  /** One day, for good. */
  final_price: crowns(MAX_PRICE_PER_DAY).optional(),
};

/** One day for a customer group, where that is less; on the days between, a missing one is open. */
const tierRecord = z
  .object({
    /** Code of a group of `shop.config.ts`. */
    group: name.max(MAX_CODE),
    price: crowns(MAX_PRICE_PER_DAY).refine((price) => price > 0, "more than nothing"),
    special_from_date: daySchema.optional(),
    special_to_date: daySchema.optional(),
  })
  .refine(({ special_from_date: from, special_to_date: to }) => !from || !to || from <= to, {
    path: ["special_to_date"],
    error: "lies before special_from_date",
  });
const tiers = z
  .array(tierRecord)
  .max(MAX_LINE_OPTIONS)
  .refine((prices) => areDifferent(prices.map(({ group }) => group)), "a group stands there twice")
  .optional();

/** Texts and choices cost crowns for each piece, once; or percent of its rent. */
const surcharge = {
  price: crowns(MAX_PRICE_PER_DAY).default(0),
  price_type: z.enum(["fixed", "percent"]).default("fixed"),
};

/** What a shopper writes (`field`) or chooses (`drop_down`) with a thing, e.g. the name on a voucher. */
const customOptionRecord = z
  .object({
    option_id: name.max(MAX_CODE),
    title: localisedName,
    type: z.enum(["field", "drop_down"]),
    is_require: z.boolean().default(false),
    /** Most letters of a text. */
    max_characters: whole(1, MAX_LINE).default(60),
    ...surcharge,
    values: z
      .array(z.object({ option_type_id: whole(1), title: localisedName, ...surcharge }))
      .max(MAX_LINE_OPTIONS)
      .refine((values) => areDifferent(values.map(({ option_type_id: id }) => id)), "a value stands there twice")
      .default([]),
  })
  .refine(({ type, values }) => (type === "drop_down") === values.length > 0, "a choice has values, a text has none");

const areDifferent = (names: readonly unknown[]): boolean => new Set(names).size === names.length;

export const childRecord = z.object({
  sku: skuSchema,
  /** Attribute code → option value, e.g. { ski_length: "170" }. */
  options: z.record(z.string(), z.string()),
  status: whole(0).default(1),
  /** Left out: the parent's. */
  price_list: z.array(bandRecord).optional(),
  /** Left out: the parent's, where the price list is the parent's too. The days are always the parent's. */
  ...offers,
  tier_prices: tiers,
  deposit: crowns(MAX_AMOUNT).optional(),
  /** Units per source. */
  stock: z.record(z.string(), whole(0)).default({}),
});

export const productRecord = z.object({
  sku: skuSchema,
  type_id: productTypeSchema,
  name: localisedName,
  slug,
  /** Left out: the first category's url_path and the slug. */
  url_path: urlPath.optional(),
  short_description: localisedText,
  /** Markdown. */
  description: localisedText,
  category_ids: z.array(whole(69)).min(1),
  status: whole(0).default(1),
  visibility: whole(1, 4).default(4),
  /** Store views that offer it. */
  store_codes: z.array(z.string()).min(1),
  price_list: z.array(bandRecord),
  ...offers,
  tier_prices: tiers,
  special_from_date: daySchema.optional(),
  special_to_date: daySchema.optional(),
  /** Left out: a download by the piece, all else by the day. */
  charged_by: chargedBySchema.optional(),
  /** Of a set without one: what its parts ask for. */
  deposit: crowns(MAX_AMOUNT).default(0),
  tax_class_id: whole(0).default(2),
  turnaround_days: whole(0, MAX_TURNAROUND_DAYS).default(0),
  partner: line.nullable().default(null),
  /** Attribute code → option value(s); children add their own. */
  attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  /** File names beside the products file (PNG, JPEG, WebP); the first one is the main picture. */
  images: z.array(z.object({ file: z.string(), label: localisedText.optional() })).default([]),
  /** Of a downloadable product: its files (GPX, PDF, …) beside the products file, named as they will be saved. */
  downloads: z
    .array(line)
    .max(MAX_LINE_OPTIONS)
    .refine((files) => areDifferent(files.map((file) => path.basename(file))), "a name stands there twice")
    .default([]),
  children: z.array(childRecord).max(MAX_SIZES).default([]),
  /** For types without children: units per source. */
  stock: z.record(z.string(), whole(0)).default({}),
  links: z
    .array(
      z.object({
        link_type: z.enum(["associated", "related"]),
        sku: skuSchema,
        qty: whole(0, 999).default(1),
      }),
    )
    .default([]),
  bundle_options: z
    .array(
      z.object({
        option_id: name,
        title: localisedName,
        required: z.boolean().default(true),
        /** Most units that a shopper may choose of it; more than one only where the set costs what its parts cost. */
        max_units: whole(1, 20).default(1),
        links: z
          .array(
            z.object({
              sku: skuSchema,
              qty: whole(0, 999).default(1),
              is_default: z.boolean().default(false),
              /** What a set with a price of its own costs more for each day with it. */
              surcharge: crowns(MAX_PRICE_PER_DAY).default(0),
            }),
          )
          .min(1),
      }),
    )
    .default([]),
  custom_options: z
    .array(customOptionRecord)
    .max(MAX_LINE_OPTIONS)
    .refine((options) => areDifferent(options.map(({ option_id: id }) => id)), "an option stands there twice")
    .default([]),
  /** Codes of services. */
  services: z
    .array(z.string())
    .max(MAX_LINE_OPTIONS)
    .refine((codes) => new Set(codes).size === codes.length, "a service stands there twice")
    .default([]),
  /** The owner's own number: bestsellers sort by it, and a search among what fits equally well. */
  popularity: whole(0).default(0),
  created_at: daySchema.optional(),
});

/** Units of one thing at one source; overrides what its product says. */
export const stockRecord = z.object({ sku: skuSchema, source: z.string(), units: whole(0) });

/** A day, or days from that of the import. */
const bookingDay = z.union([daySchema, z.string().regex(/^[+-]\d{1,4}$/u)], {
  error: "expected a day as 2027-02-13, or days from today as +12",
});

/**
 * Bookings made elsewhere (telephone, older system); they take units like any reservation. Days may be relative: "+12".
 */
export const bookingRecord = z.object({
  reference: name,
  sku: skuSchema,
  source: z.string(),
  from: bookingDay,
  to: bookingDay,
  qty: whole(1),
});

export const reviewRecord = z.object({
  sku: skuSchema,
  nickname: name,
  title: name,
  detail: longText,
  rating: whole(1, 5),
  /** For how long they had the thing, and how well they ride. */
  used: z.enum(reviewUses).nullable().default(null),
  level: z.enum(reviewLevels).nullable().default(null),
  /** Of the text, so that pages in other languages can say what it is. */
  language: z.enum(languages).nullable().default(null),
  created_at: daySchema,
});

/** What the home page of a shop front says of itself; a front without a record speaks in the shop's own words. */
export const frontRecord = z.object({
  /** A store view that stands on its own; the views that extend it show the same in their language. */
  store_code: z.string(),
  headline: localisedName,
  text: localisedText,
  /** Name of a drawing in `public/illustrations`; left out: the theme's mountains. */
  picture: slug.nullable().default(null),
  /** Who hands things over; `picture` as above. */
  people: z.array(z.object({ name, role: localisedName, picture: slug.nullable().default(null) })).default([]),
});

/** Words that shoppers use for the same thing: a search for one finds all. */
export const synonymRecord = z.object({ words: z.array(name).min(2) });

/** Where the postcodes with these first digits are. */
export const postcodeRecord = z.object({
  prefix: z.string().regex(/^\d{1,10}$/u, "first digits of a postcode, without spaces"),
  name,
  latitude: degrees(90),
  longitude: degrees(180),
});

/** Where a carrier (its code in the configuration) keeps parcels and takes them back. */
export const pickupPointRecord = z.object({
  carrier: z.string(),
  id: z
    .string()
    .max(MAX_CODE)
    .regex(/^[\w.-]+$/u, "letters, digits, dots, _ and -"),
  name: line,
  street: line,
  city: line,
  postcode: line,
  latitude: degrees(90),
  longitude: degrees(180),
  /** Around the clock: seven days from 00:00 to 24:00. */
  opening_hours: z.array(openingHoursSchema).max(MAX_OPENING_HOURS),
  closed_days: z.array(daySchema).max(MAX_CLOSED_DAYS).default([]),
  /** False: no more parcels go there. */
  is_active: z.boolean().default(true),
});

/** As a public register has it: fills in an invoice's address by the company's number. */
export const companyRecord = companySchema.extend({
  vat_id: companySchema.shape.vat_id.default(""),
  name,
  street: line,
  city: line,
  postcode: line,
});

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
  fronts: frontRecord,
  synonyms: synonymRecord,
  postcodes: postcodeRecord,
  "pickup-points": pickupPointRecord,
  companies: companyRecord,
  "equipment-guide": guideRecord,
} as const;
export type ImportFile = keyof typeof importFiles;
export type ImportRecord<F extends ImportFile> = z.output<(typeof importFiles)[F]>;
export type ImportInput<F extends ImportFile> = z.input<(typeof importFiles)[F]>;
