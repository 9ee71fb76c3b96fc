import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { BackupError } from "./manifest";

/** Lies in the shop's home while a restore is under way: what is in place then may be of two shops. */
export const UNFINISHED = "restore-unfinished";
/** Lies there while the demo shop is imported: cut short, the next start goes on with it. */
export const DEMO_UNFINISHED = "demo-import-unfinished";

const unfinishedSchema = z.object({
  /** The back-up that was being brought in. */
  folder: z.string(),
  /** Which database it was brought into, wherever that listens. */
  database: z.string(),
});
type Unfinished = z.infer<typeof unfinishedSchema>;

const fileOf = (home: string): string => path.join(home, UNFINISHED);

export const beginRestore = (home: string, unfinished: Unfinished): Promise<void> =>
  writeFile(fileOf(home), `${JSON.stringify(unfinished, null, 2)}\n`, { mode: 0o600 });

export const endRestore = (home: string): Promise<void> => rm(fileOf(home), { force: true });

/** The restore that did not come to its end, or null. */
export function unfinishedRestore(home: string): Unfinished | null {
  if (!existsSync(fileOf(home))) return null;
  try {
    return unfinishedSchema.parse(JSON.parse(readFileSync(fileOf(home), "utf8")));
  } catch {
    // Cut short itself: of what, nobody knows.
    return { folder: "<folder of a back-up>", database: "" };
  }
}

/** @throws while what is in place may be of two shops, with words on what to do */
export function refuseUnfinished(home: string): void {
  const unfinished = unfinishedRestore(home);
  if (unfinished)
    throw new BackupError(
      `A restore of ${unfinished.folder} did not come to its end, so what is here may be of two shops.\n` +
        `Repeat it: npm run restore -- ${unfinished.folder}\n` +
        "Another back-up does as well. The shop does not open before one is in place.",
    );
}
