import { rm } from "node:fs/promises";
import path from "node:path";

import { Client, escapeIdentifier } from "pg";

import { DATABASE_USER, ensureCluster, readPassword, writeSettings } from "./postgres/cluster";
import { BundledPostgresError, explainFailure } from "./postgres/errors";
import { Users, withLock } from "./postgres/lock";
import { type ClusterLocation, prepareLocation } from "./postgres/location";
import { findRunning, type Running, startServer, stopServer } from "./postgres/postmaster";

export { BundledPostgresError };

export interface BundledPostgres {
  /** Connection string of the shop's database, password included. */
  url: string;
  pid: number;
  port: number;
  dataDir: string;
  /** False when it was running already and is shared with whoever started it. */
  started: boolean;
  /** A sentence to show: set when the data is not where one would look. */
  notice?: string;
  /** Ends this use; the last user's release stops the server. */
  release(): Promise<void>;
  /** Stops the server and removes its data: for throwaway ones. */
  destroy(): Promise<void>;
}

export interface BundledPostgresOptions {
  /** Folder for the data, `.sezona` of the project by default. */
  home?: string;
  /** Name of the database, made when missing. */
  database?: string;
  /** False trades safety against power cuts for speed: for tests only. */
  durable?: boolean;
  /** Where node_modules is. */
  projectRoot?: string;
}

/**
 * Gives the PostgreSQL that came with npm, running: starts it, or joins the one that runs on the same
 * data already, left by a killed shop or shared with another process. There is never a second one.
 */
export async function openBundledPostgres(options: BundledPostgresOptions = {}): Promise<BundledPostgres> {
  const projectRoot = options.projectRoot ?? process.cwd();
  const home = path.resolve(options.home ?? dataHome(projectRoot));
  const location = await prepareLocation(home, projectRoot);
  try {
    return await withLock(lockFile(location), () => open(location, options));
  } catch (error) {
    throw error instanceof BundledPostgresError ? error : explainFailure("The database could not be opened.", error);
  }
}

/** Where everything local to one installation lives. */
export function dataHome(projectRoot: string = process.cwd(), env: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(projectRoot, env.SEZONA_DATA_DIR || ".sezona");
}

async function open(location: ClusterLocation, options: BundledPostgresOptions): Promise<BundledPostgres> {
  await ensureCluster(location);
  const password = await readPassword(location.dataDir);
  const found = await findRunning(location, password);
  if (!found) await writeSettings(location, options.durable ?? true);
  const server = found ?? (await startServer(location));
  const url = await ensureDatabase(server, password, options.database ?? "sezona");

  const users = new Users(path.join(location.base, "postgres-users"));
  const user = await users.add();
  return {
    url,
    pid: server.pid,
    port: server.port,
    dataDir: location.dataDir,
    started: !found,
    notice: location.notice,
    release: () =>
      withLock(lockFile(location), async () => {
        if (await users.remove(user)) await stopServer(location);
      }),
    destroy: () =>
      withLock(lockFile(location), async () => {
        await users.remove(user);
        await stopServer(location);
        await rm(location.dataDir, { recursive: true, force: true });
      }),
  };
}

async function ensureDatabase(server: Running, password: string, name: string): Promise<string> {
  const url = (database: string): string =>
    `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${server.port}/${database}`;
  const client = new Client({ connectionString: url("postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return url(name);
}

function lockFile(location: ClusterLocation): string {
  return path.join(location.base, "postgres.lock");
}
