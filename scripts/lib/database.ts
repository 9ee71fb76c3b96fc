import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { Client } from "pg";

import { DEMO_UNFINISHED } from "../../server/backup/unfinished";
import { openBundledPostgres } from "../../server/db/bundled";
import { createPool } from "../../server/db/client";
import { prepareJobs } from "../../server/repositories/job-queue";
import { CommandError, runNode, typeScriptArgs } from "./child";

export interface OpenDatabase {
  url: string;
  /** Where it is and whether it was started now, in a few words. */
  note: string;
  release(): Promise<void>;
}

export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/** The database of DATABASE_URL, or the bundled one, started when it does not run yet. */
export async function openDatabase(home: string, env: NodeJS.ProcessEnv = process.env): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    const url = env.DATABASE_URL;
    await ask(url, "SELECT 1").catch((cause: unknown) => {
      throw new DatabaseError(
        `The database of DATABASE_URL does not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    });
    return { url, note: "that of DATABASE_URL", release: () => Promise.resolve() };
  }
  const postgres = await openBundledPostgres({ home });
  const notice = postgres.notice ? `. ${postgres.notice}` : "";
  const note = `${postgres.started ? "started" : "was running"}, port ${postgres.port}${notice}`;
  return { url: postgres.url, note, release: () => postgres.release() };
}

/** Makes the tables of the job queue, which the library brings along. */
export async function prepareQueues(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, patience: "tool" });
  try {
    await prepareJobs(pool);
  } finally {
    await pool.end();
  }
}

/** Fills an empty catalogue with the demo shop, by the importer that any other shop uses. */
export async function importDemoShop(options: {
  home: string;
  root: string;
  url: string;
  env: NodeJS.ProcessEnv;
  beforeOutput(): void;
}): Promise<boolean> {
  // An import that was cut short leaves products behind: the catalogue is not empty and yet not whole.
  const unfinished = path.join(options.home, DEMO_UNFINISHED);
  const [row] = await ask<{ found: boolean }>(options.url, "SELECT EXISTS (SELECT FROM product) AS found");
  if (row?.found && !existsSync(unfinished)) return false;

  options.beforeOutput();
  writeFileSync(unfinished, "");
  await runNode(
    options.root,
    typeScriptArgs(options.root, path.join(options.root, "demo", "import.ts")),
    options.env,
    "The import of the demo shop",
  ).catch((error: unknown) => {
    throw error instanceof CommandError
      ? new DatabaseError(`${error.message} The next start tries again.`, { cause: error })
      : error;
  });
  rmSync(unfinished);
  return true;
}

/** A demo shop of before there was content gets the demo's; an owner's own shop is left as it is. */
export async function importDemoContent(options: {
  home: string;
  root: string;
  url: string;
  env: NodeJS.ProcessEnv;
}): Promise<boolean> {
  const [row] = await ask<{ version: string }>(options.url, "SELECT version::text FROM content_version");
  if (row?.version !== "0" || !existsSync(path.join(options.home, "demo"))) return false;
  const tool = path.join(options.root, "server", "cli", "content-import.ts");
  const folder = path.join(options.root, "demo", "content");
  await runNode(
    options.root,
    typeScriptArgs(options.root, tool, [folder]),
    options.env,
    "The import of the demo shop's content",
  );
  return true;
}

async function ask<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
