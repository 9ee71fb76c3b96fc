/* The whole suite, from a fresh clone: npm test. Its last line is "N passed, N failed". */
import path from "node:path";
import { fileURLToPath } from "node:url";

import { checkNode, installPackages, loadTypeScript } from "./lib/packages.mjs";
import { fail, outliveTerminal } from "./lib/steps.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
outliveTerminal();

try {
  checkNode();
  await installPackages(root, { breakLine: () => process.stdout.write("Installing packages …\n") });
  await loadTypeScript();
  const { runSuite } = await import("./lib/suite.ts");
  process.exitCode = await runSuite(root);
} catch (error) {
  process.stdout.write("\n0 passed, 1 failed\n");
  fail(error);
}
