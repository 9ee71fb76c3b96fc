import { z } from "zod";
import {
  alternativesSchema,
  calendarDaySchema,
  reservationPriceSchema,
  stockCheckSchema,
  stockItemSchema,
  variantAvailabilitySchema,
} from "../entities/availability";
import { daySchema, skuSchema } from "../primitives";
import { endpoint } from "../endpoint";

const skuList = z
  .string()
  .max(2_000)
  .transform((text) =>
    text
      .split(",")
      .map((sku) => sku.trim())
      .filter(Boolean),
  )
  .pipe(z.array(skuSchema).min(1).max(100));

export const stockEndpoints = {
  checkStock: endpoint({
    method: "GET",
    path: "stock/check",
    summary: "Units free on every day of a period",
    input: z.object({
      sku: skuSchema,
      dateFrom: daySchema.optional(),
      dateTo: daySchema.optional(),
      source: z.string().optional(),
    }),
    output: stockCheckSchema,
    rateLimit: 600,
  }),
  listStock: endpoint({
    method: "GET",
    path: "stock/list",
    summary: "Stock of several skus without dates",
    input: z.object({ skus: skuList }),
    output: z.object({ items: z.array(stockItemSchema) }),
    rateLimit: 600,
  }),
  /** Free units per child for one period, so that size buttons can say how many are left in these days. */
  checkVariants: endpoint({
    method: "GET",
    path: "stock/variants",
    summary: "Units free per child of a product in a period, per source",
    input: z.object({ sku: skuSchema, dateFrom: daySchema, dateTo: daySchema }),
    output: z.object({
      sources: z.array(z.object({ id: z.string(), name: z.string(), variants: z.array(variantAvailabilitySchema) })),
    }),
    rateLimit: 600,
  }),
  getCalendar: endpoint({
    method: "GET",
    path: "stock/calendar",
    summary: "Free units day by day",
    input: z.object({ sku: skuSchema, source: z.string(), from: daySchema, to: daySchema }),
    output: z.object({ days: z.array(calendarDaySchema), units: z.int() }),
    rateLimit: 600,
  }),
  getAlternatives: endpoint({
    method: "GET",
    path: "stock/alternatives",
    summary: "Nearest sizes, days and shops when something is taken",
    input: z.object({
      sku: skuSchema,
      source: z.string(),
      from: daySchema,
      to: daySchema,
      qty: z.coerce.number().int().min(1).max(99).default(1),
    }),
    output: alternativesSchema,
    rateLimit: 300,
  }),
  getReservationPrice: endpoint({
    method: "GET",
    path: "ext/reservations/price",
    summary: "Price of a rent",
    input: z.object({
      from: daySchema,
      to: daySchema,
      sku: skuSchema,
      qty: z.coerce.number().int().min(1).max(99).default(1),
    }),
    output: reservationPriceSchema,
  }),
};
