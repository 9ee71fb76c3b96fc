import { type ChildProcess, execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../server/db/postgres/free-port";
import { ask } from "./databases";
import { startChild } from "./processes";

const BINARIES = process.env.POSTGRES_15 ?? "/usr/lib/postgresql/15/bin";

export interface OldestPostgres {
  /** Without the name of a database. */
  url: string;
  version: string;
  close(): Promise<void>;
}

/** The oldest PostgreSQL that the shop runs on, empty. */
export async function openOldestPostgres(): Promise<OldestPostgres> {
  if (!existsSync(path.join(BINARIES, "postgres"))) throw new Error(`there is no PostgreSQL 15 in ${BINARIES}`);
  const folder = mkdtempSync(path.join(tmpdir(), "sezona-15-"));
  const user = userOf();
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  execFileSync(
    path.join(BINARIES, "initdb"),
    ["-D", data, "-U", "sezona", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
    { ...user, stdio: "ignore" },
  );
  const port = await freePort();
  const postgres = startChild(
    path.join(BINARIES, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1"],
    { ...user, stdio: "ignore" },
  );
  const url = `postgresql://sezona@127.0.0.1:${port}`;
  await untilThere(() => ask(`${url}/postgres`, "SELECT 1"));
  const [row] = await ask<{ server_version: string }>(`${url}/postgres`, "SHOW server_version");
  return {
    url,
    version: row?.server_version ?? "",
    close: async () => {
      await interrupt(postgres);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a child in order. */
export async function interrupt(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGINT");
  await ended;
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function userOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function untilThere(question: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isThere = await question().then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error("it did not open in half a minute");
}
