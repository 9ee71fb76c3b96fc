import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../../server/db/postgres/free-port";
import { chromiumInstallation, findChromium } from "./chromium";
import type { Commands } from "./commands";
import { readRunFile } from "./run-file";
import { readReport } from "./read-report";
import { type PlaywrightReport, sum, type Tally, tallyCheck, tallyPlaywright } from "./tally";

interface Stage {
  title: string;
  commands: Commands;
  env: NodeJS.ProcessEnv;
  /** Where reports are written, and the shop keeps its own in `shop`. */
  folder: string;
  root: string;
}

/** Builds the shop, opens it as a shopkeeper would, and shops in it. Opening counts as one check. */
export async function shopInBrowser(stage: Stage): Promise<Tally> {
  const { title, commands, env, root } = stage;
  const chromium = await ensureChromium(stage);
  const port = await freePort();
  const shop = commands.start({
    command: process.execPath,
    args: [path.join(root, "scripts", "start.mjs")],
    env: { ...env, PORT: String(port) },
  });
  try {
    const isOpen = await waitUntilOpen(stage, shop);
    if (!isOpen || !chromium) {
      process.stderr.write(
        isOpen
          ? "There is no Chromium: set CHROMIUM_PATH, or install one.\n"
          : "The shop did not open, so nobody could shop in it.\n",
      );
      return sum([tallyCheck(`${title}: opening the shop`, isOpen), tallyCheck(title, false)]);
    }
    return sum([tallyCheck(title, true), await runPlaywright(stage, port, chromium)]);
  } finally {
    await commands.stop(shop);
  }
}

async function runPlaywright(stage: Stage, port: number, chromium: string): Promise<Tally> {
  const { title, commands, folder, root } = stage;
  const report = path.join(folder, "playwright.json");
  const env = {
    ...stage.env,
    SHOP_URL: `http://localhost:${port}`,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const args = [path.join(root, "node_modules", "@playwright/test/cli.js"), "test", "--reporter=list,json"];
  const hasSucceeded = await commands.run({ command: process.execPath, args, env, limitMinutes: 30 });
  return tallyPlaywright(title, readReport<PlaywrightReport>(report), hasSucceeded);
}

async function ensureChromium({ commands, env }: Stage): Promise<string | null> {
  const found = await findChromium(env);
  if (found) return found;
  for (const [command, args] of chromiumInstallation()) {
    process.stdout.write(`There is no Chromium yet: ${command} ${args.join(" ")}\n`);
    await commands.run({ command, args, env: { ...env, DEBIAN_FRONTEND: "noninteractive" }, limitMinutes: 8 });
  }
  return findChromium(env);
}

/** The launcher writes its run file when the first page has been answered. */
async function waitUntilOpen(
  { folder }: Stage,
  shop: { exitCode: number | null; signalCode: string | null },
): Promise<boolean> {
  const giveUpAt = performance.now() + 20 * 60_000;
  while (shop.exitCode === null && shop.signalCode === null && performance.now() < giveUpAt) {
    if (readRunFile(path.join(folder, "shop"))) return true;
    await pause(200);
  }
  return false;
}
