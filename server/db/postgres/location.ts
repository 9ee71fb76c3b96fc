import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chown, lstat, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

import { type Binaries, copyBinaries, findBinaries } from "./binaries";
import { BundledPostgresError, explainFailure } from "./errors";

const run = promisify(execFile);

/** The system user that PostgreSQL runs as. PostgreSQL refuses to run as root. */
export interface SystemUser {
  uid: number;
  gid: number;
}

export interface ClusterLocation {
  /** Holds the data folder, the lock and the list of users. */
  base: string;
  dataDir: string;
  binaries: Binaries;
  /** Only when the shop runs as root. */
  user?: SystemUser;
  /** Says where the data went when that is not where one would look. */
  notice?: string;
}

/**
 * Chooses where the data lives. That is `home` itself, unless the shop runs as root in a folder that the
 * user `postgres` may not enter (a checkout under /root): then it is a folder of its own under /var/lib.
 */
export async function prepareLocation(home: string, projectRoot: string): Promise<ClusterLocation> {
  await makeFolder(home);
  const binaries = await findBinaries(projectRoot);
  if (process.getuid?.() !== 0) return { base: home, dataDir: path.join(home, "postgres"), binaries };

  const user = (await ownerOf(path.join(home, "postgres"))) ?? (await postgresUser());
  const base = (await mayUse(user, home)) ? home : await relocate(home);
  const mayRun = await mayUse(user, binaries.initdb);
  return {
    base,
    dataDir: path.join(base, "postgres"),
    binaries: mayRun ? binaries : await copyBinaries(binaries, base),
    user,
    notice:
      base === home
        ? undefined
        : `PostgreSQL's user may not enter ${home}, so the data is in ${base}. SEZONA_DATA_DIR chooses another folder.`,
  };
}

/** Makes a folder that belongs to PostgreSQL's user alone, as PostgreSQL demands. */
export async function makePrivateFolder(folder: string, user?: SystemUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw explainFailure(`The data folder ${folder} cannot be made.`, error);
  }
}

async function relocate(home: string): Promise<string> {
  const base = path.join(
    "/var/lib",
    `sezona-${createHash("sha256").update(path.resolve(home)).digest("hex").slice(0, 12)}`,
  );
  await makeFolder(base);
  const stats = await lstat(base);
  if (!stats.isDirectory() || stats.uid !== 0) {
    throw new BundledPostgresError(
      `${base} is not a folder of root's. Remove it, or set SEZONA_DATA_DIR to another folder.`,
    );
  }
  return base;
}

/** Asks the system itself: permission bits alone would miss access lists and mount options. */
async function mayUse(user: SystemUser, target: string): Promise<boolean> {
  return run("test", ["-x", target], { ...user, cwd: "/" }).then(
    () => true,
    () => false,
  );
}

/** Data made by an ordinary user keeps its owner, also when root starts the shop later. */
async function ownerOf(folder: string): Promise<SystemUser | null> {
  const stats = await stat(folder).catch(() => null);
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : null;
}

async function postgresUser(): Promise<SystemUser> {
  const existing = await lookUpUser();
  if (existing) return existing;
  try {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]);
  } catch (cause) {
    throw new BundledPostgresError(
      "PostgreSQL does not run as root and the user `postgres` could not be made. " +
        "Start the shop as an ordinary user, make that user, or set DATABASE_URL.",
      { cause },
    );
  }
  const made = await lookUpUser();
  if (!made)
    throw new BundledPostgresError(
      "The user `postgres` was made but is not found. Start the shop as an ordinary user, or set DATABASE_URL.",
    );
  return made;
}

async function lookUpUser(): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, "postgres"])));
    return uid && gid ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
  } catch {
    return null;
  }
}
