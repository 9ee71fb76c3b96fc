/*
 * npm run test:endurance [-- --only faults,races] [--list] [--brief]: the long proofs, one after the other. Its last
 * line sums up.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";

import { checkNode, loadTypeScript } from "./lib/packages.mjs";
import { explained, fail, outliveTerminal } from "./lib/steps.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
outliveTerminal();

try {
  checkNode();
  await loadTypeScript().catch((error) => {
    throw explained('The packages are not installed yet. Run "npm ci" first.', error);
  });
  const { runEndurance } = await import("./lib/endurance.ts");
  process.exitCode = await runEndurance(root, process.argv.slice(2));
} catch (error) {
  fail(error);
}
