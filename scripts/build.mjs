/* npm run build: builds beside a shop that runs; the next start finds it finished. Prints the build's name. */
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
  const { ensureBuild } = await import("./lib/build.ts");
  const env = { NEXT_TELEMETRY_DISABLED: "1", ...process.env };
  const { id, isNew } = await ensureBuild({ root, env, beforeOutput: () => undefined });
  process.stdout.write(`${id}${isNew ? "" : " (nothing changed)"}\n`);
} catch (error) {
  fail(error);
}
