import { z } from "zod";
import { daySchema, instantSchema, moneySchema, periodSchema, waySchema } from "./primitives";

/** A kind of refusal: its HTTP status, and the facts that go with it so that words and ways out can be found for it. */
const refusal = <S extends number, D extends z.ZodRawShape>(status: S, facts: D) => ({
  status,
  details: z.object(facts),
});

/** Not known; not valid yet, or no more; for dearer rents; used up. */
export const couponProblemSchema = z.enum(["unknown", "early", "over", "minimum", "used"]);
export type CouponProblem = z.infer<typeof couponProblemSchema>;

/** What belongs together in a customer's data: changed elsewhere it is asked about as a whole. */
export const profileParts = ["name", "telephone", "address", "company"] as const;
export type ProfilePart = (typeof profileParts)[number];

const sku = z.string();
const source = z.string();
/** Which line of an order, counted from 0; absent where there is only one. */
const line = z.int().min(0).optional();

/** Which way of an order it is about. */
const way = waySchema;
const carrier = z.string();

/**
 * Every refusal that a caller can meet: its HTTP status, its facts and when it happens.
 * Shopper-visible words live in `messages/*.json` under `errors.<code>`.
 */
export const errorCatalogue = {
  /** Input does not fit the contract; `errors` names each path. */
  invalid_input: refusal(400, { line }),
  /** A period is missing, reversed, past or over the maximum length. */
  invalid_period: refusal(400, {
    problem: z.enum(["incomplete", "invalid", "reversed", "past", "too_long"]),
    /** Days allowed, where there were too many. */
    most: z.int().optional(),
    line,
  }),
  /** The period starts or ends on a day when the source is closed. */
  closed_day: refusal(409, {
    end: z.enum(["from", "to"]),
    day: daySchema,
    source,
    /** Set where the branch of that way of an order is closed, not the one that the days were chosen for. */
    way: way.optional(),
    /** The nearest days on which it can start and end. */
    nearest: periodSchema.optional(),
    line,
  }),
  /** What is wished for that day had to be ordered earlier. */
  too_late: refusal(409, {
    day: daySchema,
    /** The branch or the carrier that can't do it any more. */
    source: source.optional(),
    carrier: carrier.optional(),
    way: way.optional(),
    /** Until when it could be ordered. */
    until: instantSchema,
    /** The next day that can be served, and from when things can be fetched at the branch then. */
    next: daySchema.optional(),
    next_from: instantSchema.optional(),
    line,
  }),
  /** The carrier does not go to that postcode. */
  outside_zone: refusal(409, { way, carrier, postcode: z.string() }),
  /** The carrier does not take such things. */
  carrier_refuses: refusal(409, { way, carrier, sku, line }),
  /** No point was named for a carrier that hands over at its own, or none of this carrier's. */
  pickup_point_unknown: refusal(409, { way, point: z.string().optional() }),
  /** The parcel point is closed on the day of that way. */
  pickup_point_closed: refusal(409, { way, point: z.string(), day: daySchema, line }),
  /** Nobody is at the parcel point who could hand things over; they can only be brought back there. */
  pickup_point_unattended: refusal(409, { way, point: z.string() }),
  /** The carrier does not come in such a window. */
  window_unknown: refusal(409, { way, window: z.string() }),
  /**
   * The branch doesn't await anybody at that time of that day, or wants to be told a time; `from` and `to` are its
   * hours then, where it has some.
   */
  turn_unavailable: refusal(409, {
    way,
    day: daySchema,
    time: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
  }),
  /** More than `most` units have to be ordered `days` days ahead; `next` is the first day on which they can be had. */
  notice_needed: refusal(409, { units: z.int(), most: z.int(), days: z.int(), next: daySchema, line }),
  /** Rents of such things that begin that day are no shorter and no longer than this. */
  rent_length: refusal(409, { sku, shortest: z.int(), longest: z.int().optional(), line }),
  /** No rent of such things begins that day; `next` is the first day after it on which one may. */
  start_day: refusal(409, { sku, day: daySchema, next: daySchema.optional(), line }),
  /**
   * Such things are not rented that day of the year; `season` is when they are, around it or next, and `next` the first
   * day from then on on which a rent may begin. Both are missing where the rules leave no day.
   */
  off_season: refusal(409, {
    sku,
    day: daySchema,
    season: periodSchema.optional(),
    next: daySchema.optional(),
    line,
  }),
  /** Fewer units are free on some day of the period than were asked for. */
  out_of_stock: refusal(409, { sku, source, free: z.int().min(0), line }),
  /** Product unknown, switched off, or not part of this store view's catalogue. */
  product_not_found: refusal(404, { sku, line }),
  /** A configurable product came without a choice that names one child. */
  variant_required: refusal(400, { sku, option: z.string().optional(), line }),
  /** A choice that the product does not offer, or more of it than it allows. */
  invalid_option: refusal(400, { sku, option: z.string(), line }),
  /** A text or a choice is missing that the product asks for (`option` is its id), or a text is too long. */
  option_required: refusal(400, { sku, option: z.string(), line }),
  option_too_long: refusal(400, { sku, option: z.string(), most: z.int(), line }),
  /** A service that is not offered with the product (any more), or not in that kind. */
  service_unavailable: refusal(409, { sku, service: z.string(), line }),
  /** The product has no price for this length. */
  price_unknown: refusal(409, { sku, line }),
  /** The cart already holds things of another source. */
  other_source: refusal(409, { source }),
  /** The source that a whole cart was to move to doesn't have these of its things; nothing was moved. */
  not_at_source: refusal(409, {
    source,
    skus: z.array(z.string()),
    /** Not for want of units: the source is closed on their days, or it is too late for it to make them ready. */
    because: z.enum(["closed_day", "too_late"]).optional(),
  }),
  /** Token unknown, expired, or somebody else's: the answer is the same. */
  cart_not_found: refusal(404, {}),
  /** The cart holds as many lines as an order can take. */
  cart_full: refusal(409, { most: z.int() }),
  /** The line is not in this cart. */
  item_not_found: refusal(404, {}),
  /**
   * The order's sum differs from what the shopper agreed to; with a `line`, the rent of one unit of it, or a
   * service of it, does. `coupon` is the cart's, where it differs because somebody has used that one already.
   */
  price_changed: refusal(409, {
    expected: moneySchema,
    actual: moneySchema,
    line,
    coupon: z.string().optional(),
  }),
  /** There is no such coupon, or it takes nothing off this cart now. */
  coupon_invalid: refusal(409, { problem: couponProblemSchema }),
  /** The order was made in another shop than the one it was sent to. */
  other_store: refusal(409, { store_code: z.string() }),
  /** The same order id came with another body. */
  order_conflict: refusal(409, {}),
  order_not_found: refusal(404, {}),
  /**
   * The order is past the point where its renter may call it off; `details.status` says where it is, and `until` until
   * when it could be, where only that time is over.
   */
  order_not_cancellable: refusal(409, { status: z.string(), until: instantSchema.optional() }),
  /** Nor change it: `status` and `until` say the same, and one that waits for its money is paid first. */
  order_not_changeable: refusal(409, { status: z.string(), until: instantSchema.optional() }),
  /** Parts of a customer's data were changed elsewhere since they were read. */
  profile_changed: refusal(409, { parts: z.array(z.enum(profileParts)) }),
  /** The order was changed since; `revision` is the newest one. */
  order_changed: refusal(409, { revision: z.int() }),
  /** The order does not wait for a payment (any more); `details.status` says where it is. */
  order_not_payable: refusal(409, { status: z.string() }),
  payment_not_found: refusal(404, {}),
  /** Shipping, return or payment method is not offered for this cart. */
  method_unavailable: refusal(409, { method: z.enum(["shipping", "return", "payment"]) }),
  /** A carrier is to go to an address without that part. */
  address_incomplete: refusal(400, {
    way,
    field: z.enum(["place", "street", "city", "postcode"]),
  }),
  /** Entity, page, category or endpoint unknown. */
  not_found: refusal(404, {}),
  method_not_allowed: refusal(405, {}),
  payload_too_large: refusal(413, {}),
  too_many_requests: refusal(429, {}),
  /** An account with this e-mail exists. */
  customer_exists: refusal(409, {}),
  /** E-mail and password don't belong together; whether there is such an account, nobody is told. */
  login_failed: refusal(401, {}),
  /** The password is among those that programs try first. */
  password_leaked: refusal(400, {}),
  /** What was given as the password until now is not it. */
  password_wrong: refusal(400, {}),
  /** A passkey is not known here, or what it signed is not what this browser was given; which of it, nobody is told. */
  passkey_refused: refusal(401, {}),
  /** The account has as many passkeys as it can keep. */
  passkeys_full: refusal(409, { most: z.int() }),
  /** What was asked for opens the account, and would leave it without any way in. */
  last_way_in: refusal(409, {}),
  /** Who is there has to be proven anew: there is no password to ask for, and the login began a while ago. */
  login_stale: refusal(403, {}),
  /** A service did not say who somebody is, or not as it was asked to. */
  social_failed: refusal(400, {}),
  /** Somebody gave up at the service. */
  social_cancelled: refusal(400, {}),
  /** The service does not vouch for the e-mail: it may be anybody's. */
  social_unverified: refusal(400, {}),
  /** The link of a mail is not ours, was used, or is over. */
  reset_invalid: refusal(400, {}),
  /** The link of a letter is not ours, or what it was for is over. */
  link_invalid: refusal(400, {}),
  /** For customers, and nobody is logged in, or no longer. */
  login_required: refusal(401, {}),
  /** The write came from another origin. */
  forbidden: refusal(403, {}),
  /** Something broke on our side; details are in the log, never in the answer. */
  internal: refusal(500, {}),
  unavailable: refusal(503, {}),
} as const;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });

/** Facts of each kind of refusal; money in haléře. */
export type ErrorDetails = { [C in ErrorCode]: z.output<(typeof errorCatalogue)[C]["details"]> };
/** A refusal in short: asking for its code tells which facts it can have. */
export type Refusal = { [C in ErrorCode]: { code: C; details?: ErrorDetails[C] } }[ErrorCode];
export type ShopError = Refusal & {
  /** For logs and API users, English. */
  message: string;
  errors?: z.infer<typeof fieldErrorSchema>[];
};

/** What a shopper can cause is returned, what a programmer did wrong is thrown. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: ShopError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = <C extends ErrorCode>(
  code: C,
  message: string,
  more: { errors?: ShopError["errors"]; details?: ErrorDetails[C] } = {},
): { ok: false; error: ShopError } => ({ ok: false, error: { code, message, ...more } as ShopError });

/** The same refusal, of one line among several. */
export const ofLine = (error: ShopError, index: number): { ok: false; error: ShopError } => ({
  ok: false,
  error: { ...error, details: { ...error.details, line: index } } as ShopError,
});

/** Error half of the envelope. Remote backends may send a sentence alone. */
export const errorEnvelopeSchema = z.object({
  code: z.int(),
  result: z.union([
    z.string(),
    z.object({
      errorMessage: z.string(),
      error_code: z.enum(errorCodes).optional(),
      errors: z.array(fieldErrorSchema).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  ]),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;

/** A refusal as it travels: its facts in the wire's units. */
export function encodeRefusal({ code, message, errors, details }: ShopError): ErrorEnvelope {
  const { status, details: facts } = errorCatalogue[code];
  return {
    code: status,
    result: {
      errorMessage: message,
      error_code: code,
      ...(errors && { errors }),
      ...(details && { details: z.encode(facts as z.ZodType<unknown, Record<string, unknown>>, details) }),
    },
  };
}

/** The facts of a refusal, read from the wire; none when they are not what goes with its code. */
export const decodeDetails = (code: ErrorCode, details: unknown): Refusal["details"] =>
  details === undefined ? undefined : errorCatalogue[code].details.safeParse(details).data;
