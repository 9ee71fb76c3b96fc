import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";

import { dumpDatabase } from "../../server/backup/dump";
import { type Manifest, readManifest } from "../../server/backup/manifest";
import { openBundledPostgres } from "../../server/db/bundled";
import { freePort } from "../../server/db/postgres/free-port";
import { ensureBuild, lastBuild } from "./build";
import { runNode, typeScriptArgs } from "./child";
import { shopEnvironment } from "./run-file";
import { startShop, waitUntilOpen } from "./serve";

interface DrillOptions {
  root: string;
  backup: string;
  steps: {
    run<T>(title: string, work: (step: { note(text: string): void; breakLine(): void }) => T): Promise<Awaited<T>>;
  };
}

/**
 * What reaches beyond this machine, or into the shop that renters use: the copy must send no mail a second time, ask no
 * gateway, and write into no bucket.
 */
const OUTSIDE = [
  ...["DATABASE_URL", "REDIS_URL", "MEDIA_DIR", "S3_.*", "SMTP_URL", "MAIL_.*", "GOPAY_.*", "COMGATE_.*"],
  ...["PAYMENT_SANDBOX", "SITE_URL", "TRUSTED_PROXIES", "SENTRY_.*", "METRICS_.*", "GTM_.*", "COMMERCE_.*"],
  ...["CONTENT_.*", "INTERNAL_SECRET", "BUILD"],
];
const isOutside = (name: string): boolean => OUTSIDE.some((pattern) => new RegExp(`^${pattern}$`, "u").test(name));

/** Whether a back-up can be brought in and opened, tried out in a folder of its own. @returns the exit code. */
export async function runDrill({ root, backup, steps }: DrillOptions): Promise<number> {
  const manifest = await readManifest(backup);
  const home = mkdtempSync(path.join(tmpdir(), "sezona-drill-"));
  // As root, PostgreSQL runs as another user, who must be able to pass.
  chmodSync(home, 0o755);
  // Of this process too: what is asked for the copy must not come from the shop's own settings.
  for (const name of Object.keys(process.env)) if (isOutside(name)) delete process.env[name];
  process.env.SEZONA_DATA_DIR = home;
  const postgres = await steps.run("Starting a second database", () => openBundledPostgres({ home }));
  const faults: string[] = [];
  try {
    const port = await freePort();
    await steps.run("Restoring", (step) => {
      step.breakLine();
      const tool = path.join(root, "server", "cli", "restore.ts");
      const env = {
        ...process.env,
        DATABASE_URL: postgres.url,
        TSX_TSCONFIG_PATH: path.join(root, "tsconfig.json"),
      };
      return runNode(root, typeScriptArgs(root, tool, [backup]), env, "The restoring");
    });
    await steps.run("Comparing orders and counters", async (step) => {
      const found = await compare(postgres.url, manifest, path.join(home, "again"));
      faults.push(...found.faults);
      step.note(found.note);
    });
    const build = await steps.run("Building", async (step) => {
      const known = lastBuild(root);
      if (known) return known;
      return ensureBuild({ root, env: process.env, beforeOutput: step.breakLine });
    });
    await steps.run("Opening the restored shop", async (step) => {
      step.breakLine();
      const env = { ...shopEnvironment(home, { port, databaseUrl: postgres.url }), PAYMENT_SANDBOX: "0" };
      const server = startShop({ root, port, env, build });
      try {
        await waitUntilOpen(server, port, "/api/health/ready");
        faults.push(...(await visit(`http://127.0.0.1:${port}`, await newestOrder(postgres.url))));
      } finally {
        await server.stop();
      }
    });
  } finally {
    await postgres.destroy();
    rmSync(home, { recursive: true, force: true });
  }
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(
    faults.length > 0
      ? `\nThe back-up of ${manifest.madeAt} does not hold.\n`
      : `\nThe back-up of ${manifest.madeAt} holds: it was restored, compared and opened.\n`,
  );
  return faults.length > 0 ? 1 : 0;
}

/** Every counter says what the claims on its day add up to. */
const MISCOUNTED = `
  WITH taken AS (
    SELECT variant_id, source_id, d::date AS day, sum(units)::int AS units FROM claim
    CROSS JOIN LATERAL generate_series(period_from, blocked_to, interval '1 day') AS d GROUP BY 1, 2, 3)
  SELECT count(*)::int AS value FROM stock_day c FULL JOIN taken t USING (variant_id, source_id, day)
  WHERE coalesce(c.booked, 0) <> coalesce(t.units, 0)`;

async function compare(url: string, manifest: Manifest, folder: string): Promise<{ faults: string[]; note: string }> {
  const again = await dumpDatabase(url, folder);
  // Newer migrations have made other tables of them; then their rows are counted.
  const isSame = again.migrations.length === manifest.migrations.length;
  const faults = manifest.tables.flatMap((table) => {
    const found = again.tables.find(({ schema, name }) => schema === table.schema && name === table.name);
    if (isSame ? found?.sha256 === table.sha256 : found?.rows === table.rows) return [];
    return [
      `${table.name}: ${found?.rows ?? "no"} rows, backed up were ${table.rows}${isSame ? " (not the same)" : ""}`,
    ];
  });
  const count = async (sql: string): Promise<number> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ value: number }>(sql).finally(() => client.end());
    return rows[0]?.value ?? Number.NaN;
  };
  const miscounted = await count(MISCOUNTED);
  if (miscounted !== 0) faults.push(`${miscounted} counters do not say what the claims of their day add up to`);
  const orders = await count("SELECT count(*)::int AS value FROM rental_order");
  const counters = await count("SELECT count(*)::int AS value FROM stock_day");
  return { faults, note: `${orders} orders, ${counters} counters, ${again.tables.length} tables` };
}

interface Order {
  id: string;
  number: string;
}

async function newestOrder(url: string): Promise<Order | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<Order>("SELECT id, increment_id AS number FROM rental_order ORDER BY created_at DESC LIMIT 1")
    .finally(() => client.end());
  return rows[0];
}

/** What a renter would see of it. */
async function visit(origin: string, order: Order | undefined): Promise<string[]> {
  const faults: string[] = [];
  const ask = async (address: string, expected: string, what: string): Promise<void> => {
    const answer = await fetch(`${origin}${address}`, { redirect: "follow" });
    const text = await answer.text();
    if (!answer.ok || !text.includes(expected))
      faults.push(`${what} answers ${answer.status}, or not with what it should`);
  };
  await ask("/", "</html>", "the home page");
  if (order) await ask(`/api/order?id=${order.id}`, order.number, `order ${order.number}`);
  return faults;
}
