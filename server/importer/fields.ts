import { z } from "zod";
import { MAX_INT } from "@/lib/contract/limits";
import { trimmed } from "@/lib/contract/storable";
import { MAX_NAME, MAX_TEXT } from "@/lib/limits";

/*
 * What the fields of an import may hold. Everything is bounded by what the database keeps, so that a record is refused
 * by its name and not by the database.
 */

/** A number, or its text as spreadsheets write it ("49,5"). `null`, `true` and an empty text are no number. */
const numeric = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^-?\d+(?:[.,]\d+)?$/u)
      .transform((text) => Number(text.replace(",", "."))),
  ],
  { error: "expected a number" },
);

export const whole = (least: number, most = MAX_INT) => numeric.pipe(z.int().min(least).max(most));

/** Of latitude (90) or longitude (180). */
export const degrees = (most: number) => numeric.pipe(z.number().min(-most).max(most));

/** An amount in crowns. */
export const crowns = (most: number) => numeric.pipe(z.number().min(0).max(most));

export const name = z.string().overwrite(trimmed).min(1).max(MAX_NAME);
export const line = z.string().overwrite(trimmed).max(MAX_NAME);
export const longText = z.string().max(MAX_TEXT);
export const slug = z
  .string()
  .max(MAX_NAME)
  .regex(/^[a-z0-9-]+$/u, "only a–z, 0–9 and -");
/** Segments of letters, digits, dots and dashes; none of only dots. */
export const urlPath = z
  .string()
  .max(MAX_NAME)
  .regex(/^(?!\.+(?:\/|$))[\w.~-]+(?:\/(?!\.+(?:\/|$))[\w.~-]+)*$/u, "only a–z, 0–9, - . _ ~ between single slashes");

/** Text per language; Czech always, others when the shop has them. */
const localised = <T extends z.ZodString>(text: T) =>
  z.union(
    [
      text.transform((cs) => ({ cs })),
      z.object({ cs: text, en: text.optional(), de: text.optional(), it: text.optional() }),
    ],
    { error: "expected a text, or texts by language with Czech among them" },
  );
export const localisedName = localised(name);
export const localisedText = localised(longText);
