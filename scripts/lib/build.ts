import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { runNode } from "./child";

/** Everything that the build reads. Left out, a change in it would not reach the shopper. */
const SOURCES = [
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
  "package-lock.json",
  "postcss.config.mjs",
  "shop.config.ts",
  // Not tsconfig.json: Next rewrites it while it builds, and would make every first build look outdated.
];
/** Written by the build and the importers themselves, or read by tests only. */
const NOT_SOURCES =
  /(^|\/)public\/(media\/|(service-worker|sw-|swe-worker-|worker-|workbox-|fallback-)[^/]*$)|\.test\.tsx?$/;

/** One number for all sources: it changes exactly when a build would come out differently. */
export function hashSources(root: string, env: Readonly<Record<string, string | undefined>> = process.env): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) addToHash(hash, root, source);
  // Next writes these into the pages.
  for (const name of Object.keys(env)
    .filter((key) => key.startsWith("NEXT_PUBLIC_"))
    .sort())
    hash.update(`${name}=${env[name]}\0`);
  return hash.digest("hex");
}

function addToHash(hash: Hash, root: string, file: string): void {
  const absolute = path.join(root, file);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats || NOT_SOURCES.test(file)) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, root, `${file}/${name}`);
    return;
  }
  const content = readFileSync(absolute);
  hash.update(`${file}\0${content.length}\0`).update(content);
}

/**
 * Builds the shop unless this very build exists already. The pages that it caches come from one database,
 * so another database (`databaseId`) needs a build of its own.
 *
 * @returns whether it built.
 */
export async function ensureBuild(options: {
  root: string;
  databaseId: string;
  env: NodeJS.ProcessEnv;
  beforeOutput(): void;
}): Promise<boolean> {
  const stampFile = path.join(options.root, ".next", "sezona-build");
  const stamp = `${hashSources(options.root, options.env)} ${options.databaseId}\n`;
  const isBuilt = existsSync(path.join(options.root, ".next", "BUILD_ID"));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;

  options.beforeOutput();
  const next = path.join(options.root, "node_modules", "next", "dist", "bin", "next");
  await runNode([next, "build", "--webpack"], { ...options.env, NODE_ENV: "production" }, "The build");
  writeFileSync(stampFile, stamp);
  return true;
}
