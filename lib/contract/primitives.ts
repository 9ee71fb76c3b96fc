import { z } from "zod";
import { toHalere } from "./rounding";

/**
 * Calendar day in Europe/Prague, `YYYY-MM-DD`; a real day of the proleptic Gregorian calendar. The ends leave
 * room for days that are reckoned from it (a turnaround), which have to be written with four digits too.
 */
export const daySchema = z.iso.date().refine((day) => day >= "1000-01-01" && day <= "9999-06-30", "a day out of reach");
export type Day = z.infer<typeof daySchema>;

/** Both ends inclusive: 13–15 February is three days. */
export const periodSchema = z.object({ from: daySchema, to: daySchema });
export type Period = z.infer<typeof periodSchema>;

/**
 * Money travels in crowns (what remote backends speak) and is integer haléře inside.
 * Rounding happens here only when a foreign backend sends more than two decimals.
 */
export const moneySchema = z.codec(z.number(), z.int(), {
  decode: toHalere,
  encode: (halere) => halere / 100,
});
/** Integer haléře. */
export type Money = z.infer<typeof moneySchema>;

export const skuSchema = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[\w.-]+$/u);
export const storeCodeSchema = z
  .string()
  .min(1)
  .max(32)
  .regex(/^[a-z0-9-]+$/u);
/** Quantities arrive as text from forms and queries; they become whole numbers. */
export const quantitySchema = z.coerce.number().int().min(0).max(99);
export const pageSizeSchema = z.coerce
  .number()
  .int()
  .transform((size) => (size < 1 ? 50 : Math.min(size, 10_000)));
/** Largest whole number that the database's ids and offsets hold. */
export const MAX_INT = 2 ** 31 - 1;
export const pageStartSchema = z.coerce
  .number()
  .int()
  .max(MAX_INT)
  .transform((start) => Math.max(start, 0));
export const idSchema = z.coerce.number().int().min(0).max(MAX_INT);
/** Instant, ISO 8601 with offset. */
export const instantSchema = z.iso.datetime({ offset: true });
/** Ids that open something carry at least 128 random bits (UUID v4 has 122; tokens are 32 hex digits and more). */
export const openingIdSchema = z.string().regex(/^[0-9a-f-]{32,64}$/u);
export const uuidSchema = z.uuid();
