import path from "node:path";
import { type PictureStorage, pictureStorage } from "./storage";
import { contentName } from "./store";

const types: Record<string, string> = {
  epub: "application/epub+zip",
  gpx: "application/gpx+xml",
  kml: "application/vnd.google-earth.kml+xml",
  pdf: "application/pdf",
  txt: "text/plain; charset=utf-8",
  zip: "application/zip",
};
const endingOf = (name: string): string => path.extname(name).slice(1).toLowerCase();

/** Endings of files that can be sold. */
export const downloadEndings: readonly string[] = Object.keys(types);
export const downloadType = (name: string): string | undefined => types[endingOf(name)];

/** Keeps a file that is sold. It lies under no address: only an order that is paid leads there. */
export async function storeDownload(
  bytes: Buffer,
  name: string,
  storage: PictureStorage = pictureStorage(),
): Promise<{ key: string; name: string }> {
  const key = `downloads/${contentName(bytes)}.${endingOf(name)}`;
  if (!(await storage.has(key))) await storage.write(key, bytes, downloadType(name) ?? "application/octet-stream");
  return { key, name };
}
