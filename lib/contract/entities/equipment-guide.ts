import { z } from "zod";
import { GUIDE_AGES, GUIDE_LEVELS, GUIDE_SIZE_RULES } from "../equipment-guide";
import { codeSchema, skuSchema } from "../primitives";
import { listingGapSchema, otherLanguagesSchema } from "./catalogue";
import { productSchema } from "./product";

const named = { code: codeSchema, name: z.string(), other_languages: otherLanguagesSchema };

/** An attribute that tells sizes apart, and what tells which one suits. */
export const guideSizeSchema = z.object({ code: codeSchema, by: z.enum(GUIDE_SIZE_RULES) });

/** Where a thing is looked for, and for whom; an empty list leaves out nobody. */
export const guideOfferSchema = z.object({
  /** Slug of a category. */
  section: codeSchema,
  /** Attribute code → values, as a listing is narrowed by. */
  attributes: z.record(codeSchema, z.array(codeSchema)),
  /** These alone. */
  skus: z.array(skuSchema),
  ages: z.array(z.enum(GUIDE_AGES)),
  levels: z.array(z.enum(GUIDE_LEVELS)),
  where: z.array(codeSchema),
  size: guideSizeSchema.nullable(),
});
export type GuideOffer = z.infer<typeof guideOfferSchema>;

export const guideThingSchema = z.object({
  ...named,
  /** One piece for so many people; more than one stands with nobody in particular. */
  per: z.int().min(1),
  /** Proposed, and not packed unless somebody wants it. */
  optional: z.boolean(),
  /** The first that fits somebody counts, the others where nothing of it is free. */
  offers: z.array(guideOfferSchema),
});
export type GuideThing = z.infer<typeof guideThingSchema>;

const answerSchema = z.object({ ...named, text: z.string() });

export const guideSportSchema = z.object({
  ...named,
  text: z.string(),
  /** Kind of drawing that stands for it. */
  illustration: z.string().nullable(),
  /** Whether there is anything for children. */
  children: z.boolean(),
  /** Answers to "where"; with fewer than two it is not asked. */
  where: z.array(answerSchema),
  /** Answers to "how well"; with fewer than two it is not asked. */
  levels: z.array(z.enum(GUIDE_LEVELS)),
  things: z.array(guideThingSchema),
});
export type GuideSport = z.infer<typeof guideSportSchema>;

export const guideTreeSchema = z.object({ sports: z.array(guideSportSchema) });
export type GuideTree = z.infer<typeof guideTreeSchema>;

/** What is packed for somebody: products in the order in which they are proposed. */
export const packedThingSchema = z.object({
  ...guideThingSchema.omit({ offers: true }).shape,
  /** Slug of the category in which others are found. */
  section: codeSchema,
  choices: z.array(z.object({ sku: skuSchema, size: guideSizeSchema.nullable() })),
  /** Why there is none, and what is nearest. */
  gap: listingGapSchema.nullable(),
});
export type PackedThing = z.infer<typeof packedThingSchema>;

/** A product with those of its sizes that are free, and how many of each. */
export const guideProductSchema = productSchema
  .pick({
    ...{ sku: true, name: true, other_languages: true, slug: true, url_path: true, image: true, charged_by: true },
    ...{ price_list: true, deposit: true, category_ids: true, configurable_options: true },
    ...{ configurable_children: true },
  })
  .extend({ free: z.record(skuSchema, z.int().min(1)) });
export type GuideProduct = z.infer<typeof guideProductSchema>;

/** A kind of renter, `adult` or `child:beginner`. */
export const guideRenterSchema = z
  .string()
  .regex(new RegExp(`^(?:${GUIDE_AGES.join("|")})(?::(?:${GUIDE_LEVELS.join("|")}))?$`, "u"));

export const guideKitSchema = z.object({
  /** For each kind of renter that was asked for, what they need. */
  renters: z.array(z.object({ renter: guideRenterSchema, things: z.array(packedThingSchema) })),
  /** What several share. */
  shared: z.array(packedThingSchema),
  products: z.array(guideProductSchema),
});
export type GuideKit = z.infer<typeof guideKitSchema>;
