import { z } from "zod";
import { endpoint } from "../endpoint";
import { guideKitSchema, guideRenterSchema, guideTreeSchema } from "../entities/equipment-guide";
import { MAX_PARTY } from "../limits";
import { codeSchema, daySchema } from "../primitives";

export const equipmentGuideEndpoints = {
  getGuideTree: endpoint({
    method: "GET",
    path: "ext/equipment-guide/tree",
    summary: "Questions of the equipment guide, their answers, and what each comes to; not there where it is off",
    input: z.object({}),
    output: guideTreeSchema,
    cacheSeconds: 60,
  }),
  getGuideKit: endpoint({
    method: "GET",
    path: "ext/equipment-guide/kit",
    summary: "What answers come to: for each kind of renter the things that are free in these days at a shop",
    input: z.object({
      sport: codeSchema,
      where: codeSchema.optional(),
      renters: z.array(guideRenterSchema).min(1).max(MAX_PARTY),
      source: codeSchema,
      from: daySchema,
      to: daySchema,
    }),
    output: guideKitSchema,
    rateLimit: 120,
  }),
};
