import { z } from "zod";
import { MAX_ORDER_LINES } from "../limits";
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

/** What of an order shall be otherwise; lines that are not named stay as they are. */
export const orderChangeSchema = z.object({
  id: uuidSchema,
  /** The order's `revision` that the renter looks at: a newer one is shown before anything is changed. */
  revision: z.int().min(1),
  lines: z.array(changedLineSchema).min(1).max(MAX_ORDER_LINES),
});
export type OrderChange = z.infer<typeof orderChangeSchema>;

export const confirmedChangeSchema = orderChangeSchema.extend({
  /** Client-made: the same change sent again is made once. */
  key: uuidSchema,
  /** The new grand total that the renter agreed to. */
  expected_total: moneySchema,
});
export type ConfirmedChange = z.infer<typeof confirmedChangeSchema>;
