import { z } from "zod";
import { MAX_CONTENT_TEXT } from "@/lib/contract/limits";

/*
 * One document that says what may not be (a link that an editor wrote without https, a field that came later and is
 * empty) must not take with it whatever else the same answer holds.
 */

interface Tally {
  read: number;
  unread: string[];
}
let tally: Tally = { read: 0, unread: [] };

/**
 * Reads an answer, which takes no time in between.
 * @returns with it what was left out of its lists, a line each
 * @throws where nothing of it could be read: then it is no answer
 */
export function readWhole<T>(read: () => T): { value: T; unread: readonly string[] } {
  const own: Tally = (tally = { read: 0, unread: [] });
  const value = read();
  if (own.unread.length > 0 && own.read === 0) throw new Error(own.unread[0]);
  return { value, unread: own.unread };
}

/** What of a list can be read. */
export const readEach = <T>(schema: z.ZodType<T>, list: readonly unknown[]): T[] =>
  list.flatMap((each) => {
    const { success, data, error } = schema.safeParse(each);
    if (!success) {
      tally.unread.push(
        `${nameOf(each)}: ${error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join(", ")}`,
      );
      return [];
    }
    tally.read += 1;
    return [data];
  });

export const listOf = <T>(schema: z.ZodType<T>) => z.array(z.unknown()).transform((list) => readEach(schema, list));

/** What a page, an article or a block says: making a page of it must not keep the others waiting. */
export const longText = z.string().max(MAX_CONTENT_TEXT);

/** Texts in a field that takes any JSON: an editor writes one of them without brackets, too. */
export const textsOf = z
  .unknown()
  .transform((value) => (value == null ? null : readEach(z.string(), Array.isArray(value) ? value : [value])));

const named = z.object({
  documentId: z.string().optional(),
  locale: z.string().nullish(),
  __typename: z.string().optional(),
});

function nameOf(each: unknown): string {
  const { data } = named.safeParse(each);
  return [data?.documentId ?? data?.__typename ?? "a part", data?.locale].filter(Boolean).join(" ");
}
