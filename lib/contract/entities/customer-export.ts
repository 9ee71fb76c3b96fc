import { z } from "zod";
import { instantSchema, uuidSchema } from "../primitives";
import { customerSchema, deviceSchema } from "./customer";
import { familySchema } from "./family";
import { loyaltyCardSchema } from "./loyalty-card";
import { orderSchema } from "./order";
import { passkeySchema } from "./passkey";
import { ownReviewSchema } from "./review";

/** Measures that were told for a line of an order, as long as the shop keeps them. */
const measuresSchema = z.object({
  order_id: uuidSchema,
  /** From 1. */
  line: z.int(),
  height_cm: z.number().nullable(),
  weight_kg: z.number().nullable(),
  foot_mm: z.number().nullable(),
  level: z.string().nullable(),
});

/** All that a shop keeps of a customer. */
export const customerExportSchema = z.object({
  customer: customerSchema,
  orders: z.array(orderSchema),
  measures: z.array(measuresSchema),
  family: familySchema,
  loyalty_card: loyaltyCardSchema.nullable(),
  devices: z.array(deviceSchema),
  passkeys: z.array(passkeySchema),
  /** Services that log the customer in. */
  social_logins: z
    .array(z.object({ issuer: z.string(), created_at: instantSchema }))
    .optional()
    .default([]),
  reviews: z.array(ownReviewSchema),
  /** E-mails that the account subscribed. */
  newsletter: z.array(z.string()),
});
export type CustomerExport = z.infer<typeof customerExportSchema>;
