import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { InputOf, OutputOf } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { foldEmail } from "@/lib/domain/account-session";
import { type Queryable, withTransaction } from "@/server/db/client";
import { enqueue, type NewsletterWish } from "@/server/repositories/job-queue";
import {
  confirmSubscriber,
  deleteSubscriber,
  findSubscriber,
  insertLink,
  putAsking,
  type SubscriberRow,
  subscriberOfLink,
  takeWelcome,
} from "@/server/repositories/newsletter";
import { holdCustomer } from "@/server/repositories/customers";
import { newsletter } from "@/shop.config";
import { refuseAttempt } from "../account/attempts";
import { customerOf } from "../account/session";
import { hashToken, newToken } from "../account/tokens";
import type { Call } from "../call";
import { queueMails } from "../mail-queue";
import { inTransaction } from "../transaction";

/*
 * Whether an e-mail gets the newsletter is told, and ended, by whoever reads that e-mail (the link of a letter) or by
 * the account that subscribed it. Everybody else is answered the same for every e-mail, and what depends on the e-mail
 * is done by a job, after the answer.
 */

export async function getNewsletter(
  call: Call,
  { email }: InputOf<"getNewsletter">,
): Promise<Result<OutputOf<"getNewsletter">>> {
  const customer = await customerOf(call);
  const subscriber = customer && (await findSubscriber(call.pool, foldEmail(email)));
  const isTheirs = subscriber?.confirmed_at != null && subscriber.customer_id === customer?.id;
  return ok(isTheirs ? "subscribed" : "not_subscribed");
}

export async function subscribeNewsletter(
  call: Call,
  input: InputOf<"subscribeNewsletter">,
  { confirmed } = newsletter,
): Promise<Result<OutputOf<"subscribeNewsletter">>> {
  const email = foldEmail(input.email);
  const refused = await refuseAttempt(call, "newsletter", email);
  if (refused) return refused;
  const customer = await customerOf(call);
  const { storeCode } = call.storeView;
  const askedBy = customer?.id ?? null;
  return inTransaction(call.pool, async (tx) => {
    if (confirmed) {
      await enqueue(tx, "newsletter", { email, storeCode, askedBy, wish: "subscribe", occasion: randomUUID() });
      return ok("confirmation_sent");
    }
    const asker = await holdCustomer(tx, askedBy);
    const subscriber = await putAsking(tx, { email, storeCode, now: call.now });
    // Nobody proves anything by asking: what somebody has stays theirs.
    if (subscriber.confirmed_at === null) await welcome(tx, subscriber, asker, call.now);
    return ok("subscribed");
  });
}

/** The job's part: a letter whose link confirms, or ends, what was asked for. */
export async function mailNewsletterLink(
  pool: Pool,
  { wish, email, storeCode, askedBy, occasion }: NewsletterWish,
  now: Date,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    if (wish === "subscribe") {
      const asker = await holdCustomer(tx, askedBy);
      const { id } = await putAsking(tx, { email, storeCode, now });
      await queueMails(tx, [{ kind: "newsletterConfirm", occasion, subscriberId: id, askedBy: asker }], now);
      return;
    }
    const subscriber = await findSubscriber(tx, email);
    if (subscriber) await queueMails(tx, [{ kind: "newsletterLeave", occasion, subscriberId: subscriber.id }], now);
  });
}

/** From here on the e-mail gets the newsletter; its first letter says so, and brings a coupon the first time. */
async function welcome(
  tx: Queryable,
  { id: subscriberId, email }: SubscriberRow,
  askedBy: number | null,
  now: Date,
): Promise<void> {
  if (!(await confirmSubscriber(tx, subscriberId, askedBy, now))) return;
  const isFirst = newsletter.coupon !== null && (await takeWelcome(tx, email));
  const kind = isFirst ? "newsletterCoupon" : "newsletterWelcome";
  await queueMails(tx, [{ kind, occasion: `subscriber ${subscriberId}`, subscriberId }], now);
}

export const confirmNewsletter = (
  call: Call,
  { token }: InputOf<"confirmNewsletter">,
): Promise<Result<OutputOf<"confirmNewsletter">>> =>
  inTransaction(call.pool, async (tx) => {
    const subscriber = await subscriberOfLink(tx, hashToken(token));
    if (!subscriber) return refuse("link_invalid", "the link is unknown, or what it was for is over");
    await welcome(tx, subscriber, await holdCustomer(tx, subscriber.asked_by), call.now);
    return ok("subscribed");
  });

/** A link that is unknown, or was used, is answered as one that did it: there is nothing left to end. */
export async function unsubscribeNewsletter(
  call: Call,
  { token, email: given = "" }: InputOf<"unsubscribeNewsletter">,
): Promise<Result<OutputOf<"unsubscribeNewsletter">>> {
  if (token !== undefined) {
    const subscriber = await subscriberOfLink(call.pool, hashToken(token));
    if (subscriber) await deleteSubscriber(call.pool, subscriber.id);
    return ok("unsubscribed");
  }
  const email = foldEmail(given);
  const customer = await customerOf(call);
  const subscriber = customer && (await findSubscriber(call.pool, email));
  if (subscriber && subscriber.customer_id === customer.id) {
    await deleteSubscriber(call.pool, subscriber.id);
    return ok("unsubscribed");
  }
  const refused = await refuseAttempt(call, "newsletter", email);
  if (refused) return refused;
  const { storeCode } = call.storeView;
  const asking = { email, storeCode, askedBy: null, occasion: randomUUID() };
  await withTransaction(call.pool, (tx) => enqueue(tx, "newsletter", { ...asking, wish: "leave" }));
  return ok("confirmation_sent");
}

/** The token of a letter's link, made when the letter is written; only its hash is kept. */
export async function newNewsletterToken(pool: Pool, subscriberId: number, askedBy: number | null): Promise<string> {
  const token = newToken();
  await insertLink(pool, hashToken(token), subscriberId, askedBy);
  return token;
}
