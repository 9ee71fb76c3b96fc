import { z } from "zod";
import { orderBodySchema, orderSchema, placedOrderSchema } from "../entities/order";
import { uuidSchema } from "../primitives";
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
};
