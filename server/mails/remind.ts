import type { Pool } from "pg";
import type { Day } from "@/lib/contract";
import { addDays, shopDay } from "@/lib/domain/days";
import { shopInstant } from "@/lib/domain/rental-instants";
import { withTransaction } from "@/server/db/client";
import { readTurnsOn } from "@/server/repositories/mails";
import { queueMails } from "@/server/services/mail-queue";

const kinds = { from: "pickUpTomorrow", to: "returnTomorrow" } as const;

/**
 * Reminds renters of what happens tomorrow by the shop's clock; an order placed today was told everything today. Run
 * again, on the same day or beside another process, it reminds nobody twice.
 */
export async function remind(pool: Pool, now: Date): Promise<void> {
  const today = shopDay(now);
  const day = addDays(today, 1);
  for (const end of ["from", "to"] as const) {
    const orders = await readTurnsOn(pool, end, { day, placedBefore: shopInstant(today, "00:00") });
    for (const { id } of orders) {
      const mail = { kind: kinds[end], occasion: `${id} ${day}`, orderId: id };
      await withTransaction(pool, (tx) => queueMails(tx, [mail], now));
    }
  }
}

/** Whether "tomorrow" still means the day for which a reminder was made. */
export const isStillTomorrow = (occasion: string, now: Date): boolean => dayOf(occasion) === addDays(shopDay(now), 1);

const dayOf = (occasion: string): Day => occasion.slice(-"2027-02-28".length);
