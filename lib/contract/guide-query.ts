import { z } from "zod";
import { GUIDE_LEVELS, GUIDE_STEPS } from "./equipment-guide";
import { MAX_CODE, MAX_PARTY } from "./limits";
import { daySchema, wholeNumberSchema } from "./primitives";
import { STORABLE } from "./storable";

/* The address of the equipment guide: every answer stands in its query, but for measures, which stay on the device. */

const word = z
  .string()
  .max(MAX_CODE)
  .regex(/^[\w.-]+$/u);
const people = wholeNumberSchema(0, MAX_PARTY);
const level = z.enum(GUIDE_LEVELS);

const levels = Object.fromEntries(Array.from({ length: MAX_PARTY }, (_, index) => [`level${index + 1}`, level]));

const keys: Record<string, z.ZodType> = {
  sport: word,
  where: word,
  adults: people,
  children: people,
  dateFrom: daySchema,
  dateTo: daySchema,
  place: word,
  step: z.enum(GUIDE_STEPS),
  ...levels,
};

/** What stands in an address, as it was written. */
export interface WrongAnswer {
  key: string;
  value: string;
}

/** So much of a value is repeated to whoever wrote it. */
const SHOWN = 40;
const shown = (value: string): string => (STORABLE.test(value) ? value.slice(0, SHOWN) : "…");

/**
 * Reads each key by itself: what is no such answer is named, and the others stand. Keys of campaigns are none of its
 * own, and say nothing; an empty value is a field that nobody filled in.
 */
export function readGuideQuery(query: Readonly<Record<string, string | string[] | undefined>>): {
  values: Readonly<Record<string, unknown>>;
  wrong: WrongAnswer[];
} {
  const values: Record<string, unknown> = {};
  const wrong: WrongAnswer[] = [];
  for (const [key, schema] of Object.entries(keys)) {
    const written = Object.hasOwn(query, key) ? [query[key]].flat()[0]?.trim() : undefined;
    if (!written) continue;
    const read = z.safeDecode(schema as z.ZodType<unknown, string>, written);
    if (read.success) values[key] = read.data;
    else wrong.push({ key, value: shown(written) });
  }
  return { values, wrong };
}
