import { z } from "zod";
import { endpoint } from "../endpoint";
import { loyaltyCardSchema } from "../entities/loyalty-card";
import { MAX_LINE } from "../limits";
import { lineSchema } from "../primitives";

const card = loyaltyCardSchema.nullable();

/** The card whose number a customer shows at the counter. */
export const loyaltyCardEndpoints = {
  getLoyaltyCard: endpoint({
    method: "GET",
    path: "user/loyalty-card",
    summary: "The customer's loyalty card",
    input: z.object({}),
    output: card,
    auth: "customer",
  }),
  setLoyaltyCard: endpoint({
    method: "POST",
    path: "user/loyalty-card",
    summary: "Keep the number of the customer's own card; an empty one takes it away",
    input: z.object({ number: lineSchema(MAX_LINE) }),
    output: card,
    auth: "customer",
    rateLimit: 20,
  }),
};
