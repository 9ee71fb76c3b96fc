/*
 * npm run bench [-- --only js,cached] [--json] [--list] [--trials 1000]: the speed table of the shop beside its floor.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { checkNode, loadTypeScript } from "./lib/packages.mjs";
import { explained, fail } from "./lib/steps.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

try {
  checkNode();
  await loadTypeScript().catch((error) => {
    throw explained('The packages are not installed yet. Run "npm ci" first.', error);
  });
  const { typeScriptArgs } = await import("./lib/child.ts");
  const child = spawn(
    process.execPath,
    typeScriptArgs(root, path.join(root, "bench", "main.ts"), process.argv.slice(2)),
    {
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, "tsconfig.json") },
      stdio: "inherit",
    },
  );
  // The terminal sends Ctrl-C to the child too; we outlive it while it closes what it opened.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.once("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  fail(error);
}
