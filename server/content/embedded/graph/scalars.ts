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
export const LocaleCode = text("I18NLocaleCode");
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
