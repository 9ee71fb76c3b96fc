import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { writeConformanceFolder } from "@/server/content/conformance/folder";
import type { StrapiUnderTest } from "@/server/content/conformance/strapi";
import { freePort } from "@/server/db/postgres/free-port";
import { openThrowawayPostgres } from "@/test/throwaway-postgres";
import { Commands } from "../../scripts/lib/commands";

/*
 * A real Strapi 5 with the shop's content types, installed beside the shop, on a PostgreSQL of its own: it is given the
 * demo shop's content and is asked what the embedded backend is asked.
 */

const root = process.cwd();
/** Stays for the next run: what is installed already need not be fetched again. */
const home = path.join(tmpdir(), "sezona-strapi");
const START_MS = 120_000;

const commands = new Commands();
const content = mkdtempSync(path.join(tmpdir(), "sezona-strapi-content-"));
const secret = (): string => randomBytes(24).toString("hex");
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function must(title: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const startedAt = performance.now();
  const printed: string[] = [];
  const done = await commands.run({
    command,
    args,
    env,
    cwd: home,
    limitMinutes: 20,
    print: (text) => printed.push(text),
  });
  if (!done) throw new Error(`${title} failed:\n${printed.join("").slice(-4_000)}`);
  say(`${title}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  return printed.join("");
}

async function untilOpen(origin: string, ended: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (const until = performance.now() + START_MS; performance.now() < until; await pause(250)) {
    if (hasEnded) break;
    if (
      await fetch(`${origin}/_health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error("Strapi did not open");
}

const tokenIn = (printed: string, name: string): string => {
  const found = new RegExp(`^${name}=(\\w+)$`, "mu").exec(printed)?.[1];
  if (!found) throw new Error(`the seed gave no ${name}:\n${printed}`);
  return found;
};

const postgres = await openThrowawayPostgres("strapi");
try {
  mkdirSync(home, { recursive: true });
  for (const part of ["package.json", "config", "src", "scripts", "public"]) {
    // What is gone from the sources must not be left behind.
    rmSync(path.join(home, part), { recursive: true, force: true });
    cpSync(path.join(root, "strapi", part), path.join(home, part), { recursive: true });
  }
  const [port, webhookPort, webhookSecret] = [await freePort(), await freePort(), secret()];
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ DATABASE_URL: postgres.url, PORT: String(port), HOST: "127.0.0.1", SERVE_ADMIN: "false" },
    ...{ APP_KEYS: secret(), ADMIN_JWT_SECRET: secret(), API_TOKEN_SALT: secret(), TRANSFER_TOKEN_SALT: secret() },
    ...{ STRAPI_TELEMETRY_DISABLED: "true", NODE_ENV: "production" as const, NODE_OPTIONS: "" },
  };
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  await must("installed", npm, ["install", "--no-audit", "--no-fund", "--loglevel=error"], env);

  await writeConformanceFolder(content);
  const hook = ["--webhook", `http://127.0.0.1:${webhookPort}/api/content/webhook`, "--secret", webhookSecret];
  const seeded = await must("seeded", process.execPath, ["scripts/seed.js", content, ...hook, "--editor"], env);

  const printed: string[] = [];
  const bin = path.join(home, "node_modules", "@strapi", "strapi", "bin", "strapi.js");
  const strapi = commands.start({
    command: process.execPath,
    args: [bin, "start"],
    cwd: home,
    env,
    print: (text) => printed.push(text),
  });
  const ended = new Promise((resolve) => strapi.once("exit", resolve));
  await untilOpen(origin, ended).catch((error: unknown) => {
    throw new Error(printed.join("").slice(-4_000), { cause: error });
  });
  const { version } = JSON.parse(
    readFileSync(path.join(home, "node_modules", "@strapi", "strapi", "package.json"), "utf8"),
  ) as { version: string };
  say(`Strapi ${version} answers`);

  const underTest: StrapiUnderTest = {
    ...{ origin, webhookPort, webhookSecret },
    ...{ token: tokenIn(seeded, "CONTENT_API_TOKEN"), editorToken: tokenIn(seeded, "EDITOR_TOKEN") },
  };
  const jest = path.join(root, "node_modules", "jest", "bin", "jest.js");
  const holds = await commands.run({
    command: process.execPath,
    args: [jest, "server/content/conformance", "--ci", "--selectProjects", "server", "--verbose"],
    env: { ...process.env, SEZONA_ENDURANCE: "", STRAPI_UNDER_TEST: JSON.stringify(underTest) },
    limitMinutes: 10,
  });
  process.exitCode = holds ? 0 : 1;
} finally {
  await commands.stopAll();
  await postgres.destroy();
  rmSync(content, { recursive: true, force: true });
}
