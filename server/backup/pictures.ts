import path from "node:path";
import type { PictureStorage } from "@/server/images/storage";
import { folderStorage } from "@/server/images/storage";
import { contentName } from "@/server/images/store";
import { BackupError, type Manifest, PICTURES } from "./manifest";

/** Sizes are made of masters anew whenever somebody asks for one; the files that are sold lie beside them. */
const FOLDERS = ["masters", "downloads"];

/** Every file is named by what is in it, so that a damaged one shows. */
const isWhole = (key: string, bytes: Buffer): boolean => path.basename(key, path.extname(key)) === contentName(bytes);

/** Copies what the other does not have yet; what has a name never changes. */
async function copy(from: PictureStorage, to: PictureStorage, onDamaged: (key: string) => void) {
  const done = { files: 0, bytes: 0 };
  for (const folder of FOLDERS) {
    for (const key of await from.list(folder)) {
      const bytes = await from.read(key);
      if (!bytes || !isWhole(key, bytes)) {
        onDamaged(key);
        continue;
      }
      if (!(await to.has(key))) await to.write(key, bytes, TYPES[path.extname(key)] ?? "application/octet-stream");
      done.files += 1;
      done.bytes += bytes.byteLength;
    }
  }
  return done;
}

const TYPES: Record<string, string> = { ".png": "image/png", ".jpg": "image/jpeg", ".webp": "image/webp" };

/** @param onDamaged hears of what lies there and is no picture of that name; the rest is kept all the same */
export const savePictures = (
  storage: PictureStorage,
  folder: string,
  onDamaged: (key: string) => void,
): Promise<Manifest["pictures"]> => copy(storage, folderStorage(path.join(folder, PICTURES)), onDamaged);

/** @throws when a picture of the back-up is not there, or is not what its name says */
export async function checkPictures(folder: string, expected: Manifest["pictures"]): Promise<void> {
  const from = folderStorage(path.join(folder, PICTURES));
  const damaged: string[] = [];
  let files = 0;
  for (const name of FOLDERS) {
    for (const key of await from.list(name)) {
      const bytes = await from.read(key);
      if (bytes && isWhole(key, bytes)) files += 1;
      else damaged.push(key);
    }
  }
  refuseMissing(expected.files - files, damaged);
}

/** Nothing is taken away: what has a name never changes, so those of the back-up come beside those that are there. */
export async function restorePictures(
  folder: string,
  storage: PictureStorage,
  expected: Manifest["pictures"],
): Promise<void> {
  const damaged: string[] = [];
  const { files } = await copy(folderStorage(path.join(folder, PICTURES)), storage, (key) => damaged.push(key));
  refuseMissing(expected.files - files, damaged);
}

function refuseMissing(missing: number, damaged: readonly string[]): void {
  if (missing > 0)
    throw new BackupError(
      `${missing} pictures of the back-up are missing or damaged${damaged.map((key) => ` ${key}`).join(",")}.`,
    );
}
