import { GraphQLEnumType, GraphQLError, GraphQLInputObjectType, GraphQLInt, GraphQLScalarType, Kind } from "graphql";

const text = (name: string): GraphQLScalarType =>
  new GraphQLScalarType({
    name,
    serialize: String,
    parseValue: (value) => {
      if (typeof value !== "string") throw new GraphQLError(`${name} is written as text`);
      return value;
    },
    parseLiteral: (node) => {
      if (node.kind !== Kind.STRING) throw new GraphQLError(`${name} is written as text`);
      return node.value;
    },
  });

export const DateTime = text("DateTime");
export const DateOnly = text("Date");

const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const isLanguage = (code: string): boolean => {
  try {
    return languageNames.of(code) !== undefined;
  } catch {
    return false;
  }
};

/** A language that is none is refused where it stands in the query itself; of a variable Strapi doesn't ask either. */
export const LocaleCode = new GraphQLScalarType({
  ...text("I18NLocaleCode").toConfig(),
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING) throw new GraphQLError("Locale cannot represent non string type");
    if (node.value !== "*" && !isLanguage(node.value)) throw new GraphQLError("Unknown locale supplied");
    return node.value;
  },
});
/** Answered as it is; nobody sends any. */
export const Json = new GraphQLScalarType({ name: "JSON", serialize: (value) => value });

export const PublicationStatus = new GraphQLEnumType({
  name: "PublicationStatus",
  values: { DRAFT: { value: "draft" }, PUBLISHED: { value: "published" } },
});

export const PaginationArg = new GraphQLInputObjectType({
  name: "PaginationArg",
  fields: {
    page: { type: GraphQLInt },
    pageSize: { type: GraphQLInt },
    start: { type: GraphQLInt },
    limit: { type: GraphQLInt },
  },
});
