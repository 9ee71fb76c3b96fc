import { z } from "zod";

/** A customer's card; `by_shop`: the shop gave it, and the customer does not change it. */
export const loyaltyCardSchema = z.object({ number: z.string(), by_shop: z.boolean() });
export type LoyaltyCard = z.infer<typeof loyaltyCardSchema>;
