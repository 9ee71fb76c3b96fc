import { z } from "zod";
import {
  gatewaySchema,
  openedPaymentSchema,
  orderBodySchema,
  orderSchema,
  paymentIdSchema,
  paymentPurposeSchema,
  paymentStateSchema,
  placedOrderSchema,
} from "../entities/order";
import { confirmedChangeSchema, orderChangeSchema } from "../entities/order-change";
import { MAX_LINE } from "../limits";
import { lineSchema, pageStartSchema, skuSchema, uuidSchema } from "../primitives";
import { endpoint } from "../endpoint";

export const orderEndpoints = {
  placeOrder: endpoint({
    method: "POST",
    path: "order",
    summary: "Place an order; `order_id` is the idempotency key",
    input: orderBodySchema,
    output: placedOrderSchema,
    auth: "cart-if-any",
    rateLimit: 30,
  }),
  /** The id is the client-made UUID that only the renter knows. */
  getOrder: endpoint({
    method: "GET",
    path: "order",
    summary: "Read an order by its id",
    input: z.object({ id: uuidSchema }),
    output: orderSchema,
  }),
  /** Frees what the order keeps. Cancelling again says the same, so a lost answer may be asked for again. */
  cancelOrder: endpoint({
    method: "POST",
    path: "order/cancel",
    summary: "Cancel an order by its id",
    input: z.object({ id: uuidSchema }),
    output: orderSchema,
    rateLimit: 30,
  }),
  /**
   * Whatever is not there, not paid or not of this order looks alike. A large file comes in parts: the next is asked
   * for from where the last one ended, until there are `size` bytes. Another `version` is another file.
   */
  getDownload: endpoint({
    method: "GET",
    path: "order/download",
    summary:
      "A file of a thing in an order that is paid, or the part of it that begins at `from`; its content as base64",
    input: z.object({
      id: uuidSchema,
      sku: skuSchema,
      file: lineSchema(MAX_LINE),
      from: pageStartSchema.optional().default(0),
    }),
    output: z.object({
      name: z.string(),
      type: z.string(),
      size: z.int().min(0),
      version: z.string(),
      content: z.base64(),
    }),
    rateLimit: 300,
  }),
  /** The order as the change would make it, priced and found to be free; nothing is kept of it. */
  quoteOrderChange: endpoint({
    method: "POST",
    path: "order/change/quote",
    summary: "What an order would be after a change of days or sizes, or with more things",
    input: orderChangeSchema,
    output: orderSchema,
    auth: "cart-if-any",
    rateLimit: 60,
  }),
  /** Sent again under its `key`, a change that was made is answered with the order as it is. */
  changeOrder: endpoint({
    method: "POST",
    path: "order/change",
    summary: "Change days or sizes of an order, or add things to it; `key` is the idempotency key",
    input: confirmedChangeSchema,
    output: orderSchema,
    auth: "cart-if-any",
    rateLimit: 30,
  }),
  /**
   * The page of the gateway on which a placed order is paid: the same one as long as it can be paid there, another one
   * after a payment that failed. The order is named by its id, or is the last one of the cart that the token opens.
   * For the deposit: the page on which it is held on the renter's card, of an order that stands.
   */
  initPayment: endpoint({
    method: "POST",
    path: "ext/:gateway/payment/init",
    summary: "Open the gateway's page for an order that waits for its payment, or for its deposit",
    input: z.object({
      gateway: gatewaySchema,
      order_id: uuidSchema.optional(),
      purpose: paymentPurposeSchema.optional().default("order"),
    }),
    output: openedPaymentSchema,
    auth: "cart-if-any",
    rateLimit: 30,
  }),
  /** What the shop itself knows; coming back from a gateway proves nothing. */
  getPaymentStatus: endpoint({
    method: "GET",
    path: "ext/:gateway/payment/status",
    summary: "How an attempt to pay stands, as far as this shop has seen it",
    input: z.object({ gateway: gatewaySchema, id: paymentIdSchema }),
    output: paymentStateSchema,
  }),
};
