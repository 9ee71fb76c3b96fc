import { createHash } from "node:crypto";
import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

export interface SubscriberRow {
  id: number;
  email: string;
  store_code: string;
  confirmed_at: Date | null;
  customer_id: number | null;
}
const columns = "s.id, s.email, s.store_code, s.confirmed_at, s.customer_id";

interface Asking {
  email: string;
  storeCode: string;
  now: Date;
}

/** Notes that the newsletter was asked for with an e-mail; one that is confirmed stays so. */
export async function putAsking(db: Queryable, { email, storeCode, now }: Asking): Promise<SubscriberRow> {
  const row = await selectOne<SubscriberRow>(
    db,
    `INSERT INTO newsletter_subscriber AS s (email, store_code, asked_at) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO UPDATE SET asked_at = $3,
       store_code = CASE WHEN s.confirmed_at IS NULL THEN $2 ELSE s.store_code END
     RETURNING ${columns}`,
    [email, storeCode, now],
  );
  if (!row) throw new Error("what was put is there");
  return row;
}

/**
 * Confirms what was asked for, also for the account that asked. @returns whether it was not confirmed before
 * @param askedBy held by the transaction
 */
export async function confirmSubscriber(
  db: Queryable,
  id: number,
  askedBy: number | null,
  now: Date,
): Promise<boolean> {
  const before = await selectOne<{ confirmed_at: Date | null }>(
    db,
    "SELECT confirmed_at FROM newsletter_subscriber WHERE id = $1 FOR UPDATE",
    [id],
  );
  await execute(
    db,
    `UPDATE newsletter_subscriber SET confirmed_at = coalesce(confirmed_at, $2),
       customer_id = coalesce($3, customer_id) WHERE id = $1`,
    [id, now, askedBy],
  );
  return before?.confirmed_at === null;
}

export const readSubscriber = (db: Queryable, id: number): Promise<SubscriberRow | null> =>
  selectOne(db, `SELECT ${columns} FROM newsletter_subscriber s WHERE s.id = $1`, [id]);

export const findSubscriber = (db: Queryable, email: string): Promise<SubscriberRow | null> =>
  selectOne(db, `SELECT ${columns} FROM newsletter_subscriber s WHERE s.email = $1`, [email]);

/** Whose account the link's letter was asked for by may be gone. */
export const insertLink = (
  db: Queryable,
  hash: Buffer,
  subscriberId: number,
  askedBy: number | null,
): Promise<number> =>
  execute(
    db,
    `INSERT INTO newsletter_link (hash, subscriber_id, asked_by)
     VALUES ($1, $2, (SELECT id FROM customer WHERE id = $3 FOR KEY SHARE))`,
    [hash, subscriberId, askedBy],
  );

export const subscriberOfLink = (
  db: Queryable,
  hash: Buffer,
): Promise<(SubscriberRow & { asked_by: number | null }) | null> =>
  selectOne(
    db,
    `SELECT ${columns}, l.asked_by FROM newsletter_link l JOIN newsletter_subscriber s ON s.id = l.subscriber_id
     WHERE l.hash = $1`,
    [hash],
  );

/** With it go its links and the records of its letters. */
export const deleteSubscriber = (db: Queryable, id: number): Promise<number> =>
  execute(db, "DELETE FROM newsletter_subscriber WHERE id = $1", [id]);

/** E-mails that an account subscribed. */
export const subscribedBy = async (db: Queryable, customerId: number): Promise<string[]> =>
  (
    await select<{ email: string }>(
      db,
      "SELECT email FROM newsletter_subscriber WHERE customer_id = $1 AND confirmed_at IS NOT NULL ORDER BY email",
      [customerId],
    )
  ).map(({ email }) => email);

/** Ends what an account subscribed, and what it alone asked for and nobody confirmed. */
export const deleteSubscribedBy = (db: Queryable, customerId: number): Promise<number> =>
  execute(
    db,
    `DELETE FROM newsletter_subscriber s WHERE customer_id = $1 OR (
       confirmed_at IS NULL AND EXISTS (SELECT FROM mail m WHERE m.subscriber_id = s.id AND m.asked_by = $1)
       AND NOT EXISTS (SELECT FROM mail m WHERE m.subscriber_id = s.id AND m.asked_by IS DISTINCT FROM $1))`,
    [customerId],
  );

export const deleteUnconfirmed = (db: Queryable, askedBefore: Date): Promise<number> =>
  execute(db, "DELETE FROM newsletter_subscriber WHERE confirmed_at IS NULL AND asked_at <= $1", [askedBefore]);

/** @returns whether this e-mail gets its coupon now, for the first and last time */
export const takeWelcome = async (db: Queryable, email: string): Promise<boolean> =>
  (await execute(db, "INSERT INTO newsletter_welcome (email_hash) VALUES ($1) ON CONFLICT DO NOTHING", [
    createHash("sha256").update(email).digest(),
  ])) > 0;
