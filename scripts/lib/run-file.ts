import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { isForThisMachine } from "../../lib/env";
import { isAlive } from "../../server/db/postgres/processes";

/** What the tools of the shop need to know about the one that runs. */
export interface RunFile {
  pid: number;
  port: number;
  mode: "start" | "dev";
  /** Null for a shop that another shop's API answers. */
  databaseUrl: string | null;
  /** Name of the build that is served; in development there is none. */
  build?: string;
}

export interface Secrets {
  internalSecret: string;
}

/** Tells the tools that this process keeps a shop open. Holds the database password, so nobody else may read it. */
export function writeRunFile(home: string, run: RunFile): void {
  const file = runFile(home);
  // The mode counts for new files only.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });
}

/** The shop that runs now, or null; one that was killed does not count. */
export function readRunFile(home: string): RunFile | null {
  const run = readJson<RunFile>(runFile(home));
  return run && isAlive(run.pid) ? run : null;
}

/** A second shop may have written its own meanwhile; that one stays. */
export function removeRunFile(home: string, pid: number): void {
  if (readJson<RunFile>(runFile(home))?.pid === pid) rmSync(runFile(home), { force: true });
}

/** Secrets of this installation, made at its first start. */
export function readSecrets(home: string): Secrets {
  mkdirSync(home, { recursive: true });
  const file = path.join(home, "secrets.json");
  try {
    const secrets: Secrets = { internalSecret: randomBytes(32).toString("base64url") };
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const stored = readJson<Secrets & { revalidateSecret?: string }>(file);
  // Its name in files of older versions.
  const internalSecret = stored?.internalSecret ?? stored?.revalidateSecret;
  if (!internalSecret) throw new Error(`${file} is damaged. Remove it; the next start makes a new one.`);
  return { internalSecret };
}

/** Environment of everything that belongs to a shop on that port and database. */
export function shopEnvironment(home: string, shop: Pick<RunFile, "port" | "databaseUrl">): NodeJS.ProcessEnv {
  return {
    // Next would tell its makers about every build and start; the shop tracks nobody, its operator included.
    NEXT_TELEMETRY_DISABLED: "1",
    ...process.env,
    ...(shop.databaseUrl !== null && { DATABASE_URL: shop.databaseUrl }),
    PORT: String(shop.port),
    // On one's own machine paying can be tried out at once; a shop for others has to ask for that.
    ...(!process.env.PAYMENT_SANDBOX && isForThisMachine() && { PAYMENT_SANDBOX: "1" }),
    SHOP_INTERNAL_ORIGIN: `http://127.0.0.1:${shop.port}`,
    INTERNAL_SECRET: process.env.INTERNAL_SECRET || readSecrets(home).internalSecret,
  };
}

function runFile(home: string): string {
  return path.join(home, "run.json");
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return null;
  }
}
