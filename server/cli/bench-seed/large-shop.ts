import type { Pool, PoolClient } from "pg";
import { bookingSteps, catalogueSteps, type LargeShop, type Step } from "./steps";

/**
 * A shop of which nothing is true but its proportions: 5 variants per product, 250 products per category,
 * each variant at two of four sources with 1–3 units, and bookings that were dealt to single units, so that
 * no day is booked more than the units allow; the database's own check watches that too.
 */
export async function seedLargeShop(
  pool: Pool,
  { log, ...shop }: LargeShop & { log(line: string): void },
): Promise<void> {
  const client = await pool.connect();
  try {
    // The same shop every time.
    await client.query("SELECT setseed(0.42)");
    for (const step of catalogueSteps(shop)) await run(client, step, log);
    await withoutIndexes(
      client,
      ["claim", "stock_day"],
      async () => {
        for (const step of bookingSteps(shop)) await run(client, step, log);
      },
      log,
    );
    // Statistics for the planner, and the visibility map that index-only scans live on.
    await run(client, { title: "statistics", sql: "VACUUM (ANALYZE)", values: [] }, log);
  } finally {
    client.release();
  }
}

async function run(client: PoolClient, { title, sql, values }: Step, log: (line: string) => void): Promise<void> {
  const startedAt = performance.now();
  const { rowCount } = await client.query(sql, values);
  const rows = rowCount === null ? "" : `${rowCount.toLocaleString("en")} rows, `;
  log(`  ${title}: ${rows}${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Millions of rows go in several times faster when foreign keys and indexes are checked once, at the end. */
async function withoutIndexes(
  client: PoolClient,
  tables: string[],
  work: () => Promise<void>,
  log: (line: string) => void,
): Promise<void> {
  const { rows: constraints } = await client.query<{ drop: string; make: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
     FROM pg_constraint WHERE conrelid = ANY ($1::regclass[]) AND contype IN ('f', 'p', 'u') ORDER BY contype DESC`,
    [tables],
  );
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `SELECT format('DROP INDEX %I', indexname) AS drop, indexdef AS make FROM pg_indexes i
     WHERE tablename = ANY ($1::text[]) AND schemaname = current_schema() AND NOT EXISTS (SELECT 1 FROM pg_constraint
       WHERE conname = i.indexname)`,
    [tables],
  );
  for (const { drop } of [...constraints, ...indexes]) await client.query(drop);
  await work();
  // Keys before the foreign keys that may lean on them.
  for (const { make } of [...constraints, ...indexes])
    await run(client, { title: make.slice(0, 70), sql: make, values: [] }, log);
}
