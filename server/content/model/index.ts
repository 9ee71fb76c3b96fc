import { z } from "zod";
import { componentSchemas, typeSchemas } from "./schemas";

/* The content types of the shop, as Strapi's schema files say them. */

const common = {
  required: z.boolean().default(false),
  pluginOptions: z.object({ i18n: z.object({ localized: z.boolean() }) }).optional(),
};
const attributeSchema = z.discriminatedUnion("type", [
  z.object({
    ...common,
    type: z.enum(["string", "text", "richtext", "uid", "email"]),
    regex: z.string().optional(),
    maxLength: z.int().optional(),
    minLength: z.int().optional(),
    targetField: z.string().optional(),
  }),
  z.object({ ...common, type: z.literal("enumeration"), enum: z.array(z.string()), default: z.string().optional() }),
  z.object({
    ...common,
    type: z.enum(["integer", "float"]),
    default: z.number().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
  }),
  z.object({ ...common, type: z.literal("boolean"), default: z.boolean().optional() }),
  z.object({ ...common, type: z.enum(["date", "datetime", "json"]) }),
  z.object({
    ...common,
    type: z.literal("media"),
    multiple: z.boolean(),
    allowedTypes: z.array(z.string()).optional(),
  }),
  z.object({
    ...common,
    type: z.literal("relation"),
    relation: z.enum(["oneToOne", "oneToMany", "manyToOne", "manyToMany"]),
    target: z.string(),
    inversedBy: z.string().optional(),
    mappedBy: z.string().optional(),
  }),
  z.object({ ...common, type: z.literal("component"), component: z.string(), repeatable: z.boolean().default(false) }),
  z.object({ ...common, type: z.literal("dynamiczone"), components: z.array(z.string()) }),
]);
const attributesSchema = z.record(z.string(), attributeSchema);
const componentSchema = z.object({ info: z.object({ displayName: z.string() }), attributes: attributesSchema });
const typeSchema = z.object({
  kind: z.enum(["collectionType", "singleType"]),
  info: z.object({ singularName: z.string(), pluralName: z.string(), displayName: z.string() }),
  options: z.object({ draftAndPublish: z.boolean() }),
  pluginOptions: z.object({ i18n: z.object({ localized: z.boolean() }) }),
  attributes: attributesSchema,
});

export type Attribute = z.infer<typeof attributeSchema>;
export type Attributes = Readonly<Record<string, Attribute>>;
export interface ContentType {
  name: string;
  plural: string;
  isSingle: boolean;
  isLocalised: boolean;
  attributes: Attributes;
}
export interface Model {
  types: readonly ContentType[];
  components: Readonly<Record<string, { attributes: Attributes }>>;
}

/** @throws when a schema file says what is not known here */
export function readModel(types: readonly unknown[], components: Readonly<Record<string, unknown>>): Model {
  return {
    types: types.map((raw) => {
      const { info, kind, pluginOptions, attributes } = typeSchema.parse(raw);
      return {
        name: info.singularName,
        plural: info.pluralName,
        isSingle: kind === "singleType",
        isLocalised: pluginOptions.i18n.localized,
        attributes,
      };
    }),
    components: Object.fromEntries(Object.entries(components).map(([name, raw]) => [name, componentSchema.parse(raw)])),
  };
}

export const contentModel: Model = readModel(typeSchemas, componentSchemas);

/** "api::blog-article.blog-article" as schema files write it. */
export const relatedType = (model: Model, target: string): ContentType => {
  const found = model.types.find(({ name }) => target === `api::${name}.${name}`);
  if (!found) throw new Error(`no content type ${target}`);
  return found;
};

export const isToMany = (attribute: Extract<Attribute, { type: "relation" }>): boolean =>
  attribute.relation.endsWith("Many");

/** Whether each language says this for itself. */
export const isSaidByLanguage = (type: ContentType, attribute: Attribute): boolean =>
  type.isLocalised && (attribute.pluginOptions?.i18n.localized ?? false);
