import type { Handlers } from "./runner";
import type { Pool } from "pg";
import { patientPool, withTransaction } from "@/server/db/client";
import { remind } from "@/server/mails/remind";
import { sendMail } from "@/server/mails/send-mail";
import { mailReset } from "@/server/services/account/password";
import { renewSearch } from "@/server/services/catalogue/search-index";
import { mailNewsletterLink } from "@/server/services/newsletter/newsletter";
import { expireOrder } from "@/server/services/order/expire-order";
import { deskOf } from "@/server/services/payment/desk";
import { pollPayments, settleOpenOf } from "@/server/services/payment/poll";
import { notifyOfSandbox } from "@/server/payments/sandbox";
import { forget } from "./forget";
import { sweepExpiredClaims, sweepUnpaidOrders } from "./sweep";

/** A whole catalogue is read for it. */
async function renewSearchPatiently(pool: Pool): Promise<void> {
  const patient = patientPool(pool);
  try {
    await withTransaction(patient, renewSearch);
  } finally {
    await patient.end();
  }
}

/** A job may run twice, where a process ended in the middle of it: running again changes nothing more. */
export const handlers: Handlers = {
  sweep: async (_data, { pool, now }) => {
    await sweepExpiredClaims(pool, now);
    await sweepUnpaidOrders(pool, now);
  },
  "expire-order": async ({ orderId }, { pool, now }) => {
    await settleOpenOf(deskOf(pool), orderId, now);
    await expireOrder(pool, orderId, now);
  },
  forget: (_data, { pool, now }) => forget(pool, now),
  "send-mail": ({ mailId }, { pool, now }) => sendMail(mailId, { pool, now }),
  "reset-password": (data, { pool, now }) => mailReset(pool, data, now),
  newsletter: (data, { pool, now }) => mailNewsletterLink(pool, data, now),
  remind: (_data, { pool, now }) => remind(pool, now),
  "index-search": (_data, { pool }) => renewSearchPatiently(pool),
  "poll-payments": (_data, { pool, now }) => pollPayments(deskOf(pool), now),
  "notify-sandbox": ({ ref }, { pool }) => notifyOfSandbox(pool, ref),
};
