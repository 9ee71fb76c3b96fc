import { z } from "zod";
import { MAX_CONTENT_TEXT } from "@/lib/contract/limits";
import { isBlank } from "@/lib/contract/storable";
import type { Attribute, Attributes, Model } from "@/server/content/model";
import { isToMany, relatedType } from "@/server/content/model";
import { mistakeOf } from "../issue-words";
import type { Problem } from "../problems";
import type { ContentRecord } from "./read-folder";

/** What stands for a picture until it is stored: its file in the folder `media`, and what it shows. */
const pictureSchema = z.union([
  z.string().transform((file) => ({ file, alternativeText: "" })),
  z.strictObject({ file: z.string(), alternativeText: z.string().default(""), caption: z.string().optional() }),
]);
const day = z.iso.date();
/** YAML reads some dates as such. */
const dayOrDate = z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), day);
const instant = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime({ offset: true }),
);

function valueSchema(model: Model, attribute: Attribute): z.ZodType {
  switch (attribute.type) {
    case "string":
    case "text":
    case "richtext":
    case "uid":
    case "email": {
      let text = attribute.type === "email" ? z.email() : z.string();
      if (attribute.required) text = text.overwrite((value) => (isBlank(value) ? "" : value)).min(1);
      if (attribute.minLength !== undefined) text = text.min(attribute.minLength);
      const longest = attribute.maxLength ?? (attribute.type === "richtext" ? MAX_CONTENT_TEXT : undefined);
      if (longest !== undefined) text = text.max(longest);
      if (attribute.type === "uid") text = text.regex(/^[A-Za-z0-9-_.~/]+$/u);
      return attribute.regex ? text.regex(new RegExp(attribute.regex, "u")) : text;
    }
    case "enumeration":
      return z.enum(attribute.enum).default(attribute.default as never);
    case "integer":
    case "float": {
      let number = attribute.type === "integer" ? z.int() : z.number();
      if (attribute.min !== undefined) number = number.min(attribute.min);
      if (attribute.max !== undefined) number = number.max(attribute.max);
      return attribute.default === undefined ? number : number.default(attribute.default);
    }
    case "boolean":
      return attribute.default === undefined ? z.boolean() : z.boolean().default(attribute.default);
    case "date":
      return dayOrDate;
    case "datetime":
      return instant;
    case "json":
      return z.json();
    case "media":
      return attribute.multiple ? z.array(pictureSchema) : pictureSchema;
    case "relation":
      return isToMany(attribute) ? z.array(z.string()) : z.string();
    case "component": {
      const part = partSchema(model, attribute.component);
      return attribute.repeatable ? z.array(part) : part;
    }
    case "dynamiczone": {
      const parts = attribute.components.map((uid) =>
        z.strictObject({ __component: z.literal(uid), ...shapeOf(model, attributesOf(model, uid)) }),
      );
      return z.array(z.discriminatedUnion("__component", parts as never));
    }
  }
}

const attributesOf = (model: Model, uid: string): Attributes => {
  const component = model.components[uid];
  if (!component) throw new Error(`no component ${uid}`);
  return component.attributes;
};

const partSchema = (model: Model, uid: string) => z.strictObject(shapeOf(model, attributesOf(model, uid)));

const shapeOf = (model: Model, attributes: Attributes): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(attributes)
      // The other side says who it points to.
      .filter(([, attribute]) => attribute.type !== "relation" || !attribute.mappedBy)
      .map(([name, attribute]) => {
        const schema = valueSchema(model, attribute);
        return [name, attribute.required || "default" in attribute ? schema : schema.nullish()];
      }),
  );

/** Checks each record by its type, and fills in what a type says of what is left out. */
export function checkRecords(model: Model, records: readonly ContentRecord[], problems: Problem[]): ContentRecord[] {
  const schemas = new Map(model.types.map((type) => [type.name, z.strictObject(shapeOf(model, type.attributes))]));
  const checked = records.flatMap((record) => {
    const parsed = schemas.get(record.type.name)?.safeParse(record.values);
    if (parsed?.success) return [{ ...record, values: parsed.data }];
    problems.push(
      ...(parsed?.error.issues ?? []).map((issue) => ({
        file: record.file,
        position: "file",
        ...mistakeOf(issue, record.values),
      })),
    );
    return [];
  });
  problems.push(...danglingIn(model, checked), ...sameAddressIn(checked));
  return checked;
}

/** What is pointed to has to come in the same folder: it replaces what was there. */
function danglingIn(model: Model, records: readonly ContentRecord[]): Problem[] {
  const known = new Set(records.map(({ type, id }) => `${type.name} ${id}`));
  return records.flatMap(({ type, file, values }) =>
    Object.entries(type.attributes).flatMap(([field, attribute]) => {
      if (attribute.type !== "relation" || values[field] == null) return [];
      const target = relatedType(model, attribute.target).name;
      return [values[field] as string | string[]]
        .flat()
        .filter((id) => !known.has(`${target} ${id}`))
        .map((id) => ({ file, position: "file", field, message: `there is no ${target} ${id}` }));
    }),
  );
}

/** Two documents of a type can't have one address. */
function sameAddressIn(records: readonly ContentRecord[]): Problem[] {
  const first = new Map<string, ContentRecord>();
  return records.flatMap((record) => {
    const { type, id, locale, file, values } = record;
    const field = Object.entries(type.attributes).find(([, { type: kind }]) => kind === "uid")?.[0];
    if (!field) return [];
    const key = `${type.name} ${locale} ${String(values[field])}`;
    const known = first.get(key);
    if (!known) first.set(key, record);
    return known && known.id !== id
      ? [{ file, position: "file", field, message: `stands in ${known.file} already` }]
      : [];
  });
}
