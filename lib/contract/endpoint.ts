import type { z } from "zod";

export type HttpMethod = "GET" | "POST" | "DELETE";

/** `plain`: the body is the value itself (catalogue search); `enveloped`: `{code, result}`. */
export type Envelope = "plain" | "enveloped";

/**
 * Who may call: `anyone`, or only somebody who names a cart token (header `x-cart-token`,
 * or the `cartId` query parameter that backends of the specification use).
 */
export type Access = "anyone" | "cart";

export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  method: HttpMethod;
  /** Path below `/api` or `/api/{storeCode}`; `:name` segments are part of the input. */
  path: string;
  summary: string;
  input: Input;
  output: Output;
  envelope: Envelope;
  access: Access;
  /** Answers may be kept by shared caches for so many seconds; absent means `no-store`. */
  cacheSeconds?: number;
  /** Calls allowed per minute and client. */
  rateLimit?: number;
}

export function endpoint<I extends z.ZodType, O extends z.ZodType>(
  definition: Omit<Endpoint<I, O>, "envelope" | "access"> & Partial<Pick<Endpoint, "envelope" | "access">>,
): Endpoint<I, O> {
  return { envelope: "enveloped", access: "anyone", ...definition };
}
