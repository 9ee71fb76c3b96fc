/* npm run restore:drill -- <folder>: restores a back-up beside the shop, opens it, compares, and clears it away. */
import path from "node:path";
import { fileURLToPath } from "node:url";

import { loadEnvironment } from "./lib/environment.mjs";
import { checkNode, loadTypeScript } from "./lib/packages.mjs";
import { explained, fail, outliveTerminal, Steps } from "./lib/steps.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

try {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw explained("Usage: npm run restore:drill -- <folder of a back-up>");
  const backup = path.resolve(folder);
  process.chdir(root);
  checkNode();
  loadEnvironment(root);
  outliveTerminal();
  await loadTypeScript().catch((error) => {
    throw explained('The packages are not installed yet. Run "npm ci" first.', error);
  });
  const { runDrill } = await import("./lib/drill.ts");
  process.exitCode = await runDrill({ root, backup, steps: new Steps(5) });
} catch (error) {
  fail(error);
}
