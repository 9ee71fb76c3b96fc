import { z } from "zod";
import { MAX_ORDER_LINES } from "../limits";
import { orderProductSchema } from "./order";
import { daySchema, moneySchema, skuSchema, uuidSchema } from "../primitives";

/** One line of an order as it shall be: other days, or another size of the same product. */
const changedLineSchema = z.object({
  /** Which line, counted from 0. */
  line: z
    .int()
    .min(0)
    .max(MAX_ORDER_LINES - 1),
  from: daySchema,
  to: daySchema,
  /** The size; the same when left out. */
  sku: skuSchema.optional(),
});

/** A thing that comes to the order: from the branch and by the ways that were agreed to. */
const addedLineSchema = orderProductSchema.pick({
  sku: true,
  qty: true,
  product_option: true,
  from: true,
  to: true,
  additional_services: true,
  person: true,
  biometric_data: true,
});
export type AddedLine = z.infer<typeof addedLineSchema>;

/** What of an order shall be otherwise; lines that are not named stay as they are. */
export const orderChangeSchema = z.object({
  id: uuidSchema,
  /** The order's `revision` that the renter looks at: a newer one is shown before anything is changed. */
  revision: z.int().min(1),
  lines: z.array(changedLineSchema).max(MAX_ORDER_LINES),
  /** What comes to it. What the caller's own cart keeps for it passes to the order. */
  add: z.array(addedLineSchema).max(MAX_ORDER_LINES).optional(),
});
export type OrderChange = z.infer<typeof orderChangeSchema>;

export const confirmedChangeSchema = orderChangeSchema.extend({
  /** Client-made: the same change sent again is made once. */
  key: uuidSchema,
  /** The new grand total that the renter agreed to. */
  expected_total: moneySchema,
});
export type ConfirmedChange = z.infer<typeof confirmedChangeSchema>;
