import { z } from "zod";
import {
  alternativesSchema,
  branchAvailabilitySchema,
  calendarDaySchema,
  reservationPriceSchema,
  stockCheckSchema,
  stockItemSchema,
} from "../entities/availability";
import { companionSchema } from "../entities/product";
import { MAX_LINE_OPTIONS, MAX_NAMED_SKUS, MAX_SKUS } from "../limits";
import {
  codeSchema,
  commaListSchema,
  daySchema,
  fromDaySchema,
  opaqueIdSchema,
  partSchema,
  rentedQuantitySchema,
  skuSchema,
  toDaySchema,
} from "../primitives";
import { endpoint } from "../endpoint";

/** What is chosen of a set (`parts=SKI-170:1`, each once); left out, what it is put together from at first. */
const chosenPartsSchema = z.array(partSchema).min(1).max(MAX_LINE_OPTIONS).optional();

export const stockEndpoints = {
  checkStock: endpoint({
    method: "GET",
    path: "stock/check",
    auth: "cart-if-any",
    summary: "Units free on every day of a period, at branches that can serve it",
    input: z.object({
      sku: skuSchema,
      dateFrom: fromDaySchema,
      dateTo: toDaySchema,
      source: codeSchema.optional(),
      task_id: opaqueIdSchema.optional(),
    }),
    output: stockCheckSchema,
    rateLimit: 600,
  }),
  listStock: endpoint({
    method: "GET",
    path: "stock/list",
    auth: "cart-if-any",
    summary: "Stock of several skus; with dates, units free on every day of the period",
    input: z.object({
      skus: commaListSchema(skuSchema, 1, MAX_SKUS),
      dateFrom: fromDaySchema,
      dateTo: toDaySchema,
      source: codeSchema.optional(),
    }),
    output: z.object({ items: z.array(stockItemSchema) }),
    rateLimit: 60,
  }),
  /** Free units per child for one period, so that size buttons can say how many are left in these days. */
  checkVariants: endpoint({
    method: "GET",
    path: "stock/variants",
    auth: "cart-if-any",
    summary: "Units free per child of a product in a period, per source; of a set also those of what it may be made of",
    input: z.object({ sku: skuSchema, dateFrom: daySchema, dateTo: daySchema }),
    output: z.object({ sources: z.array(branchAvailabilitySchema) }),
    rateLimit: 600,
  }),
  getCalendar: endpoint({
    method: "GET",
    path: "stock/calendar",
    auth: "cart-if-any",
    summary: "Free units day by day",
    input: z.object({
      sku: skuSchema,
      source: codeSchema,
      from: daySchema,
      to: daySchema,
      parts: chosenPartsSchema,
    }),
    output: z.object({ days: z.array(calendarDaySchema), units: z.int() }),
    rateLimit: 600,
  }),
  getSizeGrid: endpoint({
    method: "GET",
    path: "stock/grid",
    auth: "cart-if-any",
    summary: "Free units day by day of every child of a product",
    input: z.object({ sku: skuSchema, source: codeSchema, from: daySchema, to: daySchema }),
    output: z.object({
      days: z.array(calendarDaySchema.omit({ free: true })),
      /** `free` stands day by day as `days` do. */
      variants: z.array(z.object({ sku: skuSchema, free: z.array(z.int().min(0)) })),
    }),
    rateLimit: 300,
  }),
  listCompanions: endpoint({
    method: "GET",
    path: "ext/goes-with",
    summary: "What goes with these things, free in the same days at the same shop",
    input: z.object({
      /** What is rented: sizes by their own sku. */
      skus: z.array(skuSchema).min(1).max(MAX_NAMED_SKUS),
      /** What is had already: nothing of its sections is offered, and nothing beside it. */
      have: z.array(skuSchema).max(MAX_NAMED_SKUS).optional(),
      source: codeSchema,
      from: daySchema,
      to: daySchema,
    }),
    output: z.array(companionSchema),
    rateLimit: 300,
  }),
  getAlternatives: endpoint({
    method: "GET",
    path: "stock/alternatives",
    auth: "cart-if-any",
    summary: "Nearest sizes, days and shops when something is taken",
    input: z.object({
      sku: skuSchema,
      source: codeSchema,
      from: daySchema,
      to: daySchema,
      qty: rentedQuantitySchema.optional().default(1),
      parts: chosenPartsSchema,
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
      qty: rentedQuantitySchema.optional().default(1),
    }),
    output: reservationPriceSchema,
  }),
};
