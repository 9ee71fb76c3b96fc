import { z } from "zod";
import { otherLanguagesSchema } from "./catalogue";
import { daySchema, idSchema, moneySchema, opaqueIdSchema, skuSchema } from "../primitives";

export const productTypeSchema = z.enum(["simple", "configurable", "bundle", "grouped", "downloadable", "virtual"]);
export type ProductType = z.infer<typeof productTypeSchema>;

/** By the day; by the piece, however long (a voucher); by its time, once on each day (a lesson). */
export const chargedBySchema = z.enum(["day", "piece", "time"]);
export type ChargedBy = z.infer<typeof chargedBySchema>;

/** What is set to the body of whoever rents a thing. */
export const fittingSchema = z.enum(["bindings", "saddle"]);
export type Fitting = z.infer<typeof fittingSchema>;

/** Rent for n days is n × the per-day price of the band that n falls into. `days_to` null means no end. */
export const priceBandSchema = z.object({
  days_from: z.int().min(1),
  days_to: z.int().min(1).nullable(),
  price_per_day: moneySchema,
  /** Paid once for each piece beside that, however long the rent: what is written on it. */
  once: moneySchema.optional(),
});
export type PriceBand = z.infer<typeof priceBandSchema>;

export const imageSchema = z.object({
  /** Content-addressed name in the media store, e.g. `ab12….png`; a URL is made by `lib/routes`. */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  /** Tiny data URI shown until the picture arrives. */
  placeholder: z.string().optional(),
  label: z.string().optional(),
});
export type Image = z.infer<typeof imageSchema>;

export const optionValueSchema = z.object({ label: z.string(), value_index: opaqueIdSchema });
export const configurableOptionSchema = z.object({
  attribute_code: z.string(),
  attribute_id: idSchema.optional(),
  label: z.string(),
  /** What asks for a choice, e.g. "Vyberte délku lyží"; absent where the owner has no such words. */
  prompt: z.string().optional(),
  values: z.array(optionValueSchema),
});
export type ConfigurableOption = z.infer<typeof configurableOptionSchema>;

/** Attribute values as shown: a code, its label and the value(s), already in the store view's language. */
export const attributeValueSchema = z.object({
  attribute_code: z.string(),
  label: z.string(),
  /** Of label. Values are names and numbers for the most part, which belong to no language. */
  other_languages: otherLanguagesSchema,
  /** Option keys (select) or the raw value; several for multiselect. */
  values: z.array(z.string()),
  /** What is shown for each value. */
  value_labels: z.array(z.string()),
});
export type AttributeValue = z.infer<typeof attributeValueSchema>;

export const configurableChildSchema = z.object({
  sku: skuSchema,
  name: z.string(),
  status: z.int(),
  /** Attribute code → option key, e.g. `{ ski_length: "170" }`. */
  options: z.record(z.string(), z.string()),
  price: moneySchema,
  /** What one day costs without any offer. */
  original_price: moneySchema,
  price_list: z.array(priceBandSchema),
  deposit: moneySchema,
  image: z.string().nullable(),
});
export type ConfigurableChild = z.infer<typeof configurableChildSchema>;

/** What a set is put together from: the thing itself, or a product of which a size is still to be chosen. */
export const linkedProductSchema = z.object({
  sku: skuSchema,
  parentSku: skuSchema,
  name: z.string(),
  slug: z.string(),
  url_path: z.string().nullable(),
  type_id: productTypeSchema,
  charged_by: chargedBySchema,
  price_list: z.array(priceBandSchema),
  deposit: moneySchema,
  image: z.string().nullable(),
  /** Which of its kind it is, e.g. [{label: "Délka", value: "170 cm"}]; empty where that is still to be chosen. */
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  configurable_options: z.array(configurableOptionSchema),
  configurable_children: z.array(configurableChildSchema),
});
export type LinkedProduct = z.infer<typeof linkedProductSchema>;

export const productLinkSchema = z.object({
  link_type: z.enum(["associated", "related", "option"]),
  linked_product_type: productTypeSchema,
  linked_product_sku: skuSchema,
  qty: z.int().min(0),
  is_default: z.boolean(),
  id: opaqueIdSchema.optional(),
  /** What a set with a price of its own costs more for each day with it. */
  surcharge: moneySchema.optional(),
  /** Only where one product is asked for; absent where the shop no longer offers it. */
  product: linkedProductSchema.optional(),
});
export const bundleOptionSchema = z.object({
  option_id: opaqueIdSchema,
  title: z.string(),
  required: z.boolean(),
  /** Most units that may be chosen of it, together; one where nothing is said. */
  max_units: z.int().min(1).optional(),
  product_links: z.array(productLinkSchema),
});

/** Something done or lent beside a thing, of which there may be kinds. */
export const additionalServiceSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** For one unit and the whole rent, including tax; of one with options that of the cheapest. */
  price: moneySchema,
  description: z.string().optional(),
  /** Kinds, of which one has to be chosen; none where there is only one way to have it. */
  options: z.array(z.object({ code: z.string(), name: z.string(), price: moneySchema })).default([]),
});
export type AdditionalService = z.infer<typeof additionalServiceSchema>;

const surcharge = {
  /** Crowns for each piece, once for the whole rent; or percent of its rent. */
  price: moneySchema,
  price_type: z.enum(["fixed", "percent"]),
};

/** What a shopper writes or chooses with a thing: a name on a voucher, how it is wrapped. */
export const customOptionSchema = z.object({
  option_id: opaqueIdSchema,
  title: z.string(),
  type: z.enum(["field", "drop_down"]),
  is_require: z.boolean(),
  /** Most letters of a text. */
  max_characters: z.int().min(1),
  ...surcharge,
  /** Of a choice; its values have prices of their own. */
  values: z.array(z.object({ option_type_id: opaqueIdSchema, title: z.string(), ...surcharge })),
});
export type CustomOption = z.infer<typeof customOptionSchema>;

/** Units at one branch that are free on all days of the period; of several sizes together, of branches never. */
export const freeAtSchema = z.array(z.object({ source: z.string(), free: z.int().min(1) }));
export type FreeAt = z.infer<typeof freeAtSchema>;

export const productSchema = z.object({
  id: idSchema,
  sku: skuSchema,
  parentSku: skuSchema,
  name: z.string(),
  slug: z.string(),
  url_path: z.string().nullable(),
  type_id: productTypeSchema,
  status: z.int(),
  visibility: z.int(),
  short_description: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** How the price list is counted. */
  charged_by: chargedBySchema,
  /** One-day rent including tax as it is charged today; for a configurable product the cheapest child's. */
  price: moneySchema,
  /** Tax contained in `price`. */
  price_tax: moneySchema,
  /** What one day costs without any offer; above `price` while one stands. */
  original_price: moneySchema,
  /** One-day price of an offer that stands today, whether or not something lower is charged; null without one. */
  special_price: moneySchema.nullable(),
  /** First and last day of that offer; null where it is open. */
  special_from_date: daySchema.nullable(),
  special_to_date: daySchema.nullable(),
  /** As charged today. */
  price_list: z.array(priceBandSchema),
  /** Per unit, paid on receipt, never part of a total. */
  deposit: moneySchema,
  tax_class_id: idSchema,
  turnaround_days: z.int().min(0),
  category_ids: z.array(idSchema),
  image: z.string().nullable(),
  media_gallery: z.array(imageSchema),
  /** Of name, short_description and description. */
  other_languages: otherLanguagesSchema,
  attributes: z.array(attributeValueSchema),
  configurable_options: z.array(configurableOptionSchema),
  configurable_children: z.array(configurableChildSchema),
  product_links: z.array(productLinkSchema),
  bundle_options: z.array(bundleOptionSchema),
  /** Of a set: it costs what its parts cost. */
  priced_by_parts: z.boolean().optional(),
  custom_options: z.array(customOptionSchema).optional(),
  additional_services: z.array(additionalServiceSchema),
  /** Sources (shops) that stock it, in the order of the store view. */
  source_ids: z.array(z.string()),
  /** Only in a search with a period: what each branch has free; null for what has no end. */
  free_at: freeAtSchema.nullable().optional(),
  partner: z.string().nullable(),
  review_count: z.int(),
  /** Average of 1–5 with one decimal, null without reviews. */
  review_average: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Product = z.infer<typeof productSchema>;

/** What a listing shows of a product. */
export const productCardSchema = z.object({
  id: idSchema,
  sku: skuSchema,
  name: z.string(),
  slug: z.string(),
  url_path: z.string().nullable(),
  type_id: productTypeSchema,
  /** The shortest useful facts in the listing language, e.g. "Allmountain, pokročilí". */
  tagline: z.string(),
  /** Of name and tagline. */
  other_languages: otherLanguagesSchema,
  charged_by: chargedBySchema,
  price: moneySchema,
  /** What one day costs without any offer; above `price` while one stands. */
  original_price: moneySchema,
  price_list: z.array(priceBandSchema),
  /** Some sizes cost more: `price` and `price_list` are the cheapest one's. */
  price_varies: z.boolean().optional(),
  deposit: moneySchema,
  image: imageSchema.nullable(),
  /** Number of sizes (children) matching the filters. */
  variant_count: z.int(),
  /**
   * How many units the branch with most of them has free on all days; null without a period, and for what has no end.
   */
  free_units: z.int().nullable(),
  /** The same for each branch of the place asked for that has any, in the store view's order. */
  free_at: freeAtSchema.nullable(),
  review_count: z.int(),
  review_average: z.number().nullable(),
  is_new: z.boolean(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** What a line of the cart shows of a product, and what it costs. */
const inCart = {
  sku: true,
  name: true,
  other_languages: true,
  slug: true,
  url_path: true,
  image: true,
  price_list: true,
  deposit: true,
} as const;

/** A set with a price of its own, as the cart needs it to put it together of things that are chosen elsewhere. */
export const offeredSetSchema = z.object({
  product: productSchema.pick(inCart),
  options: z.array(
    bundleOptionSchema
      .pick({ option_id: true, title: true, required: true })
      .extend({ links: z.array(z.object({ sku: skuSchema, label: z.string(), surcharge: moneySchema })) }),
  ),
});
export type OfferedSet = z.infer<typeof offeredSetSchema>;

/** What goes with something else, with those of its sizes that are free and how many of each. */
export const companionSchema = z.object({
  /** What is looked for: "Lyžařské boty". */
  section: z.string(),
  product: productSchema.pick({
    ...inCart,
    charged_by: true,
    configurable_options: true,
    configurable_children: true,
  }),
  free: z.record(skuSchema, z.int().min(1)),
  /** What it makes up together with what was asked about and the others. */
  set: offeredSetSchema.optional(),
});
export type Companion = z.infer<typeof companionSchema>;
