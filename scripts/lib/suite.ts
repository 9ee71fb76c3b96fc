import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";

import { openBundledPostgres } from "../../server/db/bundled";
import { shopInBrowser } from "./browser-stage";
import { Commands } from "./commands";
import { readReport } from "./read-report";
import { type JestReport, sum, type Tally, tallyCheck, tallyJest } from "./tally";

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

type Print = (text: string) => void;
const toTerminal: Print = (text) => void process.stdout.write(text);

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
      // What an earlier run has drawn need not be drawn again: pictures are named by what they show.
      DEMO_DIR: path.join(root, ".sezona", "demo"),
      NEXT_TELEMETRY_DISABLED: "1",
    };
  }

  async run(): Promise<number> {
    const startedAt = performance.now();
    // Types and lint read what it writes.
    await this.stage("Types of routes", (title) => this.check(title, "types:routes", 6));
    await Promise.all([
      this.checks([["Lint", "lint", 15]]),
      this.checks([
        ["Types", "types:code", 10],
        ["Format", "format:check", 6],
        ["Layers", "layers", 6],
        ["Dead code", "dead", 6],
      ]),
    ]);
    await this.stage("Unit and component tests", (title) => this.jest(title, ["unit", "dom"], 30));
    await this.stage("Server tests on PostgreSQL", (title) => this.jest(title, ["server"], 30));
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

  private async stage(title: string, work: (title: string) => Promise<Tally>, print = toTerminal): Promise<void> {
    // Interrupted: what the stopped stage answered is no reason to begin another.
    if (this.closing) return;
    print(`\n── ${title} ──\n`);
    const startedAt = performance.now();
    const tally = await work(title);
    this.tallies.push(tally);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    print(`── ${title}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s ──\n`);
  }

  /** One after the other beside other checks: each keeps one core busy, and prints when it is done. */
  private async checks(checks: readonly (readonly [title: string, script: string, limitMinutes: number])[]) {
    for (const [title, script, limitMinutes] of checks) {
      const lines: string[] = [];
      const print = (text: string): void => void lines.push(text);
      await this.stage(title, () => this.check(title, script, limitMinutes, print), print);
      toTerminal(lines.join(""));
    }
  }

  private async check(title: string, script: string, limitMinutes: number, print?: Print): Promise<Tally> {
    const command = { ...npm(["run", "-s", script]), env: this.env, limitMinutes, print };
    return tallyCheck(title, await this.commands.run(command));
  }

  private async jest(title: string, projects: string[], limitMinutes: number): Promise<Tally> {
    const report = path.join(this.folder, `jest-${projects.join("-")}.json`);
    const args = [
      path.join(this.root, "node_modules", "jest/bin/jest.js"),
      "--ci",
      "--maxWorkers=3",
      "--json",
      `--outputFile=${report}`,
      "--selectProjects",
      ...projects,
    ];
    const hasSucceeded = await this.commands.run({ command: process.execPath, args, env: this.env, limitMinutes });
    return tallyJest(title, readReport<JestReport>(report), hasSucceeded);
  }

  private browser(title: string): Promise<Tally> {
    const { commands, env, folder, root } = this;
    return shopInBrowser({ title, commands, env, folder, root });
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
