import { execFile } from "node:child_process";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { setTimeout as pause } from "node:timers/promises";

import { Client } from "pg";

import { DATABASE_USER, runOptions } from "./cluster";
import { BundledPostgresError, explainFailure } from "./errors";
import { freePort } from "./free-port";
import type { ClusterLocation } from "./location";
import { commandOf, isAlive } from "./processes";

const run = promisify(execFile);

/** After a power cut PostgreSQL replays its journal before it answers. */
const STARTUP_PATIENCE_SECONDS = 60;
/** Its data is written by then; what takes longer hangs. */
const SHUTDOWN_PATIENCE_SECONDS = 60;
/** Above the highest process id of any system. */
const NOBODY = "2147483646";
const LOG_IS_LONG_BYTES = 5_000_000;

export interface Running {
  pid: number;
  port: number;
}

/** The server that runs on this data folder, if one does: alive, PostgreSQL, ours, and answering. */
export async function findRunning(location: ClusterLocation, password: string): Promise<Running | null> {
  const file = path.join(location.dataDir, "postmaster.pid");
  const noted = await readPidFile(file);
  if (!noted) return null;
  const command = isAlive(noted.pid) ? await commandOf(noted.pid) : "";
  // After a reboot the id may be another program's, also another PostgreSQL's: ours was started with this folder.
  if (command !== null && !(command.includes("postgres") && command.includes(noted.dataDir))) {
    await disown(file);
    return null;
  }
  const giveUpAt = Date.now() + STARTUP_PATIENCE_SECONDS * 1000;
  while (isAlive(noted.pid)) {
    const server = await readPidFile(file);
    if (server?.isReady && (await servesFolder(server, password, location.dataDir)))
      return { pid: server.pid, port: server.port };
    if (Date.now() > giveUpAt) {
      throw new BundledPostgresError(
        `PostgreSQL (process ${noted.pid}) runs on ${location.dataDir} but does not answer. ` +
          "Stop that process, then start again.",
      );
    }
    await pause(50);
  }
  // It died meanwhile, and nobody may have collected its id.
  await disown(file);
  return null;
}

export async function startServer(location: ClusterLocation): Promise<Running> {
  const log = path.join(location.dataDir, "server.log");
  if (
    await stat(log).then(
      ({ size }) => size > LOG_IS_LONG_BYTES,
      () => false,
    )
  )
    await rename(log, `${log}.old`);

  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      await run(
        location.binaries.pgCtl,
        ["start", "-w", "-t", String(STARTUP_PATIENCE_SECONDS), "-D", location.dataDir, "-l", log, "-o", `-p ${port}`],
        runOptions(location),
      );
      const server = await readPidFile(path.join(location.dataDir, "postmaster.pid"));
      if (!server) throw new Error("PostgreSQL stopped right after its start");
      return { pid: server.pid, port: server.port };
    } catch (error) {
      const said = await readFile(log, "utf8").then(
        (text) => text.split("\n").slice(-12).join("\n"),
        () => "",
      );
      // Somebody may take the free port first, and a killed server's last workers may still hold its memory.
      const passes = /Address already in use|shared memory block .* is still in use/i.test(said);
      if (!passes || attempt === 5)
        throw explainFailure(
          "The database could not be started.",
          new Error(`${String(error)}\n${said}`, { cause: error }),
        );
      await pause(200 * attempt);
    }
  }
}

/** Fast shutdown: open transactions are rolled back, what was committed is kept. Resolves when its process is gone. */
export async function stopServer(location: ClusterLocation): Promise<void> {
  const file = path.join(location.dataDir, "postmaster.pid");
  const noted = await readPidFile(file);
  try {
    await run(location.binaries.pgCtl, ["stop", "-w", "-m", "fast", "-D", location.dataDir], runOptions(location));
  } catch (error) {
    const left = await readPidFile(file);
    if (left && isAlive(left.pid)) throw explainFailure("The database could not be stopped.", error);
    return;
  }
  // `pg_ctl` waits for the file alone, which goes before the process does: on a busy machine by a good while.
  const giveUpAt = Date.now() + SHUTDOWN_PATIENCE_SECONDS * 1000;
  while (noted && isAlive(noted.pid)) {
    if (Date.now() > giveUpAt)
      throw new BundledPostgresError(`PostgreSQL (process ${noted.pid}) was stopped but does not end.`);
    await pause(20);
  }
}

/** The lines of `postmaster.pid`: process id, data folder, start time, port, …, and at last the state. */
async function readPidFile(file: string): Promise<(Running & { dataDir: string; isReady: boolean }) | null> {
  const lines = await readFile(file, "utf8").then(
    (text) => text.split("\n"),
    () => null,
  );
  if (!lines) return null;
  const [pid, dataDir = "", , port, , , , state] = lines;
  return { pid: Number(pid), dataDir, port: Number(port), isReady: state?.trim() === "ready" };
}

/**
 * Makes a dead server's pid file name nobody. After a reboot its id may belong to another program, and in a
 * container the dead may keep it: either way PostgreSQL would refuse to start. The rest of the file stays,
 * because by its shared memory line PostgreSQL sees whether workers of the dead server still write.
 */
async function disown(file: string): Promise<void> {
  const text = await readFile(file, "utf8").catch(() => null);
  // One that ended in order took the file along.
  if (text !== null) await writeFile(file, text.replace(/^\d+/, NOBODY));
}

async function servesFolder(server: Running, password: string, dataDir: string): Promise<boolean> {
  const client = new Client({
    host: "127.0.0.1",
    port: server.port,
    user: DATABASE_USER,
    password,
    database: "postgres",
    connectionTimeoutMillis: 2_000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    return rows[0] !== undefined && path.resolve(rows[0].data_directory) === path.resolve(dataDir);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
