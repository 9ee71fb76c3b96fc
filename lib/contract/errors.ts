import { z } from "zod";

/**
 * Every refusal that a caller can meet: its HTTP status and when it happens.
 * Shopper-visible words live in `messages/*.json` under `errors.<code>`.
 */
export const errorCatalogue = {
  /** Input does not fit the contract; `errors` names each path. */
  invalid_input: 400,
  /** A period is missing, reversed, past or over the maximum length. */
  invalid_period: 400,
  /** The period starts or ends on a day when the source is closed. */
  closed_day: 409,
  /** Fewer units are free on some day of the period than were asked for. */
  out_of_stock: 409,
  /** Product unknown, switched off, or not part of this store view's catalogue. */
  product_not_found: 404,
  /** A configurable product came without a choice that names one child. */
  variant_required: 400,
  /** The product has no price for this length. */
  price_unknown: 409,
  /** The cart already holds things of another source. */
  other_source: 409,
  /** Token unknown, expired, or somebody else's: the answer is the same. */
  cart_not_found: 404,
  /** The line is not in this cart. */
  item_not_found: 404,
  /** The order's sum differs from what the shopper agreed to. */
  price_changed: 409,
  /** The same order id came with another body. */
  order_conflict: 409,
  order_not_found: 404,
  /** The order is past the point where its renter may call it off; `details.status` says where it is. */
  order_not_cancellable: 409,
  /** Shipping, return or payment method is not offered for this cart. */
  method_unavailable: 409,
  /** Entity, page, category or endpoint unknown. */
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  too_many_requests: 429,
  /** For customers, and nobody is logged in, or no longer. */
  login_required: 401,
  /** The write came from another origin. */
  forbidden: 403,
  /** Something broke on our side; details are in the log, never in the answer. */
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });

export interface ShopError {
  code: ErrorCode;
  /** For logs and API users, English. */
  message: string;
  errors?: z.infer<typeof fieldErrorSchema>[];
  /** Facts a message needs, e.g. `{ sku, free }`. */
  details?: Record<string, string | number>;
}

/** What a shopper can cause is returned, what a programmer did wrong is thrown. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: ShopError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (
  code: ErrorCode,
  message: string,
  more: Omit<ShopError, "code" | "message"> = {},
): { ok: false; error: ShopError } => ({
  ok: false,
  error: { code, message, ...more },
});

/** Error half of the envelope: `{code: status, result: {errorMessage, errors?, error_code, details?}}`. */
export const errorEnvelopeSchema = z.object({
  code: z.int(),
  result: z.union([
    z.string(),
    z.object({
      errorMessage: z.string(),
      error_code: z.enum(errorCodes).optional(),
      errors: z.array(fieldErrorSchema).optional(),
      details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ]),
});
