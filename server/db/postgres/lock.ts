import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { BundledPostgresError } from "./errors";
import { isAlive } from "./processes";

/** Longer than creating a cluster on a slow disk; whoever waits longer is told who holds the lock. */
const PATIENCE_MS = 120_000;
/** A lock file without a process id is one whose writer died between creating and filling it. */
const EMPTY_LOCK_IS_STALE_MS = 5_000;

/**
 * Runs `work` while no other process does, by a file that names its holder. A holder that died loses it.
 * Should two processes ever take over the same dead lock at once, PostgreSQL's own lock on its data
 * folder still lets only one server start.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await takeLock(file);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function takeLock(file: string): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        // On a full disk the file is made and stays empty.
        await rm(file, { force: true });
        throw error;
      }
    }
    const holder = await readFile(file, "utf8").catch(() => null);
    if (holder !== null && (await isStale(file, holder))) await removeStale(file, holder);
    if (Date.now() > giveUpAt) {
      throw new BundledPostgresError(
        `Process ${holder} has been starting the database for two minutes. Stop it, then start again.`,
      );
    }
    await pause(25);
  }
}

async function isStale(file: string, holder: string): Promise<boolean> {
  if (holder !== "") return !isAlive(Number(holder));
  const age = await stat(file).then(
    (stats) => Date.now() - stats.mtimeMs,
    () => 0,
  );
  return age > EMPTY_LOCK_IS_STALE_MS;
}

async function removeStale(file: string, holder: string): Promise<void> {
  // Renaming first: of two processes that saw the same dead lock, only one takes it away.
  const aside = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const taken = await readFile(aside, "utf8");
  if (taken === holder) await rm(aside);
  else await rename(aside, file);
}

/** Who uses the server: one file per user, named by process, so that a killed one can be told from a living one. */
export class Users {
  constructor(private readonly folder: string) {}

  async add(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const name = `${process.pid}-${randomBytes(6).toString("hex")}`;
    await writeFile(path.join(this.folder, name), "");
    return name;
  }

  /** Removes that user and the dead ones; true when nobody is left. */
  async remove(name: string): Promise<boolean> {
    const names = await readdir(this.folder).catch(() => []);
    const gone = names.filter((other) => other === name || !isAlive(Number.parseInt(other, 10)));
    await Promise.all(gone.map((other) => rm(path.join(this.folder, other), { force: true })));
    return gone.length === names.length;
  }
}
