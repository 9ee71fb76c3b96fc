/* npm run types:content: types of what the shop asks of the content backend, made from the schema. */
import path from "node:path";
import { fileURLToPath } from "node:url";

import { loadTypeScript } from "./lib/packages.mjs";
import { explained, fail } from "./lib/steps.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

try {
  await loadTypeScript().catch((error) => {
    throw explained('The packages are not installed yet. Run "npm ci" first.', error);
  });
  const { writeContentTypes } = await import("./lib/content-types.ts");
  await writeContentTypes(root);
} catch (error) {
  fail(error);
}
