import { z } from "zod";
import {
  additionalServicesSchema,
  cartItemInputSchema,
  cartItemSchema,
  cartSchema,
  connectedCartSchema,
  destinationSchema,
  paymentMethodSchema,
  shippingInformationSchema,
  shippingMethodSchema,
  totalsSchema,
} from "../entities/cart";
import { MAX_CODE } from "../limits";
import { codeSchema, periodSchema, textSchema, waySchema } from "../primitives";
import { endpoint } from "../endpoint";

export const cartEndpoints = {
  createCart: endpoint({
    method: "POST",
    path: "cart/create",
    summary: "Open a cart and get its token",
    input: z.object({}),
    output: z.string(),
    rateLimit: 60,
  }),
  /** What the customer's carts on other devices hold comes into this one. Repeating it changes nothing. */
  connectCart: endpoint({
    method: "POST",
    path: "cart/connect",
    summary: "Make the cart that of whoever is logged in",
    input: z.object({
      /** The cart was filled from what this device showed of the account's: a line of both is one line, not two. */
      copied: z.boolean().optional(),
    }),
    output: connectedCartSchema,
    auth: "customer",
    rateLimit: 60,
  }),
  pullCart: endpoint({
    method: "GET",
    path: "cart/pull",
    summary: "Lines of the cart",
    input: z.object({}),
    output: cartSchema,
    auth: "cart",
  }),
  getTotals: endpoint({
    method: "GET",
    path: "cart/totals",
    summary: "Totals of the cart, with the chosen methods when given",
    input: z.object({
      shipping: codeSchema.optional(),
      return: codeSchema.optional(),
      payment: codeSchema.optional(),
    }),
    output: totalsSchema,
    auth: "cart",
  }),
  getCoupon: endpoint({
    method: "GET",
    path: "cart/coupon",
    summary: "The coupon that the cart has",
    input: z.object({}),
    output: z.string().nullable(),
    auth: "cart",
  }),
  /** In place of the one that it had. The order of this cart then uses it. */
  applyCoupon: endpoint({
    method: "POST",
    path: "cart/apply-coupon",
    summary: "Give the cart a coupon",
    input: z.object({ coupon: textSchema(MAX_CODE) }),
    output: z.boolean(),
    auth: "cart",
    rateLimit: 20,
  }),
  deleteCoupon: endpoint({
    method: "POST",
    path: "cart/delete-coupon",
    summary: "Take the coupon off the cart",
    input: z.object({}),
    output: z.boolean(),
    auth: "cart",
    rateLimit: 60,
  }),
  /** Sets one line to an absolute quantity and holds the units; zero removes it. Repeating it changes nothing. */
  updateCartItem: endpoint({
    method: "POST",
    path: "cart/update",
    summary: "Set a line",
    input: z.object({ cartItem: cartItemInputSchema }),
    output: cartItemSchema,
    auth: "cart",
    rateLimit: 240,
  }),
  /** Services that are not named, and lines that the cart does not have, are left alone; repeating changes nothing. */
  setAdditionalServices: endpoint({
    method: "POST",
    path: "cart/additional-services",
    summary: "Choose services of lines, or take them off",
    input: z.object({ additionalServices: additionalServicesSchema }),
    output: cartSchema,
    auth: "cart",
    rateLimit: 240,
  }),
  deleteCartItem: endpoint({
    method: "POST",
    path: "cart/delete",
    summary: "Remove a line and free its hold",
    input: z.object({
      cartItem: cartItemInputSchema.partial({ from: true, to: true, source: true, qty: true, sku: true }),
    }),
    output: z.boolean(),
    auth: "cart",
  }),
  /** Renews every hold of the cart that can be renewed. */
  extendHolds: endpoint({
    method: "POST",
    path: "cart/extend",
    summary: "Renew the holds",
    input: z.object({}),
    output: cartSchema,
    auth: "cart",
    rateLimit: 60,
  }),
  /**
   * All lines, each checked anew; where the source lacks some nothing changes, unless they are to come along anyway.
   */
  moveCart: endpoint({
    method: "POST",
    path: "cart/source",
    summary: "Take the whole cart from another source",
    input: z.object({ source: codeSchema, anyway: z.boolean().optional().default(false) }),
    output: cartSchema,
    auth: "cart",
    rateLimit: 60,
  }),
  /** All lines that can be had then; others, and the second of two that would be one, stay and are kept as before. */
  moveDays: endpoint({
    method: "POST",
    path: "cart/dates",
    summary: "Take the whole cart to other days",
    input: periodSchema,
    output: cartSchema,
    auth: "cart",
    rateLimit: 60,
  }),
  listShippingMethods: endpoint({
    method: "POST",
    path: "cart/shipping-methods",
    summary: "Ways to get the things, or to give them back, each with what that way costs",
    input: z.object({ address: destinationSchema.optional(), way: waySchema.optional().default("shipping") }),
    output: z.array(shippingMethodSchema),
    auth: "cart",
  }),
  setShippingInformation: endpoint({
    method: "POST",
    path: "cart/shipping-information",
    summary: "Totals and ways to pay for the chosen ways there and back",
    input: z.object({ addressInformation: shippingInformationSchema }),
    output: z.object({ totals: totalsSchema, payment_methods: z.array(paymentMethodSchema) }),
    auth: "cart",
  }),
  listPaymentMethods: endpoint({
    method: "GET",
    path: "cart/payment-methods",
    summary: "Ways to pay",
    input: z.object({}),
    output: z.array(paymentMethodSchema),
    auth: "cart",
  }),
};
