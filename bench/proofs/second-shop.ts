import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Commands } from "../../scripts/lib/commands";
import { freePort } from "../../server/db/postgres/free-port";
import { readRunFile } from "../../scripts/lib/run-file";
import { openWorkspace } from "../lib/workspace";

/*
 * Opens the demo shop as its owner would, and beside it the one without a database: the browser's test does the rest
 * (`e2e/second-shop.spec.ts`).
 */

const OPENING_MINUTES = 20;
const root = process.cwd();
const { home } = openWorkspace(root);
const port = await freePort();
const env = { ...process.env, DATABASE_URL: "", SEZONA_DATA_DIR: home, SHOP_URL: `http://localhost:${port}` };
const commands = new Commands();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void commands.stopAll().then(() => process.exit(130)));

const shop = commands.start({
  command: process.execPath,
  args: [path.join(root, "scripts", "start.mjs")],
  // What the other shop sends for its visitors counts as theirs; with a proxy in front, trials have to be asked for.
  env: { ...env, PORT: String(port), TRUSTED_PROXIES: "1", PAYMENT_SANDBOX: "1" },
});
try {
  const giveUpAt = performance.now() + OPENING_MINUTES * 60_000;
  while (readRunFile(home)?.port !== port) {
    if (shop.exitCode !== null || performance.now() > giveUpAt) throw new Error("the shop did not open");
    await pause(200);
  }
  const holds = await commands.run({
    command: process.execPath,
    args: [
      path.join(root, "node_modules", "@playwright", "test", "cli.js"),
      "test",
      "e2e/second-shop.spec.ts",
      "--workers=1",
    ],
    env,
    limitMinutes: 10,
  });
  process.exitCode = holds ? 0 : 1;
} finally {
  await commands.stop(shop);
}
