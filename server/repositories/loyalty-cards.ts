import type { LoyaltyCard } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, selectOne } from "./sql";

export async function readCardOf(db: Queryable, customerId: number): Promise<LoyaltyCard | null> {
  const card = await selectOne<LoyaltyCard>(
    db,
    "SELECT loyalty_card AS number, loyalty_card_by_shop AS by_shop FROM customer WHERE id = $1",
    [customerId],
  );
  return card?.number ? card : null;
}

/** What a customer types; a card that the shop gave stays. @returns how many were written: none or one */
export const writeTypedCard = (db: Queryable, customerId: number, number: string): Promise<number> =>
  execute(db, "UPDATE customer SET loyalty_card = $2 WHERE id = $1 AND NOT loyalty_card_by_shop", [customerId, number]);

/** What the shop gives, or takes back with an empty number. @returns how many were written: none or one */
export const writeGivenCard = (db: Queryable, email: string, number: string): Promise<number> =>
  execute(db, "UPDATE customer SET loyalty_card = $2, loyalty_card_by_shop = $3 WHERE email = $1", [
    ...[email, number, number !== ""],
  ]);
