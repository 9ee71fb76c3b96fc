import { z } from "zod";
import {
  cartItemInputSchema,
  cartItemSchema,
  cartSchema,
  paymentMethodSchema,
  shippingMethodSchema,
  totalsSchema,
} from "../entities/cart";
import { endpoint } from "../endpoint";

/** The token may travel in the header `x-cart-token`; the query form is for backends of the specification. */
const tokens = z.object({ token: z.string().optional(), cartId: z.string().optional() });

export const cartEndpoints = {
  createCart: endpoint({
    method: "POST",
    path: "cart/create",
    summary: "Open a cart and get its token",
    input: z.object({ token: z.string().optional() }),
    output: z.string(),
    rateLimit: 60,
  }),
  pullCart: endpoint({
    method: "GET",
    path: "cart/pull",
    summary: "Lines of the cart",
    input: tokens,
    output: cartSchema,
    access: "cart",
  }),
  getTotals: endpoint({
    method: "GET",
    path: "cart/totals",
    summary: "Totals of the cart, with the chosen methods when given",
    input: tokens.extend({
      shipping: z.string().optional(),
      return: z.string().optional(),
      payment: z.string().optional(),
    }),
    output: totalsSchema,
    access: "cart",
  }),
  /** Sets one line to an absolute quantity and holds the units; zero removes it. Repeating it changes nothing. */
  updateCartItem: endpoint({
    method: "POST",
    path: "cart/update",
    summary: "Set a line",
    input: tokens.extend({ cartItem: cartItemInputSchema }),
    output: cartItemSchema,
    access: "cart",
    rateLimit: 240,
  }),
  deleteCartItem: endpoint({
    method: "POST",
    path: "cart/delete",
    summary: "Remove a line and free its hold",
    input: tokens.extend({
      cartItem: cartItemInputSchema.partial({ from: true, to: true, source: true, qty: true, sku: true }),
    }),
    output: z.boolean(),
    access: "cart",
  }),
  /** Renews every hold of the cart that can be renewed. */
  extendHolds: endpoint({
    method: "POST",
    path: "cart/extend",
    summary: "Renew the holds",
    input: tokens,
    output: cartSchema,
    access: "cart",
    rateLimit: 60,
  }),
  listShippingMethods: endpoint({
    method: "POST",
    path: "cart/shipping-methods",
    summary: "Ways to get the things (and to give them back)",
    input: tokens.extend({ address: z.looseObject({ country_id: z.string().optional() }).optional() }),
    output: z.array(shippingMethodSchema),
    access: "cart",
  }),
  listPaymentMethods: endpoint({
    method: "GET",
    path: "cart/payment-methods",
    summary: "Ways to pay",
    input: tokens,
    output: z.array(paymentMethodSchema),
    access: "cart",
  }),
};
