import type { z } from "zod";
import type { ErrorCode } from "./errors";

export type HttpMethod = "GET" | "POST" | "DELETE";

/** Says through which partner's shop a call comes. */
export const PARTNER_HEADER = "x-partner-code";

/** `plain`: the body is the value itself (catalogue search); `enveloped`: `{code, result, meta?}`. */
export type Envelope = "plain" | "enveloped";

/**
 * Who may call: `anyone`; `cart`: somebody who names a cart token (header `x-cart-token`, or the `cartId` that
 * remote backends use); `cart-if-any`: anybody, and what his own cart holds counts as free for him; `customer`:
 * somebody who has logged in (`authorization: Bearer …`, the session's cookie, or a `token` in the query).
 */
export type Auth = "anyone" | "cart" | "cart-if-any" | "customer";

export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Meta extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: HttpMethod;
  /** Path below `/api` or `/api/{storeCode}`; `:name` segments are part of the input. */
  path: string;
  summary: string;
  input: Input;
  output: Output;
  /** What travels beside the result. */
  meta: Meta;
  envelope: Envelope;
  auth: Auth;
  /** The input's `refreshToken` is taken from its cookie where the caller names none. */
  takesRefreshCookie?: true;
  /** Answers may be kept by shared caches for so many seconds; absent means `no-store`. */
  cacheSeconds?: number;
  /** What a status means here that comes without a code, as remote backends send it. */
  bareStatus?: Partial<Record<number, ErrorCode>>;
  /** Calls allowed per minute and client. */
  rateLimit?: number;
}

type Definition<I extends z.ZodType, O extends z.ZodType> = Omit<Endpoint<I, O>, "envelope" | "auth" | "meta"> &
  Partial<Pick<Endpoint, "envelope" | "auth">>;

export function endpoint<I extends z.ZodType, O extends z.ZodType, M extends z.ZodType | undefined = undefined>(
  definition: Definition<I, O> & { meta?: M },
): Endpoint<I, O, M> {
  return { envelope: "enveloped", auth: "anyone", ...definition, meta: definition.meta as M };
}
