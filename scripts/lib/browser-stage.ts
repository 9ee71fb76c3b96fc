import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../../server/db/postgres/free-port";
import { chromiumInstallation, findChromium } from "./chromium";
import type { Commands } from "./commands";
import { program } from "./proof";
import { findRedis, NO_REDIS, redisInstallation } from "./redis";
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
    // Before anybody rents: a crawler's judgement of the shop as it is opened.
    const walked = await walkThrough(stage, port);
    await ensureRedis(stage);
    return sum([tallyCheck(title, true), walked, await runPlaywright(stage, port, chromium)]);
  } finally {
    await commands.stop(shop);
  }
}

/** The crawl in short (docs/proofs.md): some pages of every shop and language, and what they lead to. */
const CRAWLED = { CRAWL_PAGES: "300", CRAWL_NARROWED: "20", CRAWL_VALIDATED_OF: "3", CRAWL_PICTURES: "10" };

async function walkThrough({ commands, env, root }: Stage, port: number): Promise<Tally> {
  const args = program(root, "bench/proofs/crawl.ts");
  const own = { ...env, ...CRAWLED, SHOP_URL: `http://localhost:${port}` };
  const command = { command: process.execPath, args, env: own, limitMinutes: 6 };
  return tallyCheck("A crawler walks through all shops and languages", await commands.run(command));
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
  const hasSucceeded = await commands.run({ command: process.execPath, args, env, limitMinutes: 45 });
  return tallyPlaywright(title, readReport<PlaywrightReport>(report), hasSucceeded);
}

/** Two processes that share a Redis are tried where one is, or can be had; else it is said that they are not. */
async function ensureRedis({ commands, env }: Stage): Promise<void> {
  for (const [command, args] of findRedis(env) ? [] : redisInstallation()) {
    process.stdout.write(`There is no Redis yet: ${command} ${args.join(" ")}\n`);
    await commands.run({ command, args, env: { ...env, DEBIAN_FRONTEND: "noninteractive" }, limitMinutes: 4 });
  }
  if (!findRedis(env)) process.stdout.write(`Left out: two processes with one Redis, since ${NO_REDIS}.\n`);
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
