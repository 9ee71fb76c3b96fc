import path from "node:path";
import pg from "pg";
import { readRunFile, type RunFile } from "../../scripts/lib/run-file";

/** Where the running shop keeps its data. */
export const shopHome = (): string => process.env.SEZONA_DATA_DIR ?? path.resolve(".sezona");

/** What the running shop wrote there when it opened. */
export function runningShop(): RunFile {
  const run = readRunFile(shopHome());
  if (!run) throw new Error("no shop is running: npm start");
  return run;
}

/** The database of the shop under test: what the screens claim is looked up there. */
const pool = new pg.Pool({ connectionString: runningShop().databaseUrl ?? undefined, max: 2, allowExitOnIdle: true });

export async function bookedUnits(sku: string, day: string): Promise<number> {
  const { rows } = await pool.query<{ booked: number }>(
    `SELECT coalesce(sum(d.booked), 0)::int AS booked FROM stock_day d JOIN variant v ON v.id = d.variant_id
      WHERE v.sku = $1 AND d.day = $2`,
    [sku, day],
  );
  return rows[0]?.booked ?? 0;
}

export async function orderInDatabase(
  incrementId: string,
): Promise<{ status: string; lines: number; reservations: number } | undefined> {
  const { rows } = await pool.query<{ status: string; lines: number; reservations: number }>(
    `SELECT status, (SELECT count(*)::int FROM order_line l WHERE l.order_id = o.id) AS lines,
       (SELECT count(*)::int FROM claim c WHERE c.order_id = o.id) AS reservations
     FROM rental_order o WHERE increment_id = $1`,
    [incrementId],
  );
  return rows[0];
}

export async function countOrders(email: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM rental_order WHERE email = $1",
    [email],
  );
  return rows[0]?.count ?? 0;
}

export interface KeptLetter {
  text: string;
}

/** The newest letter of this kind to this address. */
export async function keptLetter(email: string, kind: string): Promise<KeptLetter | undefined> {
  const { rows } = await pool.query<{ letter: KeptLetter }>(
    "SELECT letter FROM mail WHERE kind = $1 AND letter -> 'to' ? $2 ORDER BY created_at DESC LIMIT 1",
    [kind, email],
  );
  return rows[0]?.letter;
}

/** Changes a price behind the shopper's back, as an import would. */
export async function raisePrice(sku: string, factor: number): Promise<void> {
  await pool.query(
    `UPDATE variant SET price_list = (SELECT jsonb_agg(jsonb_set(band, '{price_per_day}',
      to_jsonb(round((band->>'price_per_day')::numeric * $2)::int))) FROM jsonb_array_elements(price_list) band)
      WHERE sku = $1`,
    [sku, factor],
  );
}
