import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { pickUpAt } from "@/lib/contract/testing/order";
import { addDays, shopDay } from "@/lib/domain/days";
import { createPool } from "@/server/db/client";
import { migrate } from "@/server/db/migrate";
import { prepareJobs } from "@/server/repositories/job-queue";
import { fillPlentifully } from "@/server/testing/plentiful-shop";
import { closeOnSignal } from "../lib/close-on-signal";
import { openApp, openDatabase } from "../lib/killable";
import { ensureBuild } from "../../scripts/lib/build";

/*
 * Kills a process of the shop and its PostgreSQL in the midst of orders, round after round, and looks whether
 * anything that was acknowledged is lost, and whether anything is kept that nobody keeps any more.
 */

interface CrashFigures {
  rounds: number;
  kills: number;
  acknowledged: number;
  /** Acknowledged orders that the database does not have, or has otherwise. */
  lost: number;
  /** Orders in the database that no shopper sent, or sent once and stand twice. */
  surplus: number;
  /** Requests that broke and were sent again under the same order id. */
  repeated: number;
  /** Counters that differ from what is claimed. */
  miscounted: number;
  /** Claims of carts past their time that no job freed. */
  orphans: number;
  /** Orders whose claims do not agree with their status. */
  disagreeing: number;
  slowestReturnMs: number;
}

const WORKERS = 12;
const ATTEMPTS = 200;
const SWEEP_PATIENCE_MS = 90_000;
const skus = ["BOOTS", "HELMET", "SET", "GROUP"];

interface Shop {
  origin(): string;
}

/** Asks until somebody answers: what a crash cut off is sent again, the same. */
async function insist<T>(
  shops: readonly Shop[],
  request: { path: string; body: unknown; token?: string },
  onRepeat: () => void,
): Promise<{ status: number; result: T }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const shop = shops[attempt % shops.length];
    try {
      const response = await fetch(`${shop?.origin()}/api/${request.path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(request.token ? { "x-cart-token": request.token } : {}) },
        body: JSON.stringify(request.body),
        signal: AbortSignal.timeout(20_000),
      });
      const { result } = (await response.json()) as { result: T };
      if (response.status < 500) return { status: response.status, result };
    } catch {
      // Killed in the midst of it, or not there yet.
    }
    onRepeat();
    await pause(100);
  }
  throw new Error(`${request.path} was never answered`);
}

const orderBody = (line: object, cartToken: string) => ({
  order_id: randomUUID(),
  cart_id: cartToken,
  products: [line],
  addressInformation: pickUpAt("praha"),
});

async function crashTest(
  { rounds, orders }: { rounds: number; orders: number },
  say: (line: string) => void,
): Promise<CrashFigures> {
  const database = await openDatabase();
  closeOnSignal(() => database.end());
  const pool = createPool(database.url, { max: 4 });
  const apps: Awaited<ReturnType<typeof openApp>>[] = [];
  const figures: CrashFigures = {
    rounds,
    kills: 0,
    acknowledged: 0,
    lost: 0,
    surplus: 0,
    repeated: 0,
    miscounted: 0,
    orphans: 0,
    disagreeing: 0,
    slowestReturnMs: 0,
  };
  const acknowledged = new Map<string, string>();
  try {
    await migrate(database.url);
    await prepareJobs(pool);
    await fillPlentifully(pool, new Date("2027-02-01T10:00:00Z"));
    const build = await ensureBuild({ root: process.cwd(), env: process.env, beforeOutput: () => undefined });
    apps.push(await openApp(build, database), await openApp(build, database));
    const firstDay = addDays(shopDay(new Date()), 30);

    for (let round = 0; round < rounds; round += 1) {
      let done = 0;
      let next = 0;
      const waiting: { count: number; go: () => void }[] = [];
      const reached = (count: number): Promise<void> =>
        new Promise((go) => (done >= count ? go() : void waiting.push({ count, go })));
      const shopper = async (): Promise<void> => {
        while (next < orders) {
          const index = next++;
          const day = addDays(firstDay, (index * 7 + round) % 60);
          const line = {
            sku: skus[index % skus.length],
            qty: 1,
            from: day,
            to: addDays(day, index % 3),
            source: "praha",
          };
          const turn = index % 2 === 0 ? apps : [...apps].reverse();
          const repeat = (): void => void (figures.repeated += 1);
          const cart = await insist<string>(turn, { path: "cart/create", body: {} }, repeat);
          await insist(turn, { path: "cart/update", body: { cartItem: line }, token: cart.result }, repeat);
          const body = orderBody(line, cart.result);
          const order = await insist<{ increment_id: string }>(turn, { path: "order", body }, repeat);
          if (order.status !== 200) throw new Error(`refused: ${JSON.stringify(order.result)}`);
          acknowledged.set(body.order_id, order.result.increment_id);
          // A second line that nobody orders: its hold has to go by itself.
          if (index % 5 === 0)
            await insist(
              turn,
              { path: "cart/update", body: { cartItem: { ...line, sku: "HELMET" } }, token: cart.result },
              repeat,
            );
          done += 1;
          for (const waiter of waiting.splice(0)) (done >= waiter.count ? waiter.go : () => waiting.push(waiter))();
        }
      };
      const crash = async (): Promise<void> => {
        const app = apps[round % apps.length];
        await reached(Math.floor(orders * (0.15 + 0.2 * Math.random())));
        const appBack = (await app?.kill()) ?? 0;
        await reached(Math.floor(orders * (0.5 + 0.3 * Math.random())));
        const databaseBack = await database.kill();
        figures.kills += 2;
        figures.slowestReturnMs = Math.max(figures.slowestReturnMs, appBack, databaseBack);
      };
      await Promise.all([crash(), ...Array.from({ length: WORKERS }, shopper)]);
      say(
        `round ${round + 1} of ${rounds}: ` +
          `${acknowledged.size} orders acknowledged, ${figures.repeated} requests repeated`,
      );
    }
    figures.acknowledged = acknowledged.size;
    Object.assign(figures, await judge(pool, acknowledged));
    figures.orphans = await orphansAfterTheirTime(pool);
    return figures;
  } finally {
    await Promise.allSettled(apps.map((app) => app.end()));
    await pool.end();
    await database.end();
  }
}

async function judge(pool: ReturnType<typeof createPool>, acknowledged: Map<string, string>) {
  const { rows: stored } = await pool.query<{ id: string; increment_id: string; lines: number }>(
    `SELECT id, increment_id, (SELECT count(*)::int FROM order_line l WHERE l.order_id = o.id) AS lines
     FROM rental_order o`,
  );
  const known = new Map(stored.map((row) => [row.id, row]));
  const lost = [...acknowledged].filter(([id, number]) => {
    const row = known.get(id);
    return row?.increment_id !== number || row.lines !== 1;
  });
  const { rows: counted } = await pool.query<{ miscounted: number; disagreeing: number }>(`
    WITH taken AS (
      SELECT variant_id, source_id, d::date AS day, sum(units)::int AS units FROM claim
      CROSS JOIN LATERAL generate_series(period_from, blocked_to, interval '1 day') AS d GROUP BY 1, 2, 3)
    SELECT (SELECT count(*)::int FROM stock_day c FULL JOIN taken t USING (variant_id, source_id, day)
        WHERE coalesce(c.booked, 0) <> coalesce(t.units, 0)) AS miscounted,
      (SELECT count(*)::int FROM rental_order o
        WHERE (o.status = 'cancelled') = EXISTS (SELECT 1 FROM claim c WHERE c.order_id = o.id)) AS disagreeing`);
  return { lost: lost.length, surplus: stored.filter((row) => !acknowledged.has(row.id)).length, ...counted[0] };
}

/** Lets the time of all that carts keep run out, and waits for the jobs of the processes that are left. */
async function orphansAfterTheirTime(pool: ReturnType<typeof createPool>): Promise<number> {
  await pool.query("UPDATE claim SET ends_at = now() - interval '1 second' WHERE cart_item_id IS NOT NULL");
  const giveUpAt = performance.now() + SWEEP_PATIENCE_MS;
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      "SELECT count(*)::int AS left FROM claim WHERE cart_item_id IS NOT NULL AND ends_at <= now()",
    );
    const left = rows[0]?.left ?? Number.NaN;
    if (left === 0 || performance.now() > giveUpAt) return left;
    await pause(500);
  }
}

const figures = await crashTest(
  { rounds: Number(process.env.CRASH_ROUNDS ?? 20), orders: Number(process.env.CRASH_ORDERS ?? 200) },
  (line) => void process.stdout.write(`${line}\n`),
);
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
const { lost, surplus, miscounted, orphans, disagreeing } = figures;
process.exitCode = lost + surplus + miscounted + orphans + disagreeing > 0 ? 1 : 0;
