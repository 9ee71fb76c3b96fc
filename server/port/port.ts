import {
  decode,
  encode,
  endpoints,
  type EndpointName,
  type InputOf,
  type MetaOf,
  type OutputOf,
  type ParsedInputOf,
} from "@/lib/contract";
import type { ShopError } from "@/lib/contract/errors";
import type { CallContext, Cookie } from "@/server/call";

/** What an endpoint gives: its value and, where the contract says so, `meta`; or a refusal. Both can set cookies. */
export type Answer<N extends EndpointName> = (
  ({ ok: true; value: OutputOf<N> } & MetaOf<N>) | { ok: false; error: ShopError }
) & { cookies?: readonly Cookie[] };

/** Endpoints of the contract as functions; pages call them in-process, HTTP is one more caller. */
export type Port<N extends EndpointName> = {
  [K in N]: (input: InputOf<K>, call: CallContext) => Promise<Answer<K>>;
};

/** What answers them here: input is complete and checked. */
export type Handlers<N extends EndpointName> = {
  [K in N]: (input: ParsedInputOf<K>, call: CallContext) => Promise<Answer<K>>;
};

/**
 * Lets every call pass the contract, whoever makes it: input is written as it would travel and read again, so that a
 * page can say nothing that a request could not.
 */
export function checked<N extends EndpointName>(handlers: Handlers<N>): Port<N> {
  const check = (name: N) => async (given: unknown, call: CallContext) => {
    const { input } = endpoints[name];
    const wire = encode(input, given);
    if (!wire.ok) return wire;
    const read = decode(input, wire.value);
    return read.ok ? handlers[name](read.value as ParsedInputOf<N>, call) : read;
  };
  // The table ties each name's input and output together, which a loop over names can't show to the compiler.
  return Object.fromEntries((Object.keys(handlers) as N[]).map((name) => [name, check(name)])) as unknown as Port<N>;
}
