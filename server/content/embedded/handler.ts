import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { parse } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Pool } from "pg";
import {
  MAX_QUERY_ALIASES,
  MAX_QUERY_BYTES,
  MAX_QUERY_COST,
  MAX_QUERY_DEPTH,
  MAX_QUERY_TOKENS,
  MAX_QUERY_WORK,
} from "@/lib/contract/limits";
import { contentModel } from "@/server/content/model";
import { keptDocuments } from "./documents";
import type { Asked } from "./graph/lists";
import { contentGraph } from "./graph/schema";
import { Work } from "./graph/work";

export type ContentHandler = (request: Request) => Promise<Response>;

/** The content backend of a shop without a Strapi: documents kept in PostgreSQL, asked as Strapi 5 is asked. */
export function embeddedContentHandler(pool: Pool, documents = keptDocuments(pool)): ContentHandler {
  const yoga = createYoga<Pick<Asked, "work"> & { read: typeof documents }, Omit<Asked, "work">>({
    schema: contentGraph(contentModel),
    context: async ({ read }) => ({ model: contentModel, documents: await read() }),
    graphqlEndpoint: "/graphql",
    graphiql: false,
    landingPage: false,
    // Readers are servers; a page of another origin has no business here.
    cors: false,
    logging: false,
    plugins: [
      boundedParsing,
      maxDepthPlugin({ n: MAX_QUERY_DEPTH, flattenFragments: true }),
      maxAliasesPlugin({ n: MAX_QUERY_ALIASES }),
      costLimitPlugin({ maxCost: MAX_QUERY_COST, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5 }),
    ],
  });
  return async (request) => {
    const body = request.body === null ? "" : await readSmall(request.body);
    if (body === null || request.url.length > MAX_QUERY_BYTES) return refused(413, "The query is too long.");
    const { headers, method, url } = request;
    const work = new Work(MAX_QUERY_WORK);
    const failures: unknown[] = [];
    const read = (): ReturnType<typeof documents> =>
      documents().catch((error: unknown) => {
        failures.push(error);
        throw error;
      });
    const answer = await yoga.fetch(url, { method, headers, ...(method === "POST" && { body }) }, { work, read });
    // The library would say 500 of anything, and nothing to the log: a database that is away is told as elsewhere.
    if (failures.length > 0) throw failures[0];
    return work.isTooMuch ? refused(400, work.refusal) : answer;
  };
}

/** By the same copy of the library as everything else: errors of another one would count as the shop's own. */
const boundedParsing: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source: string, options?: object) => parse(source, { ...options, maxTokens: MAX_QUERY_TOKENS })),
};

/** What a client says of the length need not be so. */
async function readSmall(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > MAX_QUERY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const refused = (status: number, message: string): Response => Response.json({ errors: [{ message }] }, { status });
