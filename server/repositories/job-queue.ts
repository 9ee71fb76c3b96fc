import PgBoss from "pg-boss";
import type { Pool } from "pg";
import type { Queryable } from "@/server/db/client";

/** @property askedBy the account that asked, if one did */
export interface NewsletterWish {
  wish: "subscribe" | "leave";
  email: string;
  storeCode: string;
  askedBy: number | null;
  occasion: string;
}

/** Every job with what it is told. */
export interface JobData {
  /** Frees what carts kept too long, and gives up orders that were not paid in time. */
  sweep: Record<string, never>;
  /** The time of one unpaid order is over. */
  "expire-order": { orderId: string };
  /** Forgets what must not be kept any longer. */
  forget: Record<string, never>;
  /** Sends one mail. */
  "send-mail": { mailId: string };
  /** Mails a link for a new password, if the e-mail has an account. */
  "reset-password": { email: string; occasion: string };
  /** Mails a link to an e-mail that asked for the newsletter, or for its end. */
  newsletter: NewsletterWish;
  /** Reminds renters of what happens tomorrow. */
  remind: Record<string, never>;
  /** Makes the search's index anew where other rules than this version's have made it. */
  "index-search": Record<string, never>;
  /** Asks gateways about payments of which nothing was heard. */
  "poll-payments": Record<string, never>;
  /** The sandbox tells the shop of a payment, as a gateway does. */
  "notify-sandbox": { ref: string };
}
export type JobName = keyof JobData;

/** A schema of its own beside the shop's tables. */
export const JOB_SCHEMA = "job";

/** Any constant would do, as long as nothing else on the same database locks by it. */
const PREPARE_LOCK = 7_305_114_503;

const queue = { retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };
const queues: Record<JobName, typeof queue> = {
  sweep: { ...queue, retryLimit: 0 },
  "expire-order": queue,
  forget: queue,
  // A mail server may be away for hours: the last of these is half a day after the first.
  "send-mail": { ...queue, retryLimit: 10, retryDelay: 30 },
  "reset-password": queue,
  newsletter: queue,
  remind: queue,
  "index-search": queue,
  "poll-payments": { ...queue, retryLimit: 0 },
  "notify-sandbox": queue,
};
export const jobNames = Object.keys(queues) as JobName[];

const sender = new PgBoss({
  schema: JOB_SCHEMA,
  db: { executeSql: () => Promise.reject(new Error("a job is enqueued within a transaction")) },
});

/**
 * Enqueues a job in the caller's transaction: it exists when, and only when, that is committed.
 * @param startAfter not before then; at once by default
 */
export async function enqueue<N extends JobName>(
  tx: Queryable,
  name: N,
  data: JobData[N],
  { startAfter }: { startAfter?: Date } = {},
): Promise<void> {
  const db = { executeSql: (text: string, values: unknown[]) => tx.query(text, values) };
  const id = await sender.send(name, data, { db, startAfter });
  if (id === null) throw new Error(`there is no queue ${name}; prepareJobs makes it`);
}

/** Makes the queue's tables and the queues where they are missing. Several processes may do so at once. */
export async function prepareJobs(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Two processes creating the tables at once would deadlock.
    await client.query("SELECT pg_advisory_lock($1)", [PREPARE_LOCK]);
    const boss = new PgBoss({
      schema: JOB_SCHEMA,
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    });
    await boss.start();
    await makeQueues(boss);
    await boss.stop({ graceful: false });
  } finally {
    // Ending the session also gives the lock back.
    client.release(true);
  }
}

export async function makeQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    await boss.createQueue(name, { name, ...queues[name] });
    await boss.updateQueue(name, { name, ...queues[name] });
  }
}
