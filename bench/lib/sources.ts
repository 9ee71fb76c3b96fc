import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Everything of the shop that its build reads. */
export const BUILT_FROM = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "server",
  "stores",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

const NOT_SOURCES =
  /(^|\/)public\/(media\/|(service-worker|sw-|swe-worker-|worker-|workbox-|fallback-)[^/]*$)|\.test\.tsx?$/;

/** One number for sources and installed packages: it changes when a build would come out differently. */
export function hashSources(root: string, from: string, sources: readonly string[]): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(path.join(root, "package-lock.json")));
  for (const source of sources) addToHash(hash, from, source);
  return hash.digest("hex");
}

function addToHash(hash: Hash, root: string, file: string): void {
  const stats = statSync(path.join(root, file), { throwIfNoEntry: false });
  if (!stats || NOT_SOURCES.test(file)) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(path.join(root, file)).sort()) addToHash(hash, root, `${file}/${name}`);
    return;
  }
  hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
}
