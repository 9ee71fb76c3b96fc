import type { Handlers } from "./runner";
import { withTransaction } from "@/server/db/client";
import { renewSearch } from "@/server/services/catalogue/search-index";
import { expireOrder } from "@/server/services/order/expire-order";
import { forget } from "./forget";
import { sweepExpiredClaims, sweepUnpaidOrders } from "./sweep";

/** A job may run twice, where a process ended in the middle of it: running again changes nothing more. */
export const handlers: Handlers = {
  sweep: async (_data, { pool, now }) => {
    await sweepExpiredClaims(pool, now);
    await sweepUnpaidOrders(pool, now);
  },
  "expire-order": ({ orderId }, { pool, now }) => expireOrder(pool, orderId, now),
  forget: (_data, { pool, now }) => forget(pool, now),
  "index-search": (_data, { pool }) => withTransaction(pool, renewSearch),
};
