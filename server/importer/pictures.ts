import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Queryable } from "@/server/db/client";
import { select } from "@/server/repositories/sql";
import { contentName, hasMaster, storeMaster, type StoredImage } from "@/server/images/store";
import type { PictureStorage } from "@/server/images/storage";
import type { Problem } from "./problems";
import type { Sourced } from "./take-record";

const AT_ONCE = 4;

/** Takes the products' pictures into the media store. @returns absolute file → picture. */
export async function storePictures(
  db: Queryable,
  products: readonly Sourced<"products">[],
  problems: Problem[],
  storage?: PictureStorage,
): Promise<Map<string, StoredImage>> {
  const known = new Map(
    (await select<StoredImage>(db, "SELECT image, width, height, placeholder FROM media")).map((row) => [
      row.image.split(".")[0] ?? "",
      row,
    ]),
  );
  const wanted = new Map<string, { sourced: Sourced<"products">; field: string }>();
  for (const sourced of products) {
    for (const [index, { file }] of sourced.record.images.entries()) {
      const absolute = path.resolve(sourced.folder, file);
      const field = `images.${index}.file`;
      if (absolute.startsWith(`${sourced.root}${path.sep}`)) wanted.set(absolute, { sourced, field });
      else problems.push({ ...sourced, field, message: "lies outside of the import's folder" });
    }
  }
  const stored = new Map<string, StoredImage>();
  const queue = [...wanted];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [file, { sourced, field }] = next;
      try {
        const bytes = await readFile(file);
        const row = known.get(contentName(bytes));
        stored.set(file, row && (await hasMaster(row.image, storage)) ? row : await storeMaster(bytes, storage));
      } catch (error) {
        const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
        const message = isMissing
          ? `no such file ${path.relative(sourced.folder, file)}`
          : `can't be taken: ${error instanceof Error ? error.message : String(error)}`;
        problems.push({ ...sourced, field, message });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}
