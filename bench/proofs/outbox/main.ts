import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { build as bundle } from "esbuild";
import { addDays, shopDay } from "@/lib/domain/days";
import { ensureBuild } from "@/scripts/lib/build";
import { findChromium, isRoot, ROOT_FLAGS } from "@/scripts/lib/chromium";
import { prepareQueues } from "@/scripts/lib/database";
import { shopEnvironment } from "@/scripts/lib/run-file";
import { openBundledPostgres } from "@/server/db/bundled";
import { createPool } from "@/server/db/client";
import { migrate, migrationsFolder } from "@/server/db/migrate";
import { fillPlentifully } from "@/server/testing/plentiful-shop";
import { startShop } from "../../lib/processes";
import { type Ends, submitAll } from "./submissions";

/*
 * Orders in a real browser, each with something that goes wrong while it is sent: offline, lost, cut, late and broken
 * answers, reload, second tab, full storage. Each has to end as exactly one order of the database.
 */

const SUBMISSIONS = Number(process.env.OUTBOX_SUBMISSIONS ?? 300);

async function inPage(root: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [path.join(root, "bench", "proofs", "outbox", "in-page.ts")],
    bundle: true,
    write: false,
    format: "iife",
    define: { "process.env.NODE_ENV": '"production"' },
    tsconfig: path.join(root, "tsconfig.json"),
  });
  return outputFiles[0]?.text ?? "";
}

const root = process.cwd();
const home = mkdtempSync(path.join(tmpdir(), "sezona-outbox-"));
// As root, PostgreSQL runs as another user, who must be able to pass.
chmodSync(home, 0o755);
process.env.SEZONA_DATA_DIR = home;
const postgres = await openBundledPostgres({ home, projectRoot: root });
const pool = createPool(postgres.url, { max: 2 });
try {
  const env = (port: number): NodeJS.ProcessEnv => ({
    ...shopEnvironment(home, { port, databaseUrl: postgres.url }),
    RATE_LIMIT_FACTOR: "0",
  });
  await migrate(postgres.url, migrationsFolder(root));
  await prepareQueues(postgres.url);
  await fillPlentifully(pool, new Date());
  const build = await ensureBuild({ root, env: env(0), beforeOutput: () => undefined });
  const app = await startShop(root, build, env);
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: isRoot() ? ROOT_FLAGS : [],
  });
  try {
    const today = shopDay(new Date());
    const line = (serial: number) => ({
      from: addDays(today, 10 + (serial % 60)),
      to: addDays(today, 12 + (serial % 60)),
    });
    const startedAt = performance.now();
    const ends: Ends = await submitAll(SUBMISSIONS, {
      browser,
      script: await inPage(root),
      // A page of the shop's origin that loads nothing of its own.
      address: `${app.origin}/robots.txt`,
      days: line,
      ordersOf: async (note) =>
        (
          await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM rental_order WHERE user_note = $1", [
            note,
          ])
        ).rows[0]?.count ?? 0,
      say: (text) => void process.stdout.write(`${text}\n`),
    });
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    process.stdout.write(`${SUBMISSIONS} submissions in ${minutes} minutes: ${JSON.stringify(ends)}\n`);
    process.exitCode = ends.placed === SUBMISSIONS && ends.doubled + ends.lost + ends.stuck === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await app.stop();
  }
} finally {
  await pool.end();
  await postgres.destroy();
  rmSync(home, { recursive: true, force: true });
}
