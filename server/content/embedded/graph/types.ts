import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  GraphQLUnionType,
} from "graphql";
import {
  type Attribute,
  type Attributes,
  type ContentType,
  isToMany,
  type Model,
  relatedType,
} from "@/server/content/model";
import type { Document } from "../documents";
import { valueFilters } from "./filters";
import { type Asked, type ListArgs, listed, paged, publishedAt, related } from "./lists";
import { componentName, enumName, pascal, zoneName } from "./names";
import { DateOnly, DateTime, Json, LocaleCode, PaginationArg, PublicationStatus } from "./scalars";

type Field = GraphQLFieldConfig<unknown, unknown>;
type Fields = Record<string, Field>;
/** A component's value; those of lists and zones are numbered as they stand. */
type Part = Readonly<Record<string, unknown>>;

const listOf = (type: GraphQLOutputType) => new GraphQLList(type);
const someList = (type: GraphQLObjectType) => new GraphQLNonNull(new GraphQLList(type));
const wholeList = (type: GraphQLObjectType) => new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
/** What a source is, the type that holds the field decides. */
const field = (type: GraphQLOutputType, resolve: (source: never, args: never, asked: Asked) => unknown): Field => ({
  type,
  resolve: resolve as unknown as GraphQLFieldResolver<unknown, unknown>,
});

const UploadFile = new GraphQLObjectType({
  name: "UploadFile",
  fields: {
    documentId: field(new GraphQLNonNull(GraphQLID), (file: Part) => file.hash),
    name: { type: new GraphQLNonNull(GraphQLString) },
    alternativeText: { type: GraphQLString },
    caption: { type: GraphQLString },
    width: { type: GraphQLInt },
    height: { type: GraphQLInt },
    formats: { type: Json },
    hash: { type: new GraphQLNonNull(GraphQLString) },
    ext: { type: GraphQLString },
    mime: { type: new GraphQLNonNull(GraphQLString) },
    size: { type: new GraphQLNonNull(GraphQLFloat) },
    url: { type: new GraphQLNonNull(GraphQLString) },
  },
});
const ZoneError = new GraphQLObjectType({
  name: "Error",
  fields: { code: { type: new GraphQLNonNull(GraphQLString) }, message: { type: GraphQLString } },
});
const Pagination = new GraphQLObjectType({
  name: "Pagination",
  fields: Object.fromEntries(
    ["total", "page", "pageSize", "pageCount"].map((name) => [name, { type: new GraphQLNonNull(GraphQLInt) }]),
  ),
});

const plain = {
  string: [GraphQLString, "string"],
  text: [GraphQLString, "string"],
  richtext: [GraphQLString, "string"],
  uid: [GraphQLString, "string"],
  email: [GraphQLString, "string"],
  integer: [GraphQLInt, "integer"],
  float: [GraphQLFloat, "float"],
  boolean: [GraphQLBoolean, "boolean"],
  date: [DateOnly, "date"],
  datetime: [DateTime, "datetime"],
} as const;
const isPlain = (type: Attribute["type"]): type is keyof typeof plain => Object.hasOwn(plain, type);

/** The types that a model makes, each once, by name. */
export class GraphTypes {
  private readonly objects = new Map<string, GraphQLObjectType>();
  private readonly inputs = new Map<string, GraphQLInputObjectType>();

  constructor(private readonly model: Model) {}

  get components(): GraphQLObjectType[] {
    return Object.keys(this.model.components).map((uid) => this.component(uid));
  }

  /** Arguments of a list of these. */
  listArgs(type: ContentType) {
    return {
      filters: { type: this.filters(type) },
      pagination: { type: PaginationArg, defaultValue: {} },
      sort: { type: new GraphQLList(GraphQLString), defaultValue: [] },
      // For queries that were written for a Strapi: drafts are their owner's alone, and not among the documents.
      status: { type: PublicationStatus, defaultValue: "published" },
      ...(type.isLocalised && { locale: { type: LocaleCode } }),
    };
  }

  connection(type: ContentType): GraphQLObjectType {
    return this.once(`${pascal(type.name)}EntityResponseCollection`, () => ({
      nodes: { type: wholeList(this.document(type)) },
      pageInfo: { type: new GraphQLNonNull(Pagination) },
    }));
  }

  private relatedList(type: ContentType): GraphQLObjectType {
    return this.once(`${pascal(type.name)}RelationResponseCollection`, () => ({
      nodes: { type: wholeList(this.document(type)) },
    }));
  }

  document(type: ContentType): GraphQLObjectType {
    const name = pascal(type.name);
    return this.once(name, () => ({
      documentId: { type: new GraphQLNonNull(GraphQLID) },
      ...this.fields(name, type.attributes, (document: Document) => document.data),
      createdAt: { type: DateTime },
      updatedAt: { type: DateTime },
      publishedAt: field(DateTime, publishedAt),
      ...(type.isLocalised && {
        locale: { type: GraphQLString },
        localizations: field(someList(this.document(type)), (document: Document, _args, { documents, work }) => {
          const all = documents.get(type.name) ?? [];
          work.spend(all.length);
          return all.filter((other) => other.documentId === document.documentId && other.locale !== document.locale);
        }),
      }),
    }));
  }

  private once(name: string, fields: () => Fields): GraphQLObjectType {
    const known = this.objects.get(name);
    if (known) return known;
    const made = new GraphQLObjectType({ name, fields });
    this.objects.set(name, made);
    return made;
  }

  private component(uid: string): GraphQLObjectType {
    const component = this.model.components[uid];
    if (!component) throw new Error(`no component ${uid}`);
    const name = componentName(uid);
    return this.once(name, () => ({
      id: { type: new GraphQLNonNull(GraphQLID) },
      ...this.fields(name, component.attributes, (part: Part) => part),
    }));
  }

  private fields(owner: string, attributes: Attributes, dataOf: (source: never) => Part): Fields {
    return Object.fromEntries(
      Object.entries(attributes).flatMap(([name, attribute]) => {
        if (attribute.type === "relation") return this.relation(name, attribute);
        const { type, resolve } = this.field(owner, name, attribute);
        const shown = attribute.required ? new GraphQLNonNull(type) : type;
        return [[name, field(shown, (source) => resolve(dataOf(source)[name] ?? null))]];
      }),
    );
  }

  private relation(name: string, attribute: Extract<Attribute, { type: "relation" }>): [string, Field][] {
    const type = relatedType(this.model, attribute.target);
    const of = (source: Document, asked: Asked): Document[] => related(asked, source, name, attribute);
    if (!isToMany(attribute))
      return [[name, field(this.document(type), (source, _args, asked) => of(source, asked)[0] ?? null)]];
    // What is pointed to is of the language and the state of what points.
    const { locale: _locale, status: _status, ...args } = this.listArgs(type);
    const part = (source: Document, args: ListArgs, asked: Asked) => {
      const found = of(source, asked);
      return paged(args.sort?.length || args.filters ? listed(asked, type, args, found) : found, args, asked);
    };
    return [
      [name, { ...field(someList(this.document(type)), (...given) => part(...given).nodes), args }],
      [`${name}_connection`, { ...field(this.relatedList(type), part), args }],
    ];
  }

  private field(
    owner: string,
    name: string,
    attribute: Exclude<Attribute, { type: "relation" }>,
  ): { type: Exclude<GraphQLOutputType, GraphQLNonNull<never>>; resolve: (value: unknown) => unknown } {
    const asIs = (value: unknown): unknown => value;
    if (isPlain(attribute.type)) return { type: plain[attribute.type][0], resolve: asIs };
    if (attribute.type === "json") return { type: Json, resolve: asIs };
    if (attribute.type === "enumeration") {
      const values = Object.fromEntries(attribute.enum.map((value) => [value, { value }]));
      return { type: new GraphQLEnumType({ name: enumName(owner, name), values }), resolve: asIs };
    }
    if (attribute.type === "media")
      return attribute.multiple
        ? { type: listOf(UploadFile), resolve: (value: unknown) => value ?? [] }
        : { type: UploadFile, resolve: asIs };
    if (attribute.type === "component") {
      const type = this.component(attribute.component);
      return attribute.repeatable
        ? { type: listOf(type), resolve: numbered }
        : { type, resolve: (value: unknown) => (value ? { id: "1", ...(value as Part) } : null) };
    }
    if (attribute.type !== "dynamiczone") throw new Error(`${owner}.${name} is of no kind that is known`);
    const members = attribute.components.map((uid) => this.component(uid));
    const type = new GraphQLUnionType({
      name: zoneName(owner, name),
      types: [...members, ZoneError],
      resolveType: (part: Part) => componentName(String(part.__component)),
    });
    return { type: listOf(type), resolve: numbered };
  }

  private filters(type: ContentType): GraphQLInputObjectType {
    const name = `${pascal(type.name)}FiltersInput`;
    const known = this.inputs.get(name);
    if (known) return known;
    const filter: GraphQLInputObjectType = new GraphQLInputObjectType({
      name,
      fields: () => ({
        documentId: { type: valueFilters.id },
        ...Object.fromEntries(
          Object.entries(type.attributes).flatMap(([key, attribute]) => {
            if (attribute.type === "relation")
              return [[key, { type: this.filters(relatedType(this.model, attribute.target)) }]];
            if (attribute.type === "enumeration") return [[key, { type: valueFilters.string }]];
            return isPlain(attribute.type) ? [[key, { type: valueFilters[plain[attribute.type][1]] }]] : [];
          }),
        ),
        createdAt: { type: valueFilters.datetime },
        updatedAt: { type: valueFilters.datetime },
        publishedAt: { type: valueFilters.datetime },
        ...(type.isLocalised && { locale: { type: valueFilters.string } }),
        and: { type: new GraphQLList(filter) },
        or: { type: new GraphQLList(filter) },
        not: { type: filter },
      }),
    });
    this.inputs.set(name, filter);
    return filter;
  }
}

const numbered = (value: unknown): Part[] =>
  ((value as Part[] | null) ?? []).map((part, index) => ({ id: String(index + 1), ...part }));
