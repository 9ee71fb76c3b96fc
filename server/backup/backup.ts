import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { migrate } from "@/server/db/migrate";
import type { PictureStorage } from "@/server/images/storage";
import { checkBackup } from "./check";
import { dumpDatabase } from "./dump";
import { loadDatabase, loadJobs, lookAtDatabase, refuseFilled } from "./load";
import { BackupError, type Manifest, MANIFEST, readManifest, SECRETS } from "./manifest";
import { restorePictures, savePictures } from "./pictures";
import { beginRestore, DEMO_UNFINISHED, endRestore, unfinishedRestore } from "./unfinished";

export interface BackedUp {
  url: string;
  storage: PictureStorage;
  /** Folder of the installation, where its secrets lie; those of the environment are the owner's to keep. */
  home: string;
}

/** Writes a back-up into a new folder; a folder of that name is there only when it is whole. */
export async function backUp(
  { url, storage, home }: BackedUp,
  folder: string,
  { now, say }: { now: Date; say: (line: string) => void },
): Promise<Manifest> {
  const target = path.resolve(folder);
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new BackupError(`${target} is not empty. A back-up goes into a folder of its own.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const database = await dumpDatabase(url, unfinished);
  // After the rows that name them: whatever a row names is there by now.
  const pictures = await savePictures(storage, unfinished, (key) => say(`left out, since it is damaged: ${key}`));
  const secrets = path.join(home, SECRETS);
  if (existsSync(secrets)) await copyFile(secrets, path.join(unfinished, SECRETS));
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), ...database, pictures };
  await writeFile(path.join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
  return manifest;
}

interface RestoreOptions {
  migrationsFolder: string;
  mayReplace: boolean;
  prepareQueues: () => Promise<void>;
}

/**
 * Puts a back-up in place: pictures, database and secrets, and brings the tables up to this version. All of it is read
 * before anything is touched. Cut short, it leaves a note with which the shop does not open and a repeated restore goes
 * through.
 */
export async function restore(shop: BackedUp, folder: string, options: RestoreOptions): Promise<Manifest> {
  const { url, home } = shop;
  const source = path.resolve(folder);
  const manifest = await readManifest(source);
  const target = await lookAtDatabase(url);
  const isRepeated = unfinishedRestore(home)?.database === target.name;
  const mayReplace = options.mayReplace || isRepeated;
  if (!mayReplace) refuseFilled(target.isFilled);
  await checkBackup(source, manifest);
  await mkdir(home, { recursive: true });
  await beginRestore(home, { folder: source, database: target.name });
  await replace(shop, source, manifest, { ...options, mayReplace, isRepeated });
  try {
    if (existsSync(stagedSecrets(home))) await rename(stagedSecrets(home), path.join(home, SECRETS));
    await migrate(url, options.migrationsFolder);
    await options.prepareQueues();
    await loadJobs(url, source, manifest);
    // Of an import that the restore took the place of there is nothing to go on with.
    await rm(path.join(home, DEMO_UNFINISHED), { force: true });
    await endRestore(home);
  } catch (cause) {
    throw new BackupError(`${reasonOf(cause)}\n${HALF_DONE}`, { cause });
  }
  return manifest;
}

const HALF_DONE =
  "The database is that of the back-up already, and yet not all is in place. Repeat the restore; the shop does not\n" +
  "open before that.";

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Ready beside those that count, so that all that takes place or time is done before the database changes. */
const stagedSecrets = (home: string): string => path.join(home, `${SECRETS}.restored`);

async function replace(
  { url, storage, home }: BackedUp,
  source: string,
  manifest: Manifest,
  { isRepeated, ...options }: RestoreOptions & { isRepeated: boolean },
): Promise<void> {
  let mayBeReplaced = false;
  try {
    await restorePictures(source, storage, manifest.pictures);
    await rm(stagedSecrets(home), { force: true });
    if (existsSync(path.join(source, SECRETS))) await copyFile(path.join(source, SECRETS), stagedSecrets(home));
    await loadDatabase(url, source, manifest, { ...options, beforeCommit: () => void (mayBeReplaced = true) });
  } catch (cause) {
    // What was half done before is so still; and of a commit that was not answered nobody knows whether it was done.
    if (isRepeated || mayBeReplaced)
      throw new BackupError(`${reasonOf(cause)}\nRepeat the restore; the shop does not open before that.`, { cause });
    await rm(stagedSecrets(home), { force: true });
    await endRestore(home);
    throw new BackupError(`${reasonOf(cause)}\nDatabase and secrets are as they were.`, { cause });
  }
}
