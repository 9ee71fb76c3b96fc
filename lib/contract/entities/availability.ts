import { z } from "zod";
import { errorCatalogue as refusals } from "../errors";
import { daySchema, idSchema, moneySchema, opaqueIdSchema, periodSchema, skuSchema } from "../primitives";
import { openingHoursSchema } from "./catalogue";

/** Answer of `stock/check` with dates: units free on every day of the period. */
export const stockCheckSchema = z.object({
  qty: z.int().min(0),
  is_in_stock: z.boolean(),
  manage_stock: z.boolean(),
  product_sku: skuSchema,
  /** The task that asked, as it named itself. */
  task_id: opaqueIdSchema.optional(),
});

export const stockItemSchema = z.object({
  sku: skuSchema,
  product_id: idSchema,
  qty: z.int(),
  is_in_stock: z.boolean(),
});

/** One calendar day at one source. A closed day can't start or end a rent but may lie inside. */
export const calendarDaySchema = z.object({
  day: daySchema,
  free: z.int().min(0),
  closed: z.boolean(),
  /** Closed only because it had to be ordered earlier. */
  too_late: z.literal(true).optional(),
  /** A rent may end here, but the owner lets none begin. */
  no_start: z.literal(true).optional(),
  /** Such things are not rented at this time of the year: no rent has the day in it. */
  off_season: z.literal(true).optional(),
  /** The last day of the season, which a rent that begins here does not outlast. */
  season_until: daySchema.optional(),
  /** Fewest and most days of a rent that begins here, where the owner says so. */
  shortest: z.int().optional(),
  longest: z.int().optional(),
  /** When the branch is open that day; left out where it is not, or nobody knows. */
  hours: openingHoursSchema.pick({ opens: true, closes: true }).optional(),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** Units free for each child on every day of a period. */
export const variantAvailabilitySchema = z.object({ sku: skuSchema, free: z.int().min(0) });

/** Why the owner's rules let nothing of a product be rented at a branch in some days, whatever is free there. */
export const ruleRefusalSchema = z.discriminatedUnion("code", [
  z.object({ code: z.literal("closed_day"), details: refusals.closed_day.details }),
  z.object({ code: z.literal("too_late"), details: refusals.too_late.details }),
  z.object({ code: z.literal("rent_length"), details: refusals.rent_length.details }),
  z.object({ code: z.literal("start_day"), details: refusals.start_day.details }),
  z.object({ code: z.literal("off_season"), details: refusals.off_season.details }),
]);
export type RuleRefusal = z.infer<typeof ruleRefusalSchema>;

/** What a branch has of a product in a period. */
export const branchAvailabilitySchema = z.object({
  id: z.string(),
  name: z.string(),
  variants: z.array(variantAvailabilitySchema),
  /** Fewest and most days of a rent that begins with the period, where the owner says so. */
  shortest: z.int().optional(),
  longest: z.int().optional(),
  /** A cart or an order would refuse all of them for this. */
  refused: ruleRefusalSchema.optional(),
});
export type BranchAvailability = z.infer<typeof branchAvailabilitySchema>;

export const alternativesSchema = z.object({
  /** Neighbouring sizes free in the same days at the same source. */
  sizes: z.array(z.object({ sku: skuSchema, label: z.string(), free: z.int() })),
  /** Nearest periods, no longer ones, for the same child and source. */
  periods: z.array(periodSchema),
  /** The next days as long as the wished ones, at that source first and then at others that haven't it in them. */
  later: z.array(periodSchema.extend({ source: z.string(), name: z.string() })),
  /** Other sources with it in the same days. */
  sources: z.array(z.object({ id: z.string(), name: z.string(), free: z.int() })),
});
export type Alternatives = z.infer<typeof alternativesSchema>;

export const reservationPriceSchema = z.object({
  days: z.int(),
  price_per_day: moneySchema,
  /** Without tax. */
  price: moneySchema,
  price_incl_tax: moneySchema,
  deposit: moneySchema,
});
