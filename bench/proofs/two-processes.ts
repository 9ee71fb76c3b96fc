import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/lib/free-port";
import { Bench } from "../lib/bench";
import { table } from "../lib/figure";
import { startChild } from "../lib/processes";
import { orders, races } from "../rows/races";
import { ask } from "../lib/databases";

/* The races of the bench, on the oldest PostgreSQL that the shop runs on, by two processes that share a Redis. */

const BINARIES = process.env.POSTGRES_15 ?? "/usr/lib/postgresql/15/bin";
const TRIALS = Number(process.env.RACE_TRIALS ?? 200);

async function until(isThere: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (
      await isThere().then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error("it did not open in half a minute");
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function userOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

if (!existsSync(path.join(BINARIES, "postgres"))) throw new Error(`there is no PostgreSQL 15 in ${BINARIES}`);
const folder = mkdtempSync(path.join(tmpdir(), "sezona-15-"));
const user = userOf();
chmodSync(folder, 0o755);
if (user) chownSync(folder, user.uid, user.gid);
const data = path.join(folder, "data");
execFileSync(
  path.join(BINARIES, "initdb"),
  ["-D", data, "-U", "sezona", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
  {
    ...user,
    stdio: "ignore",
  },
);
const [port, redisPort] = [await freePort(), await freePort()];
const postgres = startChild(
  path.join(BINARIES, "postgres"),
  ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1"],
  {
    ...user,
    stdio: "ignore",
  },
);
const redis = startChild("redis-server", ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", ""], {
  stdio: "ignore",
});
const server = `postgresql://sezona@127.0.0.1:${port}`;
process.env.REDIS_URL = `redis://127.0.0.1:${redisPort}`;
process.env.BENCH_DATABASE_URL = `${server}/sezona`;
const bench = new Bench(process.cwd(), { seconds: 1, turns: 1, trials: TRIALS });
try {
  await until(() => ask(`${server}/postgres`, "SELECT 1"));
  const [version] = await ask<{ server_version: string }>(`${server}/postgres`, "SHOW server_version");
  await ask(`${server}/postgres`, "CREATE DATABASE sezona");
  const figures = [...(await races.run(bench)), ...(await orders.run(bench))];
  process.stdout.write(`PostgreSQL ${version?.server_version}, two processes, one Redis\n${table(figures)}\n`);
  process.exitCode = figures.some(({ isMet }) => isMet === false) ? 1 : 0;
} finally {
  await bench.close();
  for (const child of [redis, postgres]) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGINT");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
