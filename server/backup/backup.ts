import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { migrate } from "@/server/db/migrate";
import type { PictureStorage } from "@/server/images/storage";
import { dumpDatabase } from "./dump";
import { loadDatabase, loadJobs } from "./load";
import { BackupError, type Manifest, MANIFEST, readManifest, SECRETS } from "./manifest";
import { restorePictures, savePictures } from "./pictures";

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

/** Puts a back-up in place: database, pictures and secrets, and brings the tables up to this version. */
export async function restore(
  { url, storage, home }: BackedUp,
  folder: string,
  options: { migrationsFolder: string; mayReplace: boolean; prepareQueues: () => Promise<void> },
): Promise<Manifest> {
  const source = path.resolve(folder);
  const manifest = await readManifest(source);
  await loadDatabase(url, source, manifest, options);
  await migrate(url, options.migrationsFolder);
  await options.prepareQueues();
  await loadJobs(url, source, manifest);
  await restorePictures(source, storage, manifest.pictures);
  const secrets = path.join(source, SECRETS);
  if (existsSync(secrets)) await copyFile(secrets, path.join(home, SECRETS));
  return manifest;
}
