import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startChild } from "./processes";
import { hashFiles } from "../../scripts/lib/sources";

/** Folders of the benchmark, outside of the project. */
export interface Workspace {
  /** Copy of the floor's sources, built. */
  floor: string;
  /** What the floor's pages take over from the shop. */
  floorData: string;
  /** Data of the benchmark's shop: database, pictures. */
  home: string;
  /** Files of one run. */
  scratch: string;
}

/** One place per checkout, kept between runs: building and filling take minutes. */
export function openWorkspace(root: string): Workspace {
  const base = path.join(tmpdir(), `sezona-bench-${createHash("sha256").update(root).digest("hex").slice(0, 8)}`);
  const workspace = {
    floor: path.join(base, "floor"),
    floorData: path.join(base, "floor-data"),
    home: path.join(base, "data"),
    scratch: path.join(base, "scratch"),
  };
  for (const folder of Object.values(workspace)) mkdirSync(folder, { recursive: true });
  // As root, PostgreSQL runs as another user, who must be able to pass.
  for (const folder of [base, workspace.home]) chmodSync(folder, 0o755);
  return workspace;
}

/** Builds a copy of `sources` in `target` unless that very build is there. */
export async function buildCopy(options: {
  root: string;
  sources: readonly string[];
  from: string;
  target: string;
  env: NodeJS.ProcessEnv;
}): Promise<void> {
  const { root, sources, from, target, env } = options;
  const stampFile = path.join(target, ".next", "bench-build");
  const stamp = `${hashFiles(root, ["package-lock.json"]).digest("hex")} ${hashFiles(from, sources).digest("hex")}`;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;

  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const source of sources) {
    if (existsSync(path.join(from, source)))
      cpSync(path.join(from, source), path.join(target, source), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(target, "node_modules"), "junction");
  process.stderr.write(`Building the floor …\n`);
  const next = path.join(target, "node_modules", "next", "dist", "bin", "next");
  await run([next, "build", "--webpack"], target, { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  writeFileSync(stampFile, stamp);
}

/** Shows what the program said only when it fails. */
function run(args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = startChild(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The build in ${cwd} failed:\n${Buffer.concat(said).toString().slice(-4_000)}`)),
    );
  });
}

export const FLOOR_SOURCES = [
  "app",
  "middleware.js",
  "next.config.mjs",
  "package.json",
  "product-list.js",
  "elements.js",
  "products.js",
];
