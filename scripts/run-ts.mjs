/* node scripts/run-ts.mjs file.ts args…: runs a tool of the shop on the database of the running shop, or on its own. */
import path from "node:path";
import { fileURLToPath } from "node:url";

import { loadEnvironment } from "./lib/environment.mjs";
import { checkNode, loadTypeScript } from "./lib/packages.mjs";
import { explained, fail } from "./lib/steps.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

try {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw explained("Usage: node scripts/run-ts.mjs file.ts [arguments]");
  checkNode();
  loadEnvironment(root);
  await loadTypeScript().catch((error) => {
    throw explained('The packages are not installed yet. Run "npm ci" first.', error);
  });
  const { runTool } = await import("./lib/tool.ts");
  process.exitCode = await runTool({ root, file: path.resolve(file), args });
} catch (error) {
  fail(error);
}
