import { findRedis, NO_REDIS } from "../../scripts/lib/redis";
import { freePort } from "../../server/db/postgres/free-port";
import { Bench } from "../lib/bench";
import { closeOnSignal } from "../lib/close-on-signal";
import { ask } from "../lib/databases";
import { table } from "../lib/figure";
import { interrupt, openOldestPostgres } from "../lib/oldest-postgres";
import { startChild } from "../lib/processes";
import { orders, races } from "../rows/races";

/* The races of the bench, on the oldest PostgreSQL that the shop runs on, by two processes that share a Redis. */

const TRIALS = Number(process.env.RACE_TRIALS ?? 1_000);

const server = findRedis();
if (!server) throw new Error(NO_REDIS);
const postgres = await openOldestPostgres();
const redisPort = await freePort();
const redis = startChild(server, ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", ""], {
  stdio: "ignore",
});
process.env.REDIS_URL = `redis://127.0.0.1:${redisPort}`;
process.env.BENCH_DATABASE_URL = `${postgres.url}/sezona`;
const bench = new Bench(process.cwd(), { seconds: 1, turns: 1, trials: TRIALS });
closeOnSignal(() => bench.close());
try {
  await ask(`${postgres.url}/postgres`, "CREATE DATABASE sezona");
  const figures = [...(await races.run(bench)), ...(await orders.run(bench))];
  const [row] = await ask<{ deadlocks: number }>(
    `${postgres.url}/postgres`,
    "SELECT sum(deadlocks)::int AS deadlocks FROM pg_stat_database",
  );
  process.stdout.write(`PostgreSQL ${postgres.version}, two processes, one Redis\n${table(figures)}\n`);
  process.stdout.write(`deadlocks: ${row?.deadlocks}\n`);
  process.exitCode = figures.some(({ isMet }) => isMet === false) || row?.deadlocks !== 0 ? 1 : 0;
} finally {
  await bench.close();
  await interrupt(redis);
  await postgres.close();
}
