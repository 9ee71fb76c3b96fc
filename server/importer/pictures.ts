import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Queryable } from "@/server/db/client";
import { select } from "@/server/repositories/sql";
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from "@/lib/limits";
import { contentName, hasMaster, pictureTrouble, storeMaster, type StoredImage } from "@/server/images/store";
import type { PictureStorage } from "@/server/images/storage";
import { fileSize, fileTrouble } from "./file-trouble";
import type { Problem } from "./problems";
import type { Sourced } from "./take-record";

const AT_ONCE = 4;

const MEGA = 1_000_000;

/** What is wrong with a picture by the name of its file; nobody knows the words of the library that reads it. */
function messageOf(name: string, error: unknown): string {
  switch (fileTrouble(error)) {
    case "missing":
      return `no such file ${name}`;
    case "folder":
      return `${name} is a folder, not a picture`;
    case "noRight":
      return `${name} may not be read`;
    case "diskFull":
      return `the disk has no room for ${name}`;
    case "noFile":
      return `${name} is no PNG, JPEG or WebP picture`;
    case null:
  }
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined) return `can't take ${name}: ${code}${syscall ? ` (${syscall})` : ""}`;
  switch (pictureTrouble(error)) {
    case "pixels":
      return `${name} has more than ${MAX_PICTURE_PIXELS / MEGA} million pixels`;
    case "kind":
      return `${name} is no PNG, JPEG or WebP picture`;
    case "damaged":
      return `${name} is damaged`;
  }
}

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
      if (`${absolute}${path.sep}`.startsWith(`${sourced.root}${path.sep}`)) wanted.set(absolute, { sourced, field });
      else problems.push({ ...sourced, field, message: "lies outside of the import's folder" });
    }
  }
  const stored = new Map<string, StoredImage>();
  const queue = [...wanted];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [file, { sourced, field }] = next;
      const name = path.relative(sourced.folder, file) || ".";
      try {
        if ((await fileSize(file)) > MAX_PICTURE_BYTES) {
          problems.push({ ...sourced, field, message: `${name} has more than ${MAX_PICTURE_BYTES / MEGA} MB` });
          continue;
        }
        const bytes = await readFile(file);
        const row = known.get(contentName(bytes));
        stored.set(file, row && (await hasMaster(row.image, storage)) ? row : await storeMaster(bytes, storage));
      } catch (error) {
        problems.push({ ...sourced, field, message: messageOf(name, error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}
