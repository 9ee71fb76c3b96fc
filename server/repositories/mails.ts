import type { Day } from "@/lib/contract";
import type { OrderMail } from "@/lib/domain/order-mails";
import type { Queryable } from "@/server/db/client";
import type { OrderEventRow } from "./order-states";
import { execute, select, selectOne } from "./sql";

/** What somebody wrote to the shop on its site. */
export interface SiteMessage {
  storeCode: string;
  /** Where it goes: an address of the shop's own. */
  to: string[];
  from: string;
  subject: string;
  text: string;
}

/** A mail as it goes out. */
export interface Letter {
  to: string[];
  replyTo: string | null;
  /** Who writes, as a mail program shows it. */
  sender: string;
  subject: string;
  html: string;
  text: string;
  attachment: { filename: string; content: string } | null;
  /** The picture of a QR payment, which the HTML shows by its `cid`; PNG in Base64. Letters of before know none. */
  code?: { cid: string; png: string } | null;
  /** Where a mail program's own button unsubscribes. */
  unsubscribe?: string;
}

/** What a customer is told of his account. */
export type CustomerMail =
  "passwordReset" | "passwordChanged" | "newDevice" | "newPasskey" | "passkeyGone" | "newService" | "serviceGone";

/** What subscribers of the newsletter are told, or whoever was named as one. */
export type NewsletterMail = "newsletterConfirm" | "newsletterWelcome" | "newsletterCoupon" | "newsletterLeave";

/** @property occasion what it tells of: of one thing nobody is told twice */
export type NewMail = { occasion: string } & (
  | { kind: OrderMail; orderId: string; eventId?: number }
  | { kind: "message"; message: SiteMessage }
  | { kind: "passwordReset" | "passwordChanged"; customerId: number }
  | { kind: "newDevice" | "newPasskey" | "passkeyGone"; customerId: number; browser: string }
  | { kind: "newService" | "serviceGone"; customerId: number; browser: string; service: string }
  | { kind: NewsletterMail; subscriberId: number; askedBy?: number | null }
);

export type MailStatus = "queued" | "sent" | "kept" | "dropped" | "refused";

export interface MailRow {
  id: string;
  kind: NewMail["kind"];
  occasion: string;
  order_id: string | null;
  message: SiteMessage | null;
  customer_id: number | null;
  /** From which it was done. */
  browser: string | null;
  /** Of which a `newService` or a `serviceGone` tells. */
  service: string | null;
  subscriber_id: number | null;
  /** The account that had a `newsletterConfirm` sent. */
  asked_by: number | null;
  status: MailStatus;
  created_at: Date;
  /** The step that it tells of. */
  event: Pick<OrderEventRow, "actor" | "event" | "amount"> | null;
}

/** @returns its id; null where it was told already. */
export async function insertMail(db: Queryable, mail: NewMail, now: Date): Promise<string | null> {
  const about = "orderId" in mail ? mail : null;
  const message = "message" in mail ? mail.message : null;
  const customer = "customerId" in mail ? mail.customerId : null;
  const browser = "browser" in mail ? mail.browser : null;
  const subscriber = "subscriberId" in mail ? mail.subscriberId : null;
  const askedBy = "askedBy" in mail ? mail.askedBy : null;
  const service = "service" in mail ? mail.service : null;
  const text = message && JSON.stringify(message);
  const told = [about?.orderId, about?.eventId, text, customer, subscriber, askedBy, browser, service];
  const row = await selectOne<{ id: string }>(
    db,
    `INSERT INTO mail (kind, occasion, order_id, event_id, message, customer_id, subscriber_id, asked_by, browser,
       service, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (kind, occasion) DO NOTHING RETURNING id`,
    [mail.kind, mail.occasion, ...told, now],
  );
  return row?.id ?? null;
}

/**
 * Messages from the site since an instant, of one writer and of all; and whether one was told already. Those who count
 * wait for each other until their transactions end: a hundred at once are counted one by one.
 */
export async function countMessages(
  tx: Queryable,
  { occasion, from, since }: { occasion: string; from: string; since: Date },
): Promise<{ all: number; ofOne: number; isTold: boolean }> {
  await execute(tx, "SELECT pg_advisory_xact_lock(hashtextextended('messages from the site', 0))", []);
  const row = await selectOne<{ all: number; ofOne: number; isTold: boolean }>(
    tx,
    `SELECT count(*) FILTER (WHERE created_at > $1)::int AS "all",
       count(*) FILTER (WHERE created_at > $1 AND lower(message ->> 'from') = lower($2))::int AS "ofOne",
       coalesce(bool_or(occasion = $3), false) AS "isTold"
     FROM mail WHERE kind = 'message'`,
    [since, from, occasion],
  );
  return row ?? { all: 0, ofOne: 0, isTold: false };
}

export const readMail = (db: Queryable, id: string): Promise<MailRow | null> =>
  selectOne(
    db,
    `SELECT m.id, m.kind, m.occasion, m.order_id, m.message, m.customer_id, m.subscriber_id, m.asked_by, m.browser,
       m.status, m.created_at,
       CASE WHEN e.id IS NOT NULL
         THEN jsonb_build_object('actor', e.actor, 'event', e.event, 'amount', e.amount) END AS event
     FROM mail m LEFT JOIN order_event e ON e.id = m.event_id WHERE m.id = $1`,
    [id],
  );

/** What became of a mail; one that is settled stays as it is. */
export const settleMail = (
  db: Queryable,
  id: string,
  outcome: { status: "sent" | "dropped" } | { status: "kept"; letter: Letter } | { status: "refused"; reason: string },
  now: Date,
): Promise<number> =>
  execute(
    db,
    "UPDATE mail SET status = $2, settled_at = $3, letter = $4, reason = $5 WHERE id = $1 AND status = 'queued'",
    [
      id,
      outcome.status,
      now,
      outcome.status === "kept" ? JSON.stringify(outcome.letter) : null,
      outcome.status === "refused" ? outcome.reason : null,
    ],
  );

export interface KeptMail {
  id: string;
  kind: NewMail["kind"];
  created_at: Date;
  letter: Letter;
}

/** The newest of the local outbox. */
export const readKeptMails = (db: Queryable, limit: number): Promise<KeptMail[]> =>
  select(
    db,
    `SELECT id, kind, created_at, letter FROM mail WHERE status = 'kept'
     ORDER BY created_at DESC, id LIMIT $1`,
    [limit],
  );

export const readKeptMail = (db: Queryable, id: string): Promise<KeptMail | null> =>
  selectOne(db, "SELECT id, kind, created_at, letter FROM mail WHERE id = $1 AND status = 'kept'", [id]);

/**
 * Forgets mails written before an instant, and of the local outbox all but its newest: a shop without a mail server
 * would fill its database with letters.
 */
export const deleteOldMails = (
  db: Queryable,
  { before, keptAtMost }: { before: Date; keptAtMost: number },
): Promise<number> =>
  execute(
    db,
    `DELETE FROM mail WHERE created_at <= $1 OR id IN (
       SELECT id FROM mail WHERE status = 'kept' ORDER BY created_at DESC, id OFFSET $2)`,
    [before, keptAtMost],
  );

/** A voucher keeps no unit, nobody comes for it; and a lesson is not brought back. */
const IS_A_THING =
  "l.kind IS NULL AND EXISTS (SELECT FROM claim c WHERE c.order_id = l.order_id AND c.order_line = l.position)";

/** Orders of which something goes out on a day, or comes back, and that were placed before an instant. */
export const readTurnsOn = (
  db: Queryable,
  end: "from" | "to",
  { day, placedBefore }: { day: Day; placedBefore: Date },
): Promise<{ id: string }[]> =>
  select(
    db,
    end === "from"
      ? `SELECT o.id FROM rental_order o WHERE o.status = 'confirmed' AND o.created_at < $2
           AND EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.period_from = $1 AND ${IS_A_THING})`
      : `SELECT o.id FROM rental_order o WHERE o.status = 'handed_over' AND o.created_at < $2
           AND EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.period_to = $1 AND ${IS_A_THING})`,
    [day, placedBefore],
  );

export interface MailFacts {
  store_code: string;
  /** The branch that takes the things back, or a carrier's method. */
  return_code: string;
  lastname: string;
  telephone: string;
  /** Whether it waited for its money before it stood. */
  was_awaited: boolean;
}

/** What a mail says of an order beside what its page says. */
export const readMailFacts = (db: Queryable, orderId: string): Promise<MailFacts | null> =>
  selectOne(
    db,
    `SELECT store_code, return_code, addresses #>> '{billing,lastname}' AS lastname,
       addresses #>> '{billing,telephone}' AS telephone,
       EXISTS (SELECT FROM order_event e WHERE e.order_id = o.id AND e.event = 'place_unpaid') AS was_awaited
     FROM rental_order o WHERE id = $1`,
    [orderId],
  );
