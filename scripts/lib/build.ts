import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { build as bundle } from "esbuild";

import { ownTypeParts } from "../../lib/store-views/look";
import { isAlive } from "../../server/db/postgres/processes";
import { CommandError, runNode } from "./child";
import { takeOverFiles } from "./former-files";
import { hashFiles } from "./sources";

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
  "strapi",
  // Not tsconfig.json: Next rewrites it while it builds, and would make every first build look outdated.
];
/** Builds stand side by side in here, each in a folder of its own named by what it was made from. */
const BUILDS = ".builds";
/** Written last: a folder without it is a build that was cut short. */
const STAMP = "sezona-build";
/** Older ones are removed, unless a process serves from them. */
const KEPT = 3;

export interface Build {
  /** Names sources and settings: the same ones give the same build. */
  id: string;
  /** Below the project's root, as Next wants it. */
  folder: string;
}

/** One number for all that a build is made from: it changes exactly when a build would come out differently. */
export function hashSources(root: string, env: Readonly<Record<string, string | undefined>> = process.env): string {
  const hash = hashFiles(root, SOURCES);
  // Next writes these into the pages.
  for (const name of Object.keys(env)
    .filter((key) => key.startsWith("NEXT_PUBLIC_"))
    .sort())
    hash.update(`${name}=${env[name]}\0`);
  return hash.digest("hex");
}

const buildOf = (id: string): Build => ({ id, folder: path.posix.join(BUILDS, id) });
const isWhole = (root: string, { folder }: Build): boolean => existsSync(path.join(root, folder, STAMP));

/** The build of the sources as they are, made now if it is not there; what runs from other builds is not touched. */
export async function ensureBuild(options: {
  root: string;
  env: NodeJS.ProcessEnv;
  beforeOutput(): void;
}): Promise<Build & { isNew: boolean }> {
  const { root, env } = options;
  const build = buildOf(hashSources(root, env).slice(0, 16));
  // Another launcher may be at it.
  while (!isWhole(root, build) && isUsed(root, build)) await pause(500);
  if (isWhole(root, build)) return { ...prepareToServe(root, build), isNew: false };
  options.beforeOutput();
  const former = lastBuild(root);
  try {
    await make(root, build, { ...env, NODE_ENV: "production" });
  } catch (error) {
    if (!(error instanceof CommandError) || !former) throw error;
    throw new CommandError(
      `${error.message}\nThe build before is untouched: BUILD=${former.id} npm start opens the shop from it.`,
      { cause: error },
    );
  }
  writeFileSync(path.join(root, build.folder, STAMP), "");
  prepareToServe(root, build);
  removeOldBuilds(root);
  return { ...build, isNew: true };
}

/** Gives a build the files of those that it takes the place of, and makes it the newest. */
function prepareToServe(root: string, build: Build): Build {
  const stampOf = ({ folder }: Build): string => path.join(root, folder, STAMP);
  const now = Date.now();
  const former = wholeBuilds(root).filter(({ id }) => id !== build.id);
  // The last one was served until now, or nobody knows until when.
  former.forEach((other, index) => {
    if (index === 0 || isUsed(root, other)) utimesSync(stampOf(other), new Date(now - 1), new Date(now - 1));
  });
  utimesSync(stampOf(build), new Date(now), new Date(now));
  takeOverFiles(
    path.join(root, build.folder),
    former.map((other) => ({
      folder: path.join(root, other.folder),
      servedUntil: statSync(stampOf(other)).mtimeMs,
    })),
    now,
  );
  return build;
}

/** A build by its name. @throws when there is none. */
export function findBuild(root: string, id: string): Build {
  const build = buildOf(path.basename(id));
  if (isWhole(root, build)) return prepareToServe(root, build);
  const others = wholeBuilds(root).map((other) => other.id);
  throw new CommandError(`There is no build ${id}. ${others.length > 0 ? `There are: ${others.join(", ")}` : ""}`);
}

export const lastBuild = (root: string): Build | null => wholeBuilds(root)[0] ?? null;

const builds = (root: string): Build[] => {
  const folder = path.join(root, BUILDS);
  return (existsSync(folder) ? readdirSync(folder) : []).map(buildOf);
};

/** The newest first. */
function wholeBuilds(root: string): Build[] {
  const ageOf = (build: Build): number => statSync(path.join(root, build.folder, STAMP)).mtimeMs;
  return builds(root)
    .filter((build) => isWhole(root, build))
    .sort((one, other) => ageOf(other) - ageOf(one));
}

async function make(root: string, build: Build, env: NodeJS.ProcessEnv): Promise<void> {
  const { folder } = build;
  rmSync(path.join(root, folder), { recursive: true, force: true });
  mkdirSync(path.join(root, folder), { recursive: true });
  useBuild(root, build, process.pid);
  inheritCache(root, folder);
  await bundleServer(root, folder);
  // Next writes the folder's types into both while it builds; they are written for `npm run types` and stay so.
  const rewritten = ["tsconfig.json", "next-env.d.ts"]
    .map((name) => path.join(root, name))
    .filter((file) => existsSync(file));
  const before = rewritten.map((file) => [file, readFileSync(file)] as const);
  const next = path.join(root, "node_modules", "next", "dist", "bin", "next");
  try {
    // What is made while building is the build's own: nothing of it belongs into a cache that others read.
    const own = { ...env, REDIS_URL: "", BUILD_FOLDER: folder, OWN_TYPE: ownTypeParts().join(",") };
    await runNode(root, [next, "build", "--webpack"], own, "The build");
    if (!existsSync(path.join(root, folder, "BUILD_ID"))) throw new CommandError("The build ended before it was done.");
  } finally {
    for (const [file, content] of before) if (!readFileSync(file).equals(content)) writeFileSync(file, content);
  }
}

/** What the build before kept for the next one: most of it has not changed. Nobody serves from it. */
function inheritCache(root: string, folder: string): void {
  const kept = wholeBuilds(root)
    .map((other) => path.join(root, other.folder, "cache"))
    .find((cache) => existsSync(cache));
  if (kept) renameSync(kept, path.join(root, folder, "cache"));
}

/**
 * What runs beside the framework and not inside it: plain files for Node, without a TypeScript loader in production.
 */
async function bundleServer(root: string, folder: string): Promise<void> {
  await bundle({
    absWorkingDir: root,
    entryPoints: { front: "server/front/main.ts", "page-cache": "server/page-cache/handler.ts" },
    splitting: true,
    chunkNames: "shared-[hash]",
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    logLevel: "warning",
  });
}

/** Says that this process serves from a build, so that nobody removes it. */
export function useBuild(root: string, { folder }: Build, pid: number): void {
  writeFileSync(path.join(root, folder, `used-by-${pid}`), "");
}

function isUsed(root: string, { folder }: Build): boolean {
  const absolute = path.join(root, folder);
  return (existsSync(absolute) ? readdirSync(absolute) : []).some((name) => {
    const pid = Number(/^used-by-(\d+)$/.exec(name)?.[1]);
    return Number.isInteger(pid) && isAlive(pid);
  });
}

/** Keeps the newest, and whatever somebody serves from or is making. */
function removeOldBuilds(root: string): void {
  const kept = new Set(
    wholeBuilds(root)
      .slice(0, KEPT)
      .map(({ id }) => id),
  );
  for (const build of builds(root))
    if (!kept.has(build.id) && !isUsed(root, build))
      rmSync(path.join(root, build.folder), { recursive: true, force: true });
}
