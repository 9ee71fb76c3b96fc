import fc from "fast-check";
import { z } from "zod";

/** The parts of a schema's definition that say what it holds. */
interface Def {
  type: string;
  format?: string;
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
  out?: Schema;
  shape?: Record<string, Schema>;
  options?: Schema[];
  values?: (string | number | boolean | null)[];
  entries?: Record<string, string>;
  keyType?: Schema;
  valueType?: Schema;
  checks?: unknown[];
}
type Schema = z.ZodType & { def: Def };

/** Values that reach further than chance does, by the name of the field that they belong in. */
export type Likely = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const checksOf = (schema: Schema): Record<string, unknown>[] =>
  (schema.def.checks ?? []).map((check) => (check as { _zod: { def: unknown } })._zod.def as Record<string, unknown>);
const limit = (schema: Schema, name: string, key: string): number | undefined => {
  const found = checksOf(schema).find((check) => check.check === name)?.[key];
  return typeof found === "number" ? found : undefined;
};

function text(schema: Schema): fc.Arbitrary<unknown> {
  const most = limit(schema, "max_length", "maximum") ?? 20;
  const least = limit(schema, "min_length", "minimum") ?? 0;
  const free = fc.string({ unit: "grapheme", minLength: least, maxLength: Math.max(Math.min(most, 20), least) });
  const formats: Record<string, fc.Arbitrary<string>> = {
    date: fc
      .date({ min: new Date("1000-01-01T00:00:00Z"), max: new Date("9999-06-29T00:00:00Z"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    datetime: fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
    uuid: fc.uuid({ version: 4 }),
    url: fc.webUrl({ withQueryParameters: true }),
    email: fc.constantFrom("jana@example.com", "jana.nova+hory@example.co.uk"),
  };
  const format = schema.def.format ?? checksOf(schema).find((check) => check.check === "string_format")?.format;
  if (typeof format === "string" && formats[format]) return formats[format];
  const pattern = checksOf(schema).find((check) => check.pattern instanceof RegExp)?.pattern as RegExp | undefined;
  // A pattern that only leaves signs out is met by any text.
  const candidates = pattern && !pattern.source.startsWith("^[^") ? fc.stringMatching(pattern) : free;
  // Blanks around it and letters' case are set right as the schema itself does.
  return candidates
    .map((value) => schema.safeParse(value))
    .filter((read) => read.success)
    .map((read) => read.data);
}

function number(schema: Schema): fc.Arbitrary<unknown> {
  const isWhole = checksOf(schema).some((check) => check.check === "number_format") || schema.def.format === "safeint";
  const [least, most] = [limit(schema, "greater_than", "value"), limit(schema, "less_than", "value")];
  return isWhole
    ? fc.integer({ min: least ?? -1_000_000_000, max: most ?? 1_000_000_000 })
    : fc
        .double({ min: least ?? -1e9, max: most ?? 1e9, noNaN: true })
        .map((value) => (Object.is(value, -0) ? 0 : value));
}

/** A tree names itself in its branches: below so many levels there are none. */
const DEEPEST = 24;

/** What a schema holds inside, after `decode`. */
export function inside(given: z.ZodType, likely: Likely = {}, depth = 0): fc.Arbitrary<unknown> {
  const schema = given as Schema;
  const of = (part: Schema | undefined): fc.Arbitrary<unknown> =>
    part ? inside(part, likely, depth + 1) : fc.constant(undefined);
  const { def } = schema;
  const kinds: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => text(schema),
    number: () => number(schema),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    unknown: () => fc.constant({}),
    literal: () => fc.constantFrom(...(def.values ?? [])),
    enum: () => fc.constantFrom(...Object.values(def.entries ?? {})),
    optional: () => fc.option(of(def.innerType), { nil: undefined, freq: 2 }),
    nullable: () => fc.option(of(def.innerType), { nil: null, freq: 2 }),
    default: () => of(def.innerType).filter((value) => value !== undefined),
    pipe: () => of(def.out),
    union: () => fc.oneof(...(def.options ?? []).map(of)),
    array: () => {
      if (depth > DEEPEST) return fc.constant([]);
      const exact = limit(schema, "length_equals", "length");
      return fc.array(of(def.element), {
        minLength: exact ?? limit(schema, "min_length", "minimum") ?? 0,
        maxLength: exact ?? Math.min(limit(schema, "max_length", "maximum") ?? 3, 3),
      });
    },
    record: () =>
      fc.dictionary(of(def.keyType).filter((key) => key !== "__proto__") as fc.Arbitrary<string>, of(def.valueType), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
    object: () => {
      const fields = Object.entries(def.shape ?? {}).map(([name, part]) => {
        const hint = Object.hasOwn(likely, name) ? likely[name] : undefined;
        const own = of(part);
        return [name, hint ? fc.oneof({ weight: 3, arbitrary: hint }, own) : own] as const;
      });
      // What is left out is not there: a key without a value does not travel.
      return fc
        .record(Object.fromEntries(fields))
        .map((value) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)));
    },
  };
  const make = kinds[def.type];
  if (!make) throw new Error(`no values are known for ${def.type}`);
  return make().filter((value) => z.safeEncode(schema, value).success);
}
