import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "node:util";

import { openBundledPostgres } from "../../server/db/bundled";
import { freePort } from "../../server/db/postgres/free-port";
import { chromiumInstallation, findChromium } from "./chromium";
import { Commands } from "./commands";
import { readRunFile } from "./run-file";
import {
  type JestReport,
  type PlaywrightReport,
  sum,
  type Tally,
  tallyCheck,
  tallyJest,
  tallyPlaywright,
} from "./tally";

/** Runs every stage, prints each with its time and the sum as the last line. @returns the exit code. */
export async function runSuite(root: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), `sezona-suite-${process.pid}-`));
  // As root, PostgreSQL runs as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const suite = new Suite(root, folder);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void suite.close().then(() => process.exit(130)));
  }
  try {
    return await suite.run();
  } finally {
    await suite.close();
  }
}

class Suite {
  private readonly commands = new Commands();
  private readonly tallies: Tally[] = [];
  private readonly env: NodeJS.ProcessEnv;
  private closing: Promise<void> | null = null;

  constructor(
    private readonly root: string,
    private readonly folder: string,
  ) {
    // Tests bring their own database; the one of the environment may hold real orders. Empty, so that .env stays out.
    this.env = {
      ...process.env,
      ...ownSettings(root),
      DATABASE_URL: "",
      SEZONA_DATA_DIR: path.join(folder, "shop"),
      NEXT_TELEMETRY_DISABLED: "1",
    };
  }

  async run(): Promise<number> {
    const startedAt = performance.now();
    await this.stage("Format", (title) => this.check(title, "format:check", 6));
    await this.stage("Types", (title) => this.check(title, "types", 10));
    await this.stage("Lint", (title) => this.check(title, "lint", 15));
    await this.stage("Layers", (title) => this.check(title, "layers", 6));
    await this.stage("Dead code", (title) => this.check(title, "dead", 6));
    await this.stage("Unit and component tests", (title) => this.jest(title, ["unit", "dom"], 20));
    await this.stage("Server tests on PostgreSQL", (title) => this.jest(title, ["server"], 20));
    await this.stage("Tests in the browser", (title) => this.browser(title));

    const { passed, failed, failures } = sum(this.tallies);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    process.stdout.write(`\nThe suite took ${minutes} minutes.\n`);
    for (const failure of failures) process.stdout.write(`Failed: ${failure.replace(`${this.root}${path.sep}`, "")}\n`);
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
    return failed > 0 || passed === 0 ? 1 : 0;
  }

  close(): Promise<void> {
    this.closing ??= this.cleanUp();
    return this.closing;
  }

  private async cleanUp(): Promise<void> {
    await this.commands.stopAll();
    const home = path.join(this.folder, "shop");
    // A launcher that had to be killed could not stop its database.
    if (existsSync(path.join(home, "postgres", "postmaster.pid")))
      await (await openBundledPostgres({ home })).destroy();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async stage(title: string, work: (title: string) => Promise<Tally>): Promise<void> {
    // Interrupted: what the stopped stage answered is no reason to begin another.
    if (this.closing) return;
    process.stdout.write(`\n── ${title} ──\n`);
    const startedAt = performance.now();
    const tally = await work(title);
    this.tallies.push(tally);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`── ${title}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s ──\n`);
  }

  private async check(title: string, script: string, limitMinutes: number): Promise<Tally> {
    return tallyCheck(title, await this.commands.run({ ...npm(["run", "-s", script]), env: this.env, limitMinutes }));
  }

  private async jest(title: string, projects: string[], limitMinutes: number): Promise<Tally> {
    const report = path.join(this.folder, `jest-${projects.join("-")}.json`);
    // A test that hangs is found either way; one that is slow on a busy machine has done nothing wrong.
    const patience = "--testTimeout=60000";
    const args = [
      this.module("jest/bin/jest.js"),
      "--ci",
      "--maxWorkers=2",
      patience,
      "--json",
      `--outputFile=${report}`,
      "--selectProjects",
      ...projects,
    ];
    const hasSucceeded = await this.commands.run({ command: process.execPath, args, env: this.env, limitMinutes });
    return tallyJest(title, readReport<JestReport>(report), hasSucceeded);
  }

  /** Builds the shop, opens it as a shopkeeper would, and shops in it. Opening counts as one check. */
  private async browser(title: string): Promise<Tally> {
    const chromium = await this.chromium();
    const port = await freePort();
    const shop = this.commands.start({
      command: process.execPath,
      args: [path.join(this.root, "scripts", "start.mjs")],
      env: { ...this.env, PORT: String(port) },
    });
    try {
      const isOpen = await this.waitUntilOpen(shop);
      if (!isOpen || !chromium) {
        process.stderr.write(
          isOpen
            ? "There is no Chromium: set CHROMIUM_PATH, or install one.\n"
            : "The shop did not open, so nobody could shop in it.\n",
        );
        return sum([tallyCheck(`${title}: opening the shop`, isOpen), tallyCheck(title, false)]);
      }
      return sum([tallyCheck(title, true), await this.playwright(title, port, chromium)]);
    } finally {
      await this.commands.stop(shop);
    }
  }

  private async playwright(title: string, port: number, chromium: string): Promise<Tally> {
    const report = path.join(this.folder, "playwright.json");
    const env = {
      ...this.env,
      SHOP_URL: `http://localhost:${port}`,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const args = [this.module("@playwright/test/cli.js"), "test", "--reporter=list,json"];
    const hasSucceeded = await this.commands.run({ command: process.execPath, args, env, limitMinutes: 30 });
    return tallyPlaywright(title, readReport<PlaywrightReport>(report), hasSucceeded);
  }

  private async chromium(): Promise<string | null> {
    const found = await findChromium(this.env);
    if (found) return found;
    for (const [command, args] of chromiumInstallation()) {
      process.stdout.write(`There is no Chromium yet: ${command} ${args.join(" ")}\n`);
      await this.commands.run({
        command,
        args,
        env: { ...this.env, DEBIAN_FRONTEND: "noninteractive" },
        limitMinutes: 8,
      });
    }
    return findChromium(this.env);
  }

  /** The launcher writes its run file when the first page has been answered. */
  private async waitUntilOpen(shop: { exitCode: number | null; signalCode: string | null }): Promise<boolean> {
    const giveUpAt = performance.now() + 20 * 60_000;
    while (shop.exitCode === null && shop.signalCode === null && performance.now() < giveUpAt) {
      if (readRunFile(path.join(this.folder, "shop"))) return true;
      await pause(200);
    }
    return false;
  }

  private module(file: string): string {
    return path.join(this.root, "node_modules", file);
  }
}

/** What an owner's `.env` sets, left empty. */
function ownSettings(root: string): Record<string, string> {
  const file = path.join(root, ".env");
  if (!existsSync(file)) return {};
  return Object.fromEntries(Object.keys(parseEnv(readFileSync(file, "utf8"))).map((name) => [name, ""]));
}

/** npm's own JavaScript when npm started us: Windows cannot spawn npm.cmd without a shell. */
function npm(args: string[]): { command: string; args: string[] } {
  const script = process.env.npm_execpath;
  return script ? { command: process.execPath, args: [script, ...args] } : { command: "npm", args };
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return null;
  }
}
