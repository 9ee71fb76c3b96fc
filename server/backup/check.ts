import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { fingerprint } from "./fingerprint";
import { BackupError, type DumpedTable, fileOf, type Manifest, SECRETS } from "./manifest";
import { checkPictures } from "./pictures";

/** Reads all of a back-up and changes nothing. @throws when any of it is not what was backed up */
export async function checkBackup(folder: string, { tables, pictures }: Manifest): Promise<void> {
  try {
    for (const table of tables) await checkTable(folder, table);
    await checkPictures(folder, pictures);
    await checkSecrets(folder);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`${reason} Nothing was changed.`, { cause });
  }
}

async function checkTable(folder: string, table: DumpedTable): Promise<void> {
  const file = fileOf(folder, table);
  const { through, taken } = fingerprint();
  await pipeline(createReadStream(file), createGunzip(), through.resume()).catch((cause: unknown) => {
    throw new BackupError(`${file} can't be read: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  });
  const { rows, sha256 } = taken();
  if (rows !== table.rows || sha256 !== table.sha256) throw new BackupError(`${file} is not what was backed up.`);
}

/** A shop that keeps its secrets in the environment has none here. */
async function checkSecrets(folder: string): Promise<void> {
  const file = path.join(folder, SECRETS);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "{}";
    throw error;
  });
  try {
    JSON.parse(text);
  } catch (cause) {
    throw new BackupError(`${file} is damaged.`, { cause });
  }
}
