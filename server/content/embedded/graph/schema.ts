import { GraphQLID, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLSchema } from "graphql";
import type { ContentType, Model } from "@/server/content/model";
import { type Asked, type ListArgs, listed, paged } from "./lists";
import { camel } from "./names";
import { GraphTypes } from "./types";

type Resolver<Args> = (source: unknown, args: Args, asked: Asked) => unknown;

/** The schema by which a Strapi 5 with the same content types would answer, for reading. */
export function contentGraph(model: Model): GraphQLSchema {
  const types = new GraphTypes(model);
  const queriesOf = (type: ContentType): Record<string, unknown> => {
    const document = types.document(type);
    const { pagination: _pagination, sort: _sort, filters: _filters, ...version } = types.listArgs(type);
    if (type.isSingle) {
      const resolve: Resolver<ListArgs> = (_source, args, asked) => listed(asked, type, args)[0] ?? null;
      return { [camel(type.name)]: { type: document, args: version, resolve } };
    }
    const one: Resolver<ListArgs & { documentId: string }> = (_source, { documentId, ...args }, asked) =>
      listed(asked, type, { ...args, filters: { documentId: { eq: documentId } } })[0] ?? null;
    const part: Resolver<ListArgs> = (_source, args, asked) => paged(listed(asked, type, args), args, asked);
    const nodes: Resolver<ListArgs> = (_source, args, asked) => paged(listed(asked, type, args), args, asked).nodes;
    const args = types.listArgs(type);
    return {
      [camel(type.name)]: {
        type: document,
        args: { documentId: { type: new GraphQLNonNull(GraphQLID) }, ...version },
        resolve: one,
      },
      [camel(type.plural)]: { type: new GraphQLNonNull(new GraphQLList(document)), args, resolve: nodes },
      [`${camel(type.plural)}_connection`]: { type: types.connection(type), args, resolve: part },
    };
  };
  return new GraphQLSchema({
    query: new GraphQLObjectType({
      name: "Query",
      fields: Object.assign({}, ...model.types.map(queriesOf)) as never,
    }),
    types: types.components,
  });
}
