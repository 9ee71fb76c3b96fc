import { z } from "zod";
import { BODY, RIDING_LEVELS } from "../body";
import { EMAIL_PATTERN, MAX_EMAIL } from "../email";
import {
  MAX_CODE,
  MAX_FACT,
  MAX_LINE,
  MAX_LINE_OPTIONS,
  MAX_NAME,
  MAX_NOTE,
  MAX_NUMBER,
  MAX_ORDER_LINES,
  MAX_PERSON,
  MAX_POSTCODE,
  MAX_PRODUCT_NAME,
  MAX_STREET_LINES,
} from "../limits";
import {
  codeSchema,
  daySchema,
  idSchema,
  instantSchema,
  lineSchema,
  moneySchema,
  opaqueIdSchema,
  rentedQuantitySchema,
  skuSchema,
  textSchema,
  timeOfDaySchema,
  trimmedTextSchema,
  uuidSchema,
  wholeNumberSchema,
} from "../primitives";
import { agreedServicesSchema, deliveryWindowSchema, lineSetSchema, productOptionSchema } from "./cart";
import { pickupPointSchema } from "./catalogue";

const text = (max = MAX_NAME) => lineSchema(max);

/** Address as an order's body carries it. */
export const addressSchema = z.object({
  firstname: text().min(2),
  lastname: text().min(2),
  email: z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL),
  telephone: z
    .string()
    .trim()
    .regex(/^\+?[\d ]{9,20}$/u),
  country_id: z.string().regex(/^[A-Za-z]{2}$/u),
  /** [street and number, apartment] */
  street: z.array(text(MAX_LINE)).max(MAX_STREET_LINES),
  city: text(),
  postcode: text(MAX_POSTCODE),
  /** What stands above the street: a hotel or cabin with its room, a parcel point. */
  place: text(MAX_LINE).optional(),
  room: text(MAX_NUMBER).optional(),
  region: text().default(""),
  region_id: idSchema.default(0),
  region_code: text().default(""),
  company: text(MAX_LINE).default(""),
  /** IČO */
  company_id: text(MAX_NUMBER).default(""),
  /** DIČ */
  vat_id: text(MAX_NUMBER).default(""),
});
export type Address = z.infer<typeof addressSchema>;

/** How somebody rides, as they say it themselves; it is never reckoned from anything. */
export const ridingLevelSchema = z.enum(RIDING_LEVELS);
export type RidingLevel = z.infer<typeof ridingLevelSchema>;

/** What a technician sets a thing by. Personal data: told once, with the order, and answered to nobody. */
export const biometricDataSchema = z
  .object({
    /** Centimetres. */
    height: wholeNumberSchema(...BODY.height),
    /** Kilograms. */
    weight: wholeNumberSchema(...BODY.weight),
    /** Length of the foot in millimetres: mondopoint. */
    foot: wholeNumberSchema(...BODY.foot),
    level: ridingLevelSchema,
  })
  .partial();
export type BiometricData = z.infer<typeof biometricDataSchema>;

export const orderProductSchema = z.object({
  sku: skuSchema,
  parent_sku: skuSchema.optional(),
  qty: rentedQuantitySchema,
  name: text(MAX_PRODUCT_NAME).optional(),
  product_option: productOptionSchema.optional(),
  from: daySchema,
  to: daySchema,
  source: codeSchema,
  /** What the shopper saw; the server's word is charged, and a difference is told before the order stands. */
  price_incl_tax: moneySchema.optional(),
  additional_services: agreedServicesSchema.optional(),
  /** Who in the group it is for, as written by the renter; goes on the label. */
  person: text(MAX_PERSON).optional(),
  /** Of one unit: what is for several people is set at the counter. */
  biometric_data: biometricDataSchema.optional(),
});

/** When somebody comes to a branch. */
export const turnTimeSchema = z.object({ day: daySchema, time: timeOfDaySchema });
export type TurnTime = z.infer<typeof turnTimeSchema>;

const turnTimesSchema = z
  .array(turnTimeSchema)
  .max(MAX_ORDER_LINES)
  .refine((times) => new Set(times.map(({ day }) => day)).size === times.length, "a day stands there twice");

export const orderBodySchema = z.object({
  /** Client-made; the idempotency key. */
  order_id: uuidSchema,
  user_id: opaqueIdSchema.default(""),
  cart_id: textSchema(MAX_LINE).default(""),
  store_code: codeSchema.default(""),
  products: z.array(orderProductSchema).min(1).max(MAX_ORDER_LINES),
  addressInformation: z.object({
    billingAddress: addressSchema,
    shippingAddress: addressSchema.optional(),
    returnAddress: addressSchema.optional(),
    shipping_carrier_code: codeSchema,
    shipping_method_code: codeSchema,
    /** How the things come back, a method like shipping's: the way they went, when left out. */
    return_carrier_code: codeSchema.optional(),
    return_method_code: codeSchema.optional(),
    /** Parcel points, for carriers that hand over at theirs; the way back as the way there, when left out. */
    shipping_pickup_point: codeSchema.optional(),
    return_pickup_point: codeSchema.optional(),
    /** Codes of the hours in which the carrier is awaited; any, when left out. */
    shipping_window: codeSchema.optional(),
    return_window: codeSchema.optional(),
    /** At what time the renter comes to a branch, on each of the days on which things change hands there. */
    shipping_times: turnTimesSchema.optional(),
    return_times: turnTimesSchema.optional(),
    payment_method_code: codeSchema,
    payment_method_additional: z
      .record(codeSchema, textSchema(MAX_FACT))
      .refine((facts) => Object.keys(facts).length <= MAX_LINE_OPTIONS, `at most ${MAX_LINE_OPTIONS} facts`)
      .default({}),
  }),
  /** Grand total that the shopper agreed to; refused with `price_changed` when the server's differs. */
  expected_total: moneySchema.optional(),
  user_note: trimmedTextSchema(MAX_NOTE).default(""),
  created_at: textSchema(MAX_CODE).optional(),
  updated_at: textSchema(MAX_CODE).optional(),
  transmited: z.boolean().optional(),
});
export type OrderBody = z.infer<typeof orderBodySchema>;

export const orderStatusSchema = z.enum([
  "pending_payment",
  "confirmed",
  "handed_over",
  "returned",
  "closed",
  "cancelled",
]);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const paymentStatusSchema = z.enum(["open", "paid", "failed", "partly_refunded", "refunded"]);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Where a deposit is; `authorized`: a gateway holds it on the renter's card (`lib/domain/deposit-status.ts`). */
export const depositStatusSchema = z.enum([
  "none",
  "open",
  "authorized",
  "lapsed",
  "held",
  "released",
  "partly_kept",
  "kept",
  "lost",
]);
export type DepositStatus = z.infer<typeof depositStatusSchema>;

/** What a payment through a gateway is for: the order's sum, or a deposit that is only held. */
export const paymentPurposeSchema = z.enum(["order", "deposit"]);
export type PaymentPurpose = z.infer<typeof paymentPurposeSchema>;

/** Random, and long enough that nobody finds another's; gateways of other shops have their own kinds. */
export const paymentIdSchema = textSchema(MAX_CODE).min(1);

export const placedOrderSchema = z.object({
  order_id: uuidSchema,
  increment_id: z.string(),
  status: orderStatusSchema,
  grand_total: moneySchema,
  deposit: moneySchema,
  /** Through which gateway the order is paid; null where it is paid in another way. */
  payment_gateway: codeSchema.nullable().default(null),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** A service as it was agreed to. */
export const orderedServiceSchema = z.object({
  code: z.string(),
  name: z.string(),
  selected_option: z.string().nullable(),
  /** Name of the kind. */
  option: z.string().nullable(),
  /** For one unit. */
  price: moneySchema,
});
export type OrderedService = z.infer<typeof orderedServiceSchema>;

export const orderLineSchema = z.object({
  sku: skuSchema,
  parent_sku: skuSchema,
  name: z.string(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  image: z.string().nullable(),
  qty: z.int(),
  from: daySchema,
  to: daySchema,
  source: z.string(),
  price_incl_tax: moneySchema,
  deposit: moneySchema,
  person: z.string().optional(),
  /** The group that it was chosen in, and of several such groups which one; the first is not counted. */
  set: lineSetSchema.optional(),
  set_copy: z.int().optional(),
  /** What it is, where it is not rented: a lesson, something paid once, something to download. */
  kind: z.enum(["lesson", "piece", "download"]).optional(),
  /** Names of its files, to be taken; none as long as it is not paid. Left out of what is no file. */
  downloads: z.array(z.string()).optional(),
  additional_services: z.array(orderedServiceSchema).default([]),
  /**
   * What it is set by was given, and is still kept; what was given, only the shop reads. Or it is awaited: nobody has
   * said it, and the thing has not been handed over. Left out of what is set to nobody.
   */
  biometric_data: z.enum(["given", "awaited"]).optional(),
});

export type OrderLine = z.infer<typeof orderLineSchema>;

/** Where a carrier goes. */
export const orderAddressSchema = addressSchema.pick({
  firstname: true,
  lastname: true,
  street: true,
  city: true,
  postcode: true,
  place: true,
  room: true,
});
export type OrderAddress = z.infer<typeof orderAddressSchema>;

/** Name of a payment gateway, as it stands in addresses; other shops may have others than ours. */
export const gatewaySchema = z
  .string()
  .max(MAX_CODE)
  .regex(/^[a-z][a-z0-9_-]*$/u);

/** An attempt to pay an order through a gateway: the shopper goes to `redirect_url`. */
export const openedPaymentSchema = z.object({
  payment_id: paymentIdSchema,
  redirect_url: z.url({ protocol: /^https?$/u }),
});
export type OpenedPayment = z.infer<typeof openedPaymentSchema>;

/** `authorized`: held on the card; `refunded`: its money goes, or went, back, or is held no longer. */
export const attemptStateSchema = z.enum(["open", "authorized", "paid", "failed", "refunded"]);
export type AttemptState = z.infer<typeof attemptStateSchema>;

export const paymentStateSchema = z.object({
  payment_id: paymentIdSchema,
  order_id: uuidSchema,
  status: attemptStateSchema,
  /** The order's sum, when left out. */
  purpose: paymentPurposeSchema.optional(),
});

export const orderWindowSchema = deliveryWindowSchema.omit({ problem: true });
export type OrderWindow = z.infer<typeof orderWindowSchema>;

/** What the thank-you page and the order page show. Personal data is limited to what the renter needs there. */
export const orderSchema = placedOrderSchema.extend({
  /** It stands in its renter's account; left out by shops that tell nothing of it. */
  in_account: z.boolean().optional(),
  /** Grows with every change; shops that change nothing have the first. */
  revision: z.int().min(1).default(1),
  /** Of an order that was paid and then changed: what is paid at the hand-over, or, negative, comes back there. */
  due: moneySchema.default(0),
  created_at: instantSchema,
  payment_status: paymentStatusSchema,
  /** Left out by shops that tell nothing of it. */
  deposit_status: depositStatusSchema.optional(),
  /** What the shop kept of it. */
  deposit_kept: moneySchema.optional(),
  /** Whether a gateway holds, or held, the deposit on the renter's card. */
  deposit_on_card: z.boolean().optional(),
  /** While the order waits for its money: until when. */
  pay_until: instantSchema.nullable().default(null),
  /** Until when it is called off for free; where it is left out, its days alone say it. */
  free_until: instantSchema.nullable().optional(),
  /** Of an order that was called off: what goes, or went, back of its money; null where none was paid. */
  refund: moneySchema.nullable().default(null),
  /** Its money came when it was called off already. */
  paid_late: z.boolean().optional(),
  lines: z.array(orderLineSchema),
  subtotal_incl_tax: moneySchema,
  /** The grand total without its tax, and that: of orders of a customer group that is shown prices so. */
  net_total: moneySchema.optional(),
  tax: moneySchema.optional(),
  /** Of all lines. */
  services: moneySchema.default(0),
  /** Both ways together. */
  shipping: moneySchema,
  shipping_amount: moneySchema,
  return_amount: moneySchema,
  payment: moneySchema,
  /** What a coupon took off the rent, and its code. */
  discount: moneySchema.optional(),
  coupon_code: z.string().optional(),
  shipping_title: z.string(),
  return_title: z.string(),
  /** Null when the things are picked up. */
  shipping_address: orderAddressSchema.nullable(),
  /** Null when the things are brought back. */
  return_address: orderAddressSchema.nullable(),
  /** Of carriers that hand over at points of their own. */
  shipping_pickup_point: pickupPointSchema.optional(),
  return_pickup_point: pickupPointSchema.optional(),
  /** Hours in which the carrier comes, where some were chosen. */
  shipping_window: orderWindowSchema.optional(),
  return_window: orderWindowSchema.optional(),
  /** Times at which the renter comes to the branch, where some were chosen. */
  shipping_times: z.array(turnTimeSchema).optional(),
  return_times: z.array(turnTimeSchema).optional(),
  payment_method_code: z.string(),
  payment_title: z.string(),
  source_id: z.string(),
  /** The branch that takes the things back; left out where a carrier fetches them. */
  return_source_id: z.string().optional(),
  email: z.string(),
  firstname: z.string(),
  /** Empty where a shop tells nothing of it. */
  lastname: z.string().default(""),
  /** Who the invoice is for; empty for a person. */
  company: z.string().default(""),
  company_id: z.string().default(""),
  vat_id: z.string().default(""),
  /** Where the bill goes; left out where there is a name alone. */
  billing_address: orderAddressSchema.optional(),
  user_note: z.string(),
  /** What the renter shows at the counter: the number, signed by the shop. Left out of what is not fetched there. */
  pass: z.string().max(MAX_LINE).optional(),
});
export type Order = z.infer<typeof orderSchema>;

/** An order as it stands in a list. */
export const orderSummarySchema = placedOrderSchema.pick({ order_id: true, increment_id: true, status: true }).extend({
  payment_status: paymentStatusSchema,
  created_at: instantSchema,
  grand_total: moneySchema,
  /** First and last day of its things. */
  from: daySchema,
  to: daySchema,
  /** Names of what was ordered. */
  things: z.array(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const orderHistorySchema = z.object({ items: z.array(orderSummarySchema), total_count: z.int() });
export type OrderHistory = z.infer<typeof orderHistorySchema>;
