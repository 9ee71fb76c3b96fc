/*
 * npm run lint. What ESLint has found of a file is kept for as long as no file changes: rules that know types judge a
 * file by what others say.
 */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

/** What a rule may read: code, its settings, words whose keys are types, and what names the packages. */
const READ = /\.([cm]?[jt]sx?|json)$/;
const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
const hash = createHash("sha256").update(process.version);
for (const file of listed
  .split("\0")
  .filter((name) => READ.test(name) && existsSync(name))
  .sort())
  hash.update(`\0${file}\0`).update(readFileSync(file));

const kept = path.join("node_modules", ".cache", "eslint");
const name = hash.digest("hex").slice(0, 16);
for (const before of existsSync(kept) ? readdirSync(kept) : [])
  if (before !== name) rmSync(path.join(kept, before), { recursive: true, force: true });

const eslint = path.join("node_modules", "eslint", "bin", "eslint.js");
const cache = ["--cache", "--cache-strategy", "content", "--cache-location", `${path.join(kept, name)}${path.sep}`];
const child = spawn(process.execPath, [eslint, ".", "--max-warnings", "0", ...cache], { stdio: "inherit" });
child.once("exit", (code) => (process.exitCode = code ?? 1));
