import type { z } from "zod";
import { cartEndpoints } from "./cart";
import { catalogueEndpoints } from "./catalogue";
import { orderEndpoints } from "./order";
import { stockEndpoints } from "./stock";

/** The one endpoint table: server, client, OpenAPI document and conformance suite are made from it. */
export const endpoints = { ...catalogueEndpoints, ...stockEndpoints, ...cartEndpoints, ...orderEndpoints } as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** What a caller may write (query text, defaults left out). */
export type InputOf<N extends EndpointName> = z.input<Endpoints[N]["input"]>;
/** What a handler gets. */
export type ParsedInputOf<N extends EndpointName> = z.output<Endpoints[N]["input"]>;
/** What a call gives: money in haléře. */
export type OutputOf<N extends EndpointName> = z.output<Endpoints[N]["output"]>;
/** What travels beside it, for endpoints that say so. */
export type MetaOf<N extends EndpointName> = Endpoints[N]["meta"] extends z.ZodType
  ? { meta: z.output<Endpoints[N]["meta"]> }
  : { meta?: undefined };
