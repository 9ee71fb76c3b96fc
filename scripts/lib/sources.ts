import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Written by importers and older builds, or read by tests only. */
const NOT_SOURCES = [
  /(^|\/)public\/(media\/|(service-worker|sw-|swe-worker-|worker-|workbox-|fallback-)[^/]*$)/,
  /\.test\.tsx?$/,
  /^server\/testing\//,
  // Types alone, which a build does without.
  /^server\/content\/generated\//,
];

/** One number for files and folders: it changes exactly when something in them does, whenever they were written. */
export function hashFiles(root: string, files: readonly string[]): Hash {
  const hash = createHash("sha256");
  for (const file of files) addToHash(hash, root, file);
  return hash;
}

function addToHash(hash: Hash, root: string, file: string): void {
  const absolute = path.join(root, file);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats || NOT_SOURCES.some((pattern) => pattern.test(file))) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, root, `${file}/${name}`);
    return;
  }
  const content = readFileSync(absolute);
  hash.update(`${file}\0${content.length}\0`).update(content);
}
