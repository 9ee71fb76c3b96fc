/* npm run demo:remove [-- --dry-run]: takes the demo shop out, for good: the next start doesn't bring it back. */
import path from "node:path";
import { fileURLToPath } from "node:url";

import { loadEnvironment } from "./lib/environment.mjs";
import { checkNode, loadTypeScript } from "./lib/packages.mjs";
import { explained, fail } from "./lib/steps.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

try {
  checkNode();
  loadEnvironment(root);
  await loadTypeScript().catch((error) => {
    throw explained('The packages are not installed yet. Run "npm ci" first.', error);
  });
  const { removeDemo } = await import("./lib/remove-demo.ts");
  process.exitCode = await removeDemo(root, process.argv.slice(2));
} catch (error) {
  fail(error);
}
