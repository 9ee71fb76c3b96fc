import type { z } from "zod";
import { accountEndpoints } from "./account";
import { cartEndpoints } from "./cart";
import { catalogueEndpoints } from "./catalogue";
import { contentEndpoints } from "./content";
import { equipmentGuideEndpoints } from "./equipment-guide";
import { familyEndpoints } from "./family";
import { loyaltyCardEndpoints } from "./loyalty-card";
import { mailEndpoints } from "./mail";
import { newsletterEndpoints } from "./newsletter";
import { orderEndpoints } from "./order";
import { passkeyEndpoints } from "./passkey";
import { registerEndpoints } from "./register";
import { reviewEndpoints } from "./review";
import { serviceEndpoints } from "./service";
import { stockEndpoints } from "./stock";

/** What a shop sells and rents: implemented by the commerce port. */
export const commerceEndpoints = {
  ...catalogueEndpoints,
  ...stockEndpoints,
  ...equipmentGuideEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...mailEndpoints,
  ...newsletterEndpoints,
  ...registerEndpoints,
  ...reviewEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...serviceEndpoints,
  ...familyEndpoints,
  ...loyaltyCardEndpoints,
} as const;
export { contentEndpoints };

/** The one endpoint table: server, client, OpenAPI document and conformance suite are made from it. */
export const endpoints = { ...commerceEndpoints, ...contentEndpoints } as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type CommerceEndpointName = keyof typeof commerceEndpoints;
export type ContentEndpointName = keyof typeof contentEndpoints;

/** What a handler gets: everything that may be left out is filled in. */
export type ParsedInputOf<N extends EndpointName> = z.output<Endpoints[N]["input"]>;
type Wire<N extends EndpointName> = z.input<Endpoints[N]["input"]>;
type LeftOut<N extends EndpointName> = {
  [K in keyof ParsedInputOf<N>]: K extends keyof Wire<N> ? (undefined extends Wire<N>[K] ? K : never) : never;
}[keyof ParsedInputOf<N>];
/** What a caller says, in the shop's own units; what has a default may be left out. */
export type InputOf<N extends EndpointName> = Omit<ParsedInputOf<N>, LeftOut<N>> &
  Partial<Pick<ParsedInputOf<N>, LeftOut<N>>>;
/** What a call gives: money in haléře. */
export type OutputOf<N extends EndpointName> = z.output<Endpoints[N]["output"]>;
/** What travels beside it, for endpoints that say so. */
export type MetaOf<N extends EndpointName> = Endpoints[N]["meta"] extends z.ZodType
  ? { meta: z.output<Endpoints[N]["meta"]> }
  : { meta?: undefined };
