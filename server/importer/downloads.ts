import { readFile } from "node:fs/promises";
import path from "node:path";
import { MAX_DOWNLOAD_BYTES } from "@/lib/limits";
import { downloadEndings, downloadType, storeDownload } from "@/server/images/downloads";
import type { StoredDownload } from "@/server/repositories/orders";
import type { PictureStorage } from "@/server/images/storage";
import { fileSize, fileTrouble } from "./file-trouble";
import type { Problem } from "./problems";
import type { Sourced } from "./take-record";

function messageOf(name: string, error: unknown): string {
  switch (fileTrouble(error)) {
    case "missing":
      return `no such file ${name}`;
    case "folder":
    case "noFile":
      return `${name} is no file that could be handed out`;
    case "noRight":
      return `${name} may not be read`;
    case "diskFull":
      return `the disk has no room for ${name}`;
    case null:
      return `can't be taken: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Takes what is sold as a file into the shop's storage. @returns absolute file → what the database keeps of it. */
export async function storeDownloads(
  products: readonly Sourced<"products">[],
  problems: Problem[],
  storage?: PictureStorage,
): Promise<Map<string, StoredDownload>> {
  const stored = new Map<string, StoredDownload>();
  for (const sourced of products) {
    for (const [index, name] of sourced.record.downloads.entries()) {
      const file = path.resolve(sourced.folder, name);
      const report = (message: string) => void problems.push({ ...sourced, field: `downloads.${index}`, message });
      if (!file.startsWith(`${sourced.root}${path.sep}`)) report("lies outside of the import's folder");
      else if (!downloadType(name)) report(`only files ending in ${downloadEndings.join(", ")} are sold`);
      else
        try {
          const size = await fileSize(file);
          if (size > MAX_DOWNLOAD_BYTES) report(`has ${size} bytes, at most ${MAX_DOWNLOAD_BYTES} are handed out`);
          else if (size === 0) report("is empty");
          else stored.set(file, await storeDownload(await readFile(file), path.basename(file), storage));
        } catch (error) {
          report(messageOf(name, error));
        }
    }
  }
  return stored;
}
