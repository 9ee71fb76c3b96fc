import { z } from "zod";
import { GUIDE_AGES, GUIDE_LEVELS, GUIDE_SIZE_RULES } from "@/lib/contract/equipment-guide";
import { MAX_NAMED_SKUS, MAX_PARTY } from "@/lib/contract/limits";
import { skuSchema } from "@/lib/contract/primitives";
import { MAX_GUIDE_ANSWERS, MAX_GUIDE_OFFERS, MAX_GUIDE_THINGS } from "@/lib/limits";
import { line, localisedName, localisedText, slug, whole } from "./fields";

/* The equipment guide: a record is a sport, with its questions and what is packed for whoever answers them. */

const areDifferent = (records: readonly { code: string }[]): boolean =>
  new Set(records.map(({ code }) => code)).size === records.length;

const answerRecord = z.object({ code: slug, name: localisedName, text: localisedText.default({ cs: "" }) });

const offerRecord = z.object({
  /** Slug of the category that it is looked for in. */
  section: slug,
  /** Attribute code → values of which a product has one, as filters of a listing. */
  attributes: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  /** Only these products of it. */
  skus: z.array(skuSchema).max(MAX_NAMED_SKUS).default([]),
  /** For whom: an empty list is everybody, every level, every answer to "where". */
  ages: z.array(z.enum(GUIDE_AGES)).default([]),
  levels: z.array(z.enum(GUIDE_LEVELS)).default([]),
  where: z.array(slug).default([]),
  /** The attribute that tells sizes apart, and by what one is proposed; left out: the thing has no sizes. */
  size: z
    .object({ code: line, by: z.enum(GUIDE_SIZE_RULES) })
    .nullable()
    .default(null),
});

const thingRecord = z.object({
  code: slug,
  name: localisedName,
  /** One piece for so many people. */
  per: whole(1, MAX_PARTY).default(1),
  /** Not packed unless somebody wants it. */
  optional: z.boolean().default(false),
  /** The first that fits counts; the next ones where nothing of it is free. */
  offers: z.array(offerRecord).min(1).max(MAX_GUIDE_OFFERS),
});

export const guideRecord = z.object({
  code: slug,
  /** Store views of their own in which the guide offers it. */
  store_codes: z.array(z.string()).min(1),
  position: whole(0).default(0),
  /** False takes it out of the guide. */
  is_active: z.boolean().default(true),
  name: localisedName,
  text: localisedText.default({ cs: "" }),
  /** Kind of drawing, as those of categories. */
  illustration: line.nullable().default(null),
  children: z.boolean().default(true),
  where: z.array(answerRecord).max(MAX_GUIDE_ANSWERS).refine(areDifferent, "an answer stands there twice").default([]),
  levels: z.array(z.enum(GUIDE_LEVELS)).default([]),
  things: z.array(thingRecord).min(1).max(MAX_GUIDE_THINGS).refine(areDifferent, "a thing stands there twice"),
});
