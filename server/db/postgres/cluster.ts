import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFile, chown, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

import { BundledPostgresError, explainFailure } from "./errors";
import { makePrivateFolder, type ClusterLocation } from "./location";

const run = promisify(execFile);

/** PostgreSQL's superuser inside the bundled cluster. */
export const DATABASE_USER = "sezona";
const SETTINGS_FILE = "sezona.conf";
const PASSWORD_FILE = "sezona.password";
/** A fresh cluster takes about 40 MB, the demo shop as much again, and the log needs room to grow. */
const ROOM_NEEDED_BYTES = 200_000_000;

/** Creates the cluster where there is none. It appears under its name only when it is whole. */
export async function ensureCluster(location: ClusterLocation): Promise<void> {
  const made = await readFile(path.join(location.dataDir, "PG_VERSION"), "utf8").catch(() => null);
  if (made === null) {
    await refuseWithoutRoom(location.base);
    await createCluster(location).catch((error: unknown) => {
      throw error instanceof BundledPostgresError
        ? error
        : explainFailure(`The database could not be created in ${location.dataDir}.`, error);
    });
    return;
  }
  const version = location.binaries.version.split(".")[0];
  if (made.trim() !== version) {
    throw new BundledPostgresError(
      `The data in ${location.dataDir} was written by PostgreSQL ${made.trim()}, the bundled one is ${version}. ` +
        "Move the data with pg_dump, or set DATABASE_URL.",
    );
  }
}

/** The superuser's password. It lies inside the data folder, so that data and password are never separated. */
export async function readPassword(dataDir: string): Promise<string> {
  try {
    return (await readFile(path.join(dataDir, PASSWORD_FILE), "utf8")).trim();
  } catch (error) {
    throw explainFailure(`The database password in ${dataDir} cannot be read.`, error);
  }
}

/** Writes the settings of this version of the shop; `durable: false` is for data nobody would miss. */
export async function writeSettings(location: ClusterLocation, durable: boolean): Promise<void> {
  const settings = [
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    "shared_buffers = '64MB'",
    "max_connections = 100",
    // A container's /dev/shm is often 64 MB, too small for parallel workers, and no query here needs them.
    "max_parallel_workers_per_gather = 0",
    "random_page_cost = 1.1",
    "jit = off",
    "log_checkpoints = off",
    "log_timezone = 'UTC'",
    "timezone = 'UTC'",
    ...(durable ? [] : ["fsync = off", "synchronous_commit = off", "full_page_writes = off"]),
  ];
  await writeOwned(location, path.join(location.dataDir, SETTINGS_FILE), `${settings.join("\n")}\n`);
}

async function createCluster(location: ClusterLocation): Promise<void> {
  const unfinished = `${location.dataDir}.unfinished`;
  const passwordFile = `${location.dataDir}.password`;
  const password = randomBytes(24).toString("base64url");
  await writeOwned(location, passwordFile, password);
  try {
    await initialise(location, unfinished, passwordFile);
    await appendFile(path.join(unfinished, "postgresql.conf"), `\ninclude_if_exists '${SETTINGS_FILE}'\n`);
    await rename(passwordFile, path.join(unfinished, PASSWORD_FILE));
    await rename(unfinished, location.dataDir);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function initialise(location: ClusterLocation, folder: string, passwordFile: string): Promise<void> {
  const flags = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    // The built-in C.UTF-8 sorts and folds alike on every system; queries name cs-x-icu where Czech order matters.
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--lc-collate=C",
    "--lc-messages=C",
    "--lc-monetary=C",
    "--lc-numeric=C",
    "--lc-time=C",
  ];
  // Extensions such as pg_trgm ask the system's character classes; without UTF-8 ones they see no letter in "ě".
  const [last, ...better] = process.platform === "win32" ? ["C"] : ["C", "C.UTF-8", "en_US.UTF-8"];
  for (const classes of [...better, last]) {
    await rm(folder, { recursive: true, force: true });
    await makePrivateFolder(folder, location.user);
    try {
      await run(location.binaries.initdb, [...flags, `--lc-ctype=${classes}`], runOptions(location));
      return;
    } catch (error) {
      const isUnknownLocale = /invalid locale/i.test(String((error as { stderr?: string }).stderr));
      if (!isUnknownLocale || classes === last) throw error;
    }
  }
}

/** How PostgreSQL's tools are run: as their user, in a folder that user may enter, without PGPORT and the like. */
export function runOptions(location: ClusterLocation): {
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
} {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return {
    ...location.user,
    cwd: location.user ? "/" : location.base,
    env: { ...Object.fromEntries(inherited), LC_ALL: "C" } as unknown as NodeJS.ProcessEnv,
  };
}

async function writeOwned(location: ClusterLocation, file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  if (location.user) await chown(file, location.user.uid, location.user.gid);
}

async function refuseWithoutRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= ROOM_NEEDED_BYTES) return;
  throw new BundledPostgresError(
    `The disk is nearly full: ${Math.floor(free / 1e6)} MB free in ${folder}, ` +
      `the database needs ${ROOM_NEEDED_BYTES / 1e6} MB. Free some space and start again.`,
  );
}
