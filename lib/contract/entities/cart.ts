import { z } from "zod";
import { errorCodes } from "../errors";
import {
  MAX_COPY,
  MAX_LINE,
  MAX_LINE_OPTIONS,
  MAX_NAME,
  MAX_NAMED_SERVICES,
  MAX_POSTCODE,
  MAX_PRODUCT_NAME,
  MAX_STREET_LINES,
} from "../limits";
import {
  codeSchema,
  daySchema,
  digitsOrText,
  instantSchema,
  lineSchema,
  moneySchema,
  opaqueIdSchema,
  quantitySchema,
  skuSchema,
} from "../primitives";
import { otherLanguagesSchema } from "./catalogue";
import { additionalServiceSchema, chargedBySchema, fittingSchema, productTypeSchema } from "./product";

const chosenOption = z.object({ option_id: opaqueIdSchema, option_value: opaqueIdSchema });
const chosenParts = z.object({
  option_id: opaqueIdSchema,
  option_qty: quantitySchema,
  option_selections: z.array(opaqueIdSchema).max(MAX_LINE_OPTIONS),
});
const upTo = <T extends z.ZodType>(option: T) => z.array(option).max(MAX_LINE_OPTIONS).default([]);
/** A set by its group. */
export const lineSetSchema = z.object({ sku: skuSchema, name: lineSchema(MAX_PRODUCT_NAME) });
export const productOptionSchema = z.object({
  extension_attributes: z.object({
    custom_options: upTo(chosenOption.extend({ option_value: digitsOrText(MAX_LINE) })),
    configurable_item_options: upTo(chosenOption),
    bundle_options: upTo(chosenParts),
    /** The group that it was chosen in: lines of one are shown and taken out together; nothing is priced by it. */
    set: lineSetSchema.optional(),
    /** Tells lines of the same thing apart that are for several people: the second is 2. */
    copy: z.int().min(2).max(MAX_COPY).optional(),
  }),
});
export type ProductOption = z.infer<typeof productOptionSchema>;

/** A service as it is wished for with a line. */
export const serviceChoiceSchema = z.object({
  code: codeSchema,
  /** Code of the kind, of a service that has several. */
  selected_option: codeSchema.nullable().default(null),
});
export type ServiceChoice = z.infer<typeof serviceChoiceSchema>;
const namedOnce = <T extends typeof serviceChoiceSchema>(choice: T) =>
  z
    .array(choice)
    .max(MAX_LINE_OPTIONS)
    .refine((chosen) => new Set(chosen.map(({ code }) => code)).size === chosen.length, "a service is named once");
/** All that is wished for with a line, each for every unit of it. */
export const serviceChoicesSchema = namedOnce(serviceChoiceSchema);
/** The same as an order names it. */
const agreedServiceSchema = serviceChoiceSchema.extend({
  /** What the shopper saw, for one unit; a difference is told as one of the rent is. */
  price: moneySchema.optional(),
});
export type AgreedService = z.infer<typeof agreedServiceSchema>;
export const agreedServicesSchema = namedOnce(agreedServiceSchema);

/** A service that goes with a line: offered, and chosen or not. */
export const lineServiceSchema = additionalServiceSchema.extend({
  /** Chosen; then it is charged for every unit. */
  isActive: z.boolean(),
  selected_option: z.string().nullable(),
  /** Chosen, and not to be had (any more) as it was: it is not charged, and no order takes it. */
  unavailable: z.literal(true).optional(),
});
export type LineService = z.infer<typeof lineServiceSchema>;

/** A line as the shopper's side sends it. */
export const cartItemInputSchema = z.object({
  sku: skuSchema,
  /** Wanted quantity, absolute; so a request sent twice changes nothing. */
  qty: quantitySchema,
  product_option: productOptionSchema.optional(),
  quoteId: opaqueIdSchema.optional(),
  item_id: opaqueIdSchema.optional(),
  from: daySchema,
  to: daySchema,
  source: codeSchema,
  /** Left out: they stay as they are. */
  additional_services: serviceChoicesSchema.optional(),
});
export type CartItemInput = z.infer<typeof cartItemInputSchema>;

/** What keeps a line from being held: how much or how long one cart, or all of one visitor's, keep without an order. */
export const holdLimitSchema = z.enum(["lines", "unit_days", "time", "visitor"]);
export type HoldLimit = z.infer<typeof holdLimitSchema>;

/** Services of lines that the server has; one that is not active is taken off. */
export const additionalServicesSchema = z.object({
  services: z
    .array(serviceChoiceSchema.extend({ item_id: opaqueIdSchema, isActive: z.boolean().default(true) }))
    .max(MAX_NAMED_SERVICES),
});

/** A line as the server keeps it. */
export const cartItemSchema = z.object({
  item_id: opaqueIdSchema,
  quote_id: opaqueIdSchema,
  sku: skuSchema,
  parent_sku: skuSchema,
  /** Zero only in the answer to an update that removed the line. */
  qty: z.int().min(0),
  name: z.string(),
  /** Of the name. */
  other_languages: otherLanguagesSchema,
  product_type: productTypeSchema,
  product_option: productOptionSchema,
  from: daySchema,
  to: daySchema,
  source: z.string(),
  charged_by: chargedBySchema,
  fittings: z.array(fittingSchema).optional(),
  /** Rent for one unit and the whole period, including tax. */
  price_incl_tax: moneySchema,
  /** Of what is charged by the piece: the same. */
  price_per_day: moneySchema,
  /** Per unit. */
  deposit: moneySchema,
  /** What can be had with it, and what of that was chosen. */
  additional_services: z.array(lineServiceSchema).default([]),
  /** Why the line can't be rented as it stands, whatever the stock; then it has no price and no order takes it. */
  problem: z.enum(errorCodes).nullable(),
  image: z.string().nullable(),
  /** Chosen options as shown, e.g. [{label: "Délka", value: "170 cm"}]. */
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  url_path: z.string().nullable(),
  slug: z.string(),
  /** Null once the hold has run out: the line stays, but nothing is kept for it. */
  hold_expires_at: instantSchema.nullable(),
  /** In a whole cart, of a line for which nothing is kept: units that could be had now. Left out: ask for it. */
  free: z.int().min(0).optional(),
  /** The bound that the line met; absent where none did. It can be ordered while it is free. */
  hold_limit: holdLimitSchema.optional(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const totalSegmentSchema = z.object({
  code: z.enum([
    ...([
      "subtotal_incl_tax",
      "shipping",
      "payment",
      "services",
      "discount",
      "net_total",
      "tax",
      "grand_total",
    ] as const),
  ]),
  title: z.string(),
  value: moneySchema,
});
export const totalsSchema = z.object({
  subtotal_incl_tax: moneySchema,
  shipping: moneySchema,
  payment: moneySchema,
  services: moneySchema,
  discount: moneySchema,
  /** Tax contained in the grand total. */
  tax: moneySchema,
  grand_total: moneySchema,
  /** The grand total without its tax, for a customer group that is shown prices so. */
  net_total: moneySchema.optional(),
  /** Paid on receipt, not in the grand total. */
  deposit: moneySchema,
  total_segments: z.array(totalSegmentSchema),
  /** The coupon that the cart has, where it takes something off; as `discount_amount` says. */
  coupon_code: z.string().optional(),
  discount_amount: moneySchema.optional(),
});
export type Totals = z.infer<typeof totalsSchema>;

/** Why what lies in the cart can't go that way; told before anybody chooses it. */
export const wayProblemSchema = z.object({
  code: z.enum(["closed_day", "too_late", "outside_zone", "carrier_refuses"]),
  /** What the carrier does not take. */
  name: z.string().optional(),
  /** The day that can't be served, and the first one after it that can. */
  day: daySchema.optional(),
  next: daySchema.optional(),
  postcode: z.string().optional(),
});
export type WayProblem = z.infer<typeof wayProblemSchema>;

/** Hours of a day in which a carrier comes, as "HH:MM". */
export const deliveryWindowSchema = z.object({
  code: z.string(),
  from: z.string(),
  to: z.string(),
  problem: wayProblemSchema.optional(),
});

/** Where a carrier hands over: at an address, in a hotel or cabin, or at a point of its own. */
export const handoverSchema = z.enum(["address", "lodging", "pickup_point"]);
export type Handover = z.infer<typeof handoverSchema>;

/** Within which hours of a day somebody can come to a branch, as "HH:MM". */
export const turnHoursSchema = z.object({ day: daySchema, from: z.string(), to: z.string() });
export type TurnHours = z.infer<typeof turnHoursSchema>;

export const shippingMethodSchema = z.object({
  method_title: z.string(),
  method_code: z.string(),
  carrier_code: z.string(),
  amount: moneySchema,
  price_incl_tax: moneySchema,
  default: z.boolean(),
  offline: z.boolean(),
  /** Set for pick-up: the source where it happens. */
  source_id: z.string().nullable(),
  /** What a carrier has to be told; an address when left out. */
  handover: handoverSchema.optional(),
  /** Hours of which one can be chosen; none where the carrier comes when it comes. */
  windows: z.array(deliveryWindowSchema).optional(),
  /** Of a branch at which a time can be chosen: a day each on which things change hands, unless it is closed. */
  turns: z.array(turnHoursSchema).optional(),
  /** First digits of the postcodes that a carrier goes to; everywhere when left out. */
  zones: z.array(z.string()).optional(),
  problem: wayProblemSchema.optional(),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

export const paymentMethodSchema = z.object({
  title: z.string(),
  code: z.string(),
  cost: moneySchema,
  cost_incl_tax: moneySchema,
  default: z.boolean(),
  offline: z.boolean(),
  is_server_method: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** Where things would go, as far as it is known; ways that don't go there say so among their problems. */
export const destinationSchema = z
  .object({
    country_id: lineSchema(2),
    region: lineSchema(MAX_NAME),
    region_id: opaqueIdSchema,
    region_code: lineSchema(MAX_NAME),
    street: z.array(lineSchema(MAX_LINE)).max(MAX_STREET_LINES),
    postcode: lineSchema(MAX_POSTCODE),
    city: lineSchema(MAX_NAME),
  })
  .partial();

/** What a shopper has chosen so far of how things come, go back and are paid. */
export const shippingInformationSchema = z.object({
  shippingAddress: destinationSchema.optional(),
  billingAddress: destinationSchema.optional(),
  shipping_carrier_code: codeSchema.optional(),
  shipping_method_code: codeSchema.optional(),
  /** How the things come back: the way they went, when left out. */
  return_carrier_code: codeSchema.optional(),
  return_method_code: codeSchema.optional(),
  payment_method_code: codeSchema.optional(),
});
export type ShippingInformation = z.infer<typeof shippingInformationSchema>;

export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  /** Everything in one cart comes from one source; null while empty. */
  source: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type Cart = z.infer<typeof cartSchema>;

/** A line of a customer's other cart that could not come into this one, and why. */
export const unmergedLineSchema = z.object({
  sku: skuSchema,
  name: z.string(),
  qty: z.int(),
  from: daySchema,
  to: daySchema,
  problem: z.enum(errorCodes),
});
export type UnmergedLine = z.infer<typeof unmergedLineSchema>;

export const connectedCartSchema = z.object({
  /** Opens the cart: the caller's own, where he named one that is his. */
  token: z.string(),
  unmerged: z.array(unmergedLineSchema),
});
export type ConnectedCart = z.infer<typeof connectedCartSchema>;
