import { z } from "zod";
import { MAX_CODE, MAX_INT, MAX_LIST_TEXT, MAX_PAGE_SIZE, MAX_QTY } from "./limits";
import { NO_PERIOD_FROM, NO_PERIOD_TO } from "./no-period";
import { toHalere } from "./rounding";
import { oneLine, STORABLE, trimmed, withoutControls } from "./storable";

/*
 * Every schema here goes both ways: `decode` reads what travels, `encode` writes what is meant inside, and what was
 * encoded and decoded again is the same. So one contract serves the shop that answers and the shop that asks.
 */

/** Text that the database can keep. */
export const textSchema = (most: number) => z.string().max(most).regex(STORABLE, "a sign that can't be kept");
const typed = (most: number, cleaned: (text: string) => string) =>
  z.string().overwrite(cleaned).max(most).regex(STORABLE, "a sign that can't be kept");
/** The same without blanks around it, as people type it. */
export const trimmedTextSchema = (most: number) => typed(most, (text) => trimmed(withoutControls(text)));
/** The same of what is one line: a name, a street. */
export const lineSchema = (most: number) => typed(most, oneLine);

/**
 * Calendar day of the shop, `YYYY-MM-DD`; a real day of the proleptic Gregorian calendar. The ends leave
 * room for days that are reckoned from it (a turnaround), which have to be written with four digits too.
 */
export const daySchema = z.iso.date().refine((day) => day >= "1000-01-01" && day <= "9999-06-30", "a day out of reach");
export type Day = z.infer<typeof daySchema>;

/** Time of a day by the shop's clock, "09:30". */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u);

/** Both ends inclusive: 13–15 February is three days. */
export const periodSchema = z.object({ from: daySchema, to: daySchema });
export type Period = z.infer<typeof periodSchema>;

const stands = (sentinel: Day) =>
  z.codec(z.iso.date().optional(), daySchema.refine((day) => day !== sentinel, "stands for no day").optional(), {
    decode: (day) => (day === sentinel ? undefined : day),
    encode: (day) => day,
  });
/** First and last day of a period that may be left out; the days that stand for "none chosen" are read as that. */
export const fromDaySchema = stands(NO_PERIOD_FROM);
export const toDaySchema = stands(NO_PERIOD_TO);

export const chosenPeriodSchema = z.codec(
  z.object({ from: z.iso.date(), to: z.iso.date() }).optional(),
  periodSchema.optional(),
  {
    decode: (period) => (period?.from === NO_PERIOD_FROM && period.to === NO_PERIOD_TO ? undefined : period),
    encode: (period) => period,
  },
);

/** More than any shop's prices, and still exact to the haléř as a number of crowns. */
const MAX_MONEY = 10 ** 13;
/**
 * Money travels in crowns (what remote backends speak) and is integer haléře inside.
 * Rounding happens here only when a foreign backend sends more than two decimals.
 */
export const moneySchema = z.codec(z.number(), z.int().min(-MAX_MONEY).max(MAX_MONEY), {
  decode: toHalere,
  encode: (halere) => halere / 100,
});
/** Integer haléře. */
export type Money = z.infer<typeof moneySchema>;

export const skuSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_CODE)
  .regex(/^[\w.-]+$/u);
/** Code of a source, a method, a store view, an attribute. */
export const codeSchema = textSchema(MAX_CODE);

/** The two ways of what is rented: to the renter, and back. */
export const waySchema = z.enum(["shipping", "return"]);
export type Way = z.infer<typeof waySchema>;

/** Entries with commas between them; an entry itself must have none, nor be empty. */
export const commaListSchema = (entry: z.ZodType<string, string>, least: number, most: number) =>
  z.codec(textSchema(MAX_LIST_TEXT), z.array(entry).min(least).max(most), {
    decode: (text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    encode: (entries) => entries.join(","),
  });

/** A whole number, as JSON has it or as digits: queries and forms know only text. Nothing else counts as a number. */
export const wholeNumberSchema = (least: number, most: number) =>
  z.codec(z.union([z.int(), z.string().regex(/^-?\d{1,15}$/u)]), z.int().min(least).max(most), {
    decode: Number,
    encode: (number) => number,
  });
/** Zero removes a line. */
export const quantitySchema = wholeNumberSchema(0, MAX_QTY);
/** Of what is rented. */
export const rentedQuantitySchema = wholeNumberSchema(1, MAX_QTY);

/** So many units of a thing, `SKI-1-170:2`. */
export const partSchema = z.codec(
  z.string().regex(/^[\w.-]{1,64}:\d{1,2}$/u),
  z.object({ sku: skuSchema, units: rentedQuantitySchema }),
  {
    decode: (text) => {
      const end = text.lastIndexOf(":");
      return { sku: text.slice(0, end), units: Number(text.slice(end + 1)) };
    },
    encode: ({ sku, units }) => `${sku}:${units}`,
  },
);

/** A page's size is cut to what is allowed; below one it is the usual size. */
export const pageSizeSchema = (usual: number, most = MAX_PAGE_SIZE) =>
  z
    .codec(z.union([z.int(), z.string().regex(/^-?\d{1,15}$/u)]), z.int().min(1).max(most), {
      decode: (size) => (Number(size) < 1 ? usual : Math.min(Number(size), most)),
      encode: (size) => size,
    })
    .optional()
    .default(usual);
export const pageStartSchema = z.codec(
  z.union([z.int(), z.string().regex(/^-?\d{1,15}$/u)]),
  z.int().min(0).max(MAX_INT),
  { decode: (start) => Math.max(Number(start), 0), encode: (start) => start },
);

/** An id of our database. Numbers and digits are the same id on the wire; digits are answered. */
export const idSchema = z.codec(z.union([z.int(), z.string().regex(/^\d{1,15}$/u)]), z.int().min(0).max(MAX_INT), {
  decode: Number,
  encode: String,
});
/** Some backends send a number where others write its digits. */
export const digitsOrText = (most: number) =>
  z.codec(z.union([z.int(), textSchema(most)]), textSchema(most), { decode: String, encode: (text) => text });
/** An id that only its maker understands. */
export const opaqueIdSchema = digitsOrText(MAX_CODE);

/** Instant, ISO 8601 with offset. */
export const instantSchema = z.iso.datetime({ offset: true });
/** Either case is the same id. */
export const uuidSchema = z.uuid().toLowerCase();
