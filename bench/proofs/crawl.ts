import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Commands } from "../../scripts/lib/commands";
import { Crawl } from "../../scripts/lib/crawl";
import { readRunFile } from "../../scripts/lib/run-file";
import { freePort } from "../../server/db/postgres/free-port";
import { openWorkspace } from "../lib/workspace";

/*
 * Walks through a shop as crawlers do, and prints what a search engine would hold against it. With SHOP_URL it walks
 * through the one that is open there, else through the demo shop, opened as its owner would.
 */

const OPENING_MINUTES = 20;
const SHOWN = 100;
const root = process.cwd();
const commands = new Commands();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void commands.stopAll().then(() => process.exit(130)));

async function openShop(): Promise<string> {
  const { home } = openWorkspace(root);
  const port = await freePort();
  const shop = commands.start({
    command: process.execPath,
    args: [path.join(root, "scripts", "start.mjs")],
    env: { ...process.env, DATABASE_URL: "", SEZONA_DATA_DIR: home, PORT: String(port) },
  });
  const giveUpAt = performance.now() + OPENING_MINUTES * 60_000;
  while (readRunFile(home)?.port !== port) {
    if (shop.exitCode !== null || performance.now() > giveUpAt) throw new Error("the shop did not open");
    await pause(200);
  }
  return `http://localhost:${port}`;
}

let shown = 0;
try {
  const { problems, ...counts } = await new Crawl({
    origin: process.env.SHOP_URL ?? (await openShop()),
    from: ["/"],
    limit: Number(process.env.CRAWL_PAGES ?? 20_000),
    narrowed: Number(process.env.CRAWL_NARROWED ?? 500),
    validatedOf: Number(process.env.CRAWL_VALIDATED_OF ?? 5),
    pictures: Number(process.env.CRAWL_PICTURES ?? 100),
    lanes: 3,
    onProblem: (problem) => {
      if ((shown += 1) <= SHOWN) process.stdout.write(`  ${problem}\n`);
    },
  }).run();
  process.stdout.write(`${JSON.stringify({ ...counts, problems: problems.length })}\n`);
  process.exitCode = problems.length > 0 || counts.pages === 0 ? 1 : 0;
} finally {
  await commands.stopAll();
}
