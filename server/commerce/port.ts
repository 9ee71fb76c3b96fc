import type { EndpointName, MetaOf, OutputOf, ParsedInputOf, ShopError } from "@/lib/contract";
import type { CallContext, Cookie } from "@/server/call";

/** What an endpoint gives: its value and, where the contract says so, `meta`; or a refusal. Both can set cookies. */
export type Answer<N extends EndpointName> = (
  ({ ok: true; value: OutputOf<N> } & MetaOf<N>) | { ok: false; error: ShopError }
) & { cookies?: readonly Cookie[] };

/** The commerce API as functions; pages call them in-process, HTTP is one more caller. */
export type CommercePort = {
  [N in EndpointName]: (input: ParsedInputOf<N>, call: CallContext) => Promise<Answer<N>>;
};
