import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { prepareQueues } from "../../scripts/lib/database";
import { ensureBuild } from "../../scripts/lib/build";
import { typeScriptArgs } from "../../scripts/lib/child";
import { shopEnvironment } from "../../scripts/lib/run-file";
import { openBundledPostgres } from "@/server/db/bundled";
import { migrate, migrationsFolder } from "@/server/db/migrate";
import { closeOnSignal } from "../lib/close-on-signal";
import { type App, startChild, startShop } from "../lib/processes";
import { writeTable } from "./own-shop/table";

/*
 * A hundred megabytes of CSV come into a shop that is open: the importer takes no more memory than is said here, and
 * whoever looks around meanwhile is answered.
 */

const MEGABYTES = Number(process.env.IMPORT_MB ?? 100);
const MAX_RSS_MB = 500;
const HEAP_MB = 192;
const MAX_ANSWER_MS = 5_000;
const TEXT = "Pevné a lehké vybavení na celý den v terénu. ".repeat(9);
const HEAD =
  "sku;type_id;name;slug;short_description;description;category_ids;store_codes;price_list.0.days_from;" +
  "price_list.0.days_to;price_list.0.price_per_day;deposit;stock.u-potoka";

function writeProducts(file: string): number {
  const opened = openSync(file, "w");
  writeSync(opened, `${HEAD}\n`);
  let rows = 0;
  for (let bytes = 0; bytes < MEGABYTES * 1e6;) {
    let block = "";
    for (let row = 0; row < 1_000; row += 1, rows += 1) {
      // Not where others look around: what a listing of so many things takes is the benchmark's to say.
      const [category, price] = [75 + (rows % 4), 100 + (rows % 400)];
      block += `BIG-${rows};simple;Lyže ${rows};big-${rows};Krátce;${TEXT};${category};main;1;;${price};1000;2\n`;
    }
    bytes += writeSync(opened, block);
  }
  closeSync(opened);
  return rows;
}

const root = process.cwd();
const scratch = mkdtempSync(path.join(tmpdir(), "sezona-large-import-"));
const home = path.join(scratch, "data");
mkdirSync(home);
process.env.SEZONA_DATA_DIR = home;
const postgres = await openBundledPostgres({ home, projectRoot: root });
closeOnSignal(() => postgres.release());

const env = (port: number): NodeJS.ProcessEnv => ({
  ...shopEnvironment(home, { port, databaseUrl: postgres.url }),
  ...{ RATE_LIMIT_FACTOR: "0", TSX_TSCONFIG_PATH: path.join(root, "tsconfig.json") },
});

const rssOf = (pid: number): number => {
  try {
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)]).toString()) / 1024;
  } catch {
    // It has just ended.
    return 0;
  }
};

/** Runs the importer, and looks at its memory until it ends. */
async function bringIn(target: string, look: (rssMb: number) => Promise<void>): Promise<boolean> {
  const args = typeScriptArgs(root, path.join(root, "server/cli/catalogue-import.ts"), [target]);
  const child = startChild(process.execPath, [`--max-old-space-size=${HEAP_MB}`, ...args], {
    env: env(0),
    stdio: "inherit",
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  while (child.exitCode === null && child.signalCode === null) {
    await look(rssOf(child.pid ?? 0));
    await pause(250);
  }
  return (await ended) === 0;
}

interface Seen {
  rssMb: number;
  asked: number;
  slowestMs: number;
  wrong: string[];
}

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const ADDRESSES = ["/", "/c/lyze", `/c/lyze?dateFrom=${day(20)}&dateTo=${day(22)}`, "/api/catalog/product?size=1"];

async function ask(app: App, seen: Seen): Promise<void> {
  for (const address of ADDRESSES) {
    const startedAt = performance.now();
    const answer = await fetch(`${app.origin}${address}`, { signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    const ms = performance.now() - startedAt;
    seen.asked += 1;
    seen.slowestMs = Math.max(seen.slowestMs, ms);
    if (answer.status !== 200 || ms > MAX_ANSWER_MS)
      seen.wrong.push(`${address}: ${answer.status} after ${ms.toFixed(0)} ms`);
  }
}

async function prove(app: App): Promise<boolean> {
  const table = path.join(scratch, "cenik.xlsx");
  await writeTable(table);
  if (!(await bringIn(table, async () => undefined))) return false;
  const file = path.join(scratch, "products.csv");
  const rows = writeProducts(file);
  const seen: Seen = { rssMb: 0, asked: 0, slowestMs: 0, wrong: [] };
  const startedAt = performance.now();
  const isIn = await bringIn(file, async (rssMb) => {
    seen.rssMb = Math.max(seen.rssMb, rssMb);
    await ask(app, seen);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(
    `${(statSync(file).size / 1e6).toFixed(0)} MB, ${rows} things, ${isIn ? "in" : "NOT in"} after ` +
      `${seconds.toFixed(0)} s, at most ${seen.rssMb.toFixed(0)} MB of memory; meanwhile ${seen.asked} asked, ` +
      `${seen.wrong.length} wrong, slowest ${seen.slowestMs.toFixed(0)} ms\n`,
  );
  for (const line of seen.wrong.slice(0, 10)) process.stdout.write(`  ${line}\n`);
  return isIn && seen.rssMb <= MAX_RSS_MB && seen.wrong.length === 0;
}

try {
  await migrate(postgres.url, migrationsFolder(root));
  await prepareQueues(postgres.url);
  const build = await ensureBuild({ root, env: env(0), beforeOutput: () => undefined });
  const app = await startShop(root, build, env);
  try {
    process.exitCode = (await prove(app)) ? 0 : 1;
  } finally {
    await app.stop();
  }
} finally {
  await postgres.release();
  rmSync(scratch, { recursive: true, force: true });
}
