import type { Pool } from "pg";
import { JOB_SCHEMA } from "@/server/repositories/job-queue";

/** What only the database knows; asked for when somebody reads the figures, and for them alone. */
export interface Readings {
  jobs: { queue: string; state: string; count: number; oldest: number }[];
  /** Units that carts hold, of how many carts, and those whose time is over and that no sweep has freed yet. */
  holds: { carts: number; units: number; overdue: number };
  /** Orders that wait for their money. */
  unpaid: number;
}

const JOBS = `
  SELECT name AS queue, state::text AS state, count(*)::int AS count,
    coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now())), 0)::float8 AS oldest
  FROM ${JOB_SCHEMA}.job WHERE state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_pgboss%'
  GROUP BY name, state`;
const HOLDS = `
  SELECT count(DISTINCT i.cart_id)::int AS carts, coalesce(sum(c.units), 0)::int AS units,
    count(*) FILTER (WHERE c.ends_at <= now())::int AS overdue
  FROM claim c JOIN cart_item i ON i.id = c.cart_item_id WHERE c.cart_item_id IS NOT NULL`;
const UNPAID = "SELECT count(*)::int AS count FROM rental_order WHERE status = 'pending_payment'";

const KEPT_MS = 5_000;
const PATIENCE_MS = 2_000;

/** Null while the database does not answer. Asked often, it says for some seconds what it said before. */
export function databaseReadings(
  pool: Pool,
  { now = Date.now, patienceMs = PATIENCE_MS }: { now?: () => number; patienceMs?: number | undefined } = {},
): () => Promise<Readings | null> {
  let last: { at: number; readings: Promise<Readings | null> } | undefined;
  return () => {
    if (!last || now() - last.at >= KEPT_MS) last = { at: now(), readings: read(pool, patienceMs) };
    return last.readings;
  };
}

async function read(pool: Pool, patienceMs: number): Promise<Readings | null> {
  const asked = (async () => {
    const [jobs, holds, unpaid] = [
      await pool.query<Readings["jobs"][number]>(JOBS),
      await pool.query<Readings["holds"]>(HOLDS),
      await pool.query<{ count: number }>(UNPAID),
    ];
    const none = { carts: 0, units: 0, overdue: 0 };
    return { jobs: jobs.rows, holds: holds.rows[0] ?? none, unpaid: unpaid.rows[0]?.count ?? 0 };
  })().catch(() => null);
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patienceMs)));
  return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
}
