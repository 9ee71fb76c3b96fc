import { z } from "zod";
import { importFiles } from "./format";
import { mistakeOf } from "./issue-words";

/* Every field of the importer's records that has a pattern: an owner is told what it wants, never the pattern. */

type Schema = z.core.$ZodType;
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  options?: Schema[];
  items?: Schema[];
  getter?: () => Schema;
  checks?: { _zod: { def: { pattern?: RegExp } } }[];
  pattern?: RegExp;
}
const INSIDE = ["innerType", "element", "in", "out", "keyType", "valueType", "left", "right", "rest"];
const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;

function partsOf(schema: Schema): [name: string | null, part: Schema][] {
  const def = defOf(schema);
  return [
    ...Object.entries(def.shape ?? {}),
    ...[...(def.options ?? []), ...(def.items ?? []), ...(def.getter ? [def.getter()] : [])].map(
      (part): [null, Schema] => [null, part],
    ),
    ...INSIDE.flatMap((inside): [null, Schema][] => {
      const part = Reflect.get(def, inside) as Schema | undefined;
      return part?._zod ? [[null, part]] : [];
    }),
  ];
}

const hasPattern = (schema: Schema): boolean => {
  const { pattern, checks = [] } = defOf(schema);
  return pattern !== undefined || checks.some((check) => check._zod.def.pattern !== undefined);
};
const isText = (schema: Schema): boolean =>
  hasPattern(schema) || partsOf(schema).some(([name, part]) => name === null && isText(part));

/** Fields of a schema, and of all that it is made of, that a text may be wrong for, by where they stand. */
function* fieldsOf(schema: Schema, place: string, seen = new Set<Schema>()): Generator<[string, Schema]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const [name, part] of partsOf(schema)) {
    const at = name === null ? place : `${place}.${name}`;
    if ((name !== null || defOf(schema).type === "array") && isText(part)) yield [at, part];
    yield* fieldsOf(part, at, seen);
  }
}

/** One of these at least is refused by any pattern. */
const STRANGE = ["", "ž !", "!", "\u0000", "a/../b", "99:99", "x", "0"];

const fields = Object.entries(importFiles).flatMap(([kind, schema]) =>
  [...fieldsOf(schema, kind)].map(([place, field]) => ({ place, field })),
);

test("the fields that have patterns are found", () => {
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      ...["products.sku", "products.children.sku", "products.price_list.price_per_day", "attributes.options.value"],
      ...["sources.opening_hours.opens", "companies.country_id", "bookings.from", "pickup-points.id"],
    ]),
  );
});

test.each(fields)("what $place wants is told without its pattern", ({ field }) => {
  const told = STRANGE.flatMap((value) =>
    (z.safeParse(field, value).error?.issues ?? []).map(
      (issue) => mistakeOf({ ...issue, path: ["field", ...issue.path] }, { field: value }).told,
    ),
  );
  expect(told).not.toEqual([]);
  for (const { cs, en } of told.flatMap((both) => both ?? [])) {
    for (const text of [cs, en]) {
      expect(text).not.toMatch(/\^|\/u|\\[dwp]|\[\w-\w/u);
      // What is said of any form says nothing of this one.
      expect(text).not.toMatch(/jiný tvar|not of the form/u);
    }
    expect(cs).not.toBe(en);
  }
});
