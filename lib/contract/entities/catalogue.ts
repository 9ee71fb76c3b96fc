import { z } from "zod";
import { MAX_CLOSED_DAYS, MAX_CODE, MAX_LINE, MAX_NAME, MAX_OPENING_HOURS, MAX_POSTCODE } from "../limits";
import { daySchema, idSchema, moneySchema, periodSchema, textSchema } from "../primitives";

/**
 * Languages of texts that the store view's own language lacks, by their field: read from another one, they have to be
 * marked as that. Absent where all is in the store view's language, or nobody says.
 */
export const otherLanguagesSchema = z.record(z.string(), z.string()).optional();

export const trailColorSchema = z.enum(["red", "blue", "green", "yellow"]);
export type TrailColor = z.infer<typeof trailColorSchema>;

/** A category below another, with those below it. */
export const childCategorySchema = z
  .object({
    id: idSchema,
    get children_data() {
      return z.array(childCategorySchema);
    },
  })
  .meta({ id: "child_category" });
export type ChildCategory = z.infer<typeof childCategorySchema>;

export const categorySchema = z.object({
  id: idSchema,
  parent_id: idSchema.nullable(),
  name: z.string(),
  slug: z.string(),
  url_path: z.string(),
  /** Slash-separated ids from the root to this category. */
  path: z.string(),
  level: z.int(),
  position: z.int(),
  is_active: z.boolean(),
  product_count: z.int(),
  description: z.string(),
  /** Trail marker of the top category it belongs to. */
  trail_color: trailColorSchema,
  /** Kind of drawing that stands for it on tiles. */
  illustration: z.string().nullable(),
  /** Lowest one-day rent in it; null when empty. */
  price_from: moneySchema.nullable(),
  /** What lies below it; absent where a backend doesn't say. */
  children_data: z.array(childCategorySchema).optional(),
  /** Of name and description. */
  other_languages: otherLanguagesSchema,
});
export type Category = z.infer<typeof categorySchema>;

export const attributeSchema = z.object({
  attribute_id: idSchema,
  attribute_code: z.string(),
  default_frontend_label: z.string(),
  /** Of the label. Values are names and numbers for the most part, which belong to no language. */
  other_languages: otherLanguagesSchema,
  is_user_defined: z.boolean(),
  is_visible: z.boolean(),
  is_comparable: z.boolean(),
  /** Offered as a filter in listings. */
  is_filterable: z.boolean(),
  /** Tells the child of a configurable product. */
  is_variant: z.boolean(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type Attribute = z.infer<typeof attributeSchema>;

export const taxRuleSchema = z.object({
  id: idSchema,
  product_tax_class_ids: z.array(idSchema),
  customer_tax_class_ids: z.array(idSchema),
  rates: z.array(
    z.object({
      /** Percent, e.g. 21. */
      rate: z.number(),
      tax_country_id: z.string(),
      region_name: z.string().optional(),
      tax_region_id: idSchema.optional(),
    }),
  ),
});
export type TaxRule = z.infer<typeof taxRuleSchema>;

export const cmsPageSchema = z.object({
  id: idSchema,
  identifier: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  meta_description: z.string(),
  /** Shows where all branches are, below its text. */
  map: z.boolean().optional(),
  /** Of title and content. */
  other_languages: otherLanguagesSchema,
});
export type CmsPage = z.infer<typeof cmsPageSchema>;
export const cmsBlockSchema = cmsPageSchema.pick({
  ...{ id: true, identifier: true, title: true, content: true, other_languages: true },
});

/** What a shop front says of itself on its home page. */
export const frontSchema = z.object({
  headline: z.string(),
  text: z.string(),
  /** Name of a drawing of the theme; null for its own. */
  picture: z.string().nullable(),
  people: z.array(z.object({ name: z.string(), role: z.string(), picture: z.string().nullable() })),
});
export type Front = z.infer<typeof frontSchema>;

export const openingHoursSchema = z.object({
  /** 1 Monday … 7 Sunday; a missing weekday is closed. */
  weekday: z.int().min(1).max(7),
  opens: z.string().regex(/^\d{2}:\d{2}$/u),
  closes: z.string().regex(/^\d{2}:\d{2}$/u),
});

const hoursSchema = openingHoursSchema.omit({ weekday: true });

/** A single day that is unlike its weekday; without hours it is closed. */
export const specialDaySchema = z.object({
  day: daySchema,
  hours: hoursSchema.nullable(),
  /** Why: "New Year's Eve". */
  note: z.string().optional(),
});

/** Where a carrier keeps parcels until they are fetched, and takes them back. */
export const pickupPointSchema = z.object({
  id: textSchema(MAX_CODE),
  name: textSchema(MAX_LINE),
  street: textSchema(MAX_LINE),
  city: textSchema(MAX_NAME),
  postcode: textSchema(MAX_POSTCODE),
  opening_hours: z.array(openingHoursSchema).max(MAX_OPENING_HOURS),
  closed_days: z.array(daySchema).max(MAX_CLOSED_DAYS),
});
export type PickupPoint = z.infer<typeof pickupPointSchema>;

/** Somewhere on the map, in degrees. */
export const locationSchema = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });
export type Location = z.infer<typeof locationSchema>;

/** A shop that keeps stock and hands it over: a rental source on the wire. */
export const sourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** As it stands in a sentence, "v Praze", where somebody has said how. */
  locative: z.string().optional(),
  partner_id: idSchema.nullable(),
  /** Degrees. */
  latitude: z.number().nullable().optional(),
  longitude: z.number().nullable().optional(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  /** What to know on the way there, with the things and back with them. */
  pickup_info: z.string().optional(),
  dropoff_info: z.string().optional(),
  /** What one can do there. */
  facilities: z.array(z.string()).optional(),
  opening_hours: z.array(openingHoursSchema),
  /** Days out of the ordinary week on which nothing can start or end. */
  closed_days: z.array(daySchema),
  /** Single days that keep other hours, or are closed; they win over all that is said of weekdays and closed days. */
  special_hours: z.array(specialDaySchema).optional(),
  /** So long it takes to make things ready, and until when what is fetched on a day is ordered on it. */
  lead_minutes: z.int().optional(),
  order_until: z
    .string()
    .regex(/^\d{2}:\d{2}$/u)
    .nullable()
    .optional(),
  store_codes: z.array(z.string()),
});
export type Source = z.infer<typeof sourceSchema>;

export const partnerSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /** Theme that pages may wear while listings are narrowed to this partner. */
  theme: z.string(),
  available_shipping_methods: z.array(
    z.object({
      is_pickup_point: z.boolean(),
      description: z.string(),
      dropoff_description: z.string(),
      pickup_point_info: z.string(),
      /** The source that hands over at this pick-up point. */
      source_id: z.string(),
    }),
  ),
});
export type Partner = z.infer<typeof partnerSchema>;

/** Why a place has nothing of a listing in some days, and where and when there is something of it. */
export const listingGapSchema = z.object({
  /**
   * The branch is closed on that first or last day, or it is too late to order it; no carrier goes to that postcode, or
   * none that does takes such things; or such things are rented for so many days alone, from other days on, or in a
   * season (null: on no day). Null: everything is taken, or filtered out.
   */
  why: z
    .discriminatedUnion("code", [
      z.object({ code: z.enum(["closed_day", "too_late"]), day: daySchema }),
      z.object({ code: z.enum(["outside_zone", "carrier_refuses"]) }),
      z.object({ code: z.literal("too_short"), shortest: z.int() }),
      z.object({ code: z.literal("too_long"), longest: z.int() }),
      z.object({ code: z.literal("start_day"), day: daySchema }),
      z.object({ code: z.literal("off_season"), season: periodSchema.nullable() }),
    ])
    .nullable(),
  /** The nearest days in which the place has something. */
  periods: z.array(periodSchema),
  /** Branches that have something in these days, the nearest first where it is known what is near. */
  branches: z.array(z.object({ id: z.string(), total: z.int() })),
});
export type ListingGap = z.infer<typeof listingGapSchema>;
