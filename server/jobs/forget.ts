import type { Pool } from "pg";
import { MAX_KEPT_MAILS, MEASUREMENT_DAYS } from "@/lib/limits";
import { cart, mails, newsletter, reviews } from "@/shop.config";
import { addDays, shopDay } from "@/lib/domain/days";
import { deleteOldCarts, forgetVisitors } from "@/server/repositories/carts";
import { deleteOldTokens } from "@/server/repositories/customer-devices";
import { deleteOldMails } from "@/server/repositories/mails";
import { forgetFittings } from "@/server/repositories/fittings";
import { deleteUnconfirmed } from "@/server/repositories/newsletter";
import { deleteRejected } from "@/server/repositories/reviews";

const DAY_MS = 86_400_000;
/** What an address keeps is counted over hours. */
const VISITOR_DAYS = 1;

/**
 * Forgets idle carts, whose address wrote them, old mails, logins that are over, rejected reviews, unconfirmed
 * e-mails of the newsletter, and the body
 * measurements of orders that came to their end long enough ago.
 */
export async function forget(pool: Pool, now: Date): Promise<void> {
  await deleteOldCarts(pool, new Date(now.getTime() - cart.keptDays * DAY_MS));
  await forgetVisitors(pool, new Date(now.getTime() - VISITOR_DAYS * DAY_MS));
  await deleteOldMails(pool, {
    before: new Date(now.getTime() - mails.keptDays * DAY_MS),
    keptAtMost: MAX_KEPT_MAILS,
  });
  await deleteOldTokens(pool, now);
  await deleteRejected(pool, new Date(now.getTime() - reviews.rejectedKeptDays * DAY_MS));
  await deleteUnconfirmed(pool, new Date(now.getTime() - newsletter.unconfirmedDays * DAY_MS));
  await forgetFittings(pool, {
    endedBefore: new Date(now.getTime() - MEASUREMENT_DAYS * DAY_MS),
    lastDayBefore: addDays(shopDay(now), -MEASUREMENT_DAYS),
  });
}
